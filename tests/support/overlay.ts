import type { Locator, Page } from '@playwright/test'
import { days } from '../../src/calendar'
import type { Tunable } from '../../src/stage/contract/scene'
import { expect } from './test'

/** The tuning table of a day, as its folder has it. */
export async function tuningOf(slug: string): Promise<Readonly<Record<string, Tunable>>> {
  const { tuning } = await import(`../../scenes/${slug}/tuning.ts`)
  return tuning
}

/** The debug overlay of the page. */
export class Overlay {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens a day with the overlay over it, by its address, and waits until both are there. */
  static async open(page: Page, address: string): Promise<Overlay> {
    await page.goto(`./#/${address}${address.includes('?') ? '&' : '?'}debug`)
    const overlay = new Overlay(page)
    await overlay.expectOpen()
    await page.waitForFunction(() => window.toybox !== undefined)
    return overlay
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'debug', exact: true })).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.page.locator('[data-overlay]')).toHaveCount(0)
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }

  /** The section of that title, unfolded. */
  async section(title: string): Promise<Locator> {
    const section = this.page.getByRole('region', { name: title, exact: true })
    const toggle = section.getByRole('button', { name: title, exact: true })
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    return section
  }

  /** The field of a number of the day. */
  number(name: string): Locator {
    return this.page.locator(`input[aria-describedby="tuning-${name}"]`)
  }

  async turn(name: string, value: number | string): Promise<void> {
    await this.number(name).fill(String(value))
    await this.number(name).press('Enter')
  }

  /** What the overlay has said last: done, or not. */
  get said(): Locator {
    return this.page.locator('p[role="status"]')
  }

  get warning(): Locator {
    return this.page.locator('p[role="alert"]')
  }

  /** Opens the loader of recordings and hands it a file. */
  async load(name: string, text: string): Promise<void> {
    const recorder = await this.section('Recorder')
    await recorder.getByLabel('load').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
}

/** A page by whose clipboard texts are passed on. */
export async function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** The heading of a day's page. */
export function headingOf(slug: string): string {
  const day = days.find((candidate) => candidate.slug === slug)
  if (!day) throw new Error(`${slug} is no day.`)
  return `${day.number}. ${day.prompt}`
}
