import type { Ink } from '../ink/ink'
import { lerp } from '../ink/numbers'
import { type Color, channelsOf } from '../ink/palette'

/** Paper that has not been handled yet. */
export const BRIGHT: Color = '#fff9ec'

export function mixed(from: Color, to: Color, share: number): Color {
  const a = channelsOf(from)
  const b = channelsOf(to)
  const hex = [0, 1, 2].map((i) =>
    Math.round(lerp(a[i] ?? 0, b[i] ?? 0, share))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export function drawNail(ink: Ink, x: number, y: number, radius = 2.4): void {
  ink.form(ink.ellipse(x, y, radius, radius), { width: 1.3, halo: 0.3 })
  ink.line(
    [
      [x + radius * 0.2, y + radius * 0.5],
      [x + radius * 0.6, y],
    ],
    { width: 0.9 },
  )
}
