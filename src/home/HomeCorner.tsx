import { useSyncExternalStore } from 'react'
import { SoundControl } from '../sound/SoundControl'
import { Blot } from '../ui/Blot'
import blotStyles from '../ui/Blot.module.css'
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
    <div className={`${blotStyles.corner} ${styles.icons}`}>
      <CreditsLink />
      {hasStarted ? (
        <SoundControl />
      ) : (
        <span className={blotStyles.press}>
          <Blot glyph="soundOn" />
        </span>
      )}
      <SourceLink />
    </div>
  )
}

function subscribeToNothing(): () => void {
  return () => {}
}
