import { useSyncExternalStore } from 'react'
import { SoundControl } from '../sound/SoundControl'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { BookLink } from './BookLink'
import { CreditsLink } from './CreditsLink'
import styles from './HomeCorner.module.css'
import { SourceLink } from './SourceLink'

interface Props {
  /** Whether anything is to be heard there, and looked up in the book: not where no day is. */
  readonly hasSound: boolean
}

/** What can be pressed in the corner of the home page. Until the script runs the sound control is only its picture: nothing is heard yet. */
export function HomeCorner({ hasSound }: Props) {
  const hasStarted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <div className={`${iconButtonStyles.corner} ${styles.icons} ${hasSound ? styles.whole : ''}`}>
      <CreditsLink hasId={hasStarted} />
      {hasSound && <BookLink hasId={hasStarted} />}
      {hasSound && (hasStarted ? <SoundControl /> : <StillBlot />)}
      <SourceLink />
    </div>
  )
}

function StillBlot() {
  return (
    <span className={iconButtonStyles.press}>
      <IconButton glyph="soundOn" />
    </span>
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
