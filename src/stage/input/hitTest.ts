import type { HitArea } from '../contract/areas'
import type { Bounds, Point, Shape } from '../contract/geometry'

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
  const { x, y, width, height } = boundsOf(shape)
  return { x: x + width / 2, y: y + height / 2 }
}

/** The upright rectangle around a shape, written into `bounds`. Allocates nothing: it is asked for every frame. */
export function boundsOf(shape: Shape, bounds: Bounds = { x: 0, y: 0, width: 0, height: 0 }): Bounds {
  switch (shape.kind) {
    case 'rect':
      return setBounds(bounds, shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    case 'circle': {
      const { x, y, radius } = shape
      return setBounds(bounds, x - radius, y - radius, x + radius, y + radius)
    }
    case 'polygon': {
      let left = Infinity
      let top = Infinity
      let right = -Infinity
      let bottom = -Infinity
      for (const point of shape.points) {
        left = Math.min(left, point.x)
        top = Math.min(top, point.y)
        right = Math.max(right, point.x)
        bottom = Math.max(bottom, point.y)
      }
      return setBounds(bounds, left, top, right, bottom)
    }
  }
}

function setBounds(bounds: Bounds, left: number, top: number, right: number, bottom: number): Bounds {
  bounds.x = left
  bounds.y = top
  bounds.width = right - left
  bounds.height = bottom - top
  return bounds
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
