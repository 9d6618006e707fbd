import { SpoilingServer } from './spoilingServer'
import { SOFTWARE_GRAPHICS } from './stage'
import { expect, test } from './test'

/** The thief of day 22, who is there once the day plays. */
const THIEF = { name: 'The thief' }

const HEIST = /\/heist-[^/]+\.js$/
const PIXI = /\/pixi-[^/]+\.js$/
const STYLES = /\/defineScene-[^/]+\.css$/

const DAMAGES: readonly (readonly [what: string, file: RegExp, spoil: (file: Buffer) => Buffer])[] = [
  ['a syntax error', HEIST, (file) => Buffer.concat([file.subarray(0, -1), Buffer.from('{')])],
  ['half a script', HEIST, (file) => file.subarray(0, file.length / 2)],
  ['no script at all', HEIST, () => Buffer.alloc(0)],
  ['another script', HEIST, () => Buffer.from('export const day = {}')],
  ['half of what it shares with others', PIXI, (file) => file.subarray(0, file.length / 2)],
  ['half of its styles', STYLES, (file) => file.subarray(0, file.length / 2)],
]

/** Breaks what a day is made of on its way, in this browser, and mends it. */
export function testDamagedChunks(): void {
  // The first gesture asks for what makes the sounds, which is then gone, too.
  test.use({
    expectedWarnings: new RegExp(`${SOFTWARE_GRAPHICS.source}|Failed to load resource|its mixer did not load`),
  })

  for (const [what, file, spoil] of DAMAGES) {
    test(`a day that came as ${what} plays when it is tried again`, async ({ page, baseURL }) => {
      const server = await SpoilingServer.of(baseURL ?? '')
      server.spoil(file, spoil)
      await page.goto(server.address('heist?seed=7'))
      await expect(page.getByRole('alert')).toContainText('Loading chunk heist failed (damaged)')
      expect(server.countOf(file)).toBe(1)
      // The server is asked anew each time, whether or not that helps.
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => server.countOf(file)).toBe(2)
      await expect(page.getByRole('alert')).toContainText('Loading chunk heist failed (damaged)')
      server.mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', THIEF)).toBeAttached()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(server.countOf(file)).toBe(3)
      await server.close()
    })
  }

  test('a site that has been renewed says so, and is reloaded at the same day', async ({ page, baseURL }) => {
    const server = await SpoilingServer.of(baseURL ?? '')
    await page.goto(server.address())
    await expect(page.getByRole('navigation', { name: 'The 31 days' })).toBeVisible()
    server.renew()
    await page.evaluate(() => {
      window.location.hash = '#/heist?seed=7'
    })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Loading chunk heist failed (missing)')
    await expect(alert).toContainText('The site has been renewed since you opened it.')
    await expect(alert.getByRole('button')).toHaveText(['Reload'])
    await alert.getByRole('button').click()
    await expect(page.getByRole('button', THIEF)).toBeAttached()
    await expect(alert).toHaveCount(0)
    expect(new URL(page.url()).hash).toBe('#/heist?seed=7')
    expect(server.countOf(/\/renewed\/heist-[^/]+\.js$/)).toBe(1)
    await server.close()
  })
}
