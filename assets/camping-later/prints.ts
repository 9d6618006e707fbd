import type { Ink } from '../ink/ink'

/** Where each foot was set, and how it was turned, in degrees: away from the bed, and on, out of the light. */
const STEPS = [
  [792, 878, 168],
  [834, 892, 172],
  [812, 922, 166],
  [860, 938, 158],
  [846, 968, 150],
  [904, 976, 140],
] as const

const TOES = [
  [-12, -26, 6],
  [-1, -31, 4.6],
  [8, -28, 4],
  [15, -21, 3.4],
] as const

/** Who slept here has got up: one foot bare, one in a sock. */
export function drawPrints(ink: Ink): void {
  for (const [step, [x, y, turn]] of STEPS.entries()) {
    const size = 0.9 + step * 0.06
    ink.at(x, y, { rotate: turn, scaleX: size, scaleY: size * 0.62 }, () => {
      ink.black('-12,22 -13,4 -9,-12 2,-18 12,-12 12,2 9,20 0,28')
      if (step % 2 === 0) for (const [toeX, toeY, radius] of TOES) ink.black(ink.ellipse(toeX, toeY, radius, radius))
      // Wool leaves its rows behind.
      else ink.lines(['-9,8 0,11 9,7', '-9,-2 1,1 10,-3'], { width: 2, white: true, profile: 'pen' })
    })
  }
}
