import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'

const SCALES = [
  [-16, -6],
  [-2, -10],
  [12, -6],
  [-8, 4],
  [6, 4],
  [20, 2],
] as const

/** A fish out of the water, head first to the left. */
export function drawFish(ink: Ink): void {
  ink.form('30,-6* 62,-30 70,-22 60,0 72,22 62,30 30,8*', {
    width: 2.8,
    halo: 1.6,
    tone: { from: 0.4, width: 2, spacing: 2.6 },
  })
  const body = ink.form('-62,0* -44,-22 -8,-30 24,-16 40,0* 24,16 -8,24 -44,17', {
    width: 3.2,
    halo: 1.6,
    contour: false,
    tone: { from: 0.5, width: 2.2, spacing: 2.8 },
  })
  ink.clip(body, () => {
    ink.wash('-70,-40* 60,-40* 60,-4 20,2 -20,-6 -60,2*', { alpha: 0.85, color: TEAL })
    for (const [x, y] of SCALES)
      ink.line(
        [
          [x - 5, y - 5],
          [x + 3, y],
          [x - 4, y + 6],
        ],
        { width: 1.7, profile: 'swell' },
      )
    ink.line('-36,-22 -28,-4 -36,16', { width: 2.6, profile: 'swell' })
  })
  ink.contour(body, { width: 3.2, gap: 0.1 })
  ink.form('-6,-28* 10,-46 24,-42 20,-22*', { width: 2.6, halo: 0.8 })
  ink.form('-12,10* -2,34 12,32 8,12*', { width: 2.4, halo: 0.8 })
  ink.form(ink.ellipse(-47, -5, 6.6, 7), { width: 2, gap: 0 })
  ink.dot(-48, -5, 3.4)
  ink.line('-62,2 -54,6 -50,5', { width: 2, profile: 'pen' })
}
