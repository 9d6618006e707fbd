import { useEffect, useEffectEvent, useState } from 'react'
import type { Run } from '../stage/session/run'

/** How often a read-out looks again, in ms: often enough to be read. */
const SAMPLED_EVERY = 200

/** How often something that moves is moved, in ms: often enough for the eye. */
export const MOVED_EVERY = 40

/**
 * Calls that function in the frames of the day, for as long as the component is there.
 *
 * @param every how many ms apart at the least; without, in every frame
 */
export function useFrame(run: Run, onFrame: () => void, every = 0): void {
  const listener = useEffectEvent(onFrame)
  const [clock] = useState(() => ({ calledAt: 0 }))
  useEffect(() => {
    const call = () => {
      const now = performance.now()
      if (now - clock.calledAt < every) return
      clock.calledAt = now
      listener()
    }
    return run.subscribe(call)
  }, [run, clock, every])
}

/** Reads something of the day a few times a second, and shows it anew when it has become something else. */
export function useSampled<Value>(run: Run, read: () => Value, every = SAMPLED_EVERY): Value {
  const [value, setValue] = useState(read)
  useFrame(run, () => setValue(read()), every)
  return value
}
