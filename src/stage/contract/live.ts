import { useCallback, useSyncExternalStore } from 'react'
import type { Input } from './scene'

/** A day that plays, as React sees it. */
export interface Live<State> {
  /** The state at this moment; it is changed in place. */
  readonly state: State
  /** Simulated ms since the start. */
  readonly now: number
  /** Presses an area, and lets go of it, as a key or a screen reader does. */
  press(area: string, button?: Input['button']): void
  /** Starts the day over, from another chance. */
  replay(): void
  /** Calls once in every frame, when its state is settled. Returns what ends that. */
  subscribe(listener: () => void): () => void
}

/**
 * Reads something of a day that plays; the component is rendered anew when it has become something else, not in every frame.
 *
 * @param select picks plain values: an object of the state stays the same while its fields change
 */
export function useLive<State, Value extends string | number | boolean | null>(
  live: Live<State>,
  select: (state: State, now: number) => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => live.subscribe(listener), [live])
  return useSyncExternalStore(subscribe, () => select(live.state, live.now))
}
