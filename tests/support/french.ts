import type { Page } from '@playwright/test'
import { texts as figurines } from '../../scenes/scallop/texts/en'
import { typeset } from '../../scenes/scallop/texts/shelf'
import { numbered } from '../../scenes/scallop/words'
import { days } from '../../src/calendar'
import { type Readings, readPage } from './readings'
import { expect } from './test'

/** What is the same in both languages. */
const SAME: readonly string[] = [
  ...['Volume', 'Score', 'Tab', 'A', 'M', 'P', 'Z', 'FR', 'FR, français', 'OK', 'Message', 'Messages'],
  ...['GARGROYLE’S QUEST', 'GHOSTS’N GOBLINS'],
  // On the credits page: what the site is built with, as it calls itself.
  ...['React', 'wouter', 'PixiJS', '@pixi/react', '@pixi/sound', 'Firebase', 'TanStack Virtual', 'Vite', 'lil-gui'],
  ...['web-vitals', 'Flite', 'LAME', 'Licence'],
]

/** What the gallery says in English, until it is told otherwise as it plays. */
const GALLERY: readonly string[] = figurines.flatMap(({ name, description }, index) => [
  numbered(index).en,
  typeset(name, 'en'),
  typeset(description, 'en'),
])

/** What stays English and says so: the prompts are the challenge's own words, and English is offered in English. */
const ENGLISH: readonly string[] = [...days.map(({ prompt }) => prompt), 'EN', 'EN, English', ...GALLERY]

/** Words without which hardly an English sentence does, and which are none in French. */
const ENGLISH_WORDS = /\b(the|and|of|is|it|you|your|with|this|that|for|not|please|press|click)\b/i

/** Compares what a page says in French with what it said in English: nothing may be left, but what is the same in both. */
function expectNoEnglish(where: string, { lang, texts, english }: Readings, inEnglish: Readings): void {
  expect(inEnglish.lang, where).toBe('en')
  expect(lang, where).toBe('fr')
  const left = texts.filter((text) => inEnglish.texts.includes(text) || ENGLISH_WORDS.test(text))
  expect(
    left.filter((text) => !SAME.includes(text)),
    `${where}: English on the French page`,
  ).toEqual([])
  expect(
    english.filter((text) => !ENGLISH.includes(text)),
    `${where}: marked as English, and no prompt`,
  ).toEqual([])
}

/**
 * Reads the page in English, switches to French, and reads it again: nothing of the first may be left. The switch on the help card
 * does as well.
 */
export async function expectNoEnglishInFrench(page: Page, where: string): Promise<void> {
  const choose = (name: string) =>
    page.evaluate((label) => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click(), name)
  await choose('EN, English')
  const english = await readPage(page)
  await choose('FR, français')
  expectNoEnglish(where, await readPage(page), english)
}
