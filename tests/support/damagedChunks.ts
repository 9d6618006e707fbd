import { SpoilingServer } from './spoilingServer'
import { expect, expectAlive, test } from './test'

/** The thief of day 22, who is there once the day plays. */
const THIEF = { name: 'The thief' }

const HEIST = /\/heist-[^/]+\.js$/
const PIXI = /\/pixi-[^/]+\.js$/
const STYLES = /\/stage-[^/]+\.css$/

const DAMAGES = {
  'a syntax error': { file: HEIST, spoil: (file: Buffer) => Buffer.concat([file.subarray(0, -1), Buffer.from('{')]) },
  'half a script': { file: HEIST, spoil: halfOf },
  'no script at all': { file: HEIST, spoil: () => Buffer.alloc(0) },
  'another script': { file: HEIST, spoil: () => Buffer.from('export const day = {}') },
  'half of what it shares with others': { file: PIXI, spoil: halfOf },
  'half of its styles': { file: STYLES, spoil: halfOf },
} as const

type Damage = keyof typeof DAMAGES

export const ALL_DAMAGES: readonly Damage[] = [
  'a syntax error',
  'half a script',
  'no script at all',
  'another script',
  'half of what it shares with others',
  'half of its styles',
]

function halfOf(file: Buffer): Buffer {
  return file.subarray(0, file.length / 2)
}

/** Damages what a day is made of on its way, in this browser, in each of these ways, and mends it. */
export function testDamagedChunks(damages: readonly Damage[]): void {
  // The first gesture asks for what makes the sounds, which is then gone, too.
  test.use({ expectedWarnings: /Failed to load resource|its mixer did not load/ })

  for (const what of damages) {
    const { file, spoil } = DAMAGES[what]
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
    await expectAlive(page)
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
