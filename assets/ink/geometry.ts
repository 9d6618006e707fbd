import { itemAround, itemAt } from './numbers'
import type { Line, Point } from './path'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The smallest box around the points; of no points, a box turned inside out, which touches nothing. */
export function boundsOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

/** The area a closed line holds, in square units; negative when it runs counter-clockwise on the page (y goes down). */
export function areaOf(line: Line): number {
  let twice = 0
  let before = line.points.at(-1)
  for (const point of line.points) {
    if (before) twice += before.x * point.y - point.x * before.y
    before = point
  }
  return twice / 2
}

/** The direction of `b` from `a`, one unit long; of two equal points, none at all. */
export function directionOf(a: Point, b: Point): Point {
  const x = b.x - a.x
  const y = b.y - a.y
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

/** The way an open line runs at a point, looking `reach` points to either side. */
export function tangentAt(points: readonly Point[], index: number, reach = 1): Point {
  const before = itemAt(points, Math.max(0, index - reach))
  return directionOf(before, itemAt(points, Math.min(points.length - 1, index + reach)))
}

/** The outward normal of a closed line at a point, looking `reach` points to either side. */
export function outwardNormals(line: Line, reach = 3): Point[] {
  const side = areaOf(line) < 0 ? 1 : -1
  return line.points.map((_, index) => {
    const along = directionOf(itemAround(line.points, index - reach), itemAround(line.points, index + reach))
    return { x: -along.y * side, y: along.x * side }
  })
}

/** How far along the line each point lies, in units, from 0 at the first. */
export function lengthsAlong(points: readonly Point[]): number[] {
  let sum = 0
  let before: Point | undefined
  return points.map((point) => {
    if (before) sum += Math.hypot(point.x - before.x, point.y - before.y)
    before = point
    return sum
  })
}

/** The point a share (0…1) of the way through a line's points. */
export function pointAlong(line: Line, share: number): Point {
  const place = share * (line.points.length - 1)
  const index = Math.max(0, Math.min(line.points.length - 2, Math.floor(place)))
  const from = itemAt(line.points, index)
  const to = itemAt(line.points, Math.min(line.points.length - 1, index + 1))
  const rest = place - index
  return { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }
}
