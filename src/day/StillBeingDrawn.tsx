import { manifest } from '../../assets/ui/manifest'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import { Prompt } from './Prompt'
import styles from './StillBeingDrawn.module.css'

/** What a day shows whose folder does not exist yet. */
export function StillBeingDrawn({ day }: { readonly day: CalendarDay }) {
  const t = useTranslate()
  return (
    <PaperSheet isWide>
      <Picture className={styles.picture} print={manifest.pictures['still-drawn']['2x']} />
      <p className={styles.words}>
        {day.number}. <Prompt day={day} /> {t({ en: 'is still being drawn', fr: 'est encore sur la table à dessin' })}
      </p>
    </PaperSheet>
  )
}
