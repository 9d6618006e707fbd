import { WHITE } from '../bouquet/colors'
import type { Ink } from '../ink/ink'

/** A small petal that is worn as a hat, in scene units: root up, its notched end the brim; (0, 0) is the middle of that. */
export function drawHat(ink: Ink): void {
  const petal = ink.path('-3,-42* 3,-42* 8,-33 13,-18 17,-5 14,1* 7,-2 2,4* -6,-1 -13,3* -17,-6 -12,-20 -7,-34', true)
  ink.form(petal, { width: 2, halo: 1.2, fill: WHITE, lit: 0.6, gap: 0.1 })
  ink.lines(['-1,-37 -5,-22 -6,-9', '2,-36 6,-22 7,-11', '1,-30 1,-20'], { width: 1.3, profile: 'swell' })
}
