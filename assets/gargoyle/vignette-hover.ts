import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { about, accent, bold, glints, poseOf, solid, strokes } from '../vignettes/hand'

/** The wings' beat: how high they stand in each frame. */
const BEAT = [1, 0.84, 0.93] as const

function drawWings(ink: Ink): void {
  // Wings to the full span; each finger bone a scraped line, webs caught with thin ones.
  solid(ink, '44,58* 34,26 14,2 -9,-14* -4,4 -11,14* -2,22 -10,36* 2,40 -2,56* 14,50 18,64* 30,58 40,68*')
  solid(ink, '56,58* 66,24 84,0 109,-15* 103,4 111,12* 102,22 109,37* 98,40 102,57* 86,51 83,65* 71,58 61,68*')
  glints(ink, 2.4, ['38,50 24,22 -2,-8', '36,54 18,34 -6,13', '36,58 16,46 -4,36', '34,60 20,56 4,53'], 'flick')
  glints(ink, 2.4, ['63,50 77,22 102,-9', '65,54 83,34 106,12', '65,58 85,46 104,36', '67,60 82,57 97,54'], 'flick')
}

/** Day 1, grown: awake. It rears on its ledge, wings thrown wide, and roars. */
export function drawVignetteHover(ink: Ink): void {
  about(ink, 50, 60, { scaleY: poseOf(ink, BEAT) }, () => drawWings(ink))

  // The ledge, its right end in shade, cracked.
  bold(ink, '2,91* 100,91* 92,79* 10,79*', { from: 0.4 })
  strokes(ink, 1.8, ['22,82 26,86 24,90', '76,81 73,85'], 'flick')

  // The tail hangs over the edge and ends in a barb.
  bold(ink, ink.tube('72,72@8 90,70@6 97,79@5 92,86@4', { root: true }), { width: 3 })
  solid(ink, '97,84* 92,92 84,84* 91,86*', 1)

  // Haunches, then the chest, drawn up by the breath it takes.
  for (const x of [29, 71]) bold(ink, ink.ellipse(x, 69, 11, 12, x < 50 ? 14 : -14), { from: 0.5, width: 3.8 })
  bold(ink, ink.clay([ink.ellipse(50, 68, 17, 14), ink.ellipse(50, 54, 14, 12)], 8), { from: 0.42 })
  strokes(ink, 1.8, ['42,66 50,69 58,66', '43,72 50,75 57,72', '45,60 50,62 56,60'], 'swell')

  // Four clawed hands and feet grip the ledge.
  for (const [x, y, width] of [
    [26, 81, 9],
    [73, 81, 9],
    [42, 79, 8],
    [59, 79, 8],
  ] as const) {
    for (const claw of [-0.6, 0, 0.6])
      solid(ink, `${x + claw * width - 2},${y + 2}* ${x + claw * width},${y + 9.5}* ${x + claw * width + 2},${y + 2}*`)
    bold(ink, ink.ellipse(x, y, width, 5), { width: 2.8, halo: 0.8 })
    strokes(ink, 1.6, [`${x - 2.6},${y - 1} ${x - 3},${y + 4}`, `${x + 2.6},${y - 1} ${x + 3},${y + 4}`])
  }

  // Horns sweep out and up; ears lie flat with rage.
  solid(ink, '38,22* 28,14 22,0 24,-15* 32,-2 47,14*', 1.4)
  solid(ink, '53,14* 66,-3 76,-15* 77,0 72,14 62,23*', 1.4)
  glints(ink, 1.6, ['27,-6 30,4 38,14', '73,-6 70,4 62,13'], 'swell')
  bold(ink, '32,30* 20,28 9,19* 13,34 32,40*', { width: 3, from: 0.6 })
  bold(ink, '67,30* 80,28 91,19* 88,34 68,40*', { width: 3, from: 0.4 })

  // The head thrown forward; the muzzle is all mouth.
  bold(ink, ink.clay([ink.ellipse(50, 28, 20, 15), ink.ellipse(49, 42, 16, 14)], 6), { from: 0.56 })
  ink.black('31,22* 47,31 45,36 35,32')
  ink.black('69,21* 53,31 55,36 65,32')
  for (const x of [40.6, 59.4]) {
    ink.dot(x, 31, 2.3, { white: true })
    ink.wash(ink.ellipse(x, 31, 2.4, 2.4), { alpha: 1, color: VERMILION })
  }
  strokes(ink, 1.8, ['45,20 48,26', '55,20 52,26', '50,16 50,22'], 'flick')
  ink.black('46,37 50,35.6 54,37 51,40 48,40')
  solid(ink, '35,44 42,41 50,43 58,41 65,44 63,54 56,61 43,61 37,54')
  accent(ink, ink.cut('42,56 50,52 58,56 55,60.6 45,60.6'), 0)
  for (const fang of [
    '37,43.6* 40.4,52* 43.4,42*',
    '56.6,42* 59.6,52.4* 63,43.6*',
    '46,43* 48,47* 50,43.4*',
    '50,43.4* 52,47* 54,42.8*',
    '40,58* 42,52* 45,60*',
    '56,60* 58.4,52* 60.6,57*',
  ]) {
    ink.black(fang, { white: true })
  }
  strokes(ink, 1.6, ['31,42 34,46', '68,41 66,46', '33,36 36,37'], 'flick')
}
