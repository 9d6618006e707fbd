import { useSyncExternalStore } from 'react'
import { SoundControl } from '../sound/SoundControl'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'
import { BookLink } from './BookLink'
import { CreditsLink } from './CreditsLink'
import styles from './HomeCorner.module.css'
import { SourceLink } from './SourceLink'

/** What can be pressed in the corner of the home page. Until the script runs the sound control is only its picture: nothing is heard yet. */
export function HomeCorner() {
  const hasStarted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  return (
    <div className={`${iconButtonStyles.corner} ${styles.icons}`}>
      <CreditsLink hasId={hasStarted} />
      <BookLink hasId={hasStarted} />
      {hasStarted ? <SoundControl /> : <StillBlot />}
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
