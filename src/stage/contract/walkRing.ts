import type { DayKey, KeyAction } from './keys'

/** Which way round a key goes. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Lets the arrow keys move the focus round areas that lie in a ring or a row: on to the right and down, back to the left and up, the
 * first after the last. From anywhere else a step on leads to the first, and one back to the last.
 *
 * @param ring the ids of the areas that are there, in their order
 */
export function walkRing({ key, focused }: DayKey, ring: readonly string[]): KeyAction | null {
  const step = STEPS[key]
  if (step === undefined) return null
  const at = focused === null ? -1 : ring.indexOf(focused)
  const from = at < 0 && step < 0 ? 0 : at
  const focus = ring[(from + step + ring.length) % ring.length]
  return focus === undefined ? null : { focus }
}
