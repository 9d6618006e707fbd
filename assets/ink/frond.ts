import { lengthsAlong, tangentAt } from './geometry'
import type { Ink } from './ink'
import { itemAt, type Options } from './numbers'
import { isLine, type Line, type PathSource } from './path'
import type { Leaf } from './shapes'

/** Blades that leave a spine: fern, palm, feather, grass. */
export interface Blades extends Pick<Leaf, 'bend' | 'belly' | 'tip'> {
  /** Units between two blades of one side; 7 when not given. */
  spacing: number
  /** The longest blade, in units; 24 when not given. */
  length: number
  /** The width of the longest, in units; a third of its length when not given. */
  width: number
  /** Degrees between a blade and the way the spine runs; 58 when not given. They close up towards its tip. */
  lean: number
  /** Which sides have blades: 1 is to the right of the way it runs, -1 to its left. Both when not given. */
  sides: readonly (1 | -1)[]
  /** How long (0…1) blades are at this share of the spine; longest in its first half and short at its tip when not given. */
  envelope: (along: number) => number
  /** The share (0…1) of the spine that stays bare at its root; 0.1 when not given. */
  stalk: number
  /** The share of blades that are missing; 0.06 when not given. */
  skip: number
}

/** A blade's silhouette, and where it belongs. */
export interface Blade {
  shape: Line
  side: 1 | -1
  /** Where on the spine (0…1) it grows. */
  along: number
}

/** The silhouettes of all blades along a spine, in page space, from its tip to its root: each lies over the one before. Draws nothing. */
export function bladesAlong(ink: Ink, spine: PathSource, blades: Options<Blades> = {}): Blade[] {
  const { spacing = 7, length = 24, lean = 58, sides = [-1, 1], stalk = 0.1, skip = 0.06 } = blades
  const { envelope = frondLike, bend = 0, belly = 0.4, tip } = blades
  if (!(spacing >= 0.6)) throw new Error(`A spacing of ${spacing} units; at least 0.6 is needed.`)
  const line = ink.path(spine)
  const scale = isLine(spine) ? 1 : ink.scale
  const random = ink.fork(`blades ${Math.round(itemAt(line.points, 0).x)} ${Math.round(itemAt(line.points, 0).y)}`)
  const lengths = lengthsAlong(line.points)
  const total = itemAt(lengths, lengths.length - 1)
  const found: Blade[] = []
  for (const side of sides) {
    let at = total * stalk + spacing * scale * random.between(0, 0.5)
    for (const [i, point] of line.points.entries()) {
      if (itemAt(lengths, i) < at) continue
      at += spacing * scale * random.between(0.85, 1.15)
      if (random.chance(skip)) continue
      const along = itemAt(lengths, i) / total
      const reach = length * scale * envelope(along) * random.between(0.88, 1.08)
      if (reach < 3) continue
      const way = tangentAt(line.points, i, 3)
      const heading = (Math.atan2(way.y, way.x) * 180) / Math.PI
      const angle = heading + side * (lean * (1 - 0.35 * along) + random.signed() * 5)
      const width = (reach * (blades.width ?? length / 3)) / length
      const form = { bend: -side * bend * scale, belly, tip }
      ink.page(() => found.push({ shape: ink.leaf(point.x, point.y, angle, reach, width, form), side, along }))
    }
  }
  return found.toSorted((a, b) => b.along - a.along)
}

/** A frond: its blades, laid by `lay` (as small forms with a halo when not given), and its spine over them. */
export function drawFrond(
  ink: Ink,
  spine: PathSource,
  frond: Options<Blades & { lay: (blade: Blade) => void; stem: (spine: Line) => void }> = {},
): Line {
  const line = ink.path(spine)
  const lay = frond.lay ?? (({ shape }: Blade) => ink.form(shape, { width: 1.8, halo: 0.5 }))
  for (const blade of bladesAlong(ink, spine, frond)) lay(blade)
  if (frond.stem) frond.stem(line)
  else ink.line(line, { width: 2.2, profile: 'pen' })
  return line
}

function frondLike(along: number): number {
  return (0.62 + 0.38 * Math.min(1, along * 3)) * (1 - 0.82 * along ** 1.6)
}
