import { Font, Glyph, Path } from 'opentype.js/dist/opentype.mjs'
import { compress } from 'wawoff2'
import { inkPieces } from '../brush'
import { ASCENT, DESCENT, type Face, UNITS_PER_EM } from '../faces'
import { firstClassOf, type KerningTable, secondClassOf } from '../kerning'
import { type Contour, contoursOf, mergePieces } from '../outline'
import { type SetGlyph, tabularName } from '../setHand'
import { type ClassKerning, gposTable } from './gpos'
import { copyright, designer, licence } from './licence'
import { readTables, writeTables } from './sfnt'

/** The day of the font's making, 1 October 2022, in seconds since 1970: the same font is the same bytes on every day. */
const MADE = 1664582400
const SECONDS_FROM_1904_TO_1970 = 2082844800

/** The OpenType file of a face. */
function buildFont(face: Face, hand: readonly SetGlyph[], kerning: KerningTable): Buffer {
  const glyphs = [missingGlyph(face), ...hand.map(openTypeGlyph)]
  const font = new Font({
    familyName: face.family,
    styleName: face.weight >= 700 ? 'Bold' : 'Regular',
    designer,
    manufacturer: designer,
    license: licence,
    copyright,
    version: 'Version 1.000',
    unitsPerEm: UNITS_PER_EM,
    ascender: ASCENT,
    descender: DESCENT,
    weightClass: face.weight,
    createdTimestamp: MADE,
    glyphs,
    tables: {
      os2: { achVendID: 'TOYS', fsSelection: USE_TYPO_METRICS | (face.weight >= 700 ? BOLD : REGULAR), fsType: 0 },
    },
  })
  // The licence is needed once, in Windows' table, which every system reads.
  for (const platform of ['unicode', 'macintosh']) font.names[platform] = shortNames(font.names[platform] ?? {})
  hand.forEach((glyph, index) => {
    const tabular = hand.findIndex((other) => other.name === tabularName(glyph.name))
    if (tabular >= 0)
      for (const script of ['DFLT', 'latn'])
        font.substitution.addSingle('tnum', { sub: index + 1, by: tabular + 1 }, script)
  })
  const tables = readTables(Buffer.from(font.toArrayBuffer()))
  tables.set('GPOS', gposTable(classKerning(hand, kerning)))
  const head = tables.get('head')
  head?.writeBigInt64BE(BigInt(MADE + SECONDS_FROM_1904_TO_1970), 28)
  return writeTables(tables)
}

/** The same packed as WOFF2. */
export async function packFont(face: Face, hand: readonly SetGlyph[], kerning: KerningTable): Promise<Buffer> {
  return Buffer.from(await compress(buildFont(face, hand, kerning)))
}

function shortNames(names: Record<string, Record<string, string>>): Record<string, Record<string, string>> {
  return Object.fromEntries(Object.entries(names).filter(([key]) => /^(font|full|postScript|version)/.test(key)))
}

const REGULAR = 0x40
const BOLD = 0x20
const USE_TYPO_METRICS = 0x80

function classKerning(hand: readonly SetGlyph[], table: KerningTable): ClassKerning {
  const classes = (classOf: (glyph: SetGlyph) => number): Map<number, number> =>
    new Map(hand.map((glyph, index): [number, number] => [index + 1, classOf(glyph)]).filter(([, kind]) => kind >= 0))
  return { first: classes(firstClassOf), second: classes(secondClassOf), table }
}

function openTypeGlyph(glyph: SetGlyph): Glyph {
  const code = glyph.code
  const name = code === undefined ? glyph.name : `uni${code.toString(16).toUpperCase().padStart(4, '0')}`
  const path = pathOf(glyph.contours)
  return new Glyph(
    code === undefined
      ? { name, advanceWidth: glyph.advance, path }
      : { name, unicode: code, advanceWidth: glyph.advance, path },
  )
}

function pathOf(contours: readonly Contour[]): Path {
  const path = new Path()
  for (const contour of contours) {
    path.moveTo(contour.start.x, contour.start.y)
    for (const { leave, arrive, end } of contour.curves)
      path.curveTo(leave.x, leave.y, arrive.x, arrive.y, end.x, end.y)
    path.close()
  }
  return path
}

/** An empty frame, drawn like everything else, for what the hand cannot write. */
function missingGlyph(face: Face): Glyph {
  const frame = { strokes: ['1.6,-13.4* 5,-13.6 8.6,-13.5* 8.7,-7 8.6,-0.2* 5,0 1.6,-0.1* 1.5,-7 z'], pen: 0.7 }
  const ink = mergePieces(inkPieces('missing', frame, face), face.brush.pooling)
  return new Glyph({
    name: '.notdef',
    advanceWidth: Math.round(10.2 * face.scaleX),
    path: pathOf(contoursOf(ink, face.tolerance)),
  })
}
