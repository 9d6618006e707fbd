import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KeptRecording, printRecording } from '../../../stage/time/recording'
import { createSourceWriterServer } from './sourceWriterServer'

let folder: string
let server: Server
let address: string

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'source-writer-')))
  cpSync('scenes/heist', join(folder, 'scenes/heist'), { recursive: true })
  cpSync('scenes/heist/tuning.ts', join(folder, 'outside.ts'))
  mkdirSync(join(folder, 'scenes/linked'))
  symlinkSync(join(folder, 'outside.ts'), join(folder, 'scenes/linked/tuning.ts'))
  const answer = createSourceWriterServer({ scenes: join(folder, 'scenes'), fixtures: join(folder, 'fixtures') })
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const place = server.address()
  if (!place || typeof place === 'string') throw new Error('The server listens nowhere.')
  address = `http://127.0.0.1:${place.port}`
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const recording: KeptRecording = {
  day: 'heist',
  seed: 7,
  tuning: {},
  size: { width: 1600, height: 700 },
  ticks: 300,
  inputs: [{ kind: 'move', tick: 4, at: { x: 1.25, y: 2 }, area: null, button: 'main' }],
  hash: '0badcafe',
}

async function ask(what: string, body: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${address}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, reply: await response.json() }
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Every file there is, with what it holds. */
function everything(): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [join(parentPath, name), readFileSync(join(parentPath, name), 'utf8')]),
  )
}

it('saves a number into the day and changes nothing else of the file', async () => {
  const before = read('scenes/heist/tuning.ts')
  const { status, reply } = await ask('tuning', { day: 'heist', name: 'topSpeed', value: 240 })
  expect([status, reply]).toEqual([200, { isDone: true, message: 'scenes/heist/tuning.ts says 240 now.' }])
  expect(read('scenes/heist/tuning.ts')).toBe(before.replace('topSpeed: { value: 100', 'topSpeed: { value: 240'))
})

it('adds a snapshot, with the window it was played in where that belongs to it', async () => {
  const text = printRecording(recording)
  const { reply } = await ask('snapshots', { name: 'far off', at: 3000, keepsSize: true, recording: text })
  expect(reply).toMatchObject({ isDone: true })
  expect(read('scenes/heist/snapshots.ts')).toContain(`  {
    name: 'far off',
    seed: 7,
    at: 3000,
    size: { width: 1600, height: 700 },
    inputs: [{ kind: 'move', tick: 4, at: { x: 1.25, y: 2 }, area: null, button: 'main' }],
  },
]`)
})

it('saves a fixture once', async () => {
  const request = { name: 'a-walk', recording: printRecording(recording) }
  expect((await ask('fixtures', request)).reply).toMatchObject({ isDone: true })
  expect(read('fixtures/heist-a-walk.json')).toBe(printRecording(recording))
  expect((await ask('fixtures', request)).reply).toEqual({
    isDone: false,
    message: 'There is a fixture heist-a-walk.json already: choose another name.',
  })
})

const number = { day: 'heist', name: 'topSpeed', value: 200 }

it.each<[string, string, object]>([
  ['is no day', 'tuning', { ...number, day: '../heist' }],
  ['is no day', 'tuning', { ...number, day: '' }],
  ['lies outside', 'tuning', { ...number, day: 'linked' }],
  ['There is no scenes/fowl/tuning.ts', 'tuning', { ...number, day: 'fowl' }],
  ['no number named __proto__', 'tuning', JSON.parse('{"day": "heist", "name": "__proto__", "value": 1}')],
  ['topSpeed takes 10 to 600; 601 is not in it', 'tuning', { ...number, value: 601 }],
  ['lacks a number', 'tuning', { ...number, value: '200' }],
  ['lacks a text', 'tuning', { ...number, name: 3 }],
  ['already', 'snapshots', { name: 'Caught!', at: 0, recording: printRecording(recording) }],
  ['does not say of which day', 'fixtures', { name: 'a-walk', recording: '{}' }],
  ['is no day', 'fixtures', { name: 'x', recording: printRecording({ ...recording, day: '../../x' }) }],
  ['named by small letters', 'fixtures', { name: '../../heist', recording: printRecording(recording) }],
  ['Nothing is saved at /rules', 'rules', number],
])('refuses in words, and writes nothing: %s', async (words, what, body) => {
  const before = everything()
  const { status, reply } = await ask(what, body)
  expect([status, reply]).toEqual([200, { isDone: false, message: expect.stringContaining(words) }])
  expect(everything()).toEqual(before)
})

it('hears no page but its own', async () => {
  const before = everything()
  const origins = ['https://example.com', 'http://127.0.0.1:1', 'null', 'nonsense'].map((origin) => ({ origin }))
  for (const headers of [{ 'content-type': 'text/plain' }, { 'sec-fetch-site': 'cross-site' }, ...origins]) {
    expect((await ask('tuning', number, headers)).status).toBe(403)
  }
  expect((await fetch(`${address}/tuning`)).status).toBe(403)
  expect(everything()).toEqual(before)
})
