import { useTranslate } from '../../../src/language/language'
import { type Live, useLive } from '../../../src/stage/contract/live'
import styles from './SnackPanel.module.css'
import type { Snack } from './state'

/** Counts what was eaten, in the middle of the picture, and marks every rendering, so that a test can count them. */
export function SnackPanel({ live }: { readonly live: Live<Snack> }) {
  const t = useTranslate()
  const eaten = useLive(live, (snack) => snack.eaten)
  performance.mark('panel rendered')
  return (
    <div className={styles.menu} data-testid="menu">
      <p>{t({ en: `${eaten} eaten`, fr: `${eaten} mangés` })}</p>
      <button data-day-button onClick={() => live.press('jar')} type="button">
        {t({ en: 'Eat from the jar', fr: 'Manger au bocal' })}
      </button>
      <button data-day-button onClick={() => live.press('spoon')} type="button">
        {t({ en: 'Eat', fr: 'Manger' })}
      </button>
      <button data-day-button onClick={() => live.press('door')} type="button">
        {t({ en: 'Leave', fr: 'Partir' })}
      </button>
    </div>
  )
}
