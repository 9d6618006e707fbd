import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 3: one of the bats that burst out of the castle, over its battlements. */
export function drawVignette(ink: Ink): void {
  // The castle, pale, so that the bat keeps the black; it stands on the rule.
  const keep = '30,90* 31,66* 37,66* 37,71* 42,71* 42,65* 49,65* 49,71* 54,71* 54,66* 60,66* 61,90*'
  bold(ink, '60,90* 61,76* 67,76* 67,80* 73,80* 73,76* 79,76* 80,90*', { width: 3.4, from: 0.3 })
  bold(ink, keep, { width: 3.6, from: 0.62 })
  solid(ink, '42,90* 42,82 46,78 50,82 50,90*')
  if (isGrown(ink)) strokes(ink, 2, ['33,78 37,78', '54,80 58,80', '36,84 39,84', '65,85 70,85'], 'pen')

  // Both wings are scalloped; the left one dips.
  about(ink, 50, 36, { scaleY: poseOf(ink, [1, 0.74, 0.9]) }, () => {
    solid(
      ink,
      '46,30* 40,22 26,10 0,8* 9,20 3,34* 15,36 18,52* 28,46 34,60* 43,52 50,62* 58,52 66,57* 71,43 83,47* 84,31 98,27* 91,15 101,2* 76,8 61,20 55,29*',
      2.4,
    )
    glints(ink, 2.2, ['30,20 20,32', '36,28 32,44', '72,18 82,28', '66,27 69,42', '24,14 10,12', '78,12 92,8'])
  })

  const body = ink.clay([ink.ellipse(50, 46, 12, 16), ink.ellipse(50, 29, 12.5, 11.5)], 4)
  solid(ink, body, 1.6)
  solid(ink, '40,26* 36,4* 49,19*')
  solid(ink, '51,19* 64,3* 61,26*')
  accent(ink, ink.cut(ink.ellipse(50, 50, 7, 9)), 0)
  strokes(ink, 1.8, ['46,46 50,48 54,46', '46,52 50,54 54,52'], 'swell')

  for (const x of [45, 55.4]) {
    ink.black(ink.ellipse(x, 29, 4.2, 4.8), { white: true })
    ink.dot(x - 0.6, 29.8, 2.1)
  }
  ink.black('46,37* 47.8,41.6* 49.6,37*', { white: true })
  ink.black('51.4,37* 53.2,41.6* 55,37*', { white: true })
}
