import { createCanvas } from '@napi-rs/canvas'
import { type GlyphCell, glyphCell, kerningPairs, paintCell } from './cells'
import { ASCENT, DESCENT, type Face, UNITS_PER_EM } from './faces'
import { type KerningTable, kernBetween } from './kerning'
import { whiteInkPng } from './palettePng'
import type { SetGlyph } from './setHand'

/** One sheet of letters for words inside scenes. */
export interface SheetPlan {
  readonly face: Face
  /** Largest font size in scene units at which the sheet is meant to be used. */
  readonly size: number
}

/** A drawn sheet: its description in BMFont's text form and its picture, white ink on nothing, to be tinted. */
export interface LetterSheet {
  readonly name: string
  readonly description: string
  readonly picture: Buffer
}

/** Pixels per scene unit: sheets stay sharp on dense screens. */
const DENSITY = 2
const GAP = 2
/** A glyph and its place on the sheet. */
interface Cell extends GlyphCell {
  x: number
  y: number
}

/** Draws the sheet of a face at a size; figures get one width, so that a running score does not tremble. */
export function letterSheet(
  { face, size }: SheetPlan,
  glyphs: readonly SetGlyph[],
  kerning: KerningTable,
): LetterSheet {
  const pixels = size * DENSITY
  const scale = pixels / UNITS_PER_EM
  const named = new Map(glyphs.map((glyph) => [glyph.name, glyph]))
  const cells = glyphs.flatMap(({ name }): Cell[] => {
    const cell = glyphCell((wanted) => named.get(wanted), name, scale)
    return cell ? [{ ...cell, x: 0, y: 0 }] : []
  })
  const width = pixels > 64 ? 1024 : 512
  const height = pack(cells, width)
  const name = `inkwell-${face.key}-${size}`
  return {
    name,
    description: bmFontText(name, face, size, cells, { width, height, kerning, scale }),
    picture: paint(cells, width, height, scale),
  }
}

/** Shelves, tallest first; returns the height that they need. */
function pack(cells: Cell[], width: number): number {
  let x = GAP
  let y = GAP
  let shelf = 0
  for (const cell of [...cells].sort((a, b) => b.height - a.height || a.code - b.code)) {
    if (cell.width === 0) continue
    if (x + cell.width + GAP > width) {
      x = GAP
      y += shelf + GAP
      shelf = 0
    }
    cell.x = x
    cell.y = y
    x += cell.width + GAP
    shelf = Math.max(shelf, cell.height)
  }
  return y + shelf + GAP
}

function paint(cells: readonly Cell[], width: number, height: number, scale: number): Buffer {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  for (const cell of cells) paintCell(context, cell, { x: cell.x, y: cell.y, scale })
  const { data } = context.getImageData(0, 0, width, height)
  return whiteInkPng(
    Uint8Array.from({ length: width * height }, (_, index) => data[index * 4 + 3] ?? 0),
    width,
    height,
  )
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly kerning: KerningTable
  readonly scale: number
}

function bmFontText(name: string, face: Face, size: number, cells: readonly Cell[], sheet: Sheet): string {
  const lineHeight = Math.round((ASCENT - DESCENT) * sheet.scale)
  const pairs = kerningPairs(cells, (first, second) => kernBetween(sheet.kerning, first, second))
  return [
    `info face="${face.family} ${size}" size=${size * DENSITY} bold=${face.weight >= 700 ? 1 : 0} italic=0 charset="" unicode=1 stretchH=100 smooth=1 aa=1 padding=0,0,0,0 spacing=${GAP},${GAP} outline=0`,
    `common lineHeight=${lineHeight} base=${Math.round(ASCENT * sheet.scale)} scaleW=${sheet.width} scaleH=${sheet.height} pages=1 packed=0`,
    `page id=0 file="${name}.png"`,
    `chars count=${cells.length}`,
    ...cells.map(
      (cell) =>
        `char id=${cell.code} x=${cell.x} y=${cell.y} width=${cell.width} height=${cell.height} xoffset=${cell.left} yoffset=${cell.top} xadvance=${cell.advance} page=0 chnl=15`,
    ),
    `kernings count=${pairs.length}`,
    ...pairs.map(
      ([first, second, amount]) => `kerning first=${first} second=${second} amount=${Math.round(amount * sheet.scale)}`,
    ),
    '',
  ].join('\n')
}
