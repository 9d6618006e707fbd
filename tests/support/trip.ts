import type { Page } from '@playwright/test'
import { AudioProbe } from './audioProbe'
import { expect } from './test'

/** The rounds of the loops of the day `trip` of the fixture site, in seconds. */
export const BASS = 28.8
export const FOUNTAIN = 8

/** Where nothing is on it, in a window of 1440 × 900. */
export const NOWHERE = { x: 400, y: 150 }

/** Where its first hit area is, in a window of 1440 × 900. */
export const FOOT = { x: 270, y: 450 }

/** Listens to a page from its beginning. */
export async function enterTrip(page: Page, address = './#/trip'): Promise<AudioProbe> {
  const probe = await AudioProbe.on(page)
  await page.goto(address)
  return probe
}

/** Opens the fixture site and unlocks its sound. */
export async function enterAloud(page: Page, address?: string): Promise<AudioProbe> {
  const probe = await enterTrip(page, address)
  await expect(page.getByRole('button', { name: 'Foot' })).toBeAttached()
  await page.mouse.click(NOWHERE.x, NOWHERE.y)
  await expect.poll(() => probe.startedLoops()).toEqual([BASS])
  return probe
}
