import { drawBiggin } from '../characters/biggin'
import { drawBlotling } from '../characters/blotling'
import type { Livery } from '../characters/liveries'
import { drawBlade } from '../ego/grass'
import type { Ink } from '../ink/ink'

/** What a small one in a cap does: looks out of low grass, stands, cheers as the four swing. */
export const LOOKALIKE = ['hides', 'stands', 'cheers'] as const

/** The blades before him in low grass: where they come up, which way, how long, and how they bend. */
const BLADES = [
  [-44, 4, -108, 44, -6],
  [40, 2, -68, 46, 6],
  [-26, 6, -86, 42, -4],
  [26, 6, -96, 40, 3],
  [-8, 9, -102, 36, -3],
  [8, 9, -78, 40, 4],
  [44, 9, -84, 36, 3],
  [-36, 10, -72, 34, 3],
] as const
/** Where he ends between them. */
const SEAM =
  '-90,60* -90,-2* -44,-2* -40,-18* -33,-4* -26,-9* -19,-3* -11,-16* -4,-2* 3,-7* 9,-1* 17,-16* 22,-4* 29,-8* 33,-2* 39,-20* 44,-4* 90,-4* 90,60*'

/** A blotling in the cap of one of the four, which is rather large for it. 0, 0 is the ground under it. */
export function drawLookalike(ink: Ink, livery: Livery, does: string): void {
  const isCheering = does === 'cheers'
  if (does === 'hides') {
    ink.at(0, 3, {}, () => drawCapped(ink, livery, false))
    ink.erase(ink.path(SEAM, true))
    for (const [i, [x, y, angle, length, bend]] of BLADES.entries())
      drawBlade(ink, ink.leaf(x, y, angle, length, 15, { bend, belly: 0.3 }), i, 3.4)
    return
  }
  ink.wash('-46,1 -16,-6 22,-5 52,2 26,9 -24,8', { alpha: 0.44 })
  ink.at(0, isCheering ? -6 : 0, { rotate: isCheering ? -5 : 0 }, () => drawCapped(ink, livery, isCheering))
}

function drawCapped(ink: Ink, livery: Livery, isGlad: boolean): void {
  drawBlotling(ink, { kind: 'round', mood: isGlad ? 'glad' : 'looks', gaze: [0.2, -0.6] })
  ink.at(0, -62, { scale: 0.66, rotate: -4 }, () =>
    drawBiggin(ink, { livery, mood: isGlad ? 'dizzy' : 'grumpy', swing: 8 }),
  )
}
