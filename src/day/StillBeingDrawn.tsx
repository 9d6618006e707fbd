import { manifest } from '../../assets/ui/manifest'
import type { CalendarDay } from '../calendar'
import { useTranslate } from '../language/language'
import { PaperSheet } from '../ui/PaperSheet'
import { Picture } from '../ui/Picture'
import { DayFrame } from './DayFrame'
import type { Help } from './help'
import { Prompt } from './Prompt'
import styles from './StillBeingDrawn.module.css'

/** What the help card says of it. */
const HELP: Help = {
  what: {
    en: 'Nothing to play here yet: come back when the ink is dry.',
    fr: 'Rien à jouer ici pour l’instant : revenez quand l’encre sera sèche.',
  },
  keys: [],
}

/** The page of a day whose folder does not exist yet. */
export function StillBeingDrawn({ day }: { readonly day: CalendarDay }) {
  const t = useTranslate()
  return (
    <DayFrame calendarDay={day} help={HELP}>
      <PaperSheet isWide>
        <Picture className={styles.picture} print={manifest.pictures['still-drawn']['2x']} />
        <p className={styles.words}>
          {day.number}. <Prompt day={day} /> {t({ en: 'is still being drawn', fr: 'est encore sur la table à dessin' })}
        </p>
      </PaperSheet>
    </DayFrame>
  )
}
