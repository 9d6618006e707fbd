import type { Ink } from '../ink/ink'
import { about, accent, bold, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 23: a nose, and the finger on its way up. */
export function drawVignette(ink: Ink): void {
  // The nose from below: bridge, bulb, two wings, and two nostrils that are the blackest thing here.
  const nose = ink.path(
    '38,-6* 37,6 29,15 13,21 5,33 11,44 25,47 36,43 50,52 64,43 76,47 89,44 95,32 87,20 71,14 63,5 62,-6*',
    true,
  )
  bold(ink, nose, { from: 0.5 })
  solid(ink, '17,33 25,26 36,29 38,36 32,41 21,40')
  solid(ink, '61,36 65,28 76,26 83,33 79,41 67,42')
  strokes(ink, 3, ['20,20 16,27', '80,19 86,26', '44,45 50,47 56,45'], 'flick')
  if (isGrown(ink)) {
    strokes(ink, 1.6, ['46,-2 45,9 41,17', '69,23 76,21', '27,23 34,22', '56,14 60,21', '45,36 50,40 55,36'], 'flick')
  }

  // The hand: three folded fingers step down beside the one that has found the nostril; the thumb lies on the other side.
  about(ink, 70, 60, { right: poseOf(ink, [0, -7, -3]) }, () => {
    bold(ink, ink.tube('88,82@13 87,72@12 84,66@11', { root: true }), { width: 3.8, from: 0.4 })
    const finger = ink.tube('74,79@19 73,68@17 72,52@15 71,44@14', { root: true })
    bold(ink, ink.clay([finger, '44,82* 92,80* 91,89.4* 45,89.4*'], 3), { from: 0.5 })
    for (const folded of ['45,81@14 44,76@14', '54,81@14 53,72@14', '64,81@14 63,68@14']) {
      bold(ink, ink.tube(folded, { root: true }), { width: 3.8, from: 0.6, halo: 1 })
    }
    accent(ink, bold(ink, '66,49 67,41 72,38.6 77,41 78,49 72,52', { width: 2.8, halo: 0 }), 0.6)
    strokes(ink, 2.8, ['69,62 73,64 79,62'], 'swell')
    // Surprise.
    strokes(ink, 3.4, ['90,56 97,52', '91,64 100,65'], 'pen')
    if (isGrown(ink))
      strokes(ink, 1.5, ['70,66 77,66', '42,79 42,82', '51,76 52,80', '61,73 62,78', '75,74 76,80'], 'flick')
  })
}
