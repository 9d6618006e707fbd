import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { DEEP, SHADE, SHINE } from './glow'

/** Mushrooms in company; the largest has a tenant. */
export function drawMushrooms(ink: Ink, x: number, y: number, size: number): void {
  ink.at(x, y, { scale: size }, () => {
    ink.wash('-60,4 0,-2 66,4 0,16', { alpha: 0.6, color: SHADE })
    for (const [left, high, wide, lean] of [
      [34, 44, 22, 8],
      [-38, 34, 18, -6],
      [0, 84, 40, -3],
      [58, 24, 13, 4],
      [-16, 22, 11, -4],
    ] as const) {
      const stem = ink.tube(
        `${left},2@${wide * 0.62} ${left + lean * 0.3},${-high * 0.4}@${wide * 0.42} ${left + lean},${-high * 0.8}@${wide * 0.46}`,
        { root: true },
      )
      ink.form(stem, { width: 3, halo: 1.4, tone: { from: 0.46, to: 0.7, width: 3, spacing: 3.4, angle: 84 } })
      const cap = ink.path(
        `${left + lean - wide},${-high * 0.74}* ${left + lean - wide * 0.86},${-high * 0.74 - wide * 0.62} ${left + lean},${-high * 0.74 - wide * 1.02} ${left + lean + wide * 0.9},${-high * 0.74 - wide * 0.6} ${left + lean + wide},${-high * 0.72}* ${left + lean},${-high * 0.74 + wide * 0.22}`,
        true,
      )
      ink.form(cap, { width: 3.4, halo: 2, contour: false })
      ink.tint(cap, { color: OCHRE, alpha: 0.9, offset: 3 })
      ink.tone(cap, { from: 0.52, to: 0.8, width: 3, spacing: 3.8, angle: 30 })
      for (const [dx, dy, radius] of [
        [-0.4, 0.5, 0.15],
        [0.16, 0.72, 0.17],
        [0.5, 0.36, 0.12],
        [-0.04, 0.3, 0.1],
      ] as const)
        ink.cut(ink.ellipse(left + lean + dx * wide, -high * 0.74 - dy * wide, radius * wide, radius * wide * 0.84))
      ink.contour(cap, { width: 3.4 })
    }
    ink.black(ink.path('-7,2* -7,-16 -1,-22 6,-16 6,2*', true))
    ink.dot(3, -8, 1.6, { white: true })
  })
}

/** Its door with a light on behind it; or somebody looks out, and asks who knocks. The door's sill is at 0, 0. */
export function drawTenant(ink: Ink, looksOut: boolean): void {
  ink.cut(ink.path('-7,2* -7,-16 -1,-22 6,-16 6,2*', true), { fill: SHINE })
  if (!looksOut) {
    ink.line('-0.5,-21 -0.5,1', { width: 1.8 })
    ink.line('-7,-10 6,-10', { width: 1.8 })
    return
  }
  ink.cut(ink.ellipse(-0.5, -6, 5.4, 8.4), { fill: DEEP })
  for (const x of [-2.8, 1.8]) ink.cut(ink.ellipse(x, -8, 1.5, 1.9), { fill: SHINE })
}
