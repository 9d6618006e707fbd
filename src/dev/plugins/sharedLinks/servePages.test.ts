import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedLinksPlugin } from './sharedLinksPlugin'

mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'pages-'))
const FILES = {
  'index.html': 'the index',
  '404.html': 'nothing here',
  'heist/index.html': 'the heist',
  'a.txt': 'text',
}
for (const [name, text] of Object.entries(FILES)) {
  mkdirSync(join(folder, name, '..'), { recursive: true })
  writeFileSync(join(folder, name), text)
}
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['/inktober2022/', '/'])('what is built for %s', (base) => {
  let server: Awaited<ReturnType<typeof preview>>
  let origin: string

  beforeAll(async () => {
    const plugins = [sharedLinksPlugin('scenes')]
    const settings = { base, plugins, build: { outDir: folder }, preview: { port: 0 } }
    server = await preview({ ...settings, configFile: false, logLevel: 'silent' })
    origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  })
  afterAll(() => server.close())

  const ask = (path: string, method = 'GET') => fetch(origin + base + path, { method, redirect: 'manual' })

  it.each([
    ['', 'the index'],
    ['?lang=fr', 'the index'],
    ['index.html', 'the index'],
    ['heist/', 'the heist'],
    ['heist/?lang=fr', 'the heist'],
    ['heist/index.html', 'the heist'],
    ['a.txt', 'text'],
  ])('has %s', async (path, text) => {
    const answer = await ask(path)
    expect([answer.status, await answer.text()]).toEqual([200, text])
  })

  it('is led to with a slash at its end', async () => {
    const answer = await ask('heist?lang=fr')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${base}heist/?lang=fr`])
  })

  it.each(['hiest', 'hiest/', 'heist/inside', 'assets/gone.js', 'heist/../nowhere', '..%2fpackage.json', '%E0%A4%A'])(
    'has nothing at %s, and says so',
    async (path) => {
      const answer = await ask(path)
      expect([answer.status, await answer.text()]).toEqual([404, 'nothing here'])
      expect(answer.headers.get('content-type')).toContain('text/html')
    },
  )

  it('says the same to who asks for no more than that', async () => {
    const answer = await ask('hiest', 'HEAD')
    expect([answer.status, await answer.text()]).toEqual([404, ''])
  })
})
