import { type Canvas, Path2D } from '@napi-rs/canvas'
import { ASCENT } from './faces'
import { flatten } from './outline'
import { type SetGlyph, tabularName } from './setHand'
import { traceGlyph } from './word'

/** A glyph on a grid of pixels, whole numbers all: where its picture lies, from the pen's place on the top of the line. */
export interface GlyphCell {
  /** The glyph that is painted, and the one whose kerning counts: figures are painted in their common width. */
  readonly glyph: SetGlyph
  readonly source: SetGlyph
  readonly code: number
  readonly advance: number
  readonly left: number
  readonly top: number
  /** Nothing for a blank. */
  readonly width: number
  readonly height: number
}

/** Pairs that move less than this, in font units, are left out: a sheet is no text face. */
const FAINT = 26

/**
 * A character on a grid of `scale` pixels a font unit; none for what the hand has not, or only features reach. Figures get one
 * width, so that a running score does not tremble.
 */
export function glyphCell(
  glyph: (name: string) => SetGlyph | undefined,
  name: string,
  scale: number,
): GlyphCell | undefined {
  const source = glyph(name)
  if (source?.code === undefined) return undefined
  const drawn = glyph(tabularName(name)) ?? source
  const spots = drawn.contours.flatMap((contour) => flatten(contour))
  const named = { glyph: drawn, source, code: source.code, advance: Math.round(drawn.advance * scale) }
  if (spots.length === 0) return { ...named, left: 0, top: 0, width: 0, height: 0 }
  const left = Math.floor(Math.min(...spots.map((spot) => spot.x)) * scale) - 1
  const right = Math.ceil(Math.max(...spots.map((spot) => spot.x)) * scale) + 1
  const top = Math.floor((ASCENT - Math.max(...spots.map((spot) => spot.y))) * scale) - 1
  const bottom = Math.ceil((ASCENT - Math.min(...spots.map((spot) => spot.y))) * scale) + 1
  return { ...named, left, top, width: right - left, height: bottom - top }
}

/** Paints a glyph so that the upper left corner of its cell lies at (x, y), in the context's colour. */
export function paintCell(
  context: ReturnType<Canvas['getContext']>,
  { glyph, left, top }: Pick<GlyphCell, 'left' | 'top'> & { readonly glyph: Pick<SetGlyph, 'contours'> },
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  const path = new Path2D()
  traceGlyph(path, glyph, { x: x - left, baseline: y - top + ASCENT * scale, scale })
  context.fill(path)
}

/** Pairs of plain letters and stops that move visibly: their code points, and by how much, in font units. */
export function kerningPairs(
  cells: readonly GlyphCell[],
  kern: (first: SetGlyph, second: SetGlyph) => number,
): [first: number, second: number, amount: number][] {
  const plain = cells.filter((cell) => cell.code < 127 || cell.code === 0x2019)
  return plain.flatMap((first) =>
    plain.flatMap((second): [number, number, number][] => {
      const camel = /\p{Ll}/u.test(first.glyph.base) && /\p{Lu}/u.test(second.glyph.base)
      const amount = camel ? 0 : kern(first.source, second.source)
      return Math.abs(amount) < FAINT ? [] : [[first.code, second.code, amount]]
    }),
  )
}
