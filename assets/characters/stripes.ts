import { lengthsAlong, pointAlong } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import type { Line, PathSource } from '../ink/path'

/** Bands across a tube of cloth. All in units. */
export interface Stripes {
  /** Where along the spine the first lies, and the next after it. */
  readonly from: number
  readonly every: number
  readonly width: number
  /** How far each reaches to either side of the spine. */
  readonly reach: number
  /** How far the middle of each runs ahead of its ends: the cloth is round. */
  readonly bow: number
}

/** Black bands across a tube along its spine, clipped to the tube. */
export function drawStripes(ink: Ink, tube: Line, spine: PathSource, stripes: Stripes): void {
  const way = ink.path(spine)
  const { scale } = ink
  const total = lengthsAlong(way.points).at(-1) ?? 0
  const { from, every, width, reach, bow } = stripes
  ink.clip(tube, () =>
    ink.page(() => {
      for (let at = from * scale; at < total; at += every * scale) {
        const middle = pointAlong(way, at / total)
        const before = pointAlong(way, Math.max(0, at - 3 * scale) / total)
        const long = Math.hypot(middle.x - before.x, middle.y - before.y) || 1
        const x = ((middle.x - before.x) / long) * scale
        const y = ((middle.y - before.y) / long) * scale
        const band = [
          [middle.x - y * reach, middle.y + x * reach],
          [middle.x + x * bow, middle.y + y * bow],
          [middle.x + y * reach, middle.y - x * reach],
        ]
        ink.line(band, { width: width * scale, profile: 'even' })
      }
    }),
  )
}
