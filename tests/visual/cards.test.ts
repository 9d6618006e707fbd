import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { CARD, cardFile, cardMoments, readCardLock, sourceOf } from '../support/cardFiles'
import { drawnDays } from '../support/scenes'

it('every day has a card, and no other', () => {
  expect(cardMoments.map(({ slug }) => slug)).toEqual(drawnDays.map(({ slug }) => slug))
  expect(readdirSync('assets/public/cards').sort()).toEqual(drawnDays.map(({ slug }) => `${slug}.webp`).sort())
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
