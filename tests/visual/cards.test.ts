import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { LINK_PICTURE } from '../../assets/sharing/shared'
import { BUDGETS } from '../budgets'
import {
  CARD,
  cardFile,
  cardMoments,
  linkedCardFile,
  linkedSourceOf,
  POSTER_FILE,
  posterSource,
  readCardLock,
  sourceOf,
} from '../support/cardFiles'
import { drawnDays } from '../support/scenes'

it('every day has a card, and a picture for links, as the index has, and nobody else', () => {
  expect(cardMoments.map(({ slug }) => slug)).toEqual(drawnDays.map(({ slug }) => slug))
  const files = drawnDays.flatMap(({ slug }) => [`${slug}.jpg`, `${slug}.webp`])
  expect(readdirSync('assets/public/cards').sort()).toEqual([...files, 'home.jpg'].sort())
})

it.each(cardMoments)(
  'the card of $slug is as its snapshot is now: else run `npm run build && npm run cards`',
  async (moment) => {
    expect(existsSync(cardFile(moment.slug))).toBe(true)
    expect(readCardLock()[moment.slug]).toBe(sourceOf(moment))
    const file = readFileSync(cardFile(moment.slug))
    expect(file.byteLength).toBeLessThanOrEqual(CARD.most)
    const { width, height } = await sharp(file).metadata()
    expect({ width, height }).toEqual({ width: CARD.width, height: CARD.height })
  },
)

const linked = [
  { file: POSTER_FILE, made: posterSource() },
  ...cardMoments.map(({ slug }) => ({ file: linkedCardFile(slug), made: linkedSourceOf(slug) })),
]

it.each(linked)(
  '$file is as what it is made of is now: else run `npm run cards`',
  async ({ file, made: [name, source] }) => {
    expect(readCardLock()[name]).toBe(source)
    const picture = readFileSync(file)
    expect(picture.byteLength).toBeLessThanOrEqual(BUDGETS.sharedPicture.most * 1024)
    const { format, width, height } = await sharp(picture).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', ...LINK_PICTURE })
  },
)
