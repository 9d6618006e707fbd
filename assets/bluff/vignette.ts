import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 20: the headland, a wind-bent pine on it, the cave in its foot, the sea before it. */
export function drawVignette(ink: Ink): void {
  // The sun, cut by one bar of cloud.
  if (isGrown(ink)) bold(ink, ink.ellipse(83, 24, 16.5, 16.5), { width: 2.6 })
  ink.wash(ink.ellipse(83, 24, 17, 17), { alpha: 0.92, color: VERMILION })
  glints(ink, 3.4, ['66,30 82,28 100,30'])

  // Trunk and crowns before the cliff, so that it grows out of the edge.
  strokes(ink, 6.4, ['26,44 30,30 24,10'], 'even')
  strokes(ink, 4, ['29,34 42,22'], 'even')
  for (const [x, y, across, down] of [
    [22, 6, 24, 9.6],
    [46, 19, 15, 7],
    [8, 25, 12, 6],
  ] as const) {
    solid(ink, ink.ellipse(x, y, across, down, -4, 0.14))
  }
  if (isGrown(ink)) glints(ink, 1.8, ['6,2 18,-1 30,0', '38,16 46,14 54,17', '1,23 8,21 14,23', '10,9 20,7'], 'swell')

  // The cliff: lit face, black flank with a feathered edge, the cave mouth.
  const cliff = ink.path('-3,43* 14,38 34,40 60,39* 61,52 66,60 65,74 72,89* -3,89*', true)
  bold(ink, cliff)
  ink.clip(cliff, () => {
    ink.black('46,36 76,36 76,96 52,96 48,66')
    ink.feather('46,40 48,66 52,92', { side: 1, length: 15, width: 3.2, spacing: 4, slant: 24, envelope: () => 1 })
    strokes(ink, 2.8, ['8,46 7,60', '24,44 25,52', '38,48 37,58'], 'flick')
    glints(ink, 2.4, ['56,46 57,62', '61,64 62,80', '52,72 55,86'])
    ink.black('10,92* 8,74 15,62 25,61 33,72 34,92*')
    if (isGrown(ink)) glints(ink, 1.6, ['14,72 18,66 24,65', '18,88 22,86 28,88'], 'swell')
  })

  // One breaking wave, its hollow black.
  bold(ink, '60,89* 68,76 76,64 89,60 101,66 104,78* 97,72 90,76 92,83 101,89*', { width: 4, halo: 2 })
  solid(ink, '84,89.6* 82,80 88,73 95,73 90,77 92,83 100,89.6*')
  strokes(ink, 2.4, ['68,84 76,72 86,66', '76,85 80,75 88,69'], 'swell')
}
