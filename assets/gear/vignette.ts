import type { Ink } from '../ink/ink'
import { about, accent, bold, eye, glints, ground, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

const TEETH = 10
/** A tooth's corners: the angle from its middle, in radians, and the distance from the gear's. */
const TOOTH = [
  [-0.24, 31],
  [-0.15, 39.4],
  [0.16, 40],
  [0.24, 31],
] as const

/** Day 30: a gear with a headset on, taking the call. */
export function drawVignette(ink: Ink): void {
  ground(ink, 22, 84)
  // The wheel is one black with a worn light along its upper left.
  const rim = Array.from({ length: TEETH }, (_, tooth) => {
    const turn = (tooth / TEETH) * 2 * Math.PI + 0.3
    return TOOTH.map(([lean, reach]) => [51 + Math.cos(turn + lean) * reach, 49 + Math.sin(turn + lean) * reach, 1, 1])
  }).flat()
  about(ink, 51, 49, { rotate: poseOf(ink, [0, 12, 24]) }, () => {
    solid(ink, rim)
  })

  glints(ink, 2.4, ['24,40 29,30 37,23', '15,44 16,40'], 'swell')
  if (isGrown(ink)) glints(ink, 1.6, ['72,74 78,66', '40,20 46,18', '64,79 68,77', '30,16 33,20'], 'swell')

  // The hub is a face.
  bold(ink, ink.ellipse(51, 50, 22.5, 22), { from: 0.6, halo: 0 })
  eye(ink, 43, 49, 3.2)
  eye(ink, 58, 48.4, 3.2)
  strokes(ink, 3.2, ['45,59 52,63 60,57'])
  if (isGrown(ink)) strokes(ink, 2, ['38,41 43,39 47,41', '54,40 59,38 63,41'], 'pen')

  // The headset: a pale band over the top, red cups, and a boom to the mouth.
  bold(ink, ink.tube('26,50@5.4 29,32@5.4 50,22.6@6 72,31@5.4 76,50@5.4', { root: true }), { width: 3.2, halo: 1 })
  for (const [x, turn] of [
    [26, -5],
    [76.4, 5],
  ] as const) {
    accent(ink, bold(ink, ink.ellipse(x, 51, 7.4, 12, turn), { width: 4, halo: 1 }), 2)
  }
  strokes(ink, 3.4, ['27,62 33,69 41,70'], 'even')
  solid(ink, ink.ellipse(43, 69.6, 5, 4), 1.4)

  // The call comes in.
  strokes(ink, 3.6, ['88,20 95,11', '93,31 103,26'], 'pen')
  if (isGrown(ink)) strokes(ink, 2.8, ['80,12 84,3', '15,20 7,12', '9,31 0,27'], 'pen')
}
