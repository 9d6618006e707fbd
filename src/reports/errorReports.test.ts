import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChunkLoadError } from '../loading/chunkLoader'
import type { Rules } from '../stage/contract/scene'
import { session } from '../stage/session/session'
import { Playhead } from '../stage/time/playhead'
import { parseRecording } from '../stage/time/recording'
import { type ErrorReport, reportErrors } from './errorReports'
import { errors } from './errors'

/** A day that breaks at the third press. */
const fragile: Rules<{ pressed: number }, Record<string, never>, object> = {
  tick: 10,
  start: () => ({ pressed: 0 }),
  step: (state) => {
    if (state.pressed >= 3) throw new Error('Three are too many.')
  },
  press: (state) => {
    state.pressed += 1
  },
}

const ADDRESS = 'https://example.com/reports'

let page: EventTarget
let shown: string | null
let frameListeners: Set<() => void>
let posts: [url: string, body: string][]
let end: () => void

beforeEach(() => {
  page = new EventTarget()
  shown = null
  frameListeners = new Set()
  posts = []
  end = reportErrors({
    url: ADDRESS,
    send: (...post) => posts.push(post) > 0,
    page,
    session,
    shownDay: () => shown,
    version: '1.0.0+0123456789',
  })
})
afterEach(() => end())

const reports = (): ErrorReport[] => posts.map(([, body]) => JSON.parse(body))

function newPlayhead(rules = fragile, seed = 7) {
  return new Playhead({ day: 'scurry', rules, tuning: {}, seed, size: { width: 100, height: 50 } })
}

function play(playhead = newPlayhead(), profiler: object | null = null) {
  const subscribe = (listener: () => void) => {
    frameListeners.add(listener)
    return () => frameListeners.delete(listener)
  }
  shown = 'scurry'
  session.update({ newRun: { day: 'scurry', playhead, profiler, subscribe } })
  return playhead
}

/** Plays what a report has kept of a game, by which it breaks as it did. */
function expectSameEnd(report: ErrorReport | undefined, playhead = newPlayhead()) {
  const recording = parseRecording(JSON.stringify(report?.recording))
  playhead.replay(recording)
  expect(() => playhead.step(recording.ticks)).toThrow('Three are too many.')
}

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason })
}

test('a day that crashes is reported with a game that crashes again', () => {
  const playhead = play()
  try {
    for (let time = 0; time < 3; time++) {
      playhead.queue({ kind: 'press', at: { x: 12.5, y: 7 }, area: 'hen', button: 'main' })
      playhead.step()
    }
  } catch (error) {
    errors.tell({ kind: 'day crashed', error })
  }
  expect(posts[0]?.[0]).toBe(ADDRESS)
  const [report] = reports()
  expect(report).toMatchObject({
    kind: 'day crashed',
    error: 'Error: Three are too many.',
    version: '1.0.0+0123456789',
    day: 'scurry',
    seed: 7,
  })
  expect(report?.stack[0]).toMatch(/^errorReports\.test\.ts:\d+:\d+$/)
  expectSameEnd(report)
})

test('a day that crashes on its way to its first moment, before anything shows it, is reported with its game', () => {
  const step: typeof fragile.step = (state, world) => {
    state.pressed += 1
    fragile.step(state, world)
  }
  const playhead = play(newPlayhead({ ...fragile, step }, 11))
  playhead.seekTo(1000)
  expect(() => playhead.continueSeek(Number.POSITIVE_INFINITY)).toThrow('Three are too many.')
  errors.tell({ kind: 'day crashed', error: new Error('Three are too many.') })
  const [report] = reports()
  expect(report).toMatchObject({ day: 'scurry', seed: 11, error: 'Error: Three are too many.' })
  expectSameEnd(report, newPlayhead({ ...fragile, step }, 0))
})

test('a game that was left is not told of another day, nor is what somebody types there', () => {
  play()
  shown = 'flame'
  page.dispatchEvent(rejection(new TypeError('Ann said hello')))
  expect(reports()).toMatchObject([{ error: 'TypeError', day: 'flame', seed: null, recording: null }])
})

test('an asset that fails is named, before anything is played too', () => {
  errors.tell({ kind: 'asset failed', error: new ChunkLoadError('scurry', 'missing') })
  expect(reports()).toMatchObject([
    { kind: 'asset failed', error: expect.stringContaining('scurry'), day: null, seed: null, recording: null },
  ])
})

test('what somebody typed is in no report: where nothing is played, messages stay behind', () => {
  page.dispatchEvent(rejection(new TypeError('Ann said hello')))
  page.dispatchEvent(rejection('Ann said hello'))
  page.dispatchEvent(Object.assign(new Event('error'), { error: new RangeError('Ann said hello') }))
  expect(reports().map(({ kind, error }) => [kind, error])).toEqual([
    ['promise broken', 'TypeError'],
    ['promise broken', 'string'],
    ['error uncaught', 'RangeError'],
  ])
  expect(JSON.stringify(posts)).not.toContain('Ann')
})

test('an error is reported once, and of many only some', () => {
  const error = new Error('again')
  for (let time = 0; time < 3; time++) page.dispatchEvent(rejection(error))
  expect(posts).toHaveLength(1)
  for (let shape = 0; shape < 20; shape++) {
    errors.tell({ kind: 'asset failed', error: new ChunkLoadError(`day ${shape}`, 'missing') })
  }
  expect(posts).toHaveLength(5)
})

test('a game that is too long for a beacon stays behind, its seed does not', () => {
  const playhead = play()
  for (let tick = 0; tick < 2000; tick++) {
    playhead.queue({ kind: 'move', at: { x: tick / 7, y: tick / 3 }, area: null, button: 'main' })
    playhead.step()
  }
  errors.tell({ kind: 'day crashed', error: new Error('x'.repeat(1_000_000)) })
  const [report] = reports()
  expect(report).toMatchObject({ day: 'scurry', seed: 7, recording: null })
  expect(report?.error.length).toBeLessThan(400)
  expect(posts[0]?.[1].length).toBeLessThan(60_000)
})

test.each([
  ['is forgotten after five minutes', null, null],
  ['is kept for who looks on', {}, 0],
])('a game %s', (_, gauge, remembersFrom) => {
  const playhead = play(newPlayhead(), gauge)
  expect(playhead.remembersFrom).toBe(0)
  playhead.step(30_001)
  for (const listener of [...frameListeners]) listener()
  expect(playhead.remembersFrom).toBe(remembersFrom)
})

test('when it has ended nothing is reported', () => {
  play()
  end()
  page.dispatchEvent(rejection(new Error('late')))
  errors.tell({ kind: 'day crashed', error: new Error('late') })
  expect([posts.length, frameListeners.size]).toEqual([0, 0])
  expect(play().remembersFrom).toBeNull()
})
