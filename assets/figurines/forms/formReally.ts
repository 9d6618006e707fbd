import type { Ink } from '../../ink/ink'
import { drawDrip } from '../bosses/parts'
import { standShadow } from '../kit/bases'
import { made, rouge, scrape } from '../kit/stuff'
import { drawNibHat } from './parts'

/** What is left of Morvane: a blot, sulking under a hat that was made for a larger man. 0, 0 is the ground under it. */
export function drawFormReally(ink: Ink): void {
  standShadow(ink, -26, 30, 1)
  const blot = made(ink, '-30,2* -24,-4 -25,-18 -16,-32 0,-36 17,-32 26,-18 25,-3 33,3* 18,6 6,3 -6,7 -18,4', 'black', {
    rim: 1.8,
  })
  ink.clip(blot, () => scrape(ink, 1.6, ['-20,-12 -20,-20 -15,-27']))
  drawDrip(ink, 24, -2, 12, 6)
  // Arms crossed, as far as they go.
  ink.line('-17,-5 -4,-1 12,-6', { width: 2.4, white: true, profile: 'swell' })
  ink.line('17,-5 4,-2 -8,-7', { width: 2, white: true, profile: 'swell' })
  for (const [x, y] of [
    [-9, -21],
    [9, -22],
  ] as const) {
    ink.black(ink.ellipse(x, y, 6, 6.6), { white: true })
    ink.dot(x - 2.2, y + 2.4, 2.8)
    ink.dot(x - 3.2, y + 1.2, 0.9, { white: true })
  }
  ink.line('-5,-9.4 1,-12 7,-9', { width: 2, white: true, profile: 'swell' })
  rouge(ink, -17, -13, 3.4)
  rouge(ink, 17, -14, 3.4)
  ink.at(1, -28, { rotate: -11, scaleX: 1.16, scaleY: 0.84 }, () => drawNibHat(ink))
}
