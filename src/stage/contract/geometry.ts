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
