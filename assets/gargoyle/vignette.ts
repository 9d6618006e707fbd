import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { bold, glints, solid, strokes } from '../vignettes/hand'

/** Day 1, at rest: the gargoyle of the title page hunched on its ledge, wings half open, scowling at who comes. */
export function drawVignette(ink: Ink): void {
  // The wings are one black each, their fingers scraped out; the right one is drawn, not mirrored.
  solid(ink, '48,64* 36,34 7,6* 12,28 -1,38* 11,48 3,66* 22,60 34,76*')
  solid(ink, '53,64* 65,31 93,4* 90,26 101,36* 91,47 98,63* 79,59 66,76*')
  glints(ink, 2.4, ['36,55 27,34 14,18', '65,53 74,31 87,16', '33,63 20,53', '67,61 81,51'])

  // The ledge, then the hunched body and the claws over the ledge's edge.
  bold(ink, '7,90* 94,90* 86,80* 15,80*', { from: 0.46 })
  const body = ink.clay([ink.ellipse(50, 68, 18, 15), ink.ellipse(32, 70, 9, 10), ink.ellipse(68, 70, 9, 10)], 6)
  bold(ink, body, { from: 0.4 })
  for (const x of [32, 67]) {
    bold(ink, ink.ellipse(x, 80, 9.5, 5.6), { width: 3.2 })
    strokes(ink, 2.2, [`${x - 3},79 ${x - 4},85`, `${x + 3},79 ${x + 3},85`])
  }

  // Horns in black and pale ears, behind the head.
  solid(ink, '38,36* 27,25 25,1* 36,12 47,29*', 1.6)
  solid(ink, '53,29* 62,12 75,1* 74,23 64,37*', 1.6)
  bold(ink, '33,42* 23,38 16,27* 17,44 33,52*', { width: 3.4 })
  bold(ink, '66,42* 76,38 84,27* 82,44 67,52*', { width: 3.4 })

  // The scowl: two black wedges, a red spark in each, fangs over a black mouth.
  bold(ink, ink.clay([ink.ellipse(50, 42, 19, 14), ink.ellipse(49, 54, 13, 10)], 5), { from: 0.56 })
  ink.black('33,36* 48,45 46,50 36,46')
  ink.black('67,35* 52,45 54,50 64,45')
  for (const x of [42.4, 58]) ink.dot(x, 45, 2.4, { white: true })
  ink.wash(ink.ellipse(42.4, 45, 2.6, 2.6), { alpha: 1, color: VERMILION })
  ink.wash(ink.ellipse(58, 45, 2.6, 2.6), { alpha: 1, color: VERMILION })
  ink.black('38,54 49,53 62,54 57,62 43,62')
  for (const tooth of ['40,53.6* 43,60* 46,53.2*', '53,53.2* 56.4,60.4* 59.6,53.6*']) ink.black(tooth, { white: true })
}
