/** A corner of a path with straight sides. */
export type Corner = readonly [x: number, y: number]

/** A path with straight sides. */
export function straight(...corners: readonly Corner[]): number[][] {
  return corners.map(([x, y]) => [x, y, 1, 1])
}

/** An upright rectangle by its edges. */
export function box(left: number, top: number, right: number, bottom: number): number[][] {
  return straight([left, top], [right, top], [right, bottom], [left, bottom])
}
