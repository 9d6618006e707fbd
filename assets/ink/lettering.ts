import { GLYPHS, type Glyph } from './glyphs'
import type { Ink } from './ink'
import type { Options } from './numbers'
import type { Color } from './palette'

/** How words are written. */
export interface Lettering {
  /** Units of a glyph: 1 makes an x-height of 10 units. */
  size: number
  /** The pen's width, in glyph units; 1.9 when not given. */
  width: number
  /** Room between two letters, in glyph units; 1.6 when not given. */
  tracking: number
  color: Color
  alpha: number
  /** White on a black ground. */
  white: boolean
}

const TRACKING = 1.6

/** Writes `text` from `x` along the baseline at `y`, and returns where the next letter would begin. Throws on a letter it cannot write. */
export function letter(ink: Ink, text: string, x: number, y: number, lettering: Options<Lettering> = {}): number {
  const { size = 1, width = 1.9, tracking = TRACKING, color, alpha, white } = lettering
  const medium = { color, alpha, white, bare: white }
  let at = x
  for (const character of text) {
    const glyph = glyphOf(character)
    ink.at(at, y + ink.random.signed() * 0.25 * size, { scale: size, rotate: ink.random.signed() }, () => {
      ink.lines(glyph.strokes, { ...medium, width, profile: pressure, wobble: 0.12 })
      if (glyph.dot) ink.dot(...glyph.dot, width * 0.62, medium)
    })
    at += (glyph.width + tracking) * size
  }
  return at
}

/** How wide the hand writes this, in units. */
export function letteringWidth(text: string, size = 1, tracking = TRACKING): number {
  const advances = [...text].reduce((sum, character) => sum + glyphOf(character).width + tracking, 0)
  return (advances - tracking) * size
}

function glyphOf(character: string): Glyph {
  const glyph = GLYPHS[character]
  if (!glyph) throw new Error(`The hand cannot write "${character}" yet.`)
  return glyph
}

function pressure(along: number): number {
  return (0.8 + 0.28 * Math.sin(along * Math.PI)) * Math.min(1, 0.62 + along * 5) * Math.min(1, 0.5 + (1 - along) * 4)
}
