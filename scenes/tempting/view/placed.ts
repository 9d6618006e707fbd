import { PLACES } from '../../../assets/tempting/shared'
import type { Point } from '../../../src/stage/contract/geometry'

/** Where something lies that was drawn on its page. */
export function placeOf(name: keyof typeof PLACES): Readonly<Point> {
  return { x: PLACES[name].left * 2, y: PLACES[name].top * 2 }
}
