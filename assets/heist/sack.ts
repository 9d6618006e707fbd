import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Pose } from './pose'

/** Stitches around the patch: where each begins and ends. */
const STITCHES = [
  [14, 88, 20, 87],
  [17, 98, 24, 96],
  [26, 78, 27, 84],
  [36, 75, 37, 81],
  [40, 84, 47, 82],
  [42, 93, 49, 91],
  [28, 108, 27, 101],
  [38, 105, 37, 98],
] as const

/** The sack with its patch and the loot that peeps out. Drawn about its neck, at (74, 56), which the near hand holds. */
export function drawSack(ink: Ink, { sack, stone = false }: Pose): void {
  const { at, turn, squash } = sack
  ink.at(74 + at[0], 56 + at[1], { rotate: turn, scaleX: 1 / Math.sqrt(squash), scaleY: squash }, () =>
    ink.at(-74, -56, {}, () => {
      const neck = ink.tube('50,60@26 74,52@14 90,58@12', { root: true })
      const body = ink.clay([ink.ellipse(34, 88, 45, 43, -18), ink.ellipse(44, 108, 38, 32), neck], 14)
      ink.form(body, {
        width: 3.5,
        halo: 1,
        wash: stone ? 0.3 : 0.26,
        washDepth: 12,
        tone: { from: 0.44, to: 0.78, width: 2.7, spacing: 2.3, angle: -44, cross: 0.45 },
      })
      // Folds drawn together at the neck, and the sag below.
      ink.lines(['70,58 58,70 40,78', '66,54 46,58 28,62', '74,64 68,82 60,98'], { width: 2, profile: 'flick' })
      ink.lines(['18,122 30,131 48,133', '2,104 6,114 13,121'], { width: 1.8, profile: 'flick' })
      drawPatch(ink, stone)
      drawLoot(ink, stone)
    }),
  )
}

function drawPatch(ink: Ink, stone: boolean): void {
  const patch = ink.path('16,82* 40,76* 46,98* 22,106*', true)
  ink.form(patch, { width: 1.9, halo: 0.4, contour: false })
  if (stone) ink.wash(patch, { alpha: 0.26 })
  else ink.tint(patch, { color: VERMILION, alpha: 0.88, offset: 1.6 })
  ink.contour(patch, { width: 1.9, gap: 0.1 })
  for (const [x1, y1, x2, y2] of STITCHES) {
    ink.line(
      [
        [x1, y1],
        [x2, y2],
      ],
      { width: 1.4, profile: 'pen' },
    )
  }
}

/** The lid of a silver teapot. */
function drawLoot(ink: Ink, stone: boolean): void {
  const lid = ink.form('54,46* 49,33 58,22 74,22 82,34 77,47*', {
    width: 2.1,
    halo: 0.6,
    tone: { from: 0.5, width: 1.3, spacing: 1.9 },
  })
  const knob = ink.ellipse(66, 17, 5, 4.6)
  ink.form(knob, { width: 1.9, halo: 0.5 })
  ink.dot(67, 15.6, 1)
  if (stone) ink.wash(lid, { alpha: 0.16 })
  ink.line('57,30 66,26 74,30', { width: 1.3, profile: 'swell' })
  ink.line('52,39 66,36 80,39', { width: 1.4, profile: 'even' })
}
