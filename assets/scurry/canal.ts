import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { silhouette } from './machines'

/** From the far bank to where the light is lost in the dark, in the layer's units. */
const GLITTER = { top: 0, bottom: 190, far: 11, near: 62 } as const

/** The moon on the water, about its middle: a ladder of light that widens towards us, broken by the waves. */
export function drawGlitter(ink: Ink): void {
  const { top, bottom, far, near } = GLITTER
  const chance = ink.fork('glitter')
  for (let y = top + 4; y < bottom - 6; ) {
    const nearness = (y - top) / (bottom - top)
    const half = lerp(far, near, nearness ** 0.8)
    const pieces = chance.chance(0.4) ? 2 : 1
    for (let piece = 0; piece < pieces; piece++) {
      const length = half * chance.between(0.5, 1.3)
      const x = chance.signed() * half * (pieces === 1 ? 0.35 : 0.8) - length / 2
      const wave = [
        [x, y + chance.signed() * 0.8],
        [x + length * 0.45, y + chance.between(0.6, 2)],
        [x + length, y + chance.signed() * 0.8],
      ]
      const width = lerp(2.2, 6.4, nearness) * chance.between(0.7, 1.2)
      ink.line(wave, { width, white: true, profile: 'swell' })
    }
    y += lerp(4.6, 13, nearness) * chance.between(0.8, 1.25)
  }
}

/** Somebody in a boat, who keeps up with the chase and angles for what falls off the bridge: a ring is on the hook. */
export function drawBoat(ink: Ink): void {
  for (const [down, half] of [
    [9, 38],
    [14, 26],
    [20, 32],
    [27, 16],
  ] as const) {
    ink.line(
      [
        [-half, down],
        [2, down + 1],
        [half - 4, down],
      ],
      { width: 2.6, profile: 'swell' },
    )
  }
  // The lantern's light on the water.
  for (const [down, half] of [
    [6, 9],
    [12, 6],
    [19, 8],
  ] as const) {
    ink.line(
      [
        [-46 - half, down],
        [-46, down + 0.6],
        [-46 + half, down],
      ],
      { width: 2.2, white: true, profile: 'swell' },
    )
  }
  silhouette(ink, '-11,-8* -13,-22 -9,-31 -2,-34 5,-31 10,-20 10,-8*', 1.5, 1.6)
  const head = ink.form(ink.ellipse(2, -38, 8, 7.4, -8), { width: 2, halo: 1.4 })
  ink.tone(head, { from: 0.5, width: 1.4 })
  ink.form('6,-41 15,-39 17,-36.6 14,-34.6 6,-35', { width: 1.8 })
  ink.dot(16.8, -36.8, 1.9)
  ink.dot(5.4, -40, 1.3)
  silhouette(ink, '-12,-43* 14,-46* 14.6,-43.6* -11.4,-40.6*', 0, 1)
  silhouette(ink, '-6,-43* -8,-62* 8,-64* 10,-45*', 1.3, 1.2)
  ink.line('-7,-49 9,-51', { width: 2, white: true, profile: 'even' })
  silhouette(ink, '-48,-12* -30,-8 0,-6.4 30,-8 44,-12* 36,3 24,7 -28,7 -40,3', 1.6, 1.6)
  ink.line('-42,-7 -10,-2.6 36,-6', { width: 1.5, white: true, profile: 'swell' })
  // Arm and rod, the line, and what hangs on it.
  ink.limb('1,-26@6.4 11,-21@5.6 19,-24@5', { width: 1.8, halo: 1 })
  ink.line('12,-19 40,-42 74,-58', { width: 2.4, white: true, profile: 'grow' })
  ink.line('74,-58 75,-40 74.4,-20', { width: 1.2, white: true, profile: 'even' })
  const ring = ink.ellipse(74.4, -13, 7, 8, 0, 0.02)
  ink.cut(ring, { halo: 1 })
  ink.contour(ring, { width: 1.6, gap: 0 })
  ink.hole(ink.ellipse(74.4, -13, 3.4, 4.4, 0, 0.02))
  // The lantern on its bow.
  ink.line('-46,-12 -48,-27 -44,-31', { width: 2, profile: 'even' })
  ink.form('-47,-29* -39,-29* -38,-17* -48,-17*', { width: 1.8, gap: 0 })
  ink.black('-49,-29* -43,-34* -37,-29*')
}
