import { boundsOf, lengthsAlong, tangentAt } from './geometry'
import { clamp, itemAt, type Options, radians, smoothstep, TAU } from './numbers'
import { flatten, isLine, type PathSource, type Point, parsePath } from './path'
import { type Medium, mediumOf } from './pen'
import { Tones } from './tone'

/** Flicks leaving one side of a line: the inker's way out of a black. */
export interface Feather extends Medium {
  /** 1 is to the right of the way the line runs, -1 to its left. */
  side: 1 | -1
  /** Units: 6–14 as a rule, 26 on wings and cliffs; 10 when not given. */
  length: number
  /** Units: 1.5–2.4 as a rule, to 3.4; 1.5 when not given. */
  width: number
  /** Units between two flicks along the line, 1.9–2.6; 1.9 when not given. */
  spacing: number
  /** Degrees they lean along the line, 15–35; 35 when not given. */
  slant: number
  /** How far they bend, as a share of their length; 0.15 when not given. */
  curl: number
  /** The group's shape: how long (0…1) a flick is at this share of the line; a hill when not given. */
  envelope: (along: number) => number
  /** The part of the line they leave, as shares of its length; all of it when not given. */
  from: number
  to: number
  /** By how much the slant differs from flick to flick, in radians; 0.12 when not given. */
  jitter: number
}

/** Hair, grass, fur. */
export interface Tufts extends Medium {
  /** Units, 6–11; 8 when not given. */
  length: number
  /** Hairs in each tuft, 3–5; 3 when not given. */
  count: number
  /** Units, 1.2–2; 1.2 when not given. */
  width: number
  /** How far a tuft spreads, in radians, 0.6–1; 0.7 when not given. */
  fan: number
  /** How far hairs bend, as a share of their length; 0.18 when not given. */
  curl: number
}

/** Dots, thicker where it is darker. */
export interface Stipple extends Medium {
  /** Units between dots where it is darkest; 3 when not given. */
  spacing: number
  /** The radius of a dot, in units; 0.6 when not given. */
  radius: number
  /** How dark (0…1) a place of the page is; the form's own shade when not given. */
  density: (x: number, y: number) => number
}

/** Drops thrown off a brush. */
export interface Splatter extends Medium {
  /** How far they fly, in units; 30 when not given. */
  radius: number
  /** How many, 8–18; 22 when not given. */
  count: number
  /** The way they fly, in degrees from the right, clockwise; all ways when not given. */
  direction: number
  /** The radius of the largest, in units, 1.4–2.4; 2.4 when not given. Most are far smaller. */
  largest: number
}

/** Surfaces: what cloth, fur, stone and accidents are made of. */
export class Textures extends Tones {
  /** Flicks leaving a line. */
  feather(path: PathSource, options: Options<Feather> = {}): void {
    this.stroke('feather', path, () => {
      const { side = 1, slant = 35, curl = 0.15, jitter = 0.12 } = options
      const { from = 0, to = 1, envelope = (along: number) => Math.sin(Math.PI * along) } = options
      const scale = this.textureScale
      const length = scale * (options.length ?? 10)
      const width = scale * (options.width ?? 1.5)
      const spacing = scale * (options.spacing ?? 1.9)
      const { points } = this.path(path)
      const lengths = lengthsAlong(points)
      const total = lengths.at(-1) ?? 0
      let next = 0
      for (let i = 1; i < points.length - 1; i++) {
        const at = itemAt(lengths, i)
        const along = at / total
        if (at < next || along < from || along > to) continue
        next = at + spacing * this.random.between(0.6, 1.4)
        const way = tangentAt(points, i)
        const lean = -radians(slant) * side + this.random.signed() * jitter
        const out = turned({ x: -way.y * side, y: way.x * side }, lean)
        const reach = envelope(along) * length * this.random.between(0.65, 1.15)
        if (reach < 1.2) continue
        const { x, y } = itemAt(points, i)
        const root = { x: x - out.x * 0.6, y: y - out.y * 0.6 }
        const flick = bent(root, out, reach, curl * reach * side)
        this.line(flatten(flick, false), {
          width: width * (0.6 + 0.4 * (reach / length)),
          profile: 'flick',
          wobble: 0.15,
          ...mediumOf(options),
        })
      }
    })
  }

  /** Tufts at these places (a path's points), each pointing the way, in degrees clockwise from the right, that `angle` gives. */
  tufts(places: PathSource, angle: (x: number, y: number) => number, options: Options<Tufts> = {}): void {
    this.stroke('tufts', places, () => {
      const { length = 8, count = 3, width = 1.2, fan = 0.7, curl = 0.18 } = options
      const middle = (count - 1) / 2
      const onPage = this.keepsPageTextures && !isLine(places)
      const points = isLine(places) ? places.points : parsePath(places)
      for (const { x, y } of onPage ? points.map((point) => this.toPage(point.x, point.y)) : points) {
        const way = radians(angle(x, y))
        for (let hair = 0; hair < count; hair++) {
          const lean = way + (hair / Math.max(1, count - 1) - 0.5) * fan + this.random.signed() * 0.08
          const reach = length * this.random.between(0.65, 1.1) * (1 - 0.25 * Math.abs(hair - middle))
          const aside = (hair - middle) * 1.3
          const root = { x: x - Math.sin(way) * aside, y: y + Math.cos(way) * aside }
          const out = { x: Math.cos(lean), y: Math.sin(lean) }
          const hairline = bent(root, out, reach, curl * reach * 0.5)
          const stroke = { width, profile: 'flick', wobble: 0.2, ...mediumOf(options) } as const
          this.line(onPage || isLine(places) ? flatten(hairline, false) : hairline, stroke)
        }
      }
    })
  }

  /** Dots no nearer to each other than the darkness allows: stone, cork, freckles. Slow on large shapes. */
  stipple(shape: PathSource, options: Options<Stipple> = {}): void {
    this.stroke('stipple', shape, () => {
      const line = this.path(shape, true)
      const field = this.field(line)
      const spacing = this.textureScale * (options.spacing ?? 3)
      const radius = this.textureScale * (options.radius ?? 0.6)
      const shade = (x: number, y: number) => smoothstep(0.3, 0.8, field.darkness(x, y, this.light))
      const density = options.density ? this.textureAt(options.density) : shade
      const { left, top, right, bottom } = boundsOf(line.points)
      if (!(spacing >= 0.3)) throw new Error(`A spacing of ${spacing} units; at least 0.3 is needed.`)
      const tries = (((right - left) * (bottom - top)) / spacing ** 2) * 9
      const laid: Point[] = []
      for (let i = 0; i < tries; i++) {
        const x = this.random.between(left, right)
        const y = this.random.between(top, bottom)
        if (field.distance(x, y) < 1) continue
        const dark = clamp(density(x, y))
        if (dark < 0.04) continue
        const room = (spacing / Math.sqrt(dark)) * 0.9
        if (laid.some((dot) => (dot.x - x) ** 2 + (dot.y - y) ** 2 < room * room)) continue
        laid.push({ x, y })
        this.page(() => this.dot(x, y, radius * this.random.between(0.6, 1.3), mediumOf(options)))
      }
    })
  }

  /** Drops around (x, y), the large ones rare, some with a tail pointing where they came from. */
  splatter(x: number, y: number, options: Options<Splatter> = {}): void {
    this.stroke('splatter', [[x, y]], () => {
      const { radius = 30, count = 22, direction, largest = 2.4 } = options
      const medium = mediumOf(options)
      for (let i = 0; i < count; i++) {
        const angle =
          direction === undefined
            ? this.random.next() * TAU
            : radians(direction + this.random.signed() * this.random.next() * 50)
        const distance = radius * this.random.next() ** 0.7
        const size = largest * this.random.next() ** 3.2 + 0.28
        const place = (far: number) => [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const
        this.dot(...place(distance), size, medium)
        if (size <= largest * 0.5 || !this.random.chance(0.6)) continue
        const tail = [place(distance), place(distance + size * 3)]
        this.line(tail, { width: size * 1.1, profile: 'flick', wobble: 0, ...medium })
      }
    })
  }
}

/** Three points of a flick: `reach` units along `out`, its middle pushed `push` units aside. */
function bent(root: Point, out: Point, reach: number, push: number) {
  return [
    { ...root, pressure: 1, corner: false },
    {
      x: root.x + out.x * reach * 0.5 - out.y * push,
      y: root.y + out.y * reach * 0.5 + out.x * push,
      pressure: 1,
      corner: false,
    },
    { x: root.x + out.x * reach, y: root.y + out.y * reach, pressure: 1, corner: false },
  ]
}

function turned({ x, y }: Point, angle: number): Point {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
