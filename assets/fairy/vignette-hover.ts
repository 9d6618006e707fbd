import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, poseOf, solid, strokes } from '../vignettes/hand'

const WINGS = [
  [-158, 46, 26],
  [-24, 46, 26],
  [168, 36, 18],
  [14, 36, 18],
] as const

/** How far the wings have beaten in each frame, in degrees. */
const BEAT = [0, 13, 5] as const

function drawWings(ink: Ink): void {
  const beat = poseOf(ink, BEAT)
  // Wings spread at once, veined; their red is thin.
  for (const [rest, length, width] of WINGS) {
    // Left wings beat the other way round.
    const angle = rest + (Math.abs(rest) > 90 ? -beat : beat)
    const wing = ink.leaf(50, 44, angle, length, width, { bend: rest === -158 ? -3 : 3, belly: 0.62 })
    bold(ink, wing, { width: 3.2 })
    ink.tint(wing, { alpha: 0.6, offset: 3 })
    strokes(
      ink,
      1.4,
      [ink.leaf(50, 44, angle - 5, length * 0.8, 1), ink.leaf(50, 44, angle + 6, length * 0.66, 1)],
      'flick',
    )
  }
}

/** The fairy down to the waist, thrown up out of something at (50, 66). */
function drawFairy(ink: Ink): void {
  // Arms flung up, a wand in one; the dress goes down into the neck of the bottle.
  strokes(ink, 4, ['44,47 33,40 28,26', '57,47 67,42 71,30'], 'even')
  ink.dot(28, 25, 2.6)
  strokes(ink, 2.6, ['70,33 75,17'], 'even')
  solid(ink, '75.6,4* 78,11* 85.4,11.4* 79.6,16* 82,23.4* 75.6,19* 69.4,23.4* 71.8,16* 66,11.4* 73.4,11*', 1)
  solid(ink, '50,40* 60,50 61,58 57,66 44,66 40,58 42,49', 1)
  glints(ink, 1.8, ['47,48 45,60', '53,50 55,61'], 'flick')

  // A big head, thrown back with delight.
  bold(ink, ink.ellipse(49, 26, 16.5, 15.6), { width: 4, from: 0.66 })
  solid(ink, '31,27 33,11 46,3 60,6 67,18 66,32* 60,21 52,18 43,22 36,30*', 1)
  solid(ink, ink.ellipse(54, -1, 7.6, 7), 1)
  glints(ink, 1.7, ['40,12 48,7 56,9', '50,-4 55,-5'], 'swell')
  eye(ink, 42.6, 28, 2.7)
  eye(ink, 54.6, 27.6, 2.7)
  strokes(ink, 1.7, ['39,22.6 42,21.6 45,22.6', '52,22 55,21 58,22.4'], 'pen')
  ink.black('45,33.4 49.6,35 54,32.6 53,37.6 48.6,39')
  accent(ink, ink.ellipse(37.6, 33, 3, 2.3), 0)
  accent(ink, ink.ellipse(59.6, 32, 2.6, 2.2), 0)
}

/** Day 24, grown: out of the bottle she goes, and the cork before her. */
export function drawVignetteHover(ink: Ink): void {
  // The cork, and the pop that sent it off.
  ink.at(88, -6 - (ink.frame % 3), { rotate: 32 + 9 * (ink.frame % 3) }, () => {
    bold(ink, '-6,-6* 6,-7* 5,7* -5,7*', { width: 2.8, from: 0.44 })
    bold(ink, ink.ellipse(0, -6.6, 6.2, 2.6), { width: 2.2, halo: 0 })
  })
  strokes(ink, 2.4, ['83,5 80,11', '89,8 88,15', '79,-1 74,1'], 'pen')

  ink.at(50, 58, { scale: 0.92 }, () => ink.at(-50, -66, {}, () => drawWings(ink)))

  // The bottle's far rim, herself coming out of it.
  ink.at(50, 58, { scale: 0.92 }, () => ink.at(-50, -66, {}, () => drawFairy(ink)))

  // The bottle in front, as black as the ink it was made for: lip, shoulders, a pale label with a red star.
  const glass = ink.path('41,62* 59,62* 59,68* 73,72 78,79 78,90.6* 22,90.6* 22,79 27,72 41,68*', true)
  solid(ink, glass, 1.4)
  bold(ink, '38,57* 62,57* 61,63* 39,63*', { width: 2.8, halo: 0 })
  solid(ink, '44,56 56,56 57,59 43,59', 0)
  glints(ink, 2.6, ['27,86 27,80 32,75'], 'swell')
  glints(ink, 1.8, ['70,75 74,80 74,86'], 'swell')
  bold(ink, '37,74* 63,73.4* 64,87* 36,87.4*', { width: 2.2, halo: 0 })
  accent(
    ink,
    ink.path('50,74.6* 52,79* 57,79.2* 53.2,82.2* 54.6,86.6* 50,84* 45.4,86.6* 46.8,82.2* 43,79.2* 48,79*', true),
    0,
  )

  // Sparks.
  for (const [x, y, radius] of [
    [10, 62, 2],
    [16, 72, 1.4],
    [90, 60, 1.8],
    [84, 70, 1.3],
    [12, 14, 1.6],
  ] as const) {
    ink.dot(x, y, radius)
  }
}
