import type { Ink } from '../ink/ink'
import { LIGHT } from './hand'

export function drawTable(ink: Ink): void {
  ink.light = LIGHT
  for (const side of [-1, 1]) {
    const leg = ink.path(
      [
        [side * 150, -100, 1, 1],
        [side * 186, -100, 1, 1],
        [side * 190, -70],
        [side * 172, -44],
        [side * 182, -16],
        [side * 200, -2, 1, 1],
        [side * 168, 0, 1, 1],
        [side * 160, -30],
        [side * 152, -60],
      ],
      true,
    )
    ink.form(leg, {
      width: 3,
      halo: 1,
      tone: { from: side < 0 ? 0.46 : 0.2, to: 0.66, width: 2.6, spacing: 2.4, angle: 84 },
    })
  }
  ink.black('-150,-96* 150,-96* 150,-66* 0,-56 -150,-66*')
  ink.form('-204,-128* 204,-128* 196,-88* -196,-88*', {
    width: 3.2,
    halo: 1,
    tone: { from: 0.5, width: 2, spacing: 2.6, angle: 86 },
  })
  for (const x of [-120, 0, 120]) {
    ink.form(
      [
        [x - 48, -122, 1, 1],
        [x + 48, -122, 1, 1],
        [x + 46, -94, 1, 1],
        [x - 46, -94, 1, 1],
      ],
      { width: 2.2, halo: 0.4 },
    )
    ink.form(ink.ellipse(x, -108, 7, 6), { width: 2.2, tone: { from: 0.3, width: 1.8, spacing: 2 } })
  }
  // The top, and a runner with tassels over it.
  ink.form('-196,-158* 196,-158* 226,-126* -226,-126*', { width: 3.2, halo: 0.8 })
  ink.lines(['-180,-150 -60,-152', '80,-148 180,-150', '-200,-134 -120,-136'], { width: 1.6, profile: 'swell' })
  ink.form('-228,-127* 228,-127* 226,-116* -226,-116*', {
    width: 2.6,
    halo: 0.4,
    tone: { from: 0.36, width: 2, spacing: 2.4, angle: 84 },
  })
}
