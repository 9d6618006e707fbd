import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { clamp } from '../ink/numbers'
import type { Color } from '../ink/palette'
import { drawCapitals } from './capitals'
import { FIELD } from './card'

/** Foil in the shade, and where it takes the light. */
const SILVER: Color = '#bfbcb4'
const BRIGHT: Color = '#e6e2d8'
const DULL: Color = '#6f6c68'

/** How far the question marks keep from the middles of their fields, so that no two fields are the same. */
const ASIDE = [
  [-2, 1, -6],
  [3, -2, 4],
  [0, 2, -3],
  [2, 0, 7],
  [-3, -1, -4],
  [1, 2, 5],
] as const

/** The silver layer: 180 × 144 units from 0, 0, bled over its edges. */
export function drawSilver(ink: Ink): void {
  const { width, height } = FIELD
  const foil = ink.path(`-6,-6* ${width + 6},-6* ${width + 6},${height + 6}* -6,${height + 6}*`, true)
  ink.cut(foil, { fill: SILVER })
  // Metal: broad bands of light and dark that lean across all of it.
  for (const [x, breadth, color, alpha] of [
    [4, 22, DULL, 0.28],
    [34, 20, BRIGHT, 0.85],
    [70, 30, DULL, 0.34],
    [112, 14, BRIGHT, 0.9],
    [132, 8, BRIGHT, 0.6],
    [150, 34, DULL, 0.3],
    [206, 26, BRIGHT, 0.7],
  ] as const) {
    const lean = 66
    ink.wash(`${x},-8* ${x + breadth},-8* ${x + breadth - lean},${height + 8}* ${x - lean},${height + 8}*`, {
      color,
      alpha,
    })
  }
  const shade = (x: number, y: number) => clamp(0.2 + 0.62 * noise1(4, (x * 0.91 + y * 0.42) / 30))
  ink.hatch(foil, { angle: -38, spacing: 3.3, width: 1, jitter: 0.02, density: shade })
  const cross = (x: number, y: number) => clamp(0.5 * noise1(8, x / 20 - y / 31) - 0.02)
  ink.hatch(foil, { angle: 52, spacing: 7.4, width: 0.8, length: 26, density: cross })
  // Scuffs along the light.
  ink.line('47,-8 -20,140', { width: 5, white: true, bare: true, dry: 0.75 })
  ink.line('122,-8 54,150', { width: 6, white: true, bare: true, dry: 0.8 })
  ink.line('196,10 140,150', { width: 4, white: true, bare: true, dry: 0.75 })
  for (const [place, [x, y, rotate]] of ASIDE.entries()) {
    const column = place % 3
    const row = Math.floor(place / 3)
    ink.at((column + 0.5) * (width / 3) + x, (row + 0.5) * (height / 2) + y, { rotate }, () => {
      drawCapitals(ink, '?', -11, -16, { height: 32, width: 8.6, white: true, bare: true })
      drawCapitals(ink, '?', -11, -16, { height: 32, width: 5 })
    })
  }
}
