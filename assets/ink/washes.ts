import { Contours } from './contour'
import { type Fade, joined, type Outline, outlineOf } from './marks'
import type { Options } from './numbers'
import { type Color, GREY, VERMILION } from './palette'
import type { Line, PathSource } from './path'

type Place = readonly [x: number, y: number]

/** A tone of watered ink or colour: warped edges, pooled rims, grain. */
export interface Wash {
  /** How strong, 0…1; 0.3 when not given. Ground shadows 0.34–0.42, skin 0.55–0.7, accents 0.8–0.9. */
  alpha: number
  color: Color
  /** Shifts the wash off its outline, in page units. */
  dx: number
  dy: number
  /** Full at `from` and clear at `to`, or clear within `inner` units of `center` and full from `outer` on; the other way round when full inside. */
  fade:
    | { from: Place; to: Place }
    | { center: Place; inner: number; outer: number; full?: 'inside' | 'outside' | undefined }
  /** Lays it everywhere but in the shape: the night around a lamp. */
  outside: boolean
}

/** A shadow on the side of a form that looks away from the light. */
export interface Crescent {
  /** How far the shape is pushed to the light to leave it, in units; 8 when not given. */
  depth: number
  /** 0…1; 0.3 for a wash and 1 for ink when not given. */
  alpha: number
  color: Color
  /** Solid ink instead of a wash. */
  ink: boolean
  /** The push itself, in page units, instead of one towards the light. */
  dx: number
  dy: number
}

/** Watercolour. */
export class Washes extends Contours {
  /** A watery tone in a shape. */
  wash(shape: PathSource, options: Options<Wash> = {}): Line {
    return this.stroke('wash', shape, () => {
      const line = this.path(shape, true)
      const outline = outlineOf(line, { x: options.dx ?? 0, y: options.dy ?? 0 })
      const fade = options.fade && this.fadeOnPage(options.fade)
      const outside = options.outside ?? false
      const mark = { kind: 'wash', alpha: options.alpha ?? 0.3, color: options.color ?? GREY, fade } as const
      this.lay({ ...mark, evenOdd: outside }, outside ? joined([this.wholePage(), outline]) : outline)
      return line
    })
  }

  /**
   * Colours a form by hand: the wash slips `offset` units into the shadow (1–1.6 small parts, 2–3 bodies, 4 a hero's
   * shell; 2 when not given), so that a sliver of bare paper stays on the lit edge. Vermilion at 0.85 when not given.
   */
  tint(shape: PathSource, options: Options<{ color: Color; alpha: number; offset: number }> = {}): Line {
    return this.stroke('tint', shape, () => {
      const line = this.path(shape, true)
      const offset = options.offset ?? 2
      const color = options.color ?? VERMILION
      this.clip(line, () => this.wash(line, { color, alpha: options.alpha ?? 0.85, dx: offset, dy: offset * 1.2 }))
      return line
    })
  }

  /** A crescent of shadow: the shape without itself pushed towards the light. */
  crescent(shape: PathSource, options: Options<Crescent> = {}): void {
    this.stroke('crescent', shape, () => {
      const line = this.path(shape, true)
      const push = (options.depth ?? 8) * 1.2
      const shift = { x: options.dx ?? this.light[0] * push, y: options.dy ?? this.light[1] * push }
      const around = joined([this.wholePage(), outlineOf(line, shift)])
      this.clip(line, () => {
        if (options.ink) this.lay({ kind: 'ink', alpha: options.alpha ?? 1, evenOdd: true }, around)
        else this.layShade(around, options.alpha ?? 0.3, options.color)
      })
    })
  }

  private layShade(around: Outline, alpha: number, color: Color = GREY): void {
    this.lay({ kind: 'wash', alpha, color, evenOdd: true, fade: undefined }, around)
  }

  private fadeOnPage(fade: Wash['fade']): Fade {
    if ('from' in fade) return { kind: 'linear', from: this.toPage(...fade.from), to: this.toPage(...fade.to) }
    const { center, inner, outer } = fade
    const radii = { inner: inner * this.scale, outer: outer * this.scale }
    const placed = { kind: 'radial', center: this.toPage(...center), ...radii } as const
    return fade.full === 'inside' ? { ...placed, inside: true } : placed
  }
}
