import { test as base, expect } from '@playwright/test'

interface Complaints {
  /** What the console may warn about in this test; nothing, unless it says so. */
  expectedComplaints: RegExp | null
  /** Fails the test when the page complains of anything else. */
  noComplaints: undefined
}

/** What the graphics driver of a machine without a card remarks on its own slowness: no word of the page's. */
const DRIVER_REMARK = /GL Driver Message \(OpenGL, Performance/

/** A test in a browser whose console must stay silent: no error, no warning, no uncaught exception. */
export const test = base.extend<Complaints>({
  expectedComplaints: [null, { option: true }],
  noComplaints: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        const isComplaint = ['error', 'warning'].includes(message.type()) && !DRIVER_REMARK.test(message.text())
        if (isComplaint) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints.filter((text) => !expectedComplaints?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
