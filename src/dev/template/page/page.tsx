import { useSay } from '../../../language/language'
import { type Live, useLive } from '../../../stage/contract/live'
import { InkButton } from '../../../ui/InkButton'
import type { Blot } from '../stage/state'
import styles from './page.module.css'

/** Tells of the blot, and turns it round. */
export function Page({ live }: { readonly live: Live<Blot> }) {
  const say = useSay()
  const goesLeft = useLive(live, (blot) => blot.goesLeft)
  const turns = useLive(live, (blot) => blot.turns)
  return (
    <div className={styles.page}>
      <p>
        {goesLeft
          ? say({ en: 'The blot crawls to the left.', fr: 'La tache rampe vers la gauche.' })
          : say({ en: 'The blot crawls to the right.', fr: 'La tache rampe vers la droite.' })}
      </p>
      <p>{say({ en: `Turned round: ${turns}`, fr: `Demi-tours : ${turns}` })}</p>
      <InkButton data-day-button onClick={() => live.press('blot')}>
        {say({ en: 'Turn it round', fr: 'Faire demi-tour' })}
      </InkButton>
    </div>
  )
}
