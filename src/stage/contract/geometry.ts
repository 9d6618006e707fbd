export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** An upright rectangle. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** How a stage lies in the window: where its origin is, and how large a scene unit, in CSS pixels. */
export interface Fit {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export type Shape = Rect | Circle | Polygon

export interface Rect {
  readonly kind: 'rect'
  x: number
  y: number
  width: number
  height: number
}

export interface Circle {
  readonly kind: 'circle'
  x: number
  y: number
  radius: number
}

export interface Polygon {
  readonly kind: 'polygon'
  readonly points: readonly Point[]
}
