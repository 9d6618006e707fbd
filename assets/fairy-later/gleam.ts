import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'

/** Lamplight as water shows it. */
const LIGHT = '#f3dca6'
const STROKES = 8

/** Light on the water, in strokes, the longest a little below its beginning at (0, 0); in three drawings. */
export function drawGleam(ink: Ink, frame: number): void {
  for (let stroke = 0; stroke < STROKES; stroke++) {
    const half = 62 * (1 - 0.6 * Math.abs(stroke / STROKES - 0.4)) * (0.8 + 0.3 * noise1(3, stroke + frame * 20))
    const x = 8 * noise1(4, stroke * 1.7 + frame * 20)
    const y = stroke * 12
    ink.black(`${x - half},${y}* ${x},${y - 3} ${x + half},${y}* ${x},${y + 1.5}`, { gouache: LIGHT })
  }
}
