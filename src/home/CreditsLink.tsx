import { Link } from 'wouter'
import { useTranslate } from '../language/language'
import { CREDITS, CREDITS_TITLE } from '../site'
import { playHouseSound } from '../sound/houseSounds'
import styles from './CreditsLink.module.css'
import { cardId } from './cardId'

interface Props {
  /** Not of both homes that the markup rendered at build holds: an id is one element's. */
  readonly hasId: boolean
}

export function CreditsLink({ hasId }: Props) {
  const t = useTranslate()
  return (
    <Link
      className={styles.credits}
      href={`/${CREDITS}`}
      id={hasId ? cardId(CREDITS) : undefined}
      onClick={() => playHouseSound('rustle')}
    >
      {t(CREDITS_TITLE)}
    </Link>
  )
}
