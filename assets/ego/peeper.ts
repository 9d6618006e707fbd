import { drawBlotling } from '../characters/blotling'
import type { Ink } from '../ink/ink'
import { drawBlade } from './grass'

/** What somebody in the grass does, drawing by drawing. */
export const PEEPS = ['up', 'left', 'right', 'low', 'startled'] as const

/** The blades that stand before him: where they come up, which way, how long, and how they bend. */
const BLADES = [
  [-47, 8, -112, 54, -6],
  [43, 4, -66, 56, 6],
  [-29, 10, -88, 52, -4],
  [30, 9, -98, 50, 3],
  [-12, 14, -104, 44, -3],
  [7, 13, -76, 48, 4],
  [47, 13, -84, 44, 3],
  [-38, 15, -70, 40, 3],
] as const
/** Where his black ends between blades. */
const SEAM =
  '-80,60* -80,-4* -44,-4* -41,-22* -34,-5* -26,-10* -19,-3* -11,-19* -4,-2* 3,-8* 9,-1* 17,-20* 22,-4* 29,-9* 33,-2* 39,-24* 44,-6* 80,-6* 80,60*'

/** A blotling that looks out of the grass: it stands in it, and there are blades before it. 0, 0 is where its feet would be. */
export function drawPeeper(ink: Ink, peep: string): void {
  if (peep === 'startled') drawBlotling(ink, { kind: 'ears', mood: 'startled' })
  else if (peep === 'low') drawBlotling(ink, { kind: 'ears', duck: 0.7, gaze: [0, -0.4] })
  else drawBlotling(ink, { kind: 'ears', gaze: [peep === 'left' ? -1 : peep === 'right' ? 1 : 0, 0.2] })
  ink.erase(ink.path(SEAM, true))
  for (const [i, [x, y, angle, length, bend]] of BLADES.entries())
    drawBlade(ink, ink.leaf(x, y, angle, length, 19, { bend, belly: 0.3 }), i, 4)
}
