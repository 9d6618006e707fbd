import { manifest } from '../../assets/furniture/manifest'
import type { CalendarDay } from '../calendar'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import styles from './StillBeingDrawn.module.css'

/** What a day shows whose folder does not exist yet. */
export function StillBeingDrawn({ day }: { readonly day: CalendarDay }) {
  return (
    <PaperSheet isWide>
      <Picture className={styles.picture} print={manifest.pictures['still-drawn']['2x']} />
      <p className={styles.words}>
        {day.number}. {day.prompt} is still being drawn
      </p>
    </PaperSheet>
  )
}
