import { manifest } from '../../assets/fowl/manifest'
import { noteRequests } from '../support/requests'
import { SpoilingServer } from '../support/spoilingServer'
import { expect, test } from '../support/test'

const HEN = { name: 'The running hen' }

const DAMAGES = [
  ['a picture that is none', 'day16/fowl.avif', () => Buffer.from('RIFF, or so it says')],
  ['half a picture', 'day16/fowl-2.webp', (file: Buffer) => file.subarray(0, file.length / 2)],
  ['an empty picture', 'day16/fowl-3.webp', () => Buffer.alloc(0)],
] as const

for (const [what, file, spoil] of DAMAGES) {
  test(`${what} is named, and the day plays once it is mended, whatever the browser has kept`, async ({
    page,
    baseURL,
  }) => {
    const server = await SpoilingServer.of(baseURL ?? '')
    const failure = `Loading chunk ${file} failed (damaged)`
    server.spoil(new RegExp(`/${file}$`), spoil)
    await page.goto(server.address('fowl?seed=16'))
    await expect(page.getByRole('alert')).toContainText(failure)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toContainText(failure)
    server.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', HEN)).toBeAttached()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await server.close()
  })
}

test('sheets are asked for as pictures alone, in the version that the manifest names', async ({ page }) => {
  const asked = noteRequests(page, /(day16\/fowl[^/]*)$/)
  await page.goto('./#/fowl?seed=16')
  await expect(page.getByRole('button', HEN)).toBeAttached()
  expect(asked.sort()).toEqual(manifest.sheets.map(({ file, version }) => `${file}?v=${version}`).sort())
})
