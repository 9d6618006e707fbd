import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { GREY, VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import { shade } from './turns'

/** What clothes and things of the characters are made of, beside what is `solid` black; colour is kept for cheeks, tongues and liveries. */
export type Material = 'paper' | 'grey'

/** How a form of some material is drawn. */
export interface Dress {
  /** The contour, in units; 2.8 when not given. */
  width: number
  /** The darkness at which its shading begins; 0.48 when not given. */
  from: number
}

/** A form of some material. Hands back its outline. */
export function dressed(ink: Ink, shape: PathSource, material: Material, options: Options<Dress> = {}): Line {
  const { width = 2.8, from = 0.48 } = options
  const line = ink.form(shape, { width, halo: 1, contour: false })
  if (material === 'grey') greyed(ink, line)
  ink.tone(line, shade(ink, { from, width: 1.9, spacing: 2.2, angle: -56 }))
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
export function greyed(ink: Ink, shape: PathSource, alpha = 0.42): void {
  ink.tint(shape, { alpha, color: GREY, offset: 1.7 })
}

/** A cheek. */
export function blush(ink: Ink, x: number, y: number, radius = 5): void {
  ink.wash(ink.ellipse(x, y, radius, radius * 0.66, -6), { alpha: 0.55, color: VERMILION })
}
