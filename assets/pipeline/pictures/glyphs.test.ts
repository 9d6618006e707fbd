import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { glyphCell } from '../../ink/lettering/cells'
import { displayFace } from '../../ink/lettering/faces'
import { openHand } from '../../ink/lettering/word'
import { canvasToRaster } from '../../ink/raster'
import { ROOT } from '../bundle'
import { drawings, type Glyphs } from '../drawings'
import type { Rendered } from './frameStore'
import { framesOf, keyOf } from './frames'
import { GLYPH_RESOLUTION, wordsEntry } from './glyphs'
import { print, rasterOf, render } from './print'

const SCORE: Glyphs = { size: 64, glyphs: '0123456789: TIME' }

/** What BMFont's text says of a character, or of a pair: a number by each name. */
function bitmapFontLine(start: string): Readonly<Record<string, number>> {
  const font = readFileSync(join(ROOT, 'assets/ink/lettering/sheets/inkwell-display-64.fnt'), 'utf8')
  const line = font.split('\n').find((candidate) => candidate.startsWith(`${start} `)) ?? ''
  return Object.fromEntries([...line.matchAll(/(\w+)=(-?\d+)/g)].map(([, name, value]) => [name, Number(value)]))
}

test('letters stand where the bitmap font of their size sets them', () => {
  const { lineHeight, baseline, glyphs, kerning } = wordsEntry('a score', 'score', SCORE)
  const common = bitmapFontLine('common')
  expect([lineHeight, baseline]).toEqual([(common.lineHeight ?? 0) / 2, (common.base ?? 0) / 2])
  for (const [character, { x, y, advance }] of Object.entries(glyphs)) {
    const { xoffset = 0, yoffset = 0, xadvance = 0 } = bitmapFontLine(`char id=${character.codePointAt(0)}`)
    expect([character, x * 2, y * 2, advance * 2]).toEqual([character, xoffset, yoffset, xadvance])
  }
  for (const [pair, distance] of Object.entries(kerning)) {
    const [first, second] = pair
    const { amount } = bitmapFontLine(`kerning first=${first?.codePointAt(0)} second=${second?.codePointAt(0)}`)
    expect([pair, distance * 2]).toEqual([pair, amount])
  }
})

test('a letter is the bitmap font’s to the pixel', async () => {
  const [eight] = framesOf('scurry', drawings({ words: { score: { size: 64, glyphs: '8' } } }))
  if (!eight) throw new Error('The 8 is not drawn.')
  const letter = rasterOf(eight, eight.draw())
  const { x = 0, y = 0, width = 0, height = 0 } = bitmapFontLine('char id=56')
  expect([letter.width, letter.height]).toEqual([width, height])
  const sheet = await loadImage(join(ROOT, 'assets/ink/lettering/sheets/inkwell-display-64.png'))
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(sheet, -x, -y)
  const { pixels } = canvasToRaster(canvas)
  const differences = letter.pixels
    .filter((_, i) => i % 4 === 3)
    .map((alpha, i) => Math.abs(alpha - (pixels[i * 4 + 3] ?? 0)))
  expect(Math.max(...differences)).toBe(0)
})

test('figures have one width, so that a running score stands still', () => {
  const { glyphs } = wordsEntry('a score', 'score', SCORE)
  expect(new Set([...'0123456789'].map((figure) => glyphs[figure]?.advance)).size).toBe(1)
})

test('letters that are set evenly have no pairs, and stand as they come', () => {
  const pair: Glyphs = { size: 64, glyphs: 'AVT' }
  const kerned = wordsEntry('a word', 'word', pair)
  const even = wordsEntry('a word', 'word', { ...pair, spacing: 'even' })
  expect(Object.keys(kerned.kerning)).toContain('AT')
  expect(even).toEqual({ ...kerned, kerning: {} })
})

test('a blank moves on and has no frame', () => {
  const { glyphs } = wordsEntry('a score', 'score', SCORE)
  expect(glyphs[' ']).toMatchObject({ frame: null })
  expect(glyphs[' ']?.advance).toBeGreaterThan(0)
})

test('letters lie on the sheet of the bundle, white, each under the name that the manifest gives', async () => {
  const score = drawings({ words: { score: SCORE } })
  const frames = framesOf('scurry', score)
  const pixels = new Map<string, Rendered>(frames.map((frame) => [frame.name, render(frame, frame.draw())]))
  const { manifest } = await print(
    { name: 'scurry', folder: 'day2' },
    score,
    frames,
    ({ name }) => {
      const rendered = pixels.get(name)
      if (!rendered) throw new Error(`${name} was not rendered.`)
      return rendered
    },
    { score: wordsEntry('a score', 'score', SCORE) },
  )
  expect(manifest.sheets).toMatchObject([{ resolution: GLYPH_RESOLUTION }])
  const named = Object.values(manifest.words.score?.glyphs ?? {}).flatMap(({ frame }) => frame ?? [])
  expect(named).toContain('score_u30')
  expect(Object.keys(manifest.frames).sort()).toEqual([...named].sort())
  const zero = pixels.get('score_u30')?.pixels ?? new Uint8ClampedArray()
  expect(zero.filter((value, i) => i % 4 !== 3 && (zero[i | 3] ?? 0) > 0 && value !== 255)).toHaveLength(0)
})

test('the key of a letter changes with its size, and no character is drawn twice', () => {
  const keys = (words: Glyphs) =>
    framesOf('scurry', drawings({ words: { score: words } })).map((frame) => keyOf(frame, frame.draw()))
  expect(keys({ size: 64, glyphs: '1' })).not.toEqual(keys({ size: 65, glyphs: '1' }))
  expect(keys({ size: 64, glyphs: '1001' })).toHaveLength(2)
})

test('a letter is built without the rest of its alphabet', () => {
  const { glyph } = openHand(displayFace)
  const asked = (character: string) => {
    const names: string[] = []
    const spied = (name: string) => {
      names.push(name)
      return glyph(name)
    }
    glyphCell(spied, character, 0.1)
    return names
  }
  expect(asked('a')).toEqual(['a', 'a.tabular'])
  expect(asked('8')).toEqual(['8', '8.tabular'])
})

test('a character that the hand has not is refused, and named', () => {
  expect(() => framesOf('scurry', drawings({ words: { score: { size: 64, glyphs: '☃' } } }))).toThrow(
    'scurry, words score: the hand cannot write «☃».',
  )
})
