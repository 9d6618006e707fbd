import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { smoothstep } from '../ink/numbers'
import { BEYOND } from './shared'

/** The night with the hole that the light makes in it: towards its rim the hatching swells until it is black. 0, 0 is the flame. */
export function drawNight(ink: Ink, radius: number): void {
  const edge = radius * BEYOND + 20
  ink.black(
    ink.path(
      [
        [-edge, -edge, 1, 1],
        [edge, -edge, 1, 1],
        [edge, edge, 1, 1],
        [-edge, edge, 1, 1],
      ],
      true,
    ),
    { wobble: 0 },
  )
  ink.erase(ink.ellipse(0, 0, radius * 1.04, radius * 1.03, 0, 0.012))
  const disc = ink.ellipse(0, 0, radius * 1.07, radius * 1.06, 0, 0.01)
  const away = (x: number, y: number) => Math.hypot(x, y) / radius + 0.05 * noise2(9, x / 34, y / 34)
  const size = Math.sqrt(radius / 234)
  const first = (x: number, y: number) => 1.16 * smoothstep(0.7, 1.03, away(x, y))
  ink.hatch(disc, { angle: -52, spacing: 6.6 * size, width: 8.6 * size, inset: 0, jitter: 0.02, density: first })
  const second = (x: number, y: number) => 1.1 * smoothstep(0.85, 1.05, away(x, y))
  ink.hatch(disc, { angle: 14, spacing: 7.4 * size, width: 7.4 * size, inset: 0, jitter: 0.03, density: second })
}
