import type { Ink } from '../ink/ink'
import { accent, bold, eye, solid, strokes } from '../vignettes/hand'

const WINGS = [
  [-152, 54, 32],
  [-34, 54, 32],
  [160, 42, 24],
  [22, 42, 24],
] as const

/** Day 24, at rest: one of the three fairies, wand up. */
export function drawVignette(ink: Ink): void {
  // Four wings; their red is thin, so that the figure stands before them.
  for (const [angle, length, width] of WINGS) {
    const wing = ink.leaf(50, 50, angle, length, width, { bend: 2, belly: 0.62 })
    bold(ink, wing, { width: 3.6 })
    ink.tint(wing, { alpha: 0.62, offset: 4 })
  }
  // Legs, one tucked; a dress of petals; arms.
  strokes(ink, 5, ['45,72 44,89', '55,72 59,81 55,88'], 'even')
  strokes(ink, 4.4, ['43,54 32,60 27,55', '58,54 70,58 80,50'], 'even')
  solid(ink, '50,42* 62,56 75,73* 66,72 59,79* 51,74 43,80* 36,73 26,75* 38,56', 1)
  ink.line('46,54 42,72', { width: ink.lineWidth * 0.5, white: true, bare: true })

  // The wand and its star.
  strokes(ink, 3, ['79,56 86,32'], 'even')
  solid(ink, '87,12* 90.4,21* 100,22* 92.6,28* 95,38* 87,32.4* 79,38* 81.4,28* 74,22* 83.6,21*', 1)

  // A big head, hair in one black with a bun.
  bold(ink, ink.ellipse(50, 29, 17, 16), { width: 4.2 })
  solid(ink, '32,30 33,13 48,6 63,11 68,24 66,36* 61,24 50,22 42,25 37,33*', 1)
  solid(ink, ink.ellipse(54, 3, 8, 7), 1)
  eye(ink, 44, 32, 2.8)
  eye(ink, 56, 32, 2.8)
  strokes(ink, 2.2, ['47,39 50,41 54,38.6'])
  accent(ink, ink.ellipse(39, 37, 3, 2.4), 0)
}
