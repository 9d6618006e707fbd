import { meltTogether } from './clay'
import { directionOf, lengthsAlong, outwardNormals, tangentAt } from './geometry'
import { noise1 } from './noise'
import { itemAt, lerp, type Options, radians, TAU } from './numbers'
import { flatten, isLine, type Line, type PathPoint, type PathSource, type Point } from './path'
import { Recorder } from './recorder'
import { unionOf } from './union'

/** The form of a leaf, petal, feather, quill, claw or flame. */
export interface Leaf {
  /** How far the tip drifts sideways, in units. */
  bend: number
  /** Where along it (0…1) it is widest; 0.45 when not given. */
  belly: number
  /** From 0, a needle, to 1, round; round-ended when the belly lies beyond 0.62. */
  tip: number
}

/** Silhouettes: they draw nothing, they hand back the line to draw with. */
export class Shapes extends Recorder {
  /** An ellipse by hand: `turn` in degrees, `irregular` the share (0…1) by which its radius strays. */
  ellipse(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0, irregular = 0.04): Line {
    const phase = this.random.next() * 99
    const cos = Math.cos(radians(turn))
    const sin = Math.sin(radians(turn))
    const points = Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * TAU - 2.2
      const swell = 1 + irregular * noise1(this.seed + 5, phase + i * 1.7)
      const across = Math.cos(angle) * radiusX * swell
      const down = Math.sin(angle) * radiusY * swell
      return { x: x + across * cos - down * sin, y: y + across * sin + down * cos, pressure: 1, corner: false }
    })
    return this.path(points, true)
  }

  /**
   * A box with sharp corners, or corners rounded by `round` units that never bulge over its straight sides. `turn` is in degrees
   * about its middle; `irregular`, 0.02 when not given, is the share of its shorter side by which corners stray.
   */
  box(
    left: number,
    top: number,
    width: number,
    height: number,
    options: Options<{ round: number; turn: number; irregular: number }> = {},
  ): Line {
    const { round = 0, turn = 0, irregular = 0.02 } = options
    const stray = irregular * Math.min(Math.abs(width), Math.abs(height))
    const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
    const [x, y] = [left + width / 2, top + height / 2]
    const phase = this.random.next() * 99
    const sides = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
    const corners = sides.map(([acrossSide, downSide], i): PathPoint => {
      const across = (acrossSide * width) / 2 + stray * noise1(this.seed + 6, phase + i * 1.7)
      const down = (downSide * height) / 2 + stray * noise1(this.seed + 7, phase + i * 1.7)
      return { x: x + across * cos - down * sin, y: y + across * sin + down * cos, pressure: 1, corner: true, round }
    })
    return this.path(corners, true)
  }

  /**
   * A tube along a spine, `'x,y@thickness …'` in units. Its end is rounded by `round` (0.8 of a half circle when not given).
   * Without `root` the start is cut square and left without an edge, to grow out of a body; with it, it is round too.
   */
  tube(spine: PathSource, options: Options<{ round: number; root: boolean }> = {}): Line {
    return this.stroke('tube', spine, () => {
      const { points } = this.path(spine)
      const half = isLine(spine) ? 0.5 : this.scale / 2
      const sides = [1, -1].map((side) =>
        points.map((point, i) => {
          const along = tangentAt(points, i, 2)
          const out = point.pressure * half * side
          return { x: point.x + along.y * out, y: point.y - along.x * out }
        }),
      )
      const end = points.length - 1
      const last = itemAt(points, end)
      const first = itemAt(points, 0)
      const tipRadius = last.pressure * half
      const tip = tipRadius > 0.6 ? cap(last, tangentAt(points, end, 2), tipRadius, options.round ?? 0.8) : []
      const start = directionOf(first, itemAt(points, Math.min(2, end)))
      const root = options.root ? cap(first, { x: -start.x, y: -start.y }, first.pressure * half, 1) : []
      const outline = [...itemAt(sides, 0), ...tip, ...itemAt(sides, 1).toReversed(), ...root]
      return {
        points: outline.map(({ x, y }) => ({ x, y, pressure: 1 })),
        closed: true,
        corners: options.root ? [] : [0, outline.length - 1],
      }
    })
  }

  /**
   * A guide beside a spine: `share` of half its thickness away (1 is the edge of its tube to the right of the way it runs, -1
   * the one to the left), and `units` more. `from` and `to` (0…1) are the part of it.
   */
  beside(spine: PathSource, options: Options<{ share: number; units: number; from: number; to: number }> = {}): Line {
    return this.stroke('beside', spine, () => {
      const { share = 0, units = 0, from = 0, to = 1 } = options
      const { points } = this.path(spine)
      const scale = isLine(spine) ? 1 : this.scale
      const last = points.length - 1
      const beside = points.map((point, i) => {
        const way = tangentAt(points, i, 3)
        const off = ((point.pressure / 2) * share + units) * scale
        return { x: point.x - way.y * off, y: point.y + way.x * off, pressure: 1 }
      })
      const part = beside.slice(Math.round(from * last), Math.round(to * last) + 1)
      if (part.length < 2) throw new Error(`No part of the spine lies between ${from} and ${to}.`)
      return { points: part, closed: false, corners: [] }
    })
  }

  /** A leaf, petal, feather, quill, claw or flame from (x, y), pointing `angle` degrees from the right, clockwise. */
  leaf(x: number, y: number, angle: number, length: number, width: number, form: Options<Leaf> = {}): Line {
    const belly = form.belly ?? 0.45
    const tip = form.tip ?? (belly > 0.62 ? 0.8 : 0)
    const bend = form.bend ?? 0
    const cos = Math.cos(radians(angle))
    const sin = Math.sin(radians(angle))
    const place = (along: number, side: number, corner = false): PathPoint => {
      const u = along * length
      const v = side * (width / 2) * halfWidth(along, belly, tip) + bend * along * along
      return { x: x + cos * u - sin * v, y: y + sin * u + cos * v, pressure: 1, corner }
    }
    const steps = [1, 2, 3, 4, 5, 6].map((step) => step / 7)
    const rounded = tip > 0.4 ? [0.965] : []
    return this.path(
      [
        place(0, 0, true),
        ...[...steps, ...rounded].map((along) => place(along, -1)),
        place(1, 0, tip < 0.4),
        ...[...rounded, ...steps.toReversed()].map((along) => place(along, 1)),
      ],
      true,
    )
  }

  /**
   * An edge of scallops all round a shape: clouds, lace, fish scales, the hem of an awning. `size` is the width of one and `depth`
   * how far it stands out, in units (12 and 0.45 of the size when not given); a depth below 0 bites in.
   */
  scalloped(shape: PathSource, options: Options<{ size: number; depth: number; irregular: number }> = {}): Line {
    return this.stroke('scalloped', shape, () => {
      const line = this.path(shape, true)
      const scale = isLine(shape) ? 1 : this.scale
      const size = (options.size ?? 12) * scale
      const depth = options.depth === undefined ? size * 0.45 : options.depth * scale
      const irregular = options.irregular ?? 0.2
      const ring = [...line.points, itemAt(line.points, 0)]
      const lengths = lengthsAlong(ring)
      const total = itemAt(lengths, lengths.length - 1)
      const count = Math.max(3, Math.round(total / size))
      if (!(size > 0)) throw new Error(`A scallop of ${size} units.`)
      const cusps = Array.from({ length: count }, (_, i) => (i + this.random.signed() * irregular * 0.5) / count)
      const normals = outwardNormals(line)
      const at = (share: number): Point & { out: Point } => {
        const wanted = ((share % 1) + 1) % 1
        let i = 1
        while (i < ring.length - 1 && itemAt(lengths, i) < wanted * total) i++
        return { ...itemAt(ring, i), out: itemAt(normals, i % line.points.length) }
      }
      const points: PathPoint[] = cusps.flatMap((cusp, i) => {
        const next = i + 1 < count ? itemAt(cusps, i + 1) : itemAt(cusps, 0) + 1
        const stands = depth * (1 + irregular * this.random.signed())
        const arc = [0.2, 0.5, 0.8].map((part): PathPoint => {
          const place = at(lerp(cusp, next, 0.5 + (part - 0.5) * 1.25))
          const rise = stands * (part === 0.5 ? 1 : 0.78)
          return { x: place.x + place.out.x * rise, y: place.y + place.out.y * rise, pressure: 1, corner: false }
        })
        return [{ ...at(cusp), pressure: 1, corner: true }, ...arc]
      })
      return flatten(points, true)
    })
  }

  /** One silhouette of parts that overlap, with the outlines they have: no fringe where two blacks meet. Throws when they do not all touch. */
  union(parts: readonly PathSource[]): Line {
    return this.stroke('union', undefined, () => unionOf(parts.map((part) => this.path(part, true))))
  }

  /** Melts parts into one silhouette. `blend` is the fillet where they meet: 4–6 limb and foot, 8–12 body, 14–16 soft creature. */
  clay(parts: readonly PathSource[], blend = 6): Line {
    return this.stroke('clay', undefined, () => {
      const lines = parts.map((part) => this.path(part, true))
      return meltTogether(lines, blend)
    })
  }
}

/** Half a circle from one side of a stroke to the other, about its end. */
function cap(end: Point, along: Point, radius: number, round: number): Point[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].map((step) => {
    const angle = -Math.PI / 2 + (step / 9) * Math.PI
    const ahead = Math.cos(angle) * radius * round
    const aside = Math.sin(angle) * radius
    return { x: end.x + along.x * ahead - along.y * aside, y: end.y + along.y * ahead + along.x * aside }
  })
}

function halfWidth(along: number, belly: number, tip: number): number {
  if (along < belly) return Math.sin((Math.PI / 2) * (along / belly)) ** 0.85
  const rest = (along - belly) / (1 - belly)
  const needle = Math.cos((Math.PI / 2) * rest) ** 0.9 * (1 - 0.25 * rest)
  return lerp(needle, Math.sqrt(Math.max(0, 1 - rest * rest)), tip)
}
