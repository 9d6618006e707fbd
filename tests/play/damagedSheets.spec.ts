import type { Page } from '@playwright/test'
import { manifest } from '../../assets/fowl/manifest'
import { type Served, serve } from '../support/serveFirestore'
import { SOFTWARE_GRAPHICS } from '../support/stage'
import { expect, test } from '../support/test'

test.use({ expectedWarnings: SOFTWARE_GRAPHICS })

const HEN = { name: 'The running hen' }

/** The site on a server of its own, which can spoil a file on its way, and lets browsers keep what it sends. */
class SpoilingServer {
  readonly #site: string
  readonly #served: Served
  /** What becomes of which file. */
  readonly #spoils: Map<string, (file: Buffer) => Buffer>

  private constructor(site: string, served: Served, spoils: Map<string, (file: Buffer) => Buffer>) {
    this.#site = site
    this.#served = served
    this.#spoils = spoils
  }

  static async of(site: string): Promise<SpoilingServer> {
    const spoils = new Map<string, (file: Buffer) => Buffer>()
    const served = await serve((request, response) => {
      const send = async () => {
        const answer = await fetch(new URL(request.url ?? '', site), { headers: { connection: 'close' } })
        const file = Buffer.from(await answer.arrayBuffer())
        const path = new URL(request.url ?? '', site).pathname
        const spoil = [...spoils].find(([name]) => path.endsWith(name))?.[1]
        response.writeHead(answer.status, {
          'Content-Type': answer.headers.get('content-type') ?? '',
          'Cache-Control': 'public, max-age=31536000, immutable',
        })
        response.end(spoil ? spoil(file) : file)
      }
      send().catch((error) => response.destroy(error))
    })
    return new SpoilingServer(site, served, spoils)
  }

  address(ofDay: string): string {
    return `${this.#served.origin}${new URL(this.#site).pathname}#/${ofDay}`
  }

  spoil(file: string, how: (file: Buffer) => Buffer): void {
    this.#spoils.set(file, how)
  }

  mend(): void {
    this.#spoils.clear()
  }

  close(): Promise<void> {
    return this.#served.close()
  }
}

/** The addresses of the day's sheets that a page asks for, from now on. */
function sheetsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/day16\/fowl[^/]*$/.test(pathname)) asked.push(pathname.replace(/^.*day16/, 'day16') + search)
  })
  return asked
}

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
    server.spoil(file, spoil)
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
  const asked = sheetsAskedBy(page)
  await page.goto('./#/fowl?seed=16')
  await expect(page.getByRole('button', HEN)).toBeAttached()
  expect([...asked].sort()).toEqual(manifest.sheets.map(({ file, version }) => `${file}?v=${version}`).sort())
})
