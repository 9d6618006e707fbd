import { randomUUID } from 'node:crypto'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { sounds } from '../../assets/flame/sounds.manifest'
import { sounds as later } from '../../assets/flame-later/sounds.manifest'
import { sounds as house } from '../../assets/shared/sounds.manifest'
import { FirestoreCalls, type SeededMessage } from './firestoreCalls'
import { filesOf } from './soundFiles'
import { test as base, expect, noteWarnings } from './test'

/** What a browser and the SDK say in the console while a connection is broken. */
export const BROKEN_CONNECTION =
  /net::ERR_|status of (400|5\d\d)|Could not reach Cloud Firestore backend|cleardot|Content Security Policy.*google/

/** A message of so many ms ago. */
export function seeded(text: string, age: number): SeededMessage {
  return { id: text.padEnd(20, 'x'), author: 'Old', text, date: Date.now() - age }
}

/** Somebody in the chat room, in a browser of their own unless they share one. */
export class Visitor {
  readonly list: Locator
  readonly box: Locator
  /** The visitor's own messages that the room does not hold yet. */
  readonly pending: Locator

  constructor(readonly page: Page) {
    this.list = page.getByRole('region', { name: 'Messages' })
    this.box = page.getByRole('textbox', { name: 'Message' })
    this.pending = this.list.locator('[data-pending="true"]')
  }

  /** Goes to the room, under a name. */
  async enter(address: string, author: string): Promise<void> {
    await this.page.goto(address)
    await this.choose(author)
  }

  async choose(author: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Choose a name' }).fill(author)
    await this.page.getByRole('button', { name: 'OK' }).click()
    // Until the room has come, the card asks for a first message by the same name.
    await expect(this.list).toBeVisible()
    await expect(this.box).toBeVisible()
  }

  /** Writes a message and presses Enter; it may be on its way for long. */
  async write(text: string): Promise<void> {
    await this.box.fill(text)
    await this.box.press('Enter')
  }

  /** Writes a message and waits until the room holds it. */
  async say(text: string): Promise<void> {
    await this.write(text)
    await expect(this.box).toHaveValue('')
    await this.delivered()
  }

  /** Waits until the room holds all that was written. */
  async delivered(options?: { readonly timeout: number }): Promise<void> {
    await expect(this.pending).toHaveCount(0, options)
  }

  /** Leaves for the home page, and comes back. */
  async goHomeAndBack(): Promise<void> {
    await this.page.getByRole('link', { name: 'Home' }).click()
    await expect(this.list).toBeHidden()
    await this.page.goBack()
    await expect(this.box).toBeVisible()
  }

  /** How the room's line to the others is, in the page's own words. */
  line(words: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: words })
  }

  /** The messages in the page, without their times: of a long list, those around what is in view. */
  async heard(): Promise<readonly string[]> {
    const lines = await this.list.getByRole('listitem').allInnerTexts()
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').replace(/^\[\d\d:\d\d\] /, ''))
  }

  /** How many messages the list holds, whether or not they are in the page. */
  async count(): Promise<number> {
    const last = this.list.getByRole('listitem').last()
    return (await last.count()) === 0 ? 0 : Number(await last.getAttribute('aria-setsize'))
  }

  /** Waits until all has come that a first press asks for, and the time: what is on its way as the network goes is complained of. */
  async settled(): Promise<void> {
    // Sending is asked for by a timer, a while after the press.
    await expect(this.page.locator('[data-send]')).toBeVisible()
    const heard = filesOf(sounds, later, house)
    const asked = ['documents:runQuery', '/assets/Slip-', '/assets/Stamp-', '/ui/slip', ...heard]
    await expect
      .poll(async () => {
        const come = await this.page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === 200)
            .map(({ name }) => name),
        )
        return asked.filter((part) => !come.some((name) => name.includes(part)))
      })
      .toEqual([])
  }

  /** Tells the SDK that it need not wait any longer to connect again. */
  async wake(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')))
  }
}

interface ChatFixtures {
  /** The room's server, past the page and its rules. */
  readonly server: FirestoreCalls
  /** Where the test's own room is. */
  readonly address: string
  /** A browser of its own, as the test's is but for what is said, until the test is over. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>
  /** Lets somebody in, in a browser of their own or in a tab of a given one. */
  readonly visit: (author: string, context?: BrowserContext) => Promise<Visitor>
}

/** A test with a chat room of its own, whose visitors' consoles must stay silent. */
export const test = base.extend<ChatFixtures & { readonly room: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  room: async ({}, use) => use(randomUUID()),
  address: async ({ room }, use) => use(`./?room=${room}#/flame`),
  server: async ({ baseURL, room }, use) => use(new FirestoreCalls(new URL(baseURL ?? '').origin, `demo-${room}`)),
  newContext: async ({ browser, contextOptions, baseURL, viewport, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const site = { viewport, serviceWorkers, ...(baseURL !== undefined && { baseURL }) }
      const context = await browser.newContext({ ...contextOptions, ...site, ...options })
      contexts.push(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
  visit: async ({ address, newContext, expectedWarnings }, use) => {
    const warnings: string[] = []
    await use(async (author, shared) => {
      const context = shared ?? (await newContext())
      const page = await context.newPage()
      noteWarnings(page, warnings)
      const visitor = new Visitor(page)
      await visitor.enter(address, author)
      return visitor
    })
    expect(warnings.filter((text) => !expectedWarnings?.test(text))).toEqual([])
  },
})

export { expect }
