import { GRASS } from '../layout'

/** A pointer no further off than this makes his eyes wide, in scene units. */
const CLOSE = 150

/** Where he looks, with the pointer so far to his right, and so far down the stage. */
export function lookOf(x: number, y: number) {
  if (Math.abs(x) < CLOSE) return y > GRASS - 2 * CLOSE ? 'wide' : 'up'
  return x < 0 ? 'left' : 'right'
}
