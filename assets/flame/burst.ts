import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import { TAU } from '../ink/numbers'
import type { Line } from '../ink/path'

/** Light that breaks off in wedges at its edge, as in a woodcut. */
interface Burst {
  x: number
  y: number
  radiusX: number
  radiusY: number
  /** What its unevenness is grown from. */
  seed: number
  /** How far the longest wedges reach beyond the edge, as a share of the radius. */
  spikes: number
  /** How many wedges; 130 when not given. */
  wedges?: number
}

/** The outline of a burst of light. */
export function burst(ink: Ink, { x, y, radiusX, radiusY, seed, spikes, wedges = 130 }: Burst): Line {
  const points = Array.from({ length: wedges * 2 }, (_, i) => {
    const angle = ((i + 0.7 * noise1(seed, i * 3.1)) / (wedges * 2)) * TAU
    const reach = i % 2 === 0 ? 1 - spikes * 0.16 : 1 + spikes * Math.abs(noise1(seed + 9, i * 1.7)) ** 1.3
    const away = (1 + 0.03 * noise1(seed + 5, i * 0.06)) * reach
    return [x + Math.cos(angle) * radiusX * away, y + Math.sin(angle) * radiusY * away, 1, 1]
  })
  return ink.path(points, true)
}

/** Where light ends in an ellipse, and how its edge is flicked. */
interface Edge {
  x: number
  y: number
  radiusX: number
  radiusY: number
  count: number
  /** The length of a flick, as a share of the radius. */
  length: number
  width: number
  /** The part of the ellipse that is flicked, in radians from the right, clockwise. */
  from: number
  to: number
}

/** Flicks across the edge of light, out into the dark in paper and inwards in ink. */
export function flickEdge(
  ink: Ink,
  part: string,
  { x, y, radiusX, radiusY, count, length, width, from, to }: Edge,
): void {
  const random = ink.fork(part)
  for (let i = 0; i < count; i++) {
    const angle = from + ((to - from) * (i + random.signed() * 0.35)) / count
    const reach = length * random.between(0.35, 1.2)
    const at = (share: number) => [
      x + Math.cos(angle) * radiusX * (1 + share),
      y + Math.sin(angle) * radiusY * (1 + share),
    ]
    if (random.chance(0.48)) {
      ink.line([at(-0.015), at(reach * 0.5), at(reach)], { width, white: true, profile: 'flick' })
    } else {
      ink.line([at(0.03), at(-reach * 0.4), at(-reach * 0.8)], { width: width * 1.2, profile: 'flick' })
    }
  }
}
