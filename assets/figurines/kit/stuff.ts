import type { Ink } from '../../ink/ink'
import type { Options } from '../../ink/numbers'
import { type Color, PAPER, VERMILION } from '../../ink/palette'
import type { Line, PathSource } from '../../ink/path'

/** Paper that is brighter than paper: skin, enamel, linen. */
export const BRIGHT: Color = '#fff9ec'
/** Stone grey. */
export const STONE: Color = '#c9bca4'
/** Leather, wood, tweed. */
export const DUSK: Color = '#8a7c69'

/** What figurines and their things are made of; there are no other colours. */
export type Stuff = 'paper' | 'bright' | 'stone' | 'dusk' | 'black'

const FILL: Record<Exclude<Stuff, 'black'>, Color> = { paper: PAPER, bright: BRIGHT, stone: STONE, dusk: DUSK }

/** How a form of some stuff is drawn. Lengths are units. */
export interface Making {
  /** The contour; 2.7 when not given. */
  width: number
  /** Units by which lines behind stop short; 0.9 when not given. */
  halo: number
  /** The darkness at which its shading begins, or none; 0.5 when not given. */
  from: number | false
  /** The angle of its shading; -68 when not given. */
  angle: number
  /** The width of the lit rim of something black; 1.5 when not given, none when 0. */
  rim: number
  /** What lies on it, clipped to it, below its contour. */
  inside: (line: Line) => void
}

/** A form of some stuff: hidden behind, filled, shaded, outlined; black has a lit rim instead. Hands back its outline. */
export function made(ink: Ink, shape: PathSource, stuff: Stuff, options: Options<Making> = {}): Line {
  const { width = 2.7, halo = 0.9, from = 0.5, angle = -68, rim = 1.5, inside } = options
  if (stuff === 'black') {
    const black = ink.cut(shape, { halo })
    ink.black(black)
    if (rim > 0) ink.rim(black, { distance: rim })
    if (inside) ink.clip(black, () => inside(black))
    return black
  }
  const line = ink.form(shape, { width, halo, fill: FILL[stuff], contour: false })
  if (from !== false) ink.tone(line, { from, to: 0.9, width: 1.9, spacing: 2.3, angle })
  if (inside) ink.clip(line, () => inside(line))
  return ink.contour(line, { width, gap: 0.08 })
}

/** White strokes scraped out of a black: folds, lights on hair. */
export function scrape(
  ink: Ink,
  width: number,
  paths: readonly PathSource[],
  profile: 'swell' | 'flick' | 'even' | 'pen' = 'swell',
): void {
  ink.lines(paths, { width, white: true, bare: true, profile })
}

/** A cheek or a tongue. */
export function rouge(ink: Ink, x: number, y: number, radius = 5): void {
  ink.wash(ink.ellipse(x, y, radius, radius * 0.68, -6), { alpha: 0.58, color: VERMILION })
}
