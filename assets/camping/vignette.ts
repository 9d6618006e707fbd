import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { accent, bold, glints, ground, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 28: a tent at night, and the lantern that is all the light there is. */
export function drawVignette(ink: Ink): void {
  ground(ink, 2, 100)
  strokes(ink, 4, ['36,20 33,4'], 'even')
  strokes(ink, 4, ['34,20 40,5'], 'even')
  // The tent: a lit front, a black side with a feathered edge, a blacker door.
  const tent = ink.path('37,14* 54,36 74,78 78,89* -3,89* 16,56', true)
  bold(ink, tent)
  ink.clip(tent, () => {
    ink.black('37,12 50,50 56,92 82,92 80,70')
    ink.feather('38,18 50,52 55,90', { side: 1, length: 11, width: 3, spacing: 4, slant: 20, envelope: () => 1 })
    strokes(ink, 2.4, ['30,32 22,52', '16,64 10,82'], 'flick')
  })
  ink.black('34,40* 46,90* 17,90*')
  glints(ink, 3, ['33,46 30,70 24,88'], 'swell')
  glints(ink, 2.4, ['58,58 68,80'], 'flick')

  // The lantern: ring, roof, glass with the flame, foot; it stands nearest.
  ink.contour(ink.ellipse(82, 37, 8, 8), { width: ink.lineWidth * 0.7, gap: 0 })
  const glass = ink.path('70,52* 94,52* 97,80* 67,80*', true)
  bold(ink, glass, { halo: 2.4 })
  ink.clip(glass, () => ink.wash(glass, { alpha: 0.92, color: VERMILION }))
  const flames = [
    '82,54* 89,66 87,75 82,78 77,75 75,66',
    '80,58* 88,67 87,75 82,78 77,75 76,67',
    '84,56* 90,67 87,75 82,78 77,75 76,68',
  ] as const
  const flame = ink.path(poseOf(ink, flames), true)
  ink.cut(flame)
  solid(ink, '66,53* 72,43 82,40 92,43 98,53*', 2)
  solid(ink, '64,90* 100,90* 97,79* 67,79*', 2)
  glints(ink, 2.2, ['72,48 78,44 84,43'], 'swell')
  if (!isGrown(ink)) return
  accent(ink, bold(ink, flame, { width: 2, fill: false }), 30)
  strokes(ink, 1.8, ['74,52 72,80', '90,52 92,80'], 'even')
  strokes(ink, 2.4, ['104,60 110,58', '104,72 110,73', '101,46 107,41', '62,44 57,40'], 'pen')
}
