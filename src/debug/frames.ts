import { useEffect, useEffectEvent, useState } from 'react'
import type { SceneRun } from '../stage/sceneRun'

/** How often a read-out looks again, in ms: often enough for the eye. */
const SAMPLED_EVERY = 160

/** Calls that function in every frame of the day, for as long as the component is there. */
export function useFrame(run: SceneRun, onFrame: () => void): void {
  const listener = useEffectEvent(onFrame)
  useEffect(() => {
    const call = () => listener()
    run.frameListeners.add(call)
    return () => {
      run.frameListeners.delete(call)
    }
  }, [run])
}

/** Reads something of the day a few times a second, and shows it anew when it has become something else. */
export function useSampled<Value>(run: SceneRun, read: () => Value, every = SAMPLED_EVERY): Value {
  const [value, setValue] = useState(read)
  const [clock] = useState(() => ({ sampledAt: 0 }))
  useFrame(run, () => {
    const now = performance.now()
    if (now - clock.sampledAt < every) return
    clock.sampledAt = now
    setValue(read())
  })
  return value
}
