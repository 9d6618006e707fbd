import { meltTogether } from './clay'
import type { Contour } from './contour'
import { outlineOf } from './marks'
import { itemAt, type Options, smoothstep } from './numbers'
import { type Color, PAPER } from './palette'
import type { Line, PathSource, Point } from './path'
import { Textures } from './textures'
import type { Tone } from './tone'
import { outgrowth } from './union'

/** How a form is drawn: knocked out of what lies behind, washed, shaded, outlined. */
export interface Form extends Contour {
  /** Units by which lines behind stop short: 0.4–0.6 small parts, 0.8–1.4 limbs and heads, 1.6–2 before scenery. */
  halo: number
  /** What the form is laid with; paper when not given, nothing when false. */
  fill: Color | false
  /** Shading; none when not given. */
  tone: Options<Tone> | false
  /** The alpha (0.2–0.3) of a crescent of grey on the shadow side. */
  wash: number
  /** The depth of that crescent, in units; 7 when not given. */
  washDepth: number
  /** A flat wash of this colour over the whole form. */
  washColor: Color
  /** False leaves the outline out, to be drawn after what lies on the form. */
  contour: boolean
}

/** A shadow that one form throws on another. */
export interface Cast {
  /** Where it falls, in page units; 5 right and 8 down when not given. */
  dx: number
  dy: number
  /** The alpha of a wash; 0.35 when neither ink nor hatching is asked for. */
  alpha: number
  color: Color
  /** Solid ink. */
  ink: boolean
  /** Hatching of this width, in units. */
  hatch: number
}

/**
 * The drawing hand. Draw far before near: every form hides what lies behind it. Coordinates are units with y down; a mark
 * hands back its line in page space, to be tinted, clipped to or shaded again.
 */
export class Ink extends Textures {
  /** A form: what lies behind is knocked out, then come wash, shading and outline. The workhorse. */
  form(shape: PathSource, options: Options<Form> = {}): Line {
    return this.stroke('form', shape, () => {
      const line = this.path(shape, true)
      const { fill = PAPER, halo, tone, wash, washDepth = 7, washColor, contour = true } = options
      if (fill !== false) this.cut(line, { halo, fill })
      if (washColor) this.wash(line, { alpha: 0.75, color: washColor })
      if (wash) this.crescent(line, { depth: washDepth, alpha: wash })
      if (tone) this.tone(line, tone)
      if (contour) this.contour(line, options)
      return line
    })
  }

  /**
   * A limb growing out of a body: a tube as a form, without an edge at its root. Given the body's line, it melts `into` it: a
   * fillet of `blend` units where they meet, and no line between them at the shoulder.
   */
  limb(spine: PathSource, options: Options<Form & { round: number; into: Line; blend: number }> = {}): Line {
    return this.stroke('limb', spine, () => {
      const { into, blend = 8 } = options
      if (into)
        return this.grow(this.tube(spine, { root: true, round: options.round }), this.path(spine), into, blend, options)
      return this.form(this.tube(spine, { round: options.round }), { skip: [1], overshoot: 0, ...options })
    })
  }

  private grow(tube: Line, spine: Line, body: Line, blend: number, options: Options<Form>): Line {
    const { fill = PAPER, halo, tone, contour = true, width = this.lineWidth } = options
    const whole = meltTogether([body, tube], blend)
    const limb = outgrowth(whole, body, tube, width * 0.8)
    // The halo stops short what lies behind, never the body itself.
    if (fill !== false) {
      if (halo) this.clip(body, () => this.cut(limb, { halo, fill }), { outside: true })
      this.cut(limb, { fill })
    }
    if (tone) this.clip(limb, () => this.tone(whole, tone))
    if (!contour) return limb
    const inside = this.field(body)
    const root = itemAt(spine.points, 0)
    const far = ({ x, y }: Point) => Math.hypot(x - root.x, y - root.y)
    const leaves = spine.points.findIndex(({ x, y }) => inside.distance(x, y) <= 0)
    const thick = root.pressure * this.scale
    const clear = (leaves > 0 ? far(itemAt(spine.points, leaves)) : 0) + thick / 2
    const points = limb.points.map((point) => {
      const isOnBody = inside.distance(point.x, point.y) > 0.9
      return isOnBody ? { ...point, pressure: smoothstep(clear, clear + 1.2 * thick, far(point)) } : point
    })
    this.contour({ ...limb, points }, { overshoot: 0, ...options })
    return limb
  }

  /** Heals a joint: wipes the lines inside an ellipse, so that two forms read as one. */
  weld(x: number, y: number, radiusX: number, radiusY = radiusX, turn = 0): void {
    this.cut(this.ellipse(x, y, radiusX, radiusY, turn))
  }

  /** The shadow `over` throws on `under`. Called before `over` is drawn. One does more than ten hatches. */
  cast(under: PathSource, over: PathSource, options: Options<Cast> = {}): void {
    this.stroke('cast', under, () => {
      const { dx = 5, dy = 8, alpha = 0.35, color, ink, hatch } = options
      const thrower = this.path(over, true)
      const points = thrower.points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy }))
      const shadow = { ...thrower, points }
      this.clip(this.path(under, true), () => {
        if (ink) this.lay({ kind: 'ink', alpha: 1, evenOdd: false }, outlineOf(shadow))
        else if (hatch) this.hatch(shadow, { angle: -50, spacing: 2.2, width: hatch, inset: 0 })
        else this.wash(shadow, { alpha, color })
      })
    })
  }
}
