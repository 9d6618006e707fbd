import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawDrop, drawPressedDrop } from './drops'

/** The pointer's hot spot, its tip, in its 40 × 40 picture. */
const POINTER_TIP = { x: 9, y: 9 }

const LEAN = -38
const SIZE = 0.82
const HALO = 2.2

/** A drop of ink that points with its tip. */
export function drawPointer(ink: Ink): void {
  ink.at(POINTER_TIP.x, POINTER_TIP.y, { rotate: LEAN, scale: SIZE }, () => drawDrop(ink, HALO))
}

/** The drop pressed on something: fatter, and three red flicks leave its tip. */
export function drawPressedPointer(ink: Ink): void {
  ink.at(POINTER_TIP.x, POINTER_TIP.y, { rotate: LEAN, scale: SIZE }, () => drawPressedDrop(ink, HALO))
  ink.lines(['7,5.4 4.6,1.6', '12.4,4.6 13,0.6', '4.8,9.6 0.8,9.2'], { width: 2.6, color: VERMILION, profile: 'flick' })
}
