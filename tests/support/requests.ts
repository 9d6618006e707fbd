import type { BrowserContext, Page } from '@playwright/test'

/** The site's own script, by which a prerendered page comes alive. */
export const ENTRY = /\/assets\/index-[^/]*\.js$/

/** Keeps the answers to what fits on their way, until what is returned is called. */
export async function holdAnswers(page: Page | BrowserContext, fits: RegExp | string): Promise<() => void> {
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(fits, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

/** What of the addresses that the page asks for from now on fits, in order: the first group, where there is one. */
export function noteRequests(page: Page, fits: RegExp): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [whole, group] = fits.exec(request.url()) ?? []
    if (whole !== undefined) asked.push(group ?? whole)
  })
  return asked
}
