import type { Bounds, Fit, Size } from '../contract/geometry'
import { clamp } from '../contract/math'

/** CSS pixels from an area to the outer edge of the ring: as much as the brush is wide, and some paper in between. */
const AROUND = 18

/** How near its outer edge comes to the window's. */
const MARGIN = 1

/** The least that it is wide and high: its corners, side by side. */
const LEAST = 60

/**
 * Where the ring of the focus lies, written into `ring`: around an area, but inside the window; of an area as large as the
 * stage, along the window's edges, and of one out of sight, where it was lost from it. All in CSS pixels. Allocates nothing.
 */
export function ringOf(area: Readonly<Bounds>, fit: Fit, window: Readonly<Size>, ring: Bounds): Bounds {
  const right = area.x + area.width
  const bottom = area.y + area.height
  // Both are rounded: they may differ by a pixel.
  const isStage =
    area.x <= fit.x + 1 &&
    area.y <= fit.y + 1 &&
    right >= window.width - fit.x - 1 &&
    bottom >= window.height - fit.y - 1
  ring.width = lengthOf(isStage ? 0 : area.x, isStage ? window.width : right, window.width)
  ring.height = lengthOf(isStage ? 0 : area.y, isStage ? window.height : bottom, window.height)
  ring.x = startOf(isStage ? 0 : area.x, isStage ? window.width : right, ring.width, window.width)
  ring.y = startOf(isStage ? 0 : area.y, isStage ? window.height : bottom, ring.height, window.height)
  return ring
}

/** How long the ring is along an axis on which the area reaches from one place to another. */
function lengthOf(from: number, to: number, room: number): number {
  const length = Math.min(to + AROUND, room - MARGIN) - Math.max(from - AROUND, MARGIN)
  return Math.max(LEAST, length)
}

/** Where it begins there. */
function startOf(from: number, to: number, length: number, room: number): number {
  const middle = (Math.min(to + AROUND, room - MARGIN) + Math.max(from - AROUND, MARGIN)) / 2
  return Math.round(clamp(middle - length / 2, MARGIN, Math.max(MARGIN, room - MARGIN - length)))
}
