import { SoundControl } from '../sound/SoundControl'
import blotStyles from '../ui/Blot.module.css'
import styles from './HomeCorner.module.css'
import { SourceLink } from './SourceLink'

/** What can be pressed in the corner of the home page. */
export function HomeCorner() {
  return (
    <div className={`${blotStyles.corner} ${styles.icons}`}>
      <SoundControl />
      <SourceLink />
    </div>
  )
}
