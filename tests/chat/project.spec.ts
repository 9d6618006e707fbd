import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Route } from '@playwright/test'
import { build } from 'vite'
import { expect, test } from '../support/chat'
import { type Served, serveRequests } from '../support/serveFirestore'

const BASE = '/inktober2022/'
const FOLDER = '.cache/project-site'
const FIRESTORE = 'https://firestore.googleapis.com'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const PROJECT = `demo-${randomUUID()}`

let site: Served

/** The site as it is built for a Firebase project, on a host that knows nothing of any Firestore. */
test.beforeAll(async () => {
  const { env } = process
  env.VITE_FIREBASE_PROJECT_ID = PROJECT
  env.VITE_FIREBASE_API_KEY = 'a-key'
  await build({ logLevel: 'warn', build: { outDir: FOLDER, copyPublicDir: false } })
  delete env.VITE_FIREBASE_PROJECT_ID
  delete env.VITE_FIREBASE_API_KEY
  site = await serveRequests((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname === BASE ? 'index.html' : pathname.slice(BASE.length)
    const inFolder = readFile(join(FOLDER, path)).catch(() => readFile(join('assets/public', path)))
    inFolder.then(
      (file) => {
        response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
        response.end(file)
      },
      () => {
        response.statusCode = 404
        response.end()
      },
    )
  })
})
test.afterAll(() => site.close())

test('a site built for a project talks to that project, and is allowed to', async ({ visit, newContext, baseURL }) => {
  const local = new URL(baseURL ?? '').origin
  const keys = new Set<string | undefined>()
  /** Has the local Firestore answer in the place of the real one, which allows any origin. */
  const answer = async (route: Route) => {
    const request = route.request()
    const allowed = {
      'access-control-allow-origin': site.origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers()['access-control-request-headers'] ?? '',
      'access-control-expose-headers': 'X-HTTP-Session-Id',
    }
    if (request.method() === 'OPTIONS') {
      await route.fulfill({ headers: allowed })
      return
    }
    keys.add(request.postData()?.match(/X-Goog-Api-Key(?::|%3A)([\w-]+)/i)?.[1])
    // The local one would refuse the page of another origin.
    const headers = { ...request.headers(), origin: local }
    const response = await route.fetch({ url: request.url().replace(FIRESTORE, local), headers, timeout: 0 })
    await route.fulfill({ response, headers: { ...response.headers(), ...allowed } })
  }
  const context = await newContext({ baseURL: `${site.origin}${BASE}` })
  await context.route(`${FIRESTORE}/**`, answer)
  const ann = await visit('Ann', context)
  await ann.say('hello')
  await expect.poll(() => ann.heard()).toEqual(['Ann: hello'])
  expect(keys).toContain('a-key')
  await ann.page.close()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})
