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

/** The statuses that are right to answer a request's first line with; "none" is a connection that is just closed. */
type Hostile = [what: string, line: string, answer: RegExp, more?: { headers?: HeaderFields; body?: string }]
type HeaderFields = Readonly<Record<string, string>>

const text = (stringValue: string) => ({ stringValue })
const DATED = [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }]
const commit = (fields: string, more = '') =>
  `{"writes":[{"update":{"name":"${NAME}","fields":${fields}},"updateTransforms":${JSON.stringify(DATED)}${more}}]}`
const honest = (more: string) => `{"author":${JSON.stringify(text('Ann'))},"msg":${JSON.stringify(text('hi'))}${more}}`
const POST_COMMIT = `POST ${DOCUMENTS}:commit`
const POST_CHANNEL = `POST ${CHANNEL}&RID=1`
const LONG_NAME = `${NAME}/${'a/'.repeat(50_000)}b`
const spaces = (count: number) => JSON.stringify(text(`a${' '.repeat(count)}b`))

const FORBIDDEN = /^403$/
const BAD = /^(400|404)$/
const UNSAVED = /^(403|404)$/

const OTHER_SITE = { origin: 'https://example.com' }
const OTHER_PORT = { origin: 'http://localhost:1' }
const NOWHERE = { origin: 'null' }
/** How a page asks whose name somebody lets lead to this machine: to its browser all is of one origin. */
const REBOUND = { host: 'example.com:80', origin: 'http://example.com:80' }

/** What is asked of the server that brings the site. */
const OF_THE_SITE: readonly Hostile[] = [
  ['an address that is none', 'GET http://[', BAD],
  ['an address with a port that is none', 'GET http://a:b/', BAD],
  ['a path of two slashes and a bracket', 'GET //[', BAD],
  ['a star', 'GET *', BAD],
  ['nothing encoded rightly', 'GET /inktober2022/%E0%A4%A', BAD],
  ['a null byte', 'GET /inktober2022/%00.js', /^(200|400|403|404)$/],
  ['the way out of the folder', 'GET /inktober2022/../../../../etc/passwd', /^(200|403|404)$/],
  ['the way out, encoded', 'GET /inktober2022/%2e%2e%2f%2e%2e%2fetc%2fpasswd', /^(200|403|404)$/],
  ['a header that is none', 'GET /inktober2022/', BAD, { headers: { 'a b': 'c' } }],
  ['100 KB of headers', 'GET /inktober2022/', /^431$/, { headers: { long: 'a'.repeat(100_000) } }],
  ['a tunnel', 'CONNECT example.com:443', /^(400|404|405|none)$/],
]

const COMMIT = { body: commit(honest('')) }
const FORM = 'headers=Authorization:Bearer%20owner&count=0'
const IF_IT_EXISTS = commit('{}', ',"currentDocument":{"exists":true}')
const LONG_TEXTS = commit(`{"author":${spaces(1e6)},"msg":${spaces(1e6)}}`)
const ENDLESS = { 'content-length': '99999999999' }
const TOO_MUCH = ' '.repeat(11 * 1024 * 1024)

/** What is asked of the Firestore that it brings along. */
const OF_THE_FIRESTORE: readonly Hostile[] = [
  ['a commit from another site', POST_COMMIT, FORBIDDEN, { ...COMMIT, headers: OTHER_SITE }],
  ['a commit from another port', POST_COMMIT, FORBIDDEN, { ...COMMIT, headers: OTHER_PORT }],
  ['a commit from nowhere', POST_COMMIT, FORBIDDEN, { ...COMMIT, headers: NOWHERE }],
  ['a commit by a name that leads here', POST_COMMIT, FORBIDDEN, { ...COMMIT, headers: REBOUND }],
  ['an emptying from another site', `DELETE /emulator${DOCUMENTS}`, FORBIDDEN, { headers: OTHER_SITE }],
  ['the owner’s header in a form from another site', POST_CHANNEL, FORBIDDEN, { headers: OTHER_SITE, body: FORM }],
  ['a commit of 11 MB', POST_COMMIT, /^429$/, { body: TOO_MUCH }],
  ['a body that claims to be endless', POST_COMMIT, /^429$/, { headers: ENDLESS, body: TOO_MUCH }],
  ['a commit of 501 writes', POST_COMMIT, /^501$/, { body: manyWrites(501) }],
  ['a form that counts to a billion', POST_CHANNEL, /^429$/, { body: 'count=1000000000&ofs=0' }],
  ['a form that counts from nowhere', POST_CHANNEL, BAD, { body: 'count=1&ofs=x' }],
  ['a body a million deep', POST_COMMIT, BAD, { body: '['.repeat(1_000_000) }],
  ['a body that is no JSON', POST_COMMIT, BAD, { body: '{' }],
  ...['constructor', 'prototype', '__proto__'].map((name): Hostile => {
    return [`a field named ${name}`, POST_COMMIT, FORBIDDEN, { body: commit(honest(`,"${name}":${spaces(1)}`)) }]
  }),
  ['a precondition that tells what there is', POST_COMMIT, FORBIDDEN, { body: IF_IT_EXISTS }],
  ['a text of a million spaces', POST_COMMIT, FORBIDDEN, { body: LONG_TEXTS }],
  ['a name of 100,000 signs', `GET /v1/${LONG_NAME.slice(0, 15_000)}`, FORBIDDEN],
  ['a database without a name', 'POST /google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1', BAD],
  ['a path that is not encoded rightly', 'GET /v1/projects/%E0%A4%A', BAD],
]

const SAVE = 'POST /inktober2022/__source-writer/tuning'
const AS_JSON = { 'content-type': 'application/json' }
/** A day that there is not: were one of these taken after all, no source file would change. */
const NUMBER = { body: '{"day":"no-such-day","name":"speed","value":1}' }

/** What is asked of the source writer, which the built site comes without. */
const OF_THE_SOURCE_WRITER: readonly Hostile[] = [
  ['a number from another site', SAVE, UNSAVED, { ...NUMBER, headers: { ...AS_JSON, ...OTHER_SITE } }],
  ['a number from another port', SAVE, UNSAVED, { ...NUMBER, headers: { ...AS_JSON, ...OTHER_PORT } }],
  ['a number from nowhere', SAVE, UNSAVED, { ...NUMBER, headers: { ...AS_JSON, ...NOWHERE } }],
  ['a number by a name that leads here', SAVE, UNSAVED, { ...NUMBER, headers: { ...AS_JSON, ...REBOUND } }],
  ['a number as a form sends it', SAVE, UNSAVED, { ...NUMBER, headers: { 'content-type': 'text/plain' } }],
]

function manyWrites(count: number): string {
  return JSON.stringify({ writes: Array.from({ length: count }, (_, index) => ({ delete: `${NAME}${index}` })) })
}

const STATUS = /^HTTP\/1\.1 (\d+)/

/** Writes the request to the server as it stands, and gives the status that it is answered with. */
function sendRequest(port: number, line: string, headers: HeaderFields = {}, body = ''): Promise<string> {
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

  test.each([...OF_THE_SITE, ...OF_THE_FIRESTORE, ...OF_THE_SOURCE_WRITER])(
    '%s is refused, and the next visitor served',
    async (__, line, answer, { headers, body } = {}) => {
      expect(await sendRequest(port, line, headers, body)).toMatch(answer)
      const page = await fetch(`http://${HOST}:${port}/inktober2022/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
    },
  )

  test('what came from other sites has left nothing', async () => {
    const body = commit(honest(''), ',"currentDocument":{"exists":false}')
    const headers = { origin: `http://${HOST}:${port}` }
    expect(await sendRequest(port, POST_COMMIT, headers, body)).toBe('200')
  })
})
