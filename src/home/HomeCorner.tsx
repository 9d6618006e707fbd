import { SoundControl } from '../sound/SoundControl'
import blotStyles from '../ui/Blot.module.css'
import { SourceLink } from '../ui/SourceLink'

/** What can be pressed in the corner of the home page. */
export function HomeCorner() {
  return (
    <div className={`${blotStyles.corner} ${blotStyles.upright}`}>
      <SoundControl />
      <SourceLink />
    </div>
  )
}
