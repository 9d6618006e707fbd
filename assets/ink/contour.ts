import { directionOf, outwardNormals } from './geometry'
import { outlineOf } from './marks'
import { noise1 } from './noise'
import { itemAround, itemAt, lerp, type Options, smoothstep } from './numbers'
import { type Color, PAPER } from './palette'
import type { Line, PathSource } from './path'
import { type Medium, mediumOf, Pen } from './pen'
import { type InkPoint, tapered } from './ribbon'

/** The pressure below which the pen does not touch the paper. */
const FAINTEST = 0.1

/** How a form is outlined. */
export interface Contour extends Medium {
  /** Full width on the shadow side, in units; the picture's line width when not given. */
  width: number
  /** The share of it left towards the light; 0.42 when not given, 0.35 on small parts. */
  lit: number
  /** How readily the line drops out towards the light, 0…0.4; 0.25 when not given. */
  gap: number
  /** Units by which strokes shoot past their end; by chance 0.2–1.8 when not given. */
  overshoot: number
  /** How far the hand shakes, in units; 0.35 when not given. */
  wobble: number
  /** Strokes left out, counted from the path's first corner. */
  skip: readonly number[]
  /** Heavy towards the light instead of away from it: for light outlines on black. */
  lights: boolean
}

/** How a black form stands out from the black behind it. */
export interface Solid {
  /** The width, in units, of a line of light around it; none when not given. */
  halo: number
  /** The width, in units, of the light along its lit edge (1.2–2); none when not given. */
  rim: number
  /** What halo and rim are; paper when not given. */
  light: Color
  /** How far the hand shakes, in units; 0.35 when not given. */
  wobble: number
}

/** Outlines: never one closed even line, but lit strokes from corner to corner. */
export class Contours extends Pen {
  /** Outlines a shape: thin and broken towards the light, heavy away from it, the pen lifted at every corner. */
  contour(shape: PathSource, options: Options<Contour> = {}): Line {
    return this.stroke('contour', shape, () => {
      const line = this.path(shape, true)
      const lights = this.lightAlong(line, options.lights)
      const brightest = lights.indexOf(Math.max(...lights))
      const starts = line.corners.length > 0 ? line.corners : [brightest]
      for (const [i, start] of starts.entries()) {
        if (options.skip?.includes(i)) continue
        const last = i + 1 === starts.length
        const end = last ? itemAt(starts, 0) + line.points.length : itemAt(starts, i + 1)
        this.outline(line, lights, start, end, options)
      }
      return line
    })
  }

  /**
   * A black form: nothing shines through it, and black is laid on black without a seam. With a halo, a line of light that
   * many units wide runs around it wherever there is paper; with a rim, its lit edge catches the light.
   */
  solid(shape: PathSource, options: Options<Solid> = {}): Line {
    return this.stroke('solid', shape, () => {
      const line = this.path(shape, true)
      const { halo, light = PAPER, rim, wobble } = options
      if (halo) this.lay({ kind: 'halo', width: halo * 2, color: light }, outlineOf(line))
      const black = this.black(line, { opaque: true, wobble })
      if (rim) this.rim(line, { distance: rim, gouache: light })
      return black
    })
  }

  /** A light just inside the lit edge of a black shape, `distance` units wide (1.2–2; 1.5 when not given); white when not told otherwise. */
  rim(shape: PathSource, options: Options<Medium & { distance: number }> = {}): void {
    this.stroke('rim', shape, () => {
      const line = this.path(shape, true)
      const normals = outwardNormals(line)
      const distance = options.distance ?? 1.5
      const medium = { ...mediumOf(options), white: options.white ?? !(options.gouache || options.color) }
      const phase = this.upcomingStroke
      let run: InkPoint[] = []
      const lift = () => {
        if (run.length > 5) this.draw(tapered(run, 7, 7), { ...medium, wobble: 0.2 })
        run = []
      }
      for (let i = 0; i <= line.points.length; i++) {
        const normal = itemAround(normals, i)
        const light = this.towardsLight(normal)
        if (light < 0.35 || noise1(this.seed + phase, i / 16) > 0.45) {
          lift()
          continue
        }
        const point = itemAround(line.points, i)
        const x = point.x - normal.x * distance * 1.7
        const y = point.y - normal.y * distance * 1.7
        run.push({ x, y, width: distance * smoothstep(0.3, 0.75, light) })
      }
      lift()
    })
  }

  private outline(line: Line, lights: readonly number[], start: number, end: number, options: Options<Contour>): void {
    const width = options.width ?? this.lineWidth
    const gap = options.gap ?? 0.25
    const lit = options.lit ?? 0.42
    const phase = this.seed + this.upcomingStroke * 17 + 5
    const count = end - start
    let run: InkPoint[] = []
    const lift = () => {
      if (run.length > 3) {
        const beyond = options.overshoot ?? this.random.between(0.2, 1.8)
        this.draw(overshot(eased(run), beyond), { ...mediumOf(options), wobble: options.wobble })
      }
      run = []
    }
    for (let i = 0; i <= count; i++) {
      const light = itemAround(lights, start + i)
      const drops = 1 - gap * 1.6 * smoothstep(0.5, 0.95, light)
      if (gap > 0 && light > 0.55 && noise1(phase, i / 13) > drops && i > 4 && i < count - 4) {
        lift()
        continue
      }
      const { x, y, pressure } = itemAround(line.points, start + i)
      if (pressure < FAINTEST) {
        lift()
        continue
      }
      run.push({ x, y, width: width * pressure * lerp(1, lit, smoothstep(-0.75, 0.8, light)) })
    }
    lift()
  }

  /** How far each place faces the light (-1…1), evened out along the line so that the width glides. */
  private lightAlong(line: Line, turnedAbout = false): number[] {
    const raw = outwardNormals(line).map((normal) => this.towardsLight(normal) * (turnedAbout ? -1 : 1))
    return raw.map((_, i) => {
      let sum = 0
      for (let offset = -6; offset <= 6; offset++) sum += itemAround(raw, i + offset)
      return sum / 13
    })
  }

  private towardsLight(normal: { x: number; y: number }): number {
    const [x, y] = this.light
    return (normal.x * x + normal.y * y) / Math.hypot(x, y)
  }
}

/** Sets a stroke down and takes it up more gently than a plain taper: it never starts from nothing. */
function eased(run: readonly InkPoint[]): InkPoint[] {
  const reach = Math.min(8, Math.max(2, Math.floor(run.length * 0.3)))
  return run.map((point, i) => {
    const rise = 0.32 + (0.68 * (i + 1)) / reach
    const fall = 0.22 + (0.78 * (run.length - i)) / reach
    return { ...point, width: point.width * Math.min(1, rise, fall) }
  })
}

/** The stroke carried on `units` past its end, thinning. */
function overshot(run: readonly InkPoint[], units: number): InkPoint[] {
  const end = itemAt(run, run.length - 1)
  const way = directionOf(itemAt(run, run.length - 3), end)
  const beyond = [1, 2, 3].map((step) => {
    const off = units * (step / 3)
    return { x: end.x + way.x * off, y: end.y + way.y * off, width: end.width * (1 - step / 4) }
  })
  return [...run, ...beyond]
}
