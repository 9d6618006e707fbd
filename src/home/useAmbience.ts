import { useEffect } from 'react'
import { soundGate } from '../sound/soundGate'
import type { Soundscape } from '../sound/soundscape'

/** How long somebody stays before the window is heard, in milliseconds: whoever opens a day at once need not fetch it. */
const STAY = 3000

/** Lets the yard be heard for as long as the index is shown, softly, once there is sound at all. */
export function useAmbience(): void {
  useEffect(() => {
    let hasLeft = false
    let stay = 0
    let soundscape: Soundscape | null = null
    void soundGate.opened.then(({ siteSounds }) => {
      if (hasLeft) return
      stay = window.setTimeout(() => {
        soundscape = soundGate.enter(siteSounds.index)
        soundscape.setLoop('yard', 1)
      }, STAY)
    })
    return () => {
      hasLeft = true
      clearTimeout(stay)
      if (soundscape) soundGate.leave(soundscape)
    }
  }, [])
}
