import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { type Color, GREY, LEATHER, VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import { shade } from './turns'

/** What clothes and things of the folk are made of; colour is kept for cheeks, tongues and liveries. */
export type Material = 'paper' | 'grey' | 'black' | 'leather'

/** How a form of some material is drawn. */
export interface Dress {
  /** The contour, in units; 2.8 when not given. */
  width: number
  /** Units by which lines behind stop short; 1 when not given. */
  halo: number
  /** The way its shading runs, in degrees of the part it belongs to; -56 when not given. */
  angle: number
  /** The darkness at which its shading begins; 0.48 when not given. */
  from: number
}

/** A form of one of the four materials. Hands back its outline. */
export function dressed(ink: Ink, shape: PathSource, material: Material, options: Options<Dress> = {}): Line {
  const { width = 2.8, halo = 1, angle = -56, from = 0.48 } = options
  if (material === 'black') return solid(ink, shape, halo, 1.5)
  const line = ink.form(shape, { width, halo, contour: false })
  if (material === 'grey') greyed(ink, line)
  if (material === 'leather') greyed(ink, line, 0.5, LEATHER)
  ink.tone(line, shade(ink, { from, width: 1.9, spacing: 2.2, angle }))
  return ink.contour(line, { width, gap: 0.14 })
}

/** A black that hides what lies behind it, with `halo` units of paper around it and, if asked for, a lit rim `rim` units wide. */
export function solid(ink: Ink, shape: PathSource, halo = 0, rim = 0): Line {
  const line = ink.cut(shape, { halo })
  ink.black(line)
  if (rim > 0) ink.rim(line, { distance: rim })
  return line
}

/** A wash over a form, slipped into its shadow. */
export function greyed(ink: Ink, shape: PathSource, alpha = 0.42, color: Color = GREY): void {
  ink.tint(shape, { alpha, color, offset: 1.7 })
}

/** A black mass with lights combed into it: hair. */
export function hairMass(ink: Ink, shape: PathSource, lights: readonly string[], halo = 1): Line {
  const line = solid(ink, shape, halo)
  ink.clip(line, () => ink.lines(lights, { width: 1.5, white: true, profile: 'swell' }))
  return line
}

/** A cheek. */
export function blush(ink: Ink, x: number, y: number, radius = 5, color: Color = VERMILION): void {
  ink.wash(ink.ellipse(x, y, radius, radius * 0.66, -6), { alpha: 0.55, color })
}
