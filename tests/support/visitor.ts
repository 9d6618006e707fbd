import type { Locator, Page } from '@playwright/test'
import { askToybox } from './stage'
import { expect } from './test'

/** A place in CSS pixels of the page. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Windows of every shape that a day is to look well in: usual, small, wide and tall. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1120, height: 700 },
  { width: 1920, height: 800 },
  { width: 1102, height: 1400 },
] as const

/** Where an area is that can be pressed now, by its id or what that begins with. Throws when there is none. */
export async function placeOf(page: Page, id: string): Promise<Place> {
  const areas = await askToybox(page, (toybox) => toybox.hitAreas())
  const area = areas.find((other) => other.id === id) ?? areas.find((other) => other.id.startsWith(id))
  if (!area) throw new Error(`Nothing named ${id} can be pressed; only ${areas.map((other) => other.id)}.`)
  return area.centre
}

/** How often Tab is pressed at the most to get somewhere: more often than there are stops on any day. */
const MOST_TABS = 40

/** Goes on by Tab until the focus is there, as a visitor does who has no pointer. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached()
  for (let tab = 0; tab < MOST_TABS; tab++) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${MOST_TABS} times Tab did not lead there.`)
}

/** Puts a finger on the page, moves it from place to place, as fast as it can, and lifts it. */
export async function dragFinger(page: Page, places: readonly Place[]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  for (const [stop, place] of places.entries()) {
    await client.send('Input.dispatchTouchEvent', {
      type: stop === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [place],
    })
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await client.detach()
}

/**
 * Puts a finger on a place of the page, and lifts it at once: waiting for the page between the two would make a long press
 * of it when the page is busy, and no click.
 */
export async function tap(page: Page, place: Place): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await Promise.all([
    client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] }),
    client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ])
  await client.detach()
}

/** Taps on the middle of what is there to be tapped. */
export async function tapOn(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  const box = await wanted.boundingBox()
  if (!box) throw new Error('It has gone before it was tapped.')
  await tap(wanted.page(), { x: box.x + box.width / 2, y: box.y + box.height / 2 })
}

/** Says that the tab is hidden, or shown again. The browser goes on with its frames, so that one who asks for them is found out. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
