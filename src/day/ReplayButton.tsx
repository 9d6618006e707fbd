import { useSay } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { Blot } from '../ui/Blot'
import blotStyles from '../ui/Blot.module.css'
import { FrameSlot } from './FrameSlot'

/** The replay button of a day that can be played again, beside the way home. */
export function ReplayButton({ onReplay }: { readonly onReplay: () => void }) {
  const say = useSay()
  const replay = () => {
    playHouseSound('replay')
    onReplay()
  }
  return (
    <FrameSlot name="replay">
      <button
        aria-label={say({ en: 'Replay', fr: 'Rejouer' })}
        className={blotStyles.press}
        data-day-button
        onClick={replay}
        type="button"
      >
        <Blot glyph="replay" />
      </button>
    </FrameSlot>
  )
}
