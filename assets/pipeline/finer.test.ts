import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings } from './drawings'
import { finer } from './finer'
import type { Manifest, SheetManifest } from './manifest'
import { toOutline } from './pictures/outline'

const draw = () => {}
const coarse = drawings({
  sprites: {
    hen: { width: 10, height: 10, scale: 0.5, seed: 'fowl', draw },
    egg: { width: 10, height: 10, scale: 1, cut: toOutline(10), draw },
    sun: { width: 10, height: 10, draw },
  },
  words: {
    sign: { size: 40, glyphs: 'AB', scale: 0.5 },
    score: { size: 40, glyphs: '01' },
  },
  pictures: { vignette: { width: 10, height: 10, sizes: { arrival: 1 }, draw } },
})

it('has as many times the pixels, of the same drawings, and nothing of what lies outside the scene', () => {
  const { sprites, words, pictures } = finer('farm', coarse, 1.6)
  expect(sprites.hen).toEqual({ ...coarse.sprites.hen, scale: 0.8 })
  expect(sprites.egg).toMatchObject({ scale: 1.6, seed: 'farm/egg', cut: { tolerance: 16 } })
  // Sharp enough as it is.
  expect(sprites.sun).toEqual({ ...coarse.sprites.sun, seed: 'farm/sun' })
  expect(words).toEqual({ sign: { ...coarse.words.sign, scale: 0.8 }, score: coarse.words.score })
  expect(pictures).toEqual({})
})

const published = readdirSync('assets').flatMap((name) => (name.endsWith('-fine') ? [name.replace(/-fine$/, '')] : []))

it.each(published)('%s has the same sprites and letters in its finer pictures, in the same places', async (bundle) => {
  const [{ manifest: coarse }, { manifest: fine }]: [{ manifest: Manifest }, { manifest: SheetManifest }] =
    await Promise.all([import(`../${bundle}/manifest.ts`), import(`../${bundle}-fine/manifest.ts`)])
  expect(Object.keys(fine.frames).sort()).toEqual(Object.keys(coarse.frames).sort())
  expect(Object.keys(fine.outlines ?? {})).toEqual(Object.keys(coarse.outlines ?? {}))
  for (const name of Object.keys(coarse.frames)) {
    const [one, other] = [sizeOf(coarse, name), sizeOf(fine, name)]
    // Both are rounded to whole pixels, and letters have a rim of some.
    expect(Math.abs(other.width - one.width), name).toBeLessThan(3 * one.pixel)
    expect(Math.abs(other.height - one.height), name).toBeLessThan(3 * one.pixel)
  }
})

/** What a frame was cut from, and a pixel of it, in scene units. */
function sizeOf({ sheets, frames }: SheetManifest, name: string) {
  const [sheet = -1, , , , , , , width = 0, height = 0] = frames[name] ?? []
  const { resolution = 1 } = sheets[sheet] ?? {}
  return { width: width / resolution, height: height / resolution, pixel: 1 / resolution }
}
