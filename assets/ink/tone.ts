import { type Direction, Field } from './field'
import { boundsOf } from './geometry'
import { noise1 } from './noise'
import { clamp, lerp, type Options, radians } from './numbers'
import type { Line, PathSource } from './path'
import { type Medium, mediumOf } from './pen'
import { type ProfileName, profileOf } from './profiles'
import { type InkPoint, tapered } from './ribbon'
import { Washes } from './washes'

/** The engraver's tone: hatching that bows over the form and swells in its shadow. */
export interface Tone extends Medium {
  /** The darkness (0…1) at which hatching begins; 0.5 when not given. Heroes 0.38–0.42, faces 0.6–0.64, far limbs 0.02–0.15. */
  from: number
  /** The darkness at which it has its full width; 0.85 when not given. */
  to: number
  /** Full width of a hatch line, in units; 1.7 when not given. Wider than the spacing, the lines fuse into solid black. */
  width: number
  /** Units between two lines; 2.4 when not given. Below 2 they clog at one pixel a unit. */
  spacing: number
  /** Degrees from the right, clockwise; -48 when not given, -65 on far limbs. */
  angle: number
  /** How far lines bow over the inflated form, as a share of its height; 0.35 when not given. 0 is flat and dead. */
  bulge: number
  /** The width of a second layer across the first, as a share of `width`; none when not given, 0.4–0.55 for bosses. */
  cross: number
  /** How far lines lean from their neighbours, as a slope; 0.03 when not given. */
  jitter: number
  /** The share (0…0.5) of the lines interrupted; 0.12 when not given. */
  breaks: number
  /** The share of the depth that is rounded when the shape is inflated; 1 when not given. */
  puff: number
  /** Darkness added at a place of the page: a cast shadow, a belly in its own shade. */
  dark: (x: number, y: number) => number
  /** The form to shade by, when it is not the shape's own. */
  field: Field
  /** Turns the light about, so that lines swell where it falls: lights cut out of a black form. */
  lights: boolean
}

/** Plain hatching, flat on the paper. */
export interface Hatch extends Medium {
  /** Degrees from the right, clockwise; -55 when not given. Under an eave, ±84. */
  angle: number
  /** Units between two lines, 2–2.6; 2.4 when not given. */
  spacing: number
  /** In units, 0.9–1.6; 0.9 when not given. */
  width: number
  /** How dark (0…1) a place of the page is: turns into width, and below 0.03 into bare paper. */
  density: (x: number, y: number) => number
  /** How far lines arc, as a share of half the shape's size; 0 when not given. */
  bow: number
  /** Breaks lines into pieces of about this many units. */
  length: number
  /** How far lines lean from their neighbours, as a slope; 0.04 when not given. */
  jitter: number
  /** Units kept free along the outline; 0.6 when not given. */
  inset: number
  profile: ProfileName
}

/** Units between two looks at the form while a hatch line is drawn. */
const STEP = 1.1
const FINEST_SPACING = 0.3

const FIELDS = new WeakMap<Line, Field>()

/** Shading with lines. */
export class Tones extends Washes {
  /** The shape inflated; computed once for each line handed back by a mark. `puff` as in `Tone`. */
  field(shape: PathSource, puff = 1): Field {
    return this.stroke('field', shape, () => {
      const line = this.path(shape, true)
      const known = puff === 1 ? FIELDS.get(line) : undefined
      const field = known ?? new Field(line, puff)
      if (puff === 1) FIELDS.set(line, field)
      return field
    })
  }

  /** Shades a form by the light: one sweep of swelling lines, and a second across it if asked for. */
  tone(shape: PathSource, options: Options<Tone> = {}): void {
    this.stroke('tone', shape, () => {
      const line = this.path(shape, true)
      const field = options.field ?? this.field(line, options.puff)
      const { angle = -48, from = 0.5, to = 0.85, width = 1.7, bulge = 0.35, cross } = options
      this.sweep(line, field, { ...options, angle, from, to, width, bulge })
      if (!cross) return
      const second = {
        angle: angle + 58,
        from: lerp(from, to, 0.35),
        to: to + 0.1,
        width: width * cross,
        bulge: -bulge,
      }
      this.sweep(line, field, { ...options, ...second })
    })
  }

  /** Fills a region with lines in the rhythm of a hand. */
  hatch(shape: PathSource, options: Options<Hatch> = {}): void {
    this.stroke('hatch', shape, () => {
      const line = this.path(shape, true)
      const field = this.field(line)
      const { angle = -55, jitter = 0.04, bow = 0 } = options
      const scale = this.textureScale
      const spacing = scale * (options.spacing ?? 2.4)
      const width = scale * (options.width ?? 0.9)
      const inset = scale * (options.inset ?? 0.6)
      const length = options.length && options.length * scale
      const densityAt = options.density && this.textureAt(options.density)
      const { across, reach } = frameAcross(line, this.textureAngle(angle))
      const profile = profileOf(options.profile)
      checkSpacing(spacing)
      for (let side = -reach; side < reach; side += spacing * this.random.between(0.75, 1.25)) {
        const lean = this.random.signed() * jitter
        const margin = inset + this.random.next() * spacing * 0.8
        let left = length ? length * this.random.between(0.5, 1.2) : Infinity
        let rest = 0
        let run: InkPoint[] = []
        const lift = () => {
          const last = run.length - 1
          const pressed = run.map((point, i) => ({ ...point, width: point.width * Math.max(0.08, profile(i / last)) }))
          if (run.length > 3) this.draw(pressed, { ...mediumOf(options), wobble: 0.25, still: true })
          run = []
        }
        for (let along = -reach; along < reach; along += STEP) {
          const share = along / reach
          const { x, y } = across(along, side + lean * along + bow * (1 - share * share) * reach)
          const density = densityAt ? densityAt(x, y) : 1
          if (rest > 0) {
            rest -= STEP
            continue
          }
          if (field.distance(x, y) < margin || density <= 0.03) {
            lift()
            continue
          }
          run.push({ x, y, width: width * clamp(density, 0.25, 1.6) })
          left -= STEP
          if (left >= 0) continue
          lift()
          left = (length ?? 0) * this.random.between(0.5, 1.2)
          rest = this.random.between(1, 4)
        }
        lift()
      }
    })
  }

  private sweep(line: Line, field: Field, options: Options<Tone> & Pick<Tone, SweptOption>): void {
    const { angle, from, to, bulge } = options
    const { jitter = 0.03, breaks = 0.12 } = options
    const spacing = this.textureScale * (options.spacing ?? 2.4)
    const width = this.textureScale * options.width
    const darkAt = options.dark && this.textureAt(options.dark)
    const light = options.lights ? turnedAbout(this.light) : this.light
    const { across, reach, normal } = frameAcross(line, this.textureAngle(angle))
    checkSpacing(spacing)
    for (let side = -reach; side < reach; side += spacing * this.random.between(0.82, 1.2)) {
      const threshold = from + this.random.signed() * 0.07
      const lean = this.random.signed() * jitter
      const phase = this.random.next()
      let run: InkPoint[] = []
      const lift = () => {
        if (run.length > 3) this.draw(tapered(run, 4, 4), { ...mediumOf(options), wobble: 0.22, still: true })
        run = []
      }
      for (let along = -reach; along < reach; along += STEP) {
        const flat = across(along, side + lean * along)
        const rise = field.height(flat.x, flat.y) * bulge
        const x = flat.x + normal.x * rise
        const y = flat.y + normal.y * rise
        if (field.distance(x, y) < 0.4) {
          lift()
          continue
        }
        const darkness = field.darkness(x, y, light) + (darkAt ? darkAt(x, y) : 0)
        const share = clamp((darkness - threshold) / (to - threshold))
        const interrupted = breaks > 0 && noise1(this.seed + 3, side * 3.1 + along / 9 + phase) > 1 - breaks * 2
        if (interrupted || share <= 0.01) {
          lift()
          continue
        }
        run.push({ x, y, width: width * (0.28 + 0.72 * share ** 0.8) })
      }
      lift()
    }
  }
}

type SweptOption = 'angle' | 'from' | 'to' | 'width' | 'bulge'

/** The light from the other side, and hardly from before the paper, so that what faces us is as dark as it was. */
function turnedAbout([x, y, z]: Direction): Direction {
  return [-x, -y, -z * 0.1]
}

/** Coordinates along and across the lines of a hatching, about the middle of the shape. */
function frameAcross(line: Line, angle: number) {
  const bounds = boundsOf(line.points)
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  const x = (bounds.left + bounds.right) / 2
  const y = (bounds.top + bounds.bottom) / 2
  return {
    reach: Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2 + 2,
    across: (along: number, side: number) => ({ x: x + cos * along - sin * side, y: y + sin * along + cos * side }),
    normal: { x: -sin, y: cos },
  }
}

function checkSpacing(spacing: number): void {
  if (!(spacing >= FINEST_SPACING))
    throw new Error(`A spacing of ${spacing} units; at least ${FINEST_SPACING} is needed.`)
}
