import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 18: a scratch card, half of its foil gone under the edge of a coin. */
export function drawVignette(ink: Ink): void {
  ink.at(48, 49, { rotate: -9 }, () => {
    bold(ink, '-43,-37* 43,-36* 42,34* -42,33*', { from: 0.66 })
    strokes(ink, 3, ['-20,-29.6 0,-30 22,-29.4'], 'even')
    // The foil: a solid dark, and a zigzag of bare paper scratched out of it.
    const foil = ink.path('-37,-22* 37,-21* 36,28* -37,27*', true)
    solid(ink, foil)
    ink.line('-31,6 -14,-13 -24,14 -2,-14 -12,18 14,-12 3,18', { width: 8, white: true, profile: 'even' })
    if (isGrown(ink)) glints(ink, 1.5, ['22,-15 32,-15', '25,-10 31,-10', '-32,20 -24,20', '-12,24 -2,24'], 'pen')
    // A line of print above, between two marks.
    for (const x of [-30, 31]) ink.dot(x, -29.6, 2.8)
  })

  // The coin, on edge, at the end of the last stroke.
  about(ink, 76, 66, { right: poseOf(ink, [0, -9, -4]), rotate: poseOf(ink, [0, -12, -6]) }, () => {
    const coin = ink.ellipse(76, 66, 21, 22)
    bold(ink, coin, { halo: 2.4 })
    accent(ink, coin, 4)
    ink.contour(ink.ellipse(76, 66, 14.4, 15.2), { width: ink.lineWidth * 0.55, gap: 0.3 })
    ink.black('76,56* 79,63* 86,64* 80.6,68.6* 82.6,76* 76,71.6* 69.4,76* 71.4,68.6* 66,64* 73,63*')
  })

  strokes(ink, 3, ['50,86 45,89', '42,82 36,84'], 'flick')
}
