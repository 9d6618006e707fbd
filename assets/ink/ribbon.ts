import { lengthsAlong, tangentAt } from './geometry'
import { noise1 } from './noise'
import { clamp, itemAt } from './numbers'
import type { Point } from './path'
import type { Random } from './random'

/** A place of a stroke and the full width of its ink there, in units. */
export interface InkPoint extends Point {
  width: number
}

/**
 * Shakes a stroke sideways: `wobble` units with a wave of 17, and `boil` units more that differ with every frame. Its width
 * strays by 13 %, but by no more than `most` units on either side.
 */
export function wandering(
  points: readonly InkPoint[],
  wobble: number,
  seed: number,
  boil: number,
  frameSeed: number,
  most = Infinity,
) {
  const along = lengthsAlong(points)
  return points.map((point, i): InkPoint => {
    const way = tangentAt(points, i)
    const length = itemAt(along, i)
    const off = wobble * noise1(seed, length / 17) + (boil === 0 ? 0 : boil * noise1(frameSeed, length / 21))
    const width = point.width + Math.min(0.13 * point.width, 2 * most) * noise1(seed + 3, i / 14)
    return { x: point.x - way.y * off, y: point.y + way.x * off, width }
  })
}

/**
 * The outline of a stroke whose two edges are not quite even (±10 %, and no more than `most` units), with round ends.
 * `phase` tells strokes apart.
 */
export function ribbon(points: readonly InkPoint[], seed: number, phase: number, most = Infinity): Point[] {
  if (points.length < 2) return []
  const along = lengthsAlong(points)
  const edge = (side: 1 | -1, edgeSeed: number) =>
    points.map((point, i): Point => {
      const way = tangentAt(points, i)
      const even = point.width / 2
      const half = (even + Math.min(0.1 * even, most) * noise1(edgeSeed, phase + itemAt(along, i) * 0.35)) * side
      return { x: point.x + way.y * half, y: point.y - way.x * half }
    })
  const end = points.length - 1
  return [
    ...edge(1, seed),
    ...roundEnd(itemAt(points, end), itemAt(points, end - 1)),
    ...edge(-1, seed + 9).toReversed(),
    ...roundEnd(itemAt(points, 0), itemAt(points, 1)),
  ]
}

function roundEnd(end: InkPoint, inner: Point): Point[] {
  const radius = end.width / 2
  if (radius < 0.25) return []
  const start = Math.atan2(inner.x - end.x, end.y - inner.y)
  return [1, 2, 3, 4, 5].map((step) => {
    const angle = start + (step / 6) * Math.PI
    return { x: end.x + Math.cos(angle) * radius, y: end.y + Math.sin(angle) * radius }
  })
}

/** The hairs of a brush that runs out of ink: `dry` from 0.2, hardly, to 1.1, nearly all gone at the end. */
export function bristles(points: readonly InkPoint[], dry: number, seed: number, random: Random): InkPoint[][] {
  const widest = points.reduce((most, { width }) => Math.max(most, width), 0)
  const count = Math.max(4, Math.round(widest / 0.55))
  const along = lengthsAlong(points)
  const runs: InkPoint[][] = []
  for (let hair = 0; hair < count; hair++) {
    const place = ((hair + 0.5) / count) * 2 - 1
    const start = Math.abs(place) * 0.06 * random.next()
    const load = random.between(-0.25, 0.35)
    let run: InkPoint[] = []
    const lift = () => {
      if (run.length > 2) runs.push(tapered(run, 3, 4))
      run = []
    }
    for (const [i, point] of points.entries()) {
      const share = i / (points.length - 1)
      const grain = noise1(seed + hair, itemAt(along, i) / 11 + hair * 7.3)
      const wet = 1 - dry * (0.25 + 1.15 * share) + load + 0.75 * grain - 0.35 * dry * Math.abs(place)
      if (share < start || wet < 0.12) {
        lift()
        continue
      }
      const way = tangentAt(points, i)
      const off = (place * point.width) / 2
      const width = (point.width / count) * (0.7 + clamp(wet))
      run.push({ x: point.x - way.y * off, y: point.y + way.x * off, width })
    }
    lift()
  }
  return runs
}

/** The stroke thinned towards nothing over its first `rise` and its last `fall` points. */
export function tapered(points: readonly InkPoint[], rise: number, fall: number): InkPoint[] {
  const count = points.length
  return points.map((point, i) => ({ ...point, width: point.width * Math.min(1, (i + 1) / rise, (count - i) / fall) }))
}
