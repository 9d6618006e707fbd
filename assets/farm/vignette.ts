import type { Ink } from '../ink/ink'
import { accent, bold, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 31: a trap in the sea off the island, and the fish that has just left it. */
export function drawVignette(ink: Ink): void {
  // The trap: a basket with a dark mouth, woven in a few bands, half sunk.
  const basket = ink.path('30,52* 27,70 32,90* 84,90* 90,70 86,52*', true)
  bold(ink, basket)
  ink.clip(basket, () => {
    ink.black('70,52 92,52 92,92 62,92 70,76')
    strokes(ink, 3.2, ['24,66 56,71 94,66', '24,79 56,84 94,79'], 'even')
    strokes(ink, 2.8, ['42,56 42,88', '56,58 57,90', '70,58 69,90'], 'even')
    if (isGrown(ink))
      strokes(
        ink,
        1.5,
        ['35,60 34,64', '48,62 48,67', '35,72 36,77', '49,74 49,80', '62,64 62,68', '63,76 62,81'],
        'pen',
      )
  })
  bold(ink, ink.ellipse(58, 51, 31, 9), { width: 4.2 })
  solid(ink, ink.ellipse(58, 52, 24, 5.4))

  // The fish in mid-leap, as long as the trap is wide; drops off its tail.
  ink.at(48, 22 + poseOf(ink, [0, -6, -9]), { rotate: poseOf(ink, [-24, -16, -6]) }, () => {
    bold(ink, '22,-1* 36,-14 44,-12* 40,0 46,12* 36,12 22,3*', { width: 4 })
    bold(ink, '-8,-14* 0,-24 14,-20* 10,-10*', { width: 3.4 })
    const fish = ink.path('26,1 12,-11 -10,-15 -28,-7 -36,3* -26,11 -8,15 12,11', true)
    accent(ink, bold(ink, fish, { from: 0.62 }), 4)
    strokes(ink, 3, ['-18,-11 -13,0 -18,11'], 'swell')
    strokes(ink, 2.4, ['-2,-6 3,0 -2,6', '9,-5 13,0 9,5'], 'swell')
    ink.dot(-25, -2, 3.4)
    ink.dot(-26, -3, 1.2, { white: true })
    if (isGrown(ink)) strokes(ink, 1.6, ['30,-3 37,-8', '30,3 38,7', '2,-20 6,-13', '-33,4 -27,5'], 'flick')
  })
  for (const [x, y, size] of [
    [80, 30, 2.6],
    [76, 40, 2.2],
    [92, 34, 2],
    [28, 40, 2.2],
  ] as const)
    ink.dot(x, y, size)

  // The sea at its foot.
  solid(ink, '-4,90* -2,84 8,80 18,85 26,81 34,86 40,90*', 2)
  solid(ink, '70,90* 78,84 88,80 96,85 104,83 105,90*', 2)
}
