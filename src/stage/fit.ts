import type { Point, Size } from './scene'

/** How a sheet lies in the window: where its origin is, and how large a scene unit, in CSS pixels. */
export interface Fit {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Fits the sheet into the window, whole and centred; what lies beyond the sheet is seen, too, up to the window's edges. */
export function fitSheet(sheet: Readonly<Size>, window: Readonly<Size>): Fit {
  const scale = Math.min(window.width / sheet.width, window.height / sheet.height)
  return {
    x: (window.width - sheet.width * scale) / 2,
    y: (window.height - sheet.height * scale) / 2,
    scale,
  }
}

/** Where a place in the window lies on the sheet. */
export function toSheet({ x, y, scale }: Fit, place: Readonly<Point>): Point {
  return { x: (place.x - x) / scale, y: (place.y - y) / scale }
}

/** Where a place on the sheet lies in the window. */
export function toWindow({ x, y, scale }: Fit, place: Readonly<Point>): Point {
  return { x: place.x * scale + x, y: place.y * scale + y }
}
