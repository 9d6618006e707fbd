import { useCallback, useEffect, useRef } from 'react'
import { soundGate } from './soundGate'
import type { Sounds, Soundscape } from './soundscape'

/**
 * Makes a page heard for as long as it is shown: its loops at the levels that are named, 0…1, its other sounds when they
 * are played. Both tables must stay the same objects.
 *
 * @param isHeld whether the page stands still, and is silent meanwhile
 * @returns what plays one of its sounds once
 */
export function useSoundscape<Heard extends Sounds>(
  sounds: Heard,
  loops: Readonly<Partial<Record<keyof Heard & string, number>>>,
  isHeld: boolean,
): (name: keyof Heard & string) => void {
  const entered = useRef<Soundscape | null>(null)

  useEffect(() => {
    const soundscape = soundGate.enter(sounds)
    for (const [name, level] of Object.entries(loops)) soundscape.setLoop(name, level ?? 0)
    entered.current = soundscape
    return () => {
      entered.current = null
      soundGate.leave(soundscape)
    }
  }, [sounds, loops])

  useEffect(() => entered.current?.setTime(isHeld, 1), [isHeld])

  return useCallback((name) => entered.current?.play(name), [])
}
