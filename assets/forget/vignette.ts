import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 12: a torch, and what its light finds on a page that is black everywhere else. */
export function drawVignette(ink: Ink): void {
  // The dark page, torn a little at its edges.
  solid(ink, '10,2* 40,4 70,1 97,3* 95,30 98,60 95,90* 60,88 30,91 8,89* 11,60 7,30')

  // The cone of light is bare paper; in it stands the surprise.
  ink.cut('34,42* 52,10 65,3 80,5 92,16 94,34 85,48 60,68*')
  const mark = ink.path('68,12* 83,15* 77,38* 69,36*', true)
  const point = ink.ellipse(70.5, 46, 5, 5)
  for (const red of [mark, point]) accent(ink, bold(ink, red, { width: 3 }), 1)
  if (isGrown(ink)) {
    strokes(ink, 1.6, ['46,40 52,26', '44,50 50,42', '84,42 88,34', '56,64 66,58'], 'flick')
    glints(ink, 1.6, ['16,12 24,12', '18,18 22,18', '84,78 90,78', '80,70 88,71'], 'pen')
  }

  // The torch lies in the lower left, its head to the light.
  ink.at(40, 62, { rotate: -45 }, () => {
    bold(ink, '-30,-9* 0,-9* 0,9* -30,9*', { width: 4, from: 0.5 })
    bold(ink, '-4,-10* 10,-18* 10,18* -4,10*', { width: 4, from: 0.5 })
    bold(ink, ink.ellipse(10, 0, 5, 18, 0, 0.02), { width: 3.6, halo: 1 })
    solid(ink, '-22,-4* -12,-4* -12,3* -22,3*')
  })
}
