import type { Ink } from '../ink/ink'
import { smoothstep } from '../ink/numbers'

/** Where it is tied to the lantern's ring, and where it is lost in the dark: units above the flame. */
const END = 84
const LOST = 410

/** The lantern's rope before a black night: only its twist is seen, and less and less of it. */
export function drawRope(ink: Ink): void {
  for (let y = END; y < LOST; y += 8) {
    const width = 4.6 * (1 - smoothstep(130, LOST, y)) + 0.6
    ink.line(`-3.4,${-y + 4} 0,${-y} 3.4,${-y - 3}`, { width, white: true, profile: 'swell', wobble: 0 })
  }
}
