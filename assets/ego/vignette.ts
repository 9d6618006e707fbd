import type { Ink } from '../ink/ink'
import { accent, bold, ground, isGrown, solid, strokes } from '../vignettes/hand'

/** One of the other three, the middle of the head at (x, y): the same face, wide awake, black shoulders down to the rule. */
function drawDouble(ink: Ink, x: number, y: number): void {
  solid(
    ink,
    `${x - 18},89.4* ${x - 15},${y + 24} ${x - 6},${y + 12} ${x + 6},${y + 12} ${x + 15},${y + 24} ${x + 18},89.4*`,
    2,
  )
  bold(ink, ink.ellipse(x, y, 15, 14), { width: 4, halo: 1.6, from: 0.5 })
  const fringe = [
    `${x - 17},${y + 2}*`,
    `${x - 15},${y - 11}`,
    `${x - 2},${y - 18}`,
    `${x + 6},${y - 23}*`,
    `${x + 8},${y - 16}`,
    `${x + 16},${y - 9}`,
    `${x + 17},${y + 2}*`,
    `${x + 9},${y - 5}*`,
    `${x + 3},${y - 3}*`,
    `${x - 3},${y - 7}*`,
    `${x - 10},${y - 2}*`,
  ]
  solid(ink, fringe.join(' '), 0.6)
  for (const side of [-6, 5]) ink.black(ink.ellipse(x + side, y + 3, 2, 3))
}

/** Day 26: four of the same hero. The front one knows that he is the real one. */
export function drawVignette(ink: Ink): void {
  ground(ink, 4, 98)
  drawDouble(ink, 51, 15.6)
  drawDouble(ink, 16, 44)
  drawDouble(ink, 85, 43)

  // Himself: tunic and belt.
  bold(ink, '32,76* 50,72 68,76* 74,90* 26,90*', { from: 0.44, halo: 2.4 })
  strokes(ink, 3.6, ['29,85 50,87 72,85'], 'even')

  // The crown behind the hair, the only one of the four, and the accent.
  const crown = ink.path('33,46* 27,28* 39,36* 50,23* 61,36* 74,27* 67,46*', true)
  accent(ink, bold(ink, crown, { halo: 2.4 }), 3)
  for (const [x, y] of [
    [27, 27],
    [50, 22],
    [74, 26],
  ] as const) {
    bold(ink, ink.ellipse(x, y, 4, 4), { width: 3 })
  }

  // A large head, eyes closed with pride, one corner of the mouth up.
  bold(ink, ink.ellipse(50, 61, 24, 18), { from: 0.62, halo: 2.4 })
  solid(ink, '24,64* 25,50 34,43 50,41 66,43 75,50 76,64* 66,54* 58,56* 50,50* 42,56* 33,53*', 0.6)
  strokes(ink, 3.6, ['35,62 41,66 46,62', '54,62 60,66 65,61'])
  strokes(ink, 3.2, ['43,71 51,73 59,68 60,66'])
  if (!isGrown(ink)) return
  strokes(ink, 1.6, ['40,38 42,30', '58,38 60,32', '47,77 47,83', '55,77 55,83', '36,70 39,71'], 'flick')
  for (const x of [40, 50, 60]) ink.dot(x, 40, 1.3)
}
