import type { Point } from '../../../src/stage/contract/geometry'
import { smoothstep } from '../../../src/stage/contract/math'
import { POOL } from './light'

/** How bright what lies in the dark is, of 255. */
const DARK = 138

/** The tint of what stands there, so far from the light: the further, the darker. */
export function dimnessAt(x: number, y: number, light: Readonly<Point>): number {
  const far = Math.hypot((x - light.x) / POOL.radiusX, (y - light.y) / POOL.radiusY)
  const bright = Math.round(255 - (255 - DARK) * smoothstep(0.85, 2, far))
  return bright * 0x1_01_01
}
