import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** The house's ink bottle, standing, some 100 × 120 units about the middle of its body; its ground is at y 67. `reach` is how far its shadow falls. */
export function drawBottle(ink: Ink, reach = 96): void {
  ink.wash(`-58,66 -20,58 40,58 ${reach * 0.77},62 ${reach},67 ${reach * 0.7},75 0,78 -46,75`, { alpha: 0.4 })

  // The glass: squat, its shoulders not alike, ink standing in it up to a slanting line.
  const glass = ink.path('-44,5* -49,20 -47,57 -41,66 -4,68 40,67 48,58 49,21 43,2* 27,-9 24,-15 -24,-14 -27,-8', true)
  ink.form(glass, { width: 3.8, halo: 1, contour: false })
  ink.clip(glass, () => {
    ink.black('-56,23 -30,19 -6,21 22,18 56,21 56,76 -56,76')
    ink.feather('54,21 22,18.5 -6,21', {
      side: -1,
      length: 9,
      width: 2,
      slant: 20,
      from: 0,
      to: 0.5,
      envelope: () => 1,
    })
    ink.hatch('21,-13 46,1 50,17 31,17', { angle: -62, spacing: 2.9, width: 1.9 })
    ink.line('-35,11 -25,4 -19,-4', { width: 1.9, profile: 'flick' })
    ink.line('-29,14 -24,10', { width: 1.5, profile: 'flick' })
    // Two windows in the ink, where the glass catches the light.
    ink.line('-39,28 -40,43 -37,58', { width: 4.6, white: true, profile: 'swell' })
    ink.line('-31,29 -31.5,38', { width: 2.6, white: true, profile: 'swell' })
    ink.line('43,34 43.4,48 40,60', { width: 1.6, white: true, profile: 'swell' })
  })
  ink.contour(glass, { width: 3.8 })

  // The label, the picture's one colour, and a drop for its mark.
  const label = ink.path('-21,31* 27,28* 28,57* -20,60*', true)
  ink.form(label, { width: 2.4, halo: 0.6, contour: false })
  ink.tint(label, { color: VERMILION, alpha: 0.92, offset: 2 })
  ink.contour(label, { width: 2.4, overshoot: 0.8 })
  ink.black('2,33 6,40 10,46 9,52 4,55 -2,53 -4,47 -1,41', { white: true })

  // The neck's collar and the black of its mouth.
  const neck = ink.path('-27,-34* 27,-35* 28,-14* -27,-13*', true)
  ink.form(neck, { width: 3.2, halo: 0.8 })
  ink.hatch('7,-34 28,-34 28,-15 11,-15', { angle: 87, spacing: 3, width: 2.3 })
  ink.line('-20,-28 -20,-19', { width: 1.6, profile: 'flick' })
  ink.form(ink.ellipse(0, -34.5, 27, 7), { width: 3, halo: 0.6 })
  ink.black(ink.ellipse(0.6, -33.4, 21, 4.3))
}

/** The bottle's cork, about its own middle, some 26 units each way. */
export function drawCork(ink: Ink): void {
  ink.wash('-12,11 10,9 22,11 26,15 12,18 -8,16', { alpha: 0.34 })
  const cork = ink.path('-12,-11* 0,-13 12,-12* 10,12* -1,13.5 -10,12*', true)
  ink.form(cork, { width: 2.8, halo: 1, tone: { from: 0.44, to: 0.75, width: 2.6, spacing: 2.6 } })
  ink.form(ink.ellipse(0, -12, 12, 4), { width: 2.2 })
  ink.stipple(cork, { spacing: 6, radius: 1, density: () => 0.6 })
}
