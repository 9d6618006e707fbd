import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import { OCHRE } from '../ink/palette'
import { drawCapitals } from './capitals'

const FOIL: Color = '#c4c0b8'

/** Where the coin touches the foil, in units from its middle: its lower left rim. */
export const EDGE = { x: -15, y: 19 } as const

/** The coin that scratches, held on its edge: 25 units about 0, 0, one drawing of a boiling line. */
export function drawTool(ink: Ink): void {
  ink.black(ink.ellipse(5, 7, 26, 25))
  const rim = ink.ellipse(2, 3, 25.4, 25, 0, 0.01)
  ink.form(rim, { width: 3, lit: 0.9 })
  ink.clip(rim, () => {
    for (let notch = 0; notch < 46; notch++) {
      const angle = (notch / 46) * 6.28
      const at = (far: number) => [2 + Math.cos(angle) * far, 3 + Math.sin(angle) * far]
      ink.line([at(22), at(26)], { width: 1, profile: 'even', still: true })
    }
  })
  const face = ink.ellipse(-1, -1.4, 25, 24.6, 0, 0.01)
  ink.form(face, { width: 3.2, halo: 0.8, tone: { from: 0.56, to: 0.86, width: 1.8, spacing: 2.1, angle: -44 } })
  ink.tint(face, { color: OCHRE, alpha: 0.9, offset: 2.6 })
  ink.contour(ink.ellipse(-1, -1.4, 20.6, 20.2, 0, 0.01), { width: 1.6, gap: 0.25 })
  // A wreath, open at the top, about a one.
  for (let place = 0; place < 14; place++) {
    const degrees = (120 + place * 23.5) % 360
    if (Math.abs(((degrees - 270 + 540) % 360) - 180) < 22) continue
    const angle = degrees / 57.3
    const lean = degrees > 90 && degrees < 270 ? 62 : -62
    const x = -1 + Math.cos(angle) * 15.4
    const y = -1.4 + Math.sin(angle) * 15.2
    ink.black(ink.leaf(x, y, degrees + lean, 6.4, 3, { bend: 0.6, belly: 0.4 }))
  }
  drawCapitals(ink, '1', -6.6, -11, { height: 19, width: 4.4 })
  ink.line('-20,-8 -16,-15 -9,-20', { width: 2.2, white: true })
}

/** A crumb of foil about 0, 0: six chips, three curls. */
export function drawCrumb(ink: Ink, drawing: number): void {
  if (drawing < 6) {
    const size = 1.4 + drawing * 0.22
    const lean = (drawing % 3) * 0.5 - 0.5
    const chip = ink.path(
      [
        [-size, -0.6 * size + lean, 1, 1],
        [0.5 * size, -size, 1, 1],
        [1.1 * size, 0.4 * size + lean, 1, 1],
        [-0.3 * size, 0.9 * size, 1, 1],
      ],
      true,
    )
    ink.cut(chip, { fill: drawing % 2 === 0 ? FOIL : '#a9a6a0' })
    ink.contour(chip, { width: 0.9, lit: 0.6, gap: 0 })
    return
  }
  const size = 0.8 + (drawing - 6) * 0.2
  const curl = ink.path([
    [-4 * size, 1.4 * size],
    [-1 * size, -2.2 * size],
    [3 * size, -1.4 * size],
    [4 * size, 1.8 * size],
    [1.4 * size, 2.6 * size],
  ])
  ink.line(curl, { width: 2.9 * size, profile: 'swell' })
  ink.line(curl, { width: 1.4 * size, profile: 'swell', white: true })
}

/** The light about a symbol that has won, about 0, 0: ochre with brush rays. */
export function drawGlow(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 26, 25), { color: OCHRE, alpha: 0.9 })
  for (let ray = 0; ray < 18; ray++) {
    const angle = (ray / 18) * 6.28 + 0.1
    const at = (far: number) => [Math.cos(angle) * far, Math.sin(angle) * far * 1.06]
    ink.line([at(27.5), at(ray % 2 === 0 ? 34 : 31.5)], { width: ray % 2 === 0 ? 2.2 : 1.5, profile: 'flick' })
  }
}
