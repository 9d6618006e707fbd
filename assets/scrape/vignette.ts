import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, solid, strokes } from '../vignettes/hand'

/** Day 18: a scratch card, half of its foil gone under the edge of a coin. */
export function drawVignette(ink: Ink): void {
  ink.at(48, 49, { rotate: -9 }, () => {
    bold(ink, '-43,-37* 43,-36* 42,34* -42,33*', { from: 0.66 })
    strokes(ink, 3.4, ['-20,-25 0,-25.6 22,-25'], 'even')
    // The foil: a solid dark, and a zigzag of bare paper scratched out of it.
    const foil = ink.path('-36,-13* 37,-12* 36,28* -36,27*', true)
    solid(ink, foil)
    ink.line('-30,2 -16,-6 -22,12 -4,-5 -10,16 9,-3 4,16', { width: 7.4, white: true, profile: 'even' })
    if (isGrown(ink)) glints(ink, 1.5, ['20,-8 32,-8', '24,-3 31,-3', '-32,20 -24,20', '-12,24 -2,24'], 'pen')
    // A line of print above, between two marks.
    for (const x of [-30, 31]) ink.dot(x, -25.4, 3.4)
  })

  // The coin, on edge, at the end of the last stroke.
  const coin = ink.ellipse(76, 66, 21, 22)
  bold(ink, coin, { halo: 2.4 })
  accent(ink, coin, 4)
  ink.contour(ink.ellipse(76, 66, 14.4, 15.2), { width: ink.lineWidth * 0.55, gap: 0.3 })
  ink.black('76,56* 79,63* 86,64* 80.6,68.6* 82.6,76* 76,71.6* 69.4,76* 71.4,68.6* 66,64* 73,63*')
  strokes(ink, 3, ['50,86 45,89', '42,82 36,84'], 'flick')
}
