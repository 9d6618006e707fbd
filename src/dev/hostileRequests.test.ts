import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createServer, type InlineConfig, preview } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * What somebody who means ill may send to `npm start` and `npm run preview`: a page of another site that a developer has
 * open, or a neighbour in the same network. Each request is written to the socket as it stands, as no well-meant client
 * would send most of them.
 */

const HOST = 'localhost'
const DOCUMENTS = '/v1/projects/demo-hostile/databases/(default)/documents'
const NAME = 'projects/demo-hostile/databases/(default)/documents/messages/abcdefghijKLMNOPQR12'
const CHANNEL = '/google.firestore.v1.Firestore/Write/channel?VER=8&database=projects/demo-hostile/databases/(default)'
const OVER_THE_LIMIT = 11 * 1024 * 1024

interface Hostile {
  readonly line: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The statuses that are right to answer it with; "none" is a connection that is just closed. */
  readonly answer: RegExp
}

const text = (stringValue: string) => ({ stringValue })
const DATED = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }]
const commit = (fields: string, more = '') =>
  `{"writes":[{"update":{"name":"${NAME}","fields":${fields}},"updateTransforms":${JSON.stringify(DATED)}${more}}]}`
const honest = (more: string) => `{"author":${JSON.stringify(text('Ann'))},"msg":${JSON.stringify(text('hi'))}${more}}`
const POST_COMMIT = `POST ${DOCUMENTS}:commit`
const LONG_NAME = `${NAME}/${'a/'.repeat(50_000)}b`
const spaces = (count: number) => JSON.stringify(text(`a${' '.repeat(count)}b`))

const FORBIDDEN = /^403$/
const BAD = /^(400|404)$/
const UNSAVED = /^(403|404)$/

/** What is asked of the server that brings the site. */
const OF_THE_SITE: readonly (readonly [what: string, hostile: Hostile])[] = [
  ['an address that is none', { line: 'GET http://[', answer: BAD }],
  ['an address with a port that is none', { line: 'GET http://a:b/', answer: BAD }],
  ['a path of two slashes and a bracket', { line: 'GET //[', answer: BAD }],
  ['a star', { line: 'GET *', answer: BAD }],
  ['nothing encoded rightly', { line: 'GET /inktober2022/%E0%A4%A', answer: BAD }],
  ['a null byte', { line: 'GET /inktober2022/%00.js', answer: /^(200|400|403|404)$/ }],
  ['the way out of the folder', { line: 'GET /inktober2022/../../../../etc/passwd', answer: /^(200|403|404)$/ }],
  ['the way out, encoded', { line: 'GET /inktober2022/%2e%2e%2f%2e%2e%2fetc%2fpasswd', answer: /^(200|403|404)$/ }],
  ['a header that is none', { line: 'GET /inktober2022/', headers: { 'a b': 'c' }, answer: BAD }],
  ['100 KB of headers', { line: 'GET /inktober2022/', headers: { long: 'a'.repeat(100_000) }, answer: /^431$/ }],
  ['a tunnel', { line: 'CONNECT example.com:443', answer: /^(400|404|405|none)$/ }],
]

/** How a page asks whose name somebody lets lead to this machine: to its browser all is of one origin. */
const REBOUND = { host: 'example.com:80', origin: 'http://example.com:80' }

/** What is asked of the Firestore that it brings along. */
const OF_THE_FIRESTORE: readonly (readonly [what: string, hostile: Hostile])[] = [
  [
    'a commit from another site',
    { line: POST_COMMIT, headers: { origin: 'https://example.com' }, body: commit(honest('')), answer: FORBIDDEN },
  ],
  [
    'a commit from another port',
    { line: POST_COMMIT, headers: { origin: 'http://localhost:1' }, body: commit(honest('')), answer: FORBIDDEN },
  ],
  [
    'a commit from nowhere',
    { line: POST_COMMIT, headers: { origin: 'null' }, body: commit(honest('')), answer: FORBIDDEN },
  ],
  [
    'an emptying from another site',
    { line: `DELETE /emulator${DOCUMENTS}`, headers: { origin: 'https://example.com' }, answer: FORBIDDEN },
  ],
  [
    'a channel from another site, as a form with the owner’s header in it',
    {
      line: `POST ${CHANNEL}&RID=1`,
      headers: { origin: 'https://example.com' },
      body: 'headers=Authorization:Bearer%20owner&count=0',
      answer: FORBIDDEN,
    },
  ],
  [
    'a commit by a name that leads here',
    { line: POST_COMMIT, headers: REBOUND, body: commit(honest('')), answer: FORBIDDEN },
  ],
  ['a commit of 11 MB', { line: POST_COMMIT, body: ' '.repeat(OVER_THE_LIMIT), answer: /^429$/ }],
  [
    'a body that claims to be endless',
    {
      line: POST_COMMIT,
      headers: { 'content-length': '99999999999' },
      body: ' '.repeat(OVER_THE_LIMIT),
      answer: /^429$/,
    },
  ],
  ['a commit of 501 writes', { line: POST_COMMIT, body: manyWrites(501), answer: /^501$/ }],
  [
    'a form that counts to a billion',
    { line: `POST ${CHANNEL}&RID=1`, body: 'count=1000000000&ofs=0', answer: /^429$/ },
  ],
  ['a form that counts from nowhere', { line: `POST ${CHANNEL}&RID=1`, body: 'count=1&ofs=x', answer: BAD }],
  ['a body a million deep', { line: POST_COMMIT, body: '['.repeat(1_000_000), answer: BAD }],
  ['a body that is no JSON', { line: POST_COMMIT, body: '{', answer: BAD }],
  [
    'a field named constructor',
    { line: POST_COMMIT, body: commit(honest(`,"constructor":${spaces(1)}`)), answer: FORBIDDEN },
  ],
  [
    'a field named prototype',
    { line: POST_COMMIT, body: commit(honest(`,"prototype":${spaces(1)}`)), answer: FORBIDDEN },
  ],
  [
    'a field named __proto__',
    { line: POST_COMMIT, body: commit(honest(`,"__proto__":${spaces(1)}`)), answer: FORBIDDEN },
  ],
  [
    'a precondition that tells what there is',
    { line: POST_COMMIT, body: commit('{}', ',"currentDocument":{"exists":true}'), answer: FORBIDDEN },
  ],
  [
    'a text of a million spaces',
    { line: POST_COMMIT, body: commit(`{"author":${spaces(1e6)},"msg":${spaces(1e6)}}`), answer: FORBIDDEN },
  ],
  ['a name of 100,000 signs', { line: `GET /v1/${LONG_NAME.slice(0, 15_000)}`, answer: FORBIDDEN }],
  [
    'a database without a name',
    { line: 'POST /google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', answer: BAD },
  ],
  ['a path that is not encoded rightly', { line: 'GET /v1/projects/%E0%A4%A', answer: BAD }],
]

const SAVE = 'POST /inktober2022/__source-writer/tuning'
const AS_JSON = { 'content-type': 'application/json' }
/** A day that there is not: were one of these taken after all, no source file would change. */
const NUMBER = '{"day":"no-such-day","name":"speed","value":1}'

/** What is asked of the source writer, which the built site comes without. */
const OF_THE_SOURCE_WRITER: readonly (readonly [what: string, hostile: Hostile])[] = [
  [
    'a number from another site',
    { line: SAVE, headers: { ...AS_JSON, origin: 'https://example.com' }, body: NUMBER, answer: UNSAVED },
  ],
  [
    'a number from another port',
    { line: SAVE, headers: { ...AS_JSON, origin: 'http://localhost:1' }, body: NUMBER, answer: UNSAVED },
  ],
  ['a number from nowhere', { line: SAVE, headers: { ...AS_JSON, origin: 'null' }, body: NUMBER, answer: UNSAVED }],
  [
    'a number by a name that leads here',
    { line: SAVE, headers: { ...AS_JSON, ...REBOUND }, body: NUMBER, answer: UNSAVED },
  ],
  [
    'a number as a form sends it',
    { line: SAVE, headers: { 'content-type': 'text/plain' }, body: NUMBER, answer: UNSAVED },
  ],
]

function manyWrites(count: number): string {
  return JSON.stringify({ writes: Array.from({ length: count }, (_, index) => ({ delete: `${NAME}${index}` })) })
}

const STATUS = /^HTTP\/1\.1 (\d+)/

/** Writes the request to the server as it stands, and gives the status that it is answered with. */
function sendRequest(port: number, { line, headers = {}, body = '' }: Hostile): Promise<string> {
  const all = { host: `${HOST}:${port}`, connection: 'close', 'content-length': String(body.length), ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((answered) => {
    const socket = connect(port, HOST)
    let heard = ''
    socket.setEncoding('utf8')
    // A server that refuses what it has not read to its end may break the connection that it still comes on.
    socket.on('error', () => socket.destroy())
    socket.on('data', (part) => {
      heard += part
      if (STATUS.test(heard)) socket.destroy()
    })
    socket.on('close', () => answered(STATUS.exec(heard)?.[1] ?? 'none'))
    socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`)
  })
}

const folder = mkdtempSync(join(mkdirp('.cache'), 'hostile-'))
const built = join(folder, 'built')
writeFileSync(join(mkdirp(built), 'index.html'), '<!doctype html><head></head><title>The site</title>')

function mkdirp(path: string): string {
  mkdirSync(path, { recursive: true })
  return path
}

const CONFIG: InlineConfig = { configFile: 'vite.config.ts', logLevel: 'silent', cacheDir: join(folder, 'vite') }

async function serveDevelopment() {
  // Nobody opens a page here, so that nothing needs to be prepared for one.
  const server = await createServer({
    ...CONFIG,
    server: { host: HOST, port: 0, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await server.listen()
  return server
}

function servePreview() {
  return preview({ ...CONFIG, preview: { host: HOST, port: 0 }, build: { outDir: built } })
}

afterAll(() => rmSync(folder, { recursive: true }))

describe.each([
  ['npm start', serveDevelopment],
  ['npm run preview', servePreview],
])('%s', (_, open) => {
  let server: Awaited<ReturnType<typeof open>>
  let port: number

  beforeAll(async () => {
    server = await open()
    const address = server.httpServer?.address()
    if (!address || typeof address === 'string') throw new Error('The server listens on no port.')
    port = address.port
  })
  afterAll(() => server.close())

  const isServing = async () => {
    const page = await fetch(`http://${HOST}:${port}/inktober2022/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
  }

  test.each([...OF_THE_SITE, ...OF_THE_FIRESTORE, ...OF_THE_SOURCE_WRITER])(
    '%s is refused, and the next visitor served',
    async (__, hostile) => {
      expect(await sendRequest(port, hostile)).toMatch(hostile.answer)
      await isServing()
    },
  )

  test('what came from other sites has left nothing', async () => {
    const body = commit(honest(''), ',"currentDocument":{"exists":false}')
    const headers = { origin: `http://${HOST}:${port}` }
    expect(await sendRequest(port, { line: POST_COMMIT, headers, body, answer: /200/ })).toBe('200')
  })
})
