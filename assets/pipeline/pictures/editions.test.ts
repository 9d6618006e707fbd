import { expect, test } from 'vitest'
import { editionIn } from '../../../src/stage/contract/manifest'
import { drawCreature } from '../../ink/example'
import type { Ink } from '../../ink/ink'
import { type Drawings, drawings, inLanguage, type Sprite } from '../drawings'
import { type Drawn, printEdition } from './editions'
import { framesOf } from './frames'
import { toOutline } from './outline'
import { print, render } from './print'

const bar = (length: number) => (ink: Ink) => ink.line(`4,10 ${length},10`, { width: 6 })
const STRIP: Sprite = { width: 100, height: 20, scale: 1, boil: false, draw: bar(60) }

const declared = drawings({
  sprites: {
    hen: { width: 200, height: 180, scale: 1, boil: false, draw: drawCreature },
    plaque: { ...STRIP, french: bar(96) },
    loves: { ...STRIP, only: 'en' },
    beaucoup: { ...STRIP, only: 'fr', frames: 2, draw: bar(50) },
  },
  pictures: { logo: { width: 90, height: 20, sizes: { '2x': 1 }, draw: bar(40), french: bar(80) } },
})

const BUNDLE = { name: 'trip', folder: 'day7' }

function drawnIn(language: 'en' | 'fr', all: Drawings): Drawn {
  const own = inLanguage(all, language)
  return { drawings: own, frames: framesOf(BUNDLE.name, own), rendered: (frame) => render(frame, frame.draw()) }
}

async function printed(all: Drawings) {
  const first = drawnIn('en', all)
  const english = await print(BUNDLE, first.drawings, first.frames, first.rendered, {})
  return { english, french: await printEdition(BUNDLE, 'fr', english.manifest, first, drawnIn('fr', all)) }
}

test('a language draws what is its own: its words, and nothing that another has alone', () => {
  const namesIn = (language: 'en' | 'fr') => drawnIn(language, declared).frames.map(({ name }) => name)
  expect(namesIn('en')).toEqual(['hen', 'plaque', 'loves', 'logo-2x'])
  expect(namesIn('fr')).toEqual(['plaque', 'beaucoup_0', 'beaucoup_1', 'logo-2x'])
})

test('another language has the sheet with its words on it, and no sheet more', async () => {
  const { english, french } = await printed(declared)
  const { editions, sprites, pictures } = french.manifest
  expect([...french.files.keys()].map((file) => file.replace(/\.\w+$/, ''))).toEqual([
    'day7/trip-fr',
    'day7/logo-2x-fr',
  ])
  expect(Object.keys(editions?.fr?.frames ?? {}).sort()).toEqual(['beaucoup_0', 'beaucoup_1', 'plaque'])
  expect(Object.keys(english.manifest.frames)).not.toContain('beaucoup_0')
  expect(sprites.beaucoup).toEqual({
    frames: ['beaucoup_0', 'beaucoup_1'],
    width: 100,
    height: 20,
    anchor: { x: 0.5, y: 1 },
  })
  expect(Object.keys(pictures.logo ?? {})).toEqual(['2x', '2x-fr'])

  const edition = editionIn('fr', french.manifest)
  expect(edition.sheets.map(({ file }) => file)).toEqual([...french.files.keys()].slice(0, 1))
  expect(edition.frames.hen).toEqual(english.manifest.frames.hen)
  expect(edition.frames.plaque).not.toEqual(english.manifest.frames.plaque)
  expect(editionIn('en', french.manifest)).toBe(french.manifest)
})

test('a bundle without words is as it is', async () => {
  const { english, french } = await printed(drawings({ sprites: { hen: STRIP } }))
  expect(french).toEqual({ files: new Map(), manifest: english.manifest })
})

test('what is to lie on a sheet of a kind that there is none of, or to be cut, is refused', async () => {
  const { hen = STRIP } = declared.sprites
  await expect(printed(drawings({ sprites: { hen, words: { ...STRIP, scale: 2, only: 'fr' } } }))).rejects.toThrow(
    'trip: no sheet is of the kind that words is to lie on.',
  )
  const plaque = { ...STRIP, french: bar(96), cut: toOutline(4) }
  await expect(printed(drawings({ sprites: { plaque } }))).rejects.toThrow('trip: plaque has words, and cannot be cut.')
})
