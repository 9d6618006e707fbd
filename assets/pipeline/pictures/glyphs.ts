import { createCanvas } from '@napi-rs/canvas'
import { type GlyphCell, glyphCell, kerningPairs, paintCell } from '../../ink/lettering/cells'
import { ASCENT, DESCENT, displayFace, textFace, UNITS_PER_EM } from '../../ink/lettering/faces'
import type { Contour } from '../../ink/lettering/outline'
import { STEPS } from '../../ink/lettering/palettePng'
import { openHand } from '../../ink/lettering/word'
import { canvasToRaster, type Raster } from '../../ink/raster'
import type { Glyphs } from '../drawings'
import type { WordsEntry } from '../manifest'

/** Pixels a scene unit, for sharp screens. */
export const GLYPH_RESOLUTION = 2

/** A letter to be painted: its outline in font units, pixels a font unit, and the part of the plane that is its picture. */
export interface GlyphDrawing {
  readonly contours: readonly Contour[]
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A letter of some words: the frame it is shown by, and its drawing; a blank has none. */
export interface Letter {
  readonly character: string
  readonly frame: string
  readonly drawing: GlyphDrawing | null
}

/** The letters of words, each once. Throws, naming what is declared as `title`, on a character that the hand has not. */
export function lettersOf(title: string, name: string, words: Glyphs): Letter[] {
  const scale = fontScale(words)
  return cellsOf(title, words).map(({ glyph, code, left, top, width, height }) => ({
    character: String.fromCodePoint(code),
    frame: frameName(name, code),
    drawing: width === 0 ? null : { contours: glyph.contours, scale, left, top, width, height },
  }))
}

/** What a scene must know to set the words. Letters stand where the bitmap fonts of the same face and size set them. */
export function wordsEntry(title: string, name: string, words: Glyphs): WordsEntry {
  const { size, scale: resolution = GLYPH_RESOLUTION } = words
  const cells = cellsOf(title, words)
  const scale = fontScale(words)
  const units = (pixels: number) => pixels / resolution
  const pairs = words.spacing === 'even' ? [] : kerningPairs(cells, openHand(faceOf(words)).kern)
  return {
    size,
    lineHeight: units(Math.round((ASCENT - DESCENT) * scale)),
    baseline: units(Math.round(ASCENT * scale)),
    glyphs: Object.fromEntries(
      cells.map(({ code, left, top, width, advance }) => [
        String.fromCodePoint(code),
        {
          frame: width === 0 ? null : frameName(name, code),
          x: units(left),
          y: units(top),
          advance: units(advance),
        },
      ]),
    ),
    kerning: Object.fromEntries(
      pairs.map(([first, second, amount]) => [String.fromCodePoint(first, second), units(Math.round(amount * scale))]),
    ),
  }
}

/** A letter's pixels: white on nothing, to be tinted, in the few transparencies that the hand's bitmap fonts have. */
export function rasterizeGlyph({ contours, scale, left, top, width, height }: GlyphDrawing): Raster {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  paintCell(context, { glyph: { contours }, left, top }, { x: 0, y: 0, scale })
  const raster = canvasToRaster(canvas)
  const step = 255 / (STEPS - 1)
  const pixels = raster.pixels.map((value, i) => (i % 4 === 3 ? Math.round(Math.round(value / step) * step) : 255))
  return { ...raster, pixels }
}

function cellsOf(title: string, words: Glyphs): GlyphCell[] {
  const { glyph } = openHand(faceOf(words))
  return [...new Set(words.glyphs)].map((character) => {
    const cell = glyphCell(glyph, character, fontScale(words))
    if (!cell) throw new Error(`${title}: the hand cannot write «${character}».`)
    return cell
  })
}

/** Pixels a font unit. */
function fontScale({ size, scale = GLYPH_RESOLUTION }: Glyphs): number {
  return (size * scale) / UNITS_PER_EM
}

function faceOf({ face = 'display' }: Glyphs) {
  return face === 'text' ? textFace : displayFace
}

/** A frame's name has a character by its code point: `score_u30` is the 0. */
function frameName(name: string, code: number): string {
  return `${name}_u${code.toString(16)}`
}
