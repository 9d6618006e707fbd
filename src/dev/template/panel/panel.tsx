import { useTranslate } from '../../../language/language'
import { type Live, useLive } from '../../../stage/contract/live'
import { InkButton } from '../../../ui/InkButton'
import type { BlotState } from '../stage/state'
import styles from './panel.module.css'

/** Counts how often the blot was turned round, and turns it. */
export function Panel({ live }: { readonly live: Live<BlotState> }) {
  const t = useTranslate()
  const turns = useLive(live, (blot) => blot.turns)
  return (
    <div className={styles.panel}>
      <p>{t({ en: `Turned round: ${turns}`, fr: `Demi-tours : ${turns}` })}</p>
      <InkButton data-day-button onClick={() => live.press('blot')}>
        {t({ en: 'Turn it round', fr: 'Faire demi-tour' })}
      </InkButton>
    </div>
  )
}
