import { useLanguage, useSay } from '../../src/language/language'
import { type Live, useLive } from '../../src/stage/live'
import styles from './panel.module.css'
import { usePetalWalk } from './petalWalk'
import type { Bouquet } from './state'
import { MESSAGES } from './words'

/** Takes the arrow keys. The brush writes English, in the words of the day: below it, for those who read French, what that means. */
export function Panel({ live }: { readonly live: Live<Bouquet> }) {
  usePetalWalk(live)
  const say = useSay()
  const language = useLanguage()
  const message = useLive(live, (bouquet) => bouquet.message)
  if (language === 'en' || message === null) return null
  return (
    <p aria-hidden="true" className={styles.caption}>
      {say(MESSAGES[message])}
    </p>
  )
}
