import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawings } from './drawings'
import { finer } from './finer'
import type { Manifest } from './manifest'
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
  const [coarse, fine] = await Promise.all([manifestOf(bundle), manifestOf(`${bundle}-fine`)])
  expect(Object.keys(fine.sprites)).toEqual(Object.keys(coarse.sprites))
  for (const [name, { frames, width, height, anchor }] of Object.entries(coarse.sprites)) {
    const other = fine.sprites[name]
    expect(other?.frames, name).toEqual(frames)
    // Both are rounded to whole pixels.
    expect(Math.abs((other?.width ?? 0) - width), name).toBeLessThan(4)
    expect(Math.abs((other?.height ?? 0) - height), name).toBeLessThan(4)
    expect(Math.abs((other?.anchor.x ?? 0) - anchor.x) * width, name).toBeLessThan(4)
    expect(Math.abs((other?.anchor.y ?? 0) - anchor.y) * height, name).toBeLessThan(4)
  }
  for (const [name, { glyphs }] of Object.entries(coarse.words)) {
    expect(Object.keys(fine.words[name]?.glyphs ?? {}), name).toEqual(Object.keys(glyphs))
  }
})

async function manifestOf(bundle: string): Promise<Manifest> {
  const { manifest }: { manifest: Manifest } = await import(`../${bundle}/manifest.ts`)
  return manifest
}
