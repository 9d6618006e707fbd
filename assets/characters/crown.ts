import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'

/** A crown with three jewels, about its middle, 52 units wide. */
export function drawCrown(ink: Ink): void {
  const crown = ink.path('-19,16* -24,-12* -12,0* -7,-20* 1,-3* 9,-21* 13,-1* 25,-13* 19,16* 10,19 -10,19', true)
  ink.form(crown, { width: 2.8, halo: 0.6, tone: { from: 0.56, to: 0.84, width: 2, spacing: 2.2, angle: 58 } })
  ink.clip(crown, () => {
    ink.black('-24,9 -10,12.4 0,13 10,12.4 24,9 24,22 0,26 -24,22')
    for (const x of [-12, 0, 12]) {
      const jewel = ink.path(
        [
          [x - 4, 15.6],
          [x, 12.4],
          [x + 4, 15.6],
          [x, 18.8],
        ],
        true,
      )
      ink.cut(jewel)
      ink.wash(jewel, { color: VERMILION, alpha: 0.92 })
    }
  })
  for (const [x, y] of [
    [-24, -15],
    [-7, -23],
    [9, -24],
    [25, -16],
  ] as const) {
    const ball = ink.ellipse(x, y, 3.6, 3.5)
    ink.form(ball, { width: 1.9, halo: 0.4 })
    ink.tint(ball, { offset: 0.8 })
  }
  ink.line('-17,8 -19,-2', { width: 1.2, profile: 'flick' })
  ink.line('16,7 19,-4', { width: 1.8, profile: 'flick' })
}
