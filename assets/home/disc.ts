import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** The vermilion disc a day's toy steps on: a wash of radius 43 in 90 × 90, pooled at its rim, paler where water ran. */
export function drawDisc(ink: Ink): void {
  // Paper first, showing as a thin edge: the swash below must not come through.
  ink.cut(ink.ellipse(45, 45, 43.6, 43.6, 0, 0.022))
  const disc = ink.wash(ink.ellipse(45, 45, 41.6, 41.6, 0, 0.022), { alpha: 0.84, color: VERMILION })
  // More pigment settled away from the light, and two blooms where a drop fell in.
  ink.crescent(disc, { depth: 9, alpha: 0.2, color: VERMILION })
  ink.crescent(disc, { depth: 2.2, alpha: 0.34, color: VERMILION })
  ink.clip(disc, () => {
    ink.wash('64,22 74,30 72,42 62,44 55,36 56,26', { alpha: 0.12, color: VERMILION })
    ink.wash('18,56 30,52 38,62 32,74 20,70', { alpha: 0.16, color: VERMILION })
  })
}
