/** The fountain in drawing units: its outer and water edges, and the height of its front. */
export const BASIN = {
  outerX: 305,
  outerTop: 88,
  outerBottom: 440,
  front: 44,
  waterX: 262,
  waterTop: 118,
  waterBottom: 402,
} as const

/** A place of the garden: `x` off its middle, measured at the far edge of the water; sides draw together very slightly upwards. */
export function onGround(x: number, y: number): [number, number] {
  return [480 + (x * (203 + (y - 120) * 0.075)) / 221, y]
}

/** The corners of a rectangle lying on the ground, clockwise from the upper left; each is a corner of a path. */
export function onGroundBox(left: number, top: number, right: number, bottom: number): number[][] {
  const corners = [onGround(left, top), onGround(right, top), onGround(right, bottom), onGround(left, bottom)]
  return corners.map(([x, y]) => [x, y, 1, 1])
}
