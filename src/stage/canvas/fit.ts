import type { Fit, Point, Size } from '../contract/geometry'

/** Fits the stage into the window, whole and centred; what lies beyond the stage is seen, too, up to the window's edges. */
export function fitStage(size: Readonly<Size>, window: Readonly<Size>): Fit {
  // A window without a size, as of a hidden frame, shows nothing; but a place in it is to stay a place on the stage.
  const hasSize = window.width > 0 && window.height > 0 && size.width > 0 && size.height > 0
  const scale = hasSize ? Math.min(window.width / size.width, window.height / size.height) : 1
  return {
    x: (window.width - size.width * scale) / 2,
    y: (window.height - size.height * scale) / 2,
    scale,
  }
}

/** Where a place in the window lies on the stage. */
export function toStage({ x, y, scale }: Fit, place: Readonly<Point>): Point {
  return { x: (place.x - x) / scale, y: (place.y - y) / scale }
}

/** Where a place on the stage lies in the window. */
export function toWindow({ x, y, scale }: Fit, place: Readonly<Point>): Point {
  return { x: place.x * scale + x, y: place.y * scale + y }
}
