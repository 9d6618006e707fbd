import type { CalendarDay } from '../calendar'
import { PaperSheet } from '../ui/PaperSheet'
import styles from './StillBeingDrawn.module.css'

/** What a day shows whose folder does not exist yet. */
export function StillBeingDrawn({ day }: { readonly day: CalendarDay }) {
  return (
    <PaperSheet>
      <p className={styles.words}>
        {day.number}. {day.prompt} is still being drawn
      </p>
    </PaperSheet>
  )
}
