import type { Point } from '../../src/stage/scene'

/** Scene units a unit of the drawings of the garden. */
export const GARDEN_SCALE = 1600 / 960

/** The fountain as the garden is drawn, in drawing units: outer and water edges, and the height of its front. */
export const BASIN = {
  outerX: 305,
  outerTop: 88,
  outerBottom: 440,
  front: 44,
  waterX: 262,
  waterTop: 118,
  waterBottom: 402,
} as const

/** A place on the ground: `x` off the middle, measured at the far edge of the water; sides draw together very slightly upwards. */
export function onGround(x: number, y: number): [number, number] {
  return [480 + (x * (203 + (y - 120) * 0.075)) / 221, y]
}

/** Where it lies on the sheet. */
function onSheet(x: number, y: number): Point {
  const [across, down] = onGround(x, y)
  return { x: Math.round(across * GARDEN_SCALE), y: Math.round(down * GARDEN_SCALE) }
}

/** The water, in scene units, clockwise from the upper left. */
export const WATER: readonly Point[] = [
  onSheet(-BASIN.waterX, BASIN.waterTop),
  onSheet(BASIN.waterX, BASIN.waterTop),
  onSheet(BASIN.waterX, BASIN.waterBottom),
  onSheet(-BASIN.waterX, BASIN.waterBottom),
]

/** The whole of the fountain, rim and front too. All of it lies where fairies may be: a release lands where it is made. */
export const FOUNTAIN: readonly Point[] = [
  onSheet(-BASIN.outerX, BASIN.outerTop),
  onSheet(BASIN.outerX, BASIN.outerTop),
  onSheet(BASIN.outerX, BASIN.outerBottom + BASIN.front),
  onSheet(-BASIN.outerX, BASIN.outerBottom + BASIN.front),
]

/** Where the toad sits, and where its water falls into the water, in scene units. */
export const TOAD = { x: 800, y: 104, radiusX: 92, radiusY: 86 } as const
export const FALL = { x: 800, y: 268 } as const

/** Where the bottle stands before anyone takes it: its mouth, in scene units. */
export const SHELF = { x: 1376, y: 640, tilt: -0.2 } as const

/** How far below a fairy her light lies on the water, in scene units. */
export const REFLECTED = 148

/** Whether a place of the sheet lies on the water, `inset` units off its edge at least. */
export function isOnWater(x: number, y: number, inset = 0): boolean {
  const [upperLeft, upperRight, lowerRight] = WATER
  if (!upperLeft || !upperRight || !lowerRight) return false
  if (y < upperLeft.y + inset || y > lowerRight.y - inset) return false
  const share = (y - upperLeft.y) / (lowerRight.y - upperLeft.y)
  const half = upperRight.x + (lowerRight.x - upperRight.x) * share - 800
  return Math.abs(x - 800) < half - inset
}
