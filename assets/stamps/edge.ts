import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { Standalone } from '../pipeline/drawings'

/** The printed field, about the middle of the stamp. */
export const FIELD = { left: -54, top: -66, right: 54, bottom: 42 }
/** The middle of the field. */
export const MIDDLE = [0, -12] as const

/** The paper of a stamp, brighter than the book's. */
export const WHITE: Color = '#fffdf5'
export const LINE = 2.6

/** How stamps are printed: for sharp screens as they lie on a slip, a little softer in the book. */
export const STAMPED: Pick<Standalone, 'lineWidth' | 'sizes' | 'scale' | 'keep' | 'drying'> = {
  ...{ lineWidth: LINE, sizes: { '1x': 1 }, scale: 1.33, keep: 'line' },
  drying: { pooling: 0.4, clouds: 0.12, grain: 0.1 },
}

/** Units from one tooth of a stamp of the book to the next. */
const TOOTH = 9.6

/** What is perforated, in units. */
interface Perforated {
  readonly width: number
  readonly height: number
}

/** The perforated outline of a stamp about 0, 0. @param tooth units from one tooth to the next, or about as many */
export function perforated({ width, height }: Perforated, tooth = TOOTH): PathSource {
  const [right, bottom] = [width / 2, height / 2]
  const corners = [
    [-right, -bottom],
    [right, -bottom],
    [right, bottom],
    [-right, bottom],
  ] as const
  return corners.flatMap(([x, y], side) => {
    const [endX, endY] = corners[(side + 1) % corners.length] ?? corners[0]
    const length = Math.hypot(endX - x, endY - y)
    const [alongX, alongY] = [(endX - x) / length, (endY - y) / length]
    const teeth = Math.round(length / tooth)
    return Array.from({ length: teeth }, (_, place) => {
      const at = (share: number, depth: number, corner: 0 | 1) => {
        const along = ((place + share) / teeth) * length
        return [x + alongX * along - alongY * depth, y + alongY * along + alongX * depth, 1, corner]
      }
      return [at(0.02, 0, 1), at(0.3, 0, 1), at(0.42, tooth * 0.3, 0), at(0.62, tooth * 0.34, 0), at(0.74, 0, 1)]
    }).flat()
  })
}

/** The edge of the printed field, out of true as a hand draws it. */
export function fieldOutline(ink: Ink): Line {
  return ink.path('-53,-66* 0,-67 54,-65* 53,-12 54,41* -2,42 -54,40* -53,-14', true)
}
