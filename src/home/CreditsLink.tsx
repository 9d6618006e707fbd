import { useSay } from '../language/language'
import styles from './CreditsLink.module.css'

/** Made by the build: who made the site, and the licences of all that is in it. */
const CREDITS = `${import.meta.env.BASE_URL}licenses.txt`

export function CreditsLink() {
  const say = useSay()
  return (
    <a className={styles.credits} href={CREDITS}>
      {say({ en: 'Credits', fr: 'Crédits' })}
    </a>
  )
}
