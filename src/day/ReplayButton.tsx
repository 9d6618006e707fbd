import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../language/language'
import { playHouseSound } from '../sound/houseSounds'
import { IconButton } from '../ui/IconButton'
import iconButtonStyles from '../ui/IconButton.module.css'

/**
 * The replay button of a day that can be played again: it stands in the place that the frame has for it, marked `data-replay`, beside
 * the way home, and leaves with the component that put it there.
 */
export function ReplayButton({ onReplay }: { readonly onReplay: () => void }) {
  const t = useTranslate()
  // The frame stands since the day was opened: found at once, the button is there for the focus that is passed on in this very commit.
  const [place] = useState(() => document.querySelector('[data-replay]'))
  const replay = () => {
    playHouseSound('replay')
    onReplay()
  }
  if (!place) return null
  return createPortal(
    <button
      aria-label={t({ en: 'Replay', fr: 'Rejouer' })}
      className={iconButtonStyles.press}
      data-day-button
      onClick={replay}
      type="button"
    >
      <IconButton glyph="replay" />
    </button>,
    place,
  )
}
