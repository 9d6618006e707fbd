import { clamp, lerp } from '../../../src/stage/contract/math'
import { outline } from '../../../src/stage/contract/outline'

/** How many places of a route are known; between them it is straight. */
const PLACES = 48

/** A curve through a few points, in scene units, whose places are all known beforehand. */
export class Route {
  readonly #xs = new Float32Array(PLACES + 1)
  readonly #ys = new Float32Array(PLACES + 1)
  /** Where it was last asked for. */
  x = 0
  y = 0

  /** @param corners in the notation of outlines: '967,560 860,520' */
  constructor(corners: string) {
    const points = outline(corners)
    for (let place = 0; place <= PLACES; place++) {
      const along = (place / PLACES) * (points.length - 1)
      const from = Math.min(points.length - 2, Math.floor(along))
      const before = points[Math.max(0, from - 1)]
      const first = points[from]
      const second = points[from + 1]
      const after = points[Math.min(points.length - 1, from + 2)]
      if (!before || !first || !second || !after) throw new Error('A route leads through two points at least.')
      this.#xs[place] = through(before.x, first.x, second.x, after.x, along - from)
      this.#ys[place] = through(before.y, first.y, second.y, after.y, along - from)
    }
  }

  /** Goes to a share (0…1) of it, and hands back itself. */
  at(share: number): this {
    const along = clamp(share, 0, 1) * PLACES
    const place = Math.min(PLACES - 1, Math.floor(along))
    const beyond = along - place
    this.x = lerp(this.#xs[place] ?? 0, this.#xs[place + 1] ?? 0, beyond)
    this.y = lerp(this.#ys[place] ?? 0, this.#ys[place + 1] ?? 0, beyond)
    return this
  }
}

/** The usual spline: through the second and the third of four numbers. */
function through(a: number, b: number, c: number, d: number, share: number): number {
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
}
