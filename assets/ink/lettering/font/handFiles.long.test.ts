import { existsSync, readFileSync } from 'node:fs'
import { type Font, type PathCommand, parse } from 'opentype.js/dist/opentype.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { decompress } from 'wawoff2'
import { BUDGETS } from '../../../../tests/budgets'
import { ASCENT, DESCENT, faces, textFace } from '../faces'
import { sketchesOf } from '../hand'
import { neededCharacters } from '../needed'
import { unionArea } from '../outline'
import { type HandFile, handFiles, isStale } from './handFiles'

const BLANK = /\s/u
const fonts = new Map<string, Font>()
let files: HandFile[] = []

beforeAll(async () => {
  files = await handFiles()
  for (const file of files.filter(({ path }) => path.endsWith('.woff2'))) {
    const opened = await decompress(file.bytes)
    const bytes = new ArrayBuffer(opened.length)
    new Uint8Array(bytes).set(opened)
    fonts.set(file.path, parse(bytes))
  }
}, 60_000)

describe.each(faces.map((face) => [face.family, `src/ui/fonts/inkwell-${face.key}.woff2`] as const))(
  '%s',
  (family, path) => {
    const font = (): Font => {
      const found = fonts.get(path)
      if (!found) throw new Error(`${path} was not built`)
      return found
    }

    it('has every character of English and French, none of them empty but the blanks', () => {
      for (const character of neededCharacters) {
        expect(font().charToGlyphIndex(character), `«${character}» is missing`).toBeGreaterThan(0)
        expect(font().charToGlyph(character).path.commands.length > 0, `ink of «${character}»`).toBe(
          !BLANK.test(character),
        )
      }
    })

    it('keeps advances and ink within sane bounds', () => {
      for (const character of neededCharacters) {
        const glyph = font().charToGlyph(character)
        expect(glyph.advanceWidth, `advance of «${character}»`).toBeGreaterThan(BLANK.test(character) ? 100 : 130)
        expect(glyph.advanceWidth, `advance of «${character}»`).toBeLessThan(1000)
        const across = glyph.path.commands.flatMap(({ x }) => (x === undefined ? [] : [x]))
        const along = glyph.path.commands.flatMap(({ y }) => (y === undefined ? [] : [y]))
        expect(Math.min(0, ...across), `left of «${character}»`).toBeGreaterThan(-60)
        expect(Math.max(0, ...across), `right of «${character}»`).toBeLessThan(glyph.advanceWidth + 60)
        expect(Math.max(0, ...along), `top of «${character}»`).toBeLessThanOrEqual(ASCENT + 20)
        expect(Math.min(0, ...along), `foot of «${character}»`).toBeGreaterThanOrEqual(DESCENT)
      }
    })

    it('winds outlines one way and counters the other, and nothing overlaps', () => {
      for (let index = 0; index < font().glyphs.length; index++) {
        const glyph = font().glyphs.get(index)
        const outlines = outlinesOf(glyph.path.commands)
        if (outlines.length === 0) continue
        const signed = outlines.reduce((sum, outline) => sum + areaOf(outline), 0)
        const drawn = unionArea(outlines, 'nonzero')
        expect(Math.abs(drawn - signed), `overlap in ${glyph.name}`).toBeLessThan(0.002 * drawn)
        expect(Math.abs(drawn - unionArea(outlines, 'evenodd')), `winding of ${glyph.name}`).toBeLessThan(0.002 * drawn)
      }
    })

    it('draws the letters that are easily mistaken apart', () => {
      const advance = (character: string): number => font().charToGlyph(character).advanceWidth
      expect(advance('O') - advance('0')).toBeGreaterThan(60)
      expect(advance('r') + advance('n') - advance('m')).toBeGreaterThan(60)
      const edge = (character: string, high: boolean): number =>
        Math.max(
          ...font()
            .charToGlyph(character)
            .path.commands.flatMap(({ x, y }) => (x !== undefined && y !== undefined && y > 300 === high ? [x] : [])),
        )
      expect(edge('l', false) - edge('l', true), 'the foot of l').toBeGreaterThan(50)
      expect(Math.abs(edge('I', false) - edge('I', true)), 'I has none').toBeLessThan(30)
    })

    it('kerns what shows, accents like their letters', () => {
      const between = (pair: string): number => {
        const [first = '', second = ''] = [...pair]
        return font().getKerningValue(font().charToGlyph(first), font().charToGlyph(second))
      }
      for (const pair of [
        'AV',
        'VA',
        'AT',
        'AY',
        'To',
        'Te',
        'Tr',
        'Yo',
        'Va',
        'LT',
        'LY',
        'L’',
        'P.',
        'F,',
        'T.',
        'r.',
        '7.',
        'Ty',
      ])
        expect(between(pair), pair).toBeLessThan(-9)
      for (const pair of ['nn', 'oo', 'HH', 'rn', 'cl', '10', '77']) expect(between(pair), pair).toBe(0)
      for (const pair of ['f’', 'f)']) expect(between(pair), pair).toBeGreaterThanOrEqual(0)
      expect(between('Té')).toBe(between('Te'))
      expect(between('ÀV')).toBe(between('AV'))
    })

    it('carries sane line boxes, its name and its licence', () => {
      expect(font().unitsPerEm).toBe(1000)
      expect(font().tables.hhea).toMatchObject({ ascender: ASCENT, descender: DESCENT, lineGap: 0 })
      expect(font().tables.os2).toMatchObject({
        sTypoAscender: ASCENT,
        sTypoDescender: DESCENT,
        sTypoLineGap: 0,
        fsType: 0,
      })
      expect(font().names.windows).toMatchObject({ fontFamily: { en: family } })
      expect(font().names.windows?.license?.en).toContain('MIT License')
    })

    it('keeps within its budget', () => {
      expect(files.find((file) => file.path === path)?.bytes.length).toBeLessThanOrEqual(BUDGETS.font.most * 1024)
    })
  },
)

describe('inkwell.css', () => {
  it('claims exactly the characters that the fonts have', () => {
    const style = readFileSync('src/ui/fonts/inkwell.css', 'utf8')
    const needed = [...new Set(neededCharacters.map((character) => character.codePointAt(0) ?? 0))].sort(
      (a, b) => a - b,
    )
    const ranges = [...style.matchAll(/unicode-range:([^;]+);/g)]
    expect(ranges).toHaveLength(3)
    for (const [, range = ''] of ranges) {
      const claimed = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
        const first = Number.parseInt(from, 16)
        return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index)
      })
      expect(claimed).toEqual(needed)
    }
  })
})

describe('the sheets for scenes', () => {
  it('describe every character, inside the picture, figures all of one width', () => {
    for (const file of files.filter(({ path }) => path.endsWith('.fnt'))) {
      const text = file.bytes.toString()
      const picture = files.find(({ path }) => path === file.path.replace('.fnt', '.png'))?.bytes
      const rows = [...text.matchAll(/^char id=(\d+) x=(\d+) y=(\d+) width=(\d+) height=(\d+) .*xadvance=(\d+)/gm)].map(
        (row) => row.slice(1).map(Number),
      )
      expect(new Set(rows.map(([code]) => code)).size).toBeGreaterThanOrEqual(neededCharacters.length)
      for (const [, x = 0, y = 0, width = 0, height = 0] of rows) {
        expect(x + width).toBeLessThanOrEqual(picture?.readUInt32BE(16) ?? 0)
        expect(y + height).toBeLessThanOrEqual(picture?.readUInt32BE(20) ?? 0)
      }
      expect(new Set(rows.filter(([code = 0]) => code >= 48 && code <= 57).map((row) => row[5])).size).toBe(1)
    }
  })
})

describe('npm run ink:fonts', () => {
  it('has been run: what is committed is what the hand draws', () => {
    for (const file of files)
      expect(isStale(file, existsSync(file.path) ? readFileSync(file.path) : undefined), file.path).toBe(false)
  })

  it('builds the same bytes again', async () => {
    const again = await handFiles(sketchesOf, [textFace])
    expect(again).toHaveLength(4)
    for (const [index, file] of again.entries()) expect(files[index]?.bytes.equals(file.bytes), file.path).toBe(true)
  }, 60_000)

  it('notices one changed number in one glyph', async () => {
    const moved = { v: { strokes: ['0.5,-10 2.5,-4.8 4.4,-0.1* 6.3,-4.8 8.4,-10.2'] } }
    const changed = await handFiles((face) => ({ ...sketchesOf(face), ...moved }), [textFace])
    const stale = changed.filter((file, index) => isStale(file, files[index]?.bytes)).map(({ path }) => path)
    expect(stale).toContain('src/ui/fonts/inkwell-text.woff2')
    expect(stale).toContain('assets/ink/lettering/sheets/inkwell-text-32.png')
  }, 60_000)
})

type Outline = { x: number; y: number }[]

function outlinesOf(commands: readonly PathCommand[]): Outline[] {
  const outlines: Outline[] = []
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of commands) {
    if (type === 'Z') continue
    if (type === 'M') {
      outlines.push([{ x, y }])
      continue
    }
    const outline = outlines.at(-1) ?? []
    const from = outline.at(-1) ?? { x, y }
    for (let step = 1; step <= 8; step++) {
      const part = type === 'C' ? step / 8 : 1
      const rest = 1 - part
      const mix = (a: number, b: number, c: number, d: number): number =>
        rest ** 3 * a + 3 * rest * rest * part * b + 3 * rest * part * part * c + part ** 3 * d
      outline.push({ x: mix(from.x, x1, x2, x), y: mix(from.y, y1, y2, y) })
      if (type !== 'C') break
    }
  }
  return outlines
}

function areaOf(outline: Outline): number {
  return outline.reduce((sum, spot, index) => {
    const next = outline[(index + 1) % outline.length] ?? spot
    return sum + (spot.x * next.y - next.x * spot.y) / 2
  }, 0)
}
