import { randomUUID } from 'node:crypto'
import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test'
import { FirestoreCalls } from './firestoreCalls'
import { test as base, expect } from './test'

/** What a browser and the SDK say in the console while a connection is broken. */
export const BROKEN_CONNECTION =
  /net::ERR_|status of (400|5\d\d)|Could not reach Cloud Firestore backend|cleardot|Content Security Policy.*google/

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
  /** Lets somebody in, in a browser of their own or in a tab of a given one. */
  readonly visit: (author: string, context?: BrowserContext) => Promise<Visitor>
}

/** A test with a chat room of its own, whose visitors' consoles must stay silent. */
export const test = base.extend<ChatFixtures & { readonly room: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  room: async ({}, use) => use(randomUUID()),
  address: async ({ room }, use) => use(`./?room=${room}#/flame`),
  server: async ({ baseURL, room }, use) => use(new FirestoreCalls(new URL(baseURL ?? '').origin, `demo-${room}`)),
  visit: async ({ address, browser, contextOptions, baseURL, viewport, expectedWarnings }, use) => {
    const warnings: string[] = []
    const listen = (page: Page) => {
      page.on('pageerror', (error) => warnings.push(error.message))
      page.on('console', (message: ConsoleMessage) => {
        if (['error', 'warning'].includes(message.type())) warnings.push(message.text())
      })
    }
    const contexts: BrowserContext[] = []
    await use(async (author, shared) => {
      const context =
        shared ?? (await browser.newContext({ ...contextOptions, viewport, ...(baseURL !== undefined && { baseURL }) }))
      if (!shared) contexts.push(context)
      const page = await context.newPage()
      listen(page)
      const visitor = new Visitor(page)
      await visitor.enter(address, author)
      return visitor
    })
    await Promise.all(contexts.map((context) => context.close()))
    expect(warnings.filter((text) => !expectedWarnings?.test(text))).toEqual([])
  },
})

export { expect }
