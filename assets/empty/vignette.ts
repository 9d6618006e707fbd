import type { Ink } from '../ink/ink'
import { about, accent, bold, glints, ground, isGrown, poseOf, solid, strokes } from '../vignettes/hand'

/** Day 14: a handheld console with nothing in its slot and nothing on its screen. */
export function drawVignette(ink: Ink): void {
  ground(ink, 14, 88)
  // What is missing, in dashes; then the case, a bottle's shoulders to it, and the gaping slot.
  strokes(ink, 3.6, ['29,14 29,7', '30,0 37,-2', '45,-2 55,-2', '63,-2 70,-1', '71,7 71,13'], 'even')
  const body = ink.path('20,20* 80,18* 88,26 90,44 88,78 82,88 66,89.6* 32,89.6* 18,88 12,78 11,42 13,27', true)
  bold(ink, body, { from: 0.58 })
  solid(ink, '27,23* 73,21.6* 73,14.6* 78,14.4* 78,25* 22,26* 22,15.6* 27,15.4*')

  // The screen, as blank as on the day, but for the plate that sinks into it.
  solid(ink, '20,31* 80,30* 81,64* 20,65*')
  ink.cut('26,36* 75,35* 76,59* 26,60*')
  about(ink, 50, 42, { down: poseOf(ink, [0, 3.4, 7]) }, () => ink.black('42,40* 60,39.6* 60,45* 42,45.4*'))

  // Four drops to steer with, their tips towards the well they came out of; and a button.
  for (const turn of [-90, 0, 90, 180]) {
    ink.at(33, 76.6, { rotate: turn }, () => {
      solid(ink, '1.6,0* 3.8,-1.6 6.4,-3.2 8.8,-2.6 9.7,0.1 8.8,2.8 6.2,3.3 3.8,1.6', 1.5)
      if (isGrown(ink)) glints(ink, 1.3, ['5.6,-1.1 7,-1.6 8.2,-0.9'])
    })
  }
  const button = ink.ellipse(68, 76.4, 9.4, 8.8)
  accent(ink, bold(ink, button, { width: 3.6 }), 2)
  if (isGrown(ink)) strokes(ink, 2, ['48,84 52,80', '52.6,85 56.6,81', '82,68 83,76', '64,71 67,69'], 'pen')
}
