import { test as base, expect } from '@playwright/test'
import sharp from 'sharp'
import type { Toybox } from '../../src/debug/toybox'
import { findBrowser, WEBKIT } from '../../src/dev/browserPrograms'
import { SpoilingServer } from './spoilingServer'
import { WebDriver } from './webDriver'

/** About the smallest in which the site is whole: a processor draws all of it. */
const WINDOW = { width: 1120, height: 700 }

declare global {
  interface Window {
    /** What the page has complained of since it was opened. */
    complaints?: string[]
  }
}

/**
 * Runs before all of the page's own scripts, and hears what its console, its promises, its policy and its elements complain of:
 * WebKit's WebDriver tells none of it.
 */
function listen(): void {
  const complaints: string[] = []
  window.complaints = complaints
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind]
    console[kind] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '))
      say.apply(console, words)
    }
  }
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Unhandled: ${reason}`))
  window.addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push(`Refused: ${blockedURI}`))
  const note = (event: ErrorEvent | Event) => {
    const isThrown = event instanceof ErrorEvent
    const element = event.target instanceof Element ? event.target.outerHTML.slice(0, 200) : ''
    complaints.push(isThrown ? event.message : `Not loaded: ${element}`)
  }
  // What does not load says so to its element alone, but the window is asked first.
  window.addEventListener('error', note, true)
}

/** The page, which but for that is as it was built. It comes before the policy, which therefore has no say in it. */
function withListener(page: Buffer): Buffer {
  return Buffer.from(page.toString().replace('<head>', `<head><script>(${listen})()</script>`))
}

interface Fixtures {
  /** The site as WebKit is served it, from a server that each test has for itself. */
  readonly site: SpoilingServer
  /** What the page may complain of in this test; nothing, unless it says so. */
  expectedComplaints: RegExp | null
  /** The browser; at the end of a test its page must not have complained. */
  readonly webKit: WebKit
}

/** A test in WebKitGTK, which Playwright does not drive. */
export const test = base.extend<Fixtures, { readonly driver: WebDriver }>({
  expectedComplaints: [null, { option: true }],

  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const path = findBrowser(WEBKIT)
      if (path === undefined) throw new Error(`There is no ${WEBKIT.name}: "npm run browser" gets it.`)
      const driver = await WebDriver.open(path, WINDOW)
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],

  site: async ({ baseURL }, use) => {
    const site = await SpoilingServer.of(baseURL ?? '')
    site.spoil(/\/$/, withListener)
    await use(site)
    await site.close()
  },

  webKit: async ({ driver, expectedComplaints }, use) => {
    const webKit = new WebKit(driver)
    await use(webKit)
    const complaints = await webKit.complaints()
    expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([])
  },
})

/** WebKit, asked and waited for as the tests do. */
export class WebKit {
  constructor(readonly driver: WebDriver) {}

  /** Opens a day within the page. */
  async openDay(hash: string): Promise<void> {
    await this.driver.run((day) => {
      window.location.hash = `#/${day}`
    }, hash)
  }

  /** Opens a day for tools, the debug overlay closed over it. */
  async openToybox(hash: string): Promise<void> {
    await this.driver.run(() => sessionStorage.setItem('debug overlay', '{"isOpen":false}'))
    await this.openDay(`${hash}&debug`)
    await expect.poll(() => this.driver.run(() => window.toybox !== undefined)).toBe(true)
    await this.expectArrived()
  }

  /** Asks the toy box of the page. */
  ask<Answer>(question: (toybox: Toybox) => Answer): Promise<Answer> {
    return this.driver.ask(`return (${question})(window.toybox)`)
  }

  /** How many elements the selector finds. */
  count(selector: string): Promise<number> {
    return this.driver.run((wanted) => document.querySelectorAll(wanted).length, selector)
  }

  /** The text of what the selector finds, one after the other. */
  texts(selector: string): Promise<string[]> {
    return this.driver.run(
      (wanted) =>
        [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()),
      selector,
    )
  }

  /** What has the focus: its name, as far as it has one. */
  focus(): Promise<string> {
    return this.driver.run(() => {
      const focused = document.activeElement
      return focused?.getAttribute('aria-label') ?? focused?.id ?? ''
    })
  }

  /** Waits until the day on the page has come, whole. */
  async expectArrived(): Promise<void> {
    await expect.poll(() => this.count('[role="progressbar"]')).toBe(0)
    expect(await this.texts('[role="alert"]')).toEqual([])
  }

  /** How many colours are in the window. */
  async colours(): Promise<number> {
    const { data } = await sharp(await this.driver.photograph())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const seen = new Set<number>()
    for (let at = 0; at + 2 < data.length; at += 3) seen.add(data.readUIntBE(at, 3))
    return seen.size
  }

  /** What the page has complained of since it was opened. */
  async complaints(): Promise<readonly string[]> {
    return this.driver.run(() => window.complaints ?? ['The page was not listened to.'])
  }
}

export { expect }
