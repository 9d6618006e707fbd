import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** How large each drawing of a grain of pollen is, in units. */
const GRAINS = [4.4, 3, 2] as const

/** Pollen that is shaken off. */
export function drawPollen(ink: Ink, frame: number): void {
  ink.dot(0, 0, GRAINS[frame] ?? 2, { color: OCHRE })
}

/** A hair's breadth of the line that a falling petal leaves in the air: laid one behind the other. */
export function drawSway(ink: Ink): void {
  ink.line('-13,0 0,0.3 13,0', { width: 2.6, profile: 'even', wobble: 0.4 })
}
