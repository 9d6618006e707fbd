import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Line } from '../ink/path'

/** His bare head, about the bridge of his nose: eyes, mouth, whiskers and cap lie on it. @param squash how far a fist pushes the right cheek up, 0…1 */
export function drawFace(ink: Ink, squash: number): void {
  drawEar(ink)
  const skull = ink.path(
    `-58,-44* -63,-18 -68,8 -70,30 -62,52 -44,68 0,78 44,72 66,${60 - squash * 4} ${76 + squash * 6},${44 - squash * 4} ${75 + squash * 6},${24 - squash * 2} 70,4 66,-16 60,-44*`,
    true,
  )
  ink.form(skull, {
    width: 3.4,
    halo: 1.2,
    gap: 0.1,
    tone: { from: 0.62, to: 0.98, width: 1.8, spacing: 2.5, angle: -56 },
  })
  ink.clip(skull, () => drawWeather(ink, squash))
  drawPeakShadow(ink, skull)
  drawNose(ink)
}

function drawEar(ink: Ink): void {
  const ear = ink.path('62,-18* 70,-32 84,-36 95,-24 93,-6 86,12 76,22 66,16*', true)
  ink.form(ear, { width: 3, tone: { from: 0.4, to: 0.8, width: 2, spacing: 2.3, angle: -50 } })
  ink.line('69,-18 78,-27 86,-23 86,-8 80,6', { width: 2.2, profile: 'swell' })
  ink.black('66,-6 74,-13 78,-6 73,4 68,9')
  ink.feather('74,-13 78,-6 73,4', { side: -1, length: 6, width: 1.3, spacing: 2.2, slant: 10 })
  ink.tufts('70,0 71,5', () => 20, { length: 9, count: 3, width: 1.3 })
  ink.line(ink.ellipse(79, 29, 6, 7.6), { width: 2.6, profile: 'even', closed: true })
}

/** What wind and salt have left: furrows, a blush, a scar. */
function drawWeather(ink: Ink, squash: number): void {
  ink.wash('-70,18 -52,14 -38,24 -38,42 -54,50 -72,44', {
    alpha: 0.5,
    color: VERMILION,
    fade: { from: [-58, 34], to: [-36, 22] },
  })
  const up = squash * 6
  ink.wash(`34,${24 - up} 52,${15 - up} 72,${20 - up} 84,${34 - up} 70,${50 - up} 44,${44 - up}`, {
    alpha: 0.5,
    color: VERMILION,
    fade: { from: [62, 30 - up], to: [32, 26 - up] },
  })
  ink.lines(['-52,28 -48,34 -49,41', '-60,27 -57,34 -58,41', '-44,30 -41,35 -42,40'], { width: 1.5, profile: 'flick' })
  ink.lines([`48,${28 - up} 52,${34 - up} 50,${41 - up}`, `57,${26 - up} 61,${32 - up} 60,${39 - up}`], {
    width: 1.5,
    profile: 'flick',
  })
  // The scar of a boom, across the cheekbone.
  ink.line('-63,4 -54,12 -47,24', { width: 1.6, profile: 'swell' })
  ink.lines(['-62,10 -56,7', '-57,16 -51,12', '-53,22 -47,18'], { width: 1.2, profile: 'pen' })
  if (squash > 0) {
    // The fist drives the flesh up in folds.
    ink.lines(['44,56 60,52 74,38', '50,63 66,58 80,44', '40,47 52,45 62,38'], { width: 2, profile: 'swell' })
  }
}

function drawNose(ink: Ink): void {
  const nose = ink.clay(
    [
      ink.tube('-1,-22@17 -6,-4@19 -13,16@31', { root: true }),
      ink.ellipse(-18, 31, 25, 21, -12),
      ink.ellipse(10, 33, 14, 12),
      ink.ellipse(-38, 36, 10, 11),
    ],
    7,
  )
  ink.form(nose, {
    width: 3.4,
    halo: 1.2,
    gap: 0.12,
    tone: { from: 0.5, to: 0.84, width: 2.3, spacing: 2.3, angle: -46 },
  })
  ink.clip(nose, () => {
    ink.wash(nose, { alpha: 0.86, color: VERMILION, dx: 2, dy: 3, fade: { from: [-14, 44], to: [-4, -14] } })
    ink.lines(['2,27 -1,36 5,46', '-30,33 -31,41 -38,47'], { width: 2.2, profile: 'swell' })
    ink.stipple('-34,18 -4,14 10,28 4,44 -22,48 -38,36', {
      spacing: 5.6,
      radius: 0.62,
      density: (x, y) => 0.1 + 0.5 * Math.abs(Math.sin(x * 0.9 + y * 0.7)) ** 3,
    })
    ink.lines(['-23,40 -17,36 -13,38 -8,36', '-17,36 -16,31', '-29,22 -25,25 -26,29'], { width: 1.2, profile: 'swell' })
  })
  ink.black('-31,15 -25,11 -21,14 -25,24 -31,26', { white: true })
  ink.dot(-28, 31, 2.2, { white: true })
  ink.lines(['-9,-12 -11,-6 -9,0', '-3,-15 -6,-10', '-11,4 -13,8'], { width: 1.6, profile: 'flick' })
}

/** The shade of the peak: all of the brow black, feathered over the lids. */
function drawPeakShadow(ink: Ink, skull: Line): void {
  ink.clip(skull, () => {
    ink.black('-70,-50* 74,-50* 74,-18 56,-13 42,-12 28,-14 12,-10 2,-7 -6,-8 -16,-10 -30,-12 -46,-10 -60,-11 -72,-16')
    ink.feather('-66,-13 -46,-10 -30,-12 -16,-10 -2,-7 12,-10 28,-14 42,-12 66,-16', {
      side: 1,
      length: 8,
      width: 2,
      spacing: 2.4,
      slant: 14,
      envelope: (t) => 0.5 + 0.5 * Math.abs(Math.sin(t * 9)),
    })
  })
}
