import type { Ink } from '../ink/ink'
import { accent, bold, glints, ground, isGrown, solid } from '../vignettes/hand'

const TOES = [
  [18, 39, 8, 11, -28],
  [36, 24, 8.4, 12, -10],
  [56, 25, 8.4, 12, 10],
  [73, 40, 7.6, 11, 28],
] as const

/** Day 8: a footprint, and the question whose it is. */
export function drawVignette(ink: Ink): void {
  ground(ink, 14, 84)
  // The print itself: one pad, four toes and their claws, all black.
  solid(ink, '46,44 62,50 74,68 70,82 58,84 46,80 34,85 21,82 18,68 30,50')
  for (const [x, y, across, down, turn] of TOES) solid(ink, ink.ellipse(x, y, across, down, turn))
  for (const claw of ['9,26* 10,16* 15,23*', '30,9* 31,-2* 36,7*', '59,8* 64,-1* 65,10*', '80,24* 86,17* 85,28*'])
    ink.black(claw)
  glints(ink, 2.6, ['26,66 30,58 36,53', '14,39 15,34', '31,25 33,19'], 'swell')
  if (isGrown(ink)) {
    glints(ink, 1.5, ['40,72 46,69 52,72', '60,74 65,70', '52,22 54,18', '70,39 72,35'], 'swell')
  }

  // The mark of the question, on a paper disc so that nothing of the print cuts into it.
  const disc = ink.ellipse(82, 66, 20, 21)
  bold(ink, disc, { width: 4 })
  accent(ink, disc, 3)
  ink.line('74.5,60 76,53 83,50.5 90,55 88,62 83.4,66 82.6,71', { width: 6.4, white: true, profile: 'even' })
  ink.dot(82.4, 78.4, 4, { white: true })
}
