import { lengthsAlong, pointAlong } from './geometry'
import { joined, type Outline, outlineOf, outlineThrough } from './marks'
import { noise1 } from './noise'
import { clamp, itemAt, lerp, type Options } from './numbers'
import { type Color, PAPER } from './palette'
import { isLine, type Line, type PathSource } from './path'
import { type Profile, type ProfileName, profileOf } from './profiles'
import { hash } from './random'
import { bristles, type InkPoint, ribbon, wandering } from './ribbon'
import { Shapes } from './shapes'

/** What a mark is laid with; ink, when nothing is said. */
export interface Medium {
  /** Watercolour of this colour instead of ink. */
  color: Color
  /**
   * How much is laid, 0…1. Ink below 0.75 shows the tooth of the paper; gouache below 1 is a light at that strength. Ink and
   * gouache 1, colour 0.9 when not given.
   */
  alpha: number
  /** Paint with a body, over ink, colour and paper alike: lights in any colour on black. Washes laid later do not tint it. */
  gouache: Color
  /** Ink that nothing shines through: otherwise it dries to some 95 %. */
  opaque: boolean
  /** White: scrapes ink and wash away and lays paper there. */
  white: boolean
  /** With white: only scrapes, and lays no paper that could stand out beyond the silhouette. */
  bare: boolean
}

/** Only what a mark is laid with, of all its options. */
export function mediumOf({ color, alpha, gouache, opaque, white, bare }: Options<Medium>): Options<Medium> {
  return { color, alpha, gouache, opaque, white, bare }
}

/** One stroke of the pen or brush. */
export interface Stroke extends Medium {
  /** The full width, in units of the current transform; 0.6 of the picture's line width when not given. */
  width: number
  /** The pressure along it; `brush` when not given. */
  profile: ProfileName | Profile
  /** How far the hand shakes, in page units; 0.35 when not given. 0 also keeps it from boiling. */
  wobble: number
  /** Does not boil: shading lies on the paper, and would shimmer if it wandered. */
  still: boolean
  /** Back to where it began. */
  closed: boolean
  /** A brush running out of ink, from 0.2 to 1.1. For gestures, clouds and ground, never for outlines. */
  dry: number
  /** The most, in page units, by which either edge may stray: broad strokes turn lumpy without it. A share of the width when not given. */
  rough: number
}

/** How strokes fill the room between two guides. */
export interface Between extends Stroke {
  /** How unevenly they lie, as a share of their spacing; 0.25 when not given. */
  jitter: number
  /** Above 1 crowds them to the first guide, below 1 to the second. */
  ease: number
  /** The most, as a share of its length, by which either end of a stroke falls short; 0.12 when not given. */
  trim: number
  /** The share of strokes left out. */
  skip: number
}

/** Lines: everything that a pen or a loaded brush does in one go. */
export class Pen extends Shapes {
  private penStrokes = 0

  /** One confident stroke through the points. Hands back the line, to be used again. */
  line(path: PathSource, options: Options<Stroke> = {}): Line {
    return this.stroke('line', path, () => {
      const line = this.path(path, options.closed)
      const width = (options.width ?? this.lineWidth * 0.6) * (isLine(path) ? 1 : this.scale)
      const points = options.closed ? [...line.points, ...line.points.slice(0, 3)] : line.points
      const lengths = lengthsAlong(points)
      const total = lengths.at(-1) || 1
      const profile = profileOf(options.profile)
      this.draw(
        points.map(({ x, y, pressure }, i) => {
          return { x, y, width: width * pressure * Math.max(0.04, profile(itemAt(lengths, i) / total)) }
        }),
        options,
      )
      return line
    })
  }

  /** Several strokes alike. */
  lines(paths: readonly PathSource[], options: Options<Stroke> = {}): void {
    for (const path of paths) this.line(path, options)
  }

  /** `count` strokes that turn from one guide into the other: hair, folds, waves, bark, the grain of wood. */
  between(first: PathSource, last: PathSource, count: number, options: Options<Between> = {}): void {
    this.stroke('between', first, () => {
      const from = this.path(first)
      const to = this.path(last)
      const trim = options.trim ?? 0.12
      for (let i = 0; i < count; i++) {
        if (options.skip && this.random.chance(options.skip)) continue
        const even = count === 1 ? 0.5 : i / (count - 1)
        const share = clamp(even + (this.random.signed() * (options.jitter ?? 0.25)) / count) ** (options.ease ?? 1)
        const start = this.random.next() * trim
        const end = 1 - this.random.next() * trim
        const points = Array.from({ length: 45 }, (_, step) => {
          const along = lerp(start, end, step / 44)
          const a = pointAlong(from, along)
          const b = pointAlong(to, along)
          return { x: lerp(a.x, b.x, share), y: lerp(a.y, b.y, share), pressure: 1 }
        })
        this.line({ points, closed: false, corners: [] }, { width: 1.2, ...options })
      }
    })
  }

  /** A solid black shape with a crisp, hand-cut edge. */
  black(shape: PathSource, options: Options<Medium & { wobble: number }> = {}): Line {
    return this.stroke('black', shape, () => {
      const line = this.path(shape, true)
      const id = this.nextStroke()
      const wobble = options.wobble ?? 0.35
      const boil = this.frame === 0 ? 0 : 0.4 * this.boil
      const frameSeed = this.frameSeed(id)
      const points = line.points.map((point, i) => {
        // The wobble dies away where the outline closes, so that it does close.
        const away = Math.sin((i / line.points.length) * Math.PI)
        const x = point.x + (wobble * noise1(this.seed + id, i / 9) + boil * noise1(frameSeed, i / 13)) * away
        return { ...point, x, y: point.y + wobble * noise1(this.seed + id + 1, i / 9) * away }
      })
      const shaken = { ...line, points }
      this.layMedium(outlineOf(shaken), options)
      return shaken
    })
  }

  /** A blot: an eye, a freckle, a pebble. `radius` in units. */
  dot(x: number, y: number, radius: number, options: Options<Medium> = {}): void {
    this.stroke('dot', [[x, y]], () => {
      const flat = this.random.between(0.88, 1.08)
      const blot = this.ellipse(x, y, radius, radius * flat, this.random.between(0, 180), 0.06)
      this.layMedium(outlineOf(blot), options)
    })
  }

  /** Lays one stroke of page-space points with the given widths: shaken, dried, and in its medium. */
  protected draw(
    points: readonly InkPoint[],
    options: Options<Medium & Pick<Stroke, 'wobble' | 'still' | 'dry' | 'rough'>>,
  ): void {
    if (points.length < 2) return
    const id = this.nextStroke()
    const wobble = options.wobble ?? 0.35
    const boil = this.frame === 0 || wobble === 0 || options.still ? 0 : this.boil
    const shaken = wandering(points, wobble, this.seed + id * 31, boil, this.frameSeed(id), options.rough)
    const phase = this.penStrokes * 13.7
    const outlineFor = (run: readonly InkPoint[]) => outlineThrough(ribbon(run, this.seed + 77, phase, options.rough))
    if (!options.dry) {
      this.layMedium(outlineFor(shaken), options)
      return
    }
    const hairs = bristles(shaken, options.dry, this.seed + this.penStrokes * 3, this.random)
    if (hairs.length > 0) this.layMedium(joined(hairs.map(outlineFor)), options)
  }

  /** Lays an outline as ink, colour or white. */
  protected layMedium(outline: Outline, { color, alpha, gouache, opaque, white, bare }: Options<Medium>): void {
    if (white) {
      this.lay({ kind: 'cut' }, outline)
      if (!bare) this.lay({ kind: 'body', color: PAPER }, outline)
    } else if (gouache) {
      this.lay({ kind: 'gouache', color: gouache, alpha: alpha ?? 1 }, outline)
    } else if (color) {
      this.lay({ kind: 'wash', color, alpha: alpha ?? 0.9, evenOdd: false, fade: undefined }, outline)
    } else if (opaque) {
      this.lay({ kind: 'solid' }, outline)
    } else {
      this.lay({ kind: 'ink', alpha: alpha ?? 1, evenOdd: false }, outline)
    }
  }

  /** The number the next stroke will have: what its own unevenness is grown from. */
  protected get upcomingStroke(): number {
    return this.penStrokes
  }

  private nextStroke(): number {
    return this.penStrokes++
  }

  private frameSeed(strokeId: number): number {
    return hash(this.seed, strokeId, this.frame) & 0xffff
  }
}
