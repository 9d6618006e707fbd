import type { Page } from '@playwright/test'
import { Ear } from './ear'
import { expect } from './test'

/** The rounds of the loops of the rehearsal day `trip`, in seconds. */
export const BASS = 28.8
export const FOUNTAIN = 8

/** Where nothing is on it, in a window of 1440 × 900. */
export const NOWHERE = { x: 400, y: 150 }

/** Where its first hit area is, in a window of 1440 × 900. */
export const FOOT = { x: 270, y: 450 }

/** Listens to a page from its beginning. */
export async function enter(page: Page, address = './#/trip'): Promise<Ear> {
  const ear = await Ear.on(page)
  await page.goto(address)
  return ear
}

/** Opens the rehearsal and unlocks its sound. */
export async function enterAloud(page: Page, address?: string): Promise<Ear> {
  const ear = await enter(page, address)
  await expect(page.getByRole('button', { name: 'Foot' })).toBeAttached()
  await page.mouse.click(NOWHERE.x, NOWHERE.y)
  await expect.poll(() => ear.startedLoops()).toEqual([BASS])
  return ear
}
