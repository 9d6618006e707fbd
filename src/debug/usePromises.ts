import { useState } from 'react'
import { type DebugContext, messageOf } from './debugContext'
import { useFrame } from './frames'

/** Holds the day to what its rules promise, in every frame; the first promise that is broken makes it stand still. */
export function usePromises({ run, warn }: DebugContext): void {
  const [checked] = useState(() => ({ at: -1, isBroken: false }))
  useFrame(run, () => {
    const { playhead } = run
    if (playhead.now === checked.at) return
    checked.at = playhead.now
    try {
      playhead.check()
      checked.isBroken = false
    } catch (error) {
      if (checked.isBroken) return
      checked.isBroken = true
      playhead.pause()
      warn(`The day breaks a promise at ${playhead.now} ms. ${messageOf(error)}`)
    }
  })
}
