import { test as base, expect } from '@playwright/test'

interface Warnings {
  /** What the console may warn about in this test; nothing, unless it says so. */
  expectedWarnings: RegExp | null
  /** Fails the test when the page complains of anything else. */
  noWarnings: undefined
}

/** What the graphics driver of a machine without a card remarks on its own slowness: no word of the page's. */
const DRIVER_REMARK = /GL Driver Message \(OpenGL, Performance/

/** A test in a browser whose console must stay silent: no error, no warning, no uncaught exception. */
export const test = base.extend<Warnings>({
  expectedWarnings: [null, { option: true }],
  noWarnings: [
    async ({ page, expectedWarnings }, use) => {
      const warnings: string[] = []
      page.on('pageerror', (error) => warnings.push(error.message))
      page.on('console', (message) => {
        const isWarning = ['error', 'warning'].includes(message.type()) && !DRIVER_REMARK.test(message.text())
        if (isWarning) warnings.push(message.text())
      })
      await use(undefined)
      expect(warnings.filter((text) => !expectedWarnings?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
