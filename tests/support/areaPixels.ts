import type { Page } from '@playwright/test'
import { askToybox } from './stage'
import { expect } from './test'

/** The least share of what is seen of a thing in which that thing is pressed: its outline is finer than its area, and bobs. */
const LEAST_OWN = 0.75

/** What is pressed all over the picture, or printed with its ground and so not to be told from it. */
const WITHOUT_SPRITES: Readonly<Record<string, readonly string[]>> = {
  gargoyle: ['rub', 'end', 'back'],
  scurry: ['works'],
  booger: ['finger'],
  eagle: ['beak', 'breast', 'left wing', 'right wing', 'rosette', 'pen'],
  fairy: ['fountain', 'garden'],
  forget: ['page'],
  scrape: ['field 1', 'field 2', 'field 3', 'field 4', 'field 5', 'field 6'],
}

/** Asks, of everything that can be pressed at this moment, whether it and nothing else is pressed where it is seen. */
export async function expectOwnPixels(page: Page, slug: string): Promise<void> {
  const areas = await askToybox(page, (toybox) => toybox.areaPixels())
  for (const { id, isDrawn, seen, own, strays } of areas) {
    expect(isDrawn, `${slug}: something drawn has "${id}" for its label`).not.toBe(WITHOUT_SPRITES[slug]?.includes(id))
    const [stray] = strays
    const where = stray
      ? `${stray.id ?? 'nothing'} at ${Math.round(stray.at.x)}, ${Math.round(stray.at.y)}`
      : 'nothing else'
    const words = `${slug}: ${own} of ${seen} pixels of "${id}" are its own; pressed instead: ${where}`
    if (seen > 0) expect.soft(own / seen, words).toBeGreaterThanOrEqual(LEAST_OWN)
  }
}
