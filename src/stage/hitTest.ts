import type { HitArea, Point, Shape } from './scene'

/** The frontmost area at that point, or `null`. */
export function areaAt(areas: readonly HitArea[], point: Readonly<Point>): HitArea | null {
  for (const area of areas) if (contains(area.shape, point)) return area
  return null
}

/** Whether the point lies in the shape; its edge belongs to it. */
export function contains(shape: Shape, { x, y }: Readonly<Point>): boolean {
  switch (shape.kind) {
    case 'rect':
      return x >= shape.x && x <= shape.x + shape.width && y >= shape.y && y <= shape.y + shape.height
    case 'circle':
      return (x - shape.x) ** 2 + (y - shape.y) ** 2 <= shape.radius ** 2
    case 'polygon':
      return isInside(shape.points, x, y)
  }
}

/** Where a press of a key or of a screen reader lands: the middle of the shape. */
export function centreOf(shape: Shape): Point {
  switch (shape.kind) {
    case 'rect':
      return { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 }
    case 'circle':
      return { x: shape.x, y: shape.y }
    case 'polygon': {
      const { x, y, width, height } = boundsOf(shape)
      return { x: x + width / 2, y: y + height / 2 }
    }
  }
}

/** The upright rectangle around a shape. */
export function boundsOf(shape: Shape): { x: number; y: number; width: number; height: number } {
  switch (shape.kind) {
    case 'rect':
      return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
    case 'circle':
      return {
        x: shape.x - shape.radius,
        y: shape.y - shape.radius,
        width: shape.radius * 2,
        height: shape.radius * 2,
      }
    case 'polygon': {
      const xs = shape.points.map((point) => point.x)
      const ys = shape.points.map((point) => point.y)
      const x = Math.min(...xs)
      const y = Math.min(...ys)
      return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
    }
  }
}

/** Even-odd rule: a ray to the right of the point crosses the outline an odd number of times. */
function isInside(points: readonly Point[], x: number, y: number): boolean {
  let isOdd = false
  let from = points.at(-1)
  for (const to of points) {
    if (from && from.y > y !== to.y > y && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) isOdd = !isOdd
    from = to
  }
  return isOdd
}
