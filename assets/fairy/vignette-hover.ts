import type { Ink } from '../ink/ink'
import { accent, bold, eye, glints, poseOf, solid, strokes } from '../vignettes/hand'

/** Her wings: which way, how long, how wide. Those below zero are the upper ones. */
const WINGS = [
  [-157, 52, 31],
  [-23, 52, 31],
  [166, 40, 21],
  [14, 40, 21],
] as const

/** How far the wings have beaten in each frame, in degrees, and how high she is by it, in units. */
const BEAT = [0, 15, 6] as const
const LIFT = [0, -3, -1] as const

/** What is left below: the flask up to its lip, with the ink at its bottom. */
const FLASK = '39,60* 61,60* 61.6,65 72,70 79,78 78,86 72,90* 28,90* 22,86 21,78 28,70 38.4,65'

function drawWings(ink: Ink): void {
  const beat = poseOf(ink, BEAT)
  for (const [rest, length, width] of WINGS) {
    // Left wings beat the other way round.
    const angle = rest + (Math.abs(rest) > 90 ? -beat : beat)
    accent(ink, bold(ink, ink.leaf(50, 44, angle, length, width, { bend: 2, belly: 0.66 }), { width: 3.4 }), 3)
    const veins = [ink.leaf(50, 44, angle - 5, length * 0.8, 0.6), ink.leaf(50, 44, angle + 6, length * 0.68, 0.6)]
    strokes(ink, 1.5, veins, 'flick')
  }
}

/** Thrown up out of the neck, both arms in the air, the sprout on her head standing on end. */
function drawFairy(ink: Ink): void {
  strokes(ink, 4.6, ['43,48 31,40 24,29', '57,48 69,40 77,30'], 'even')
  ink.dot(23.6, 27.4, 3.2)
  ink.dot(77.4, 28.4, 3.2)
  solid(ink, '50,40* 60,47 62,62* 38,62* 40,47', 1.2)
  glints(ink, 1.8, ['46,50 44,59', '54,50 56,59'], 'flick')

  strokes(ink, 3, ['50,12 50,0'], 'even')
  solid(ink, ink.leaf(50, 3, -150, 13, 7.4, { belly: 0.6 }), 0.8)
  solid(ink, ink.leaf(50, 3, -30, 13, 7.4, { belly: 0.6 }), 0.8)
  bold(ink, ink.ellipse(50, 28, 18.4, 17), { width: 4, from: 0.66 })
  solid(ink, '31,30* 31,18 40,10 50,8.6 60,10 69,18 69,30* 63,21* 56,23* 50,17.6* 44,23* 37,21*', 1)
  glints(ink, 1.7, ['38,18 43,13.4 49,12', '58,14 63,18'], 'swell')
  eye(ink, 43, 29, 3)
  eye(ink, 57, 28.6, 3)
  strokes(ink, 1.9, ['39,23.4 43,22 46,23.4', '54,23 57,21.6 61,23'], 'pen')
  ink.black('44.6,35.4 50,37.4 55.4,34.8 54.4,40.4 49,42')
  accent(ink, ink.ellipse(50, 40.4, 2.6, 1.4), 0)
  accent(ink, ink.ellipse(37.6, 34.6, 3.4, 2.5), 0)
  accent(ink, ink.ellipse(62.4, 34, 3.2, 2.4), 0)
}

/** Day 24, grown: out of the bottle she goes, and the cork before her. */
export function drawVignetteHover(ink: Ink): void {
  const frame = ink.frame % 3
  ink.at(93, -8 - frame, { rotate: 32 + 9 * frame }, () => {
    bold(ink, '-7,-6* 7,-7* 6,8* -6,8*', { width: 2.8, from: 0.44 })
    bold(ink, ink.ellipse(0, -6.6, 7, 2.8), { width: 2.2, halo: 0 })
  })
  strokes(ink, 2.6, ['87,6 83,13', '94,10 92,18', '82,0 76,3'], 'pen')

  ink.at(0, poseOf(ink, LIFT), {}, () => {
    drawWings(ink)
    drawFairy(ink)
  })

  bold(ink, FLASK, { width: 4.4, gap: 0, from: 0.7 })
  ink.clip(ink.path(FLASK, true), () => {
    solid(ink, '8,82* 22,79 36,82 50,78.6 64,82 78,79 92,82* 92,96* 8,96*', 1)
    glints(ink, 2.2, ['28,84.6 35,87 44,87.4'], 'swell')
  })
  strokes(ink, 2.6, ['27,80 30,74 36,70.6'], 'swell')
  bold(ink, '35,57* 65,57* 65.6,63* 34.4,63*', { width: 3.4, halo: 1 })

  // Sparks.
  for (const [x, y, radius] of [
    [10, 66, 2.2],
    [15, 77, 1.5],
    [91, 64, 2],
    [86, 75, 1.4],
    [8, 10, 1.7],
  ] as const) {
    ink.dot(x, y, radius)
  }
}
