import { afterEach, beforeEach, expect, test } from 'vitest'
import { ChunkLoadError } from '../loading/chunkLoader'
import type { Rules } from '../stage/contract/scene'
import { session } from '../stage/session/session'
import { Playhead } from '../stage/time/playhead'
import { parseRecording } from '../stage/time/recording'
import { type ErrorReport, reportErrors } from './errorReports'
import { errors } from './errors'

interface State {
  pressed: number
}

/** A day that breaks at the third press. */
const fragile: Rules<State, Record<string, never>, object> = {
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

function subscribeTo(listeners: Set<() => void>) {
  return (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
}

const reports = (): ErrorReport[] => posts.map(([, body]) => JSON.parse(body))

function newPlayhead() {
  return new Playhead({ day: 'scurry', rules: fragile, tuning: {}, seed: 7, size: { width: 100, height: 50 } })
}

function play(profiler: object | null = null) {
  const playhead = newPlayhead()
  shown = 'scurry'
  session.update({ newRun: { day: 'scurry', playhead, profiler, subscribe: subscribeTo(frameListeners) } })
  return playhead
}

const press = (playhead: ReturnType<typeof newPlayhead>, times = 1) => {
  for (let time = 0; time < times; time++) {
    playhead.queue({ kind: 'press', at: { x: 12.5, y: 7 }, area: 'hen', button: 'main' })
    playhead.step()
  }
}

/** What the day throws when it is played until it breaks. */
function crash(playhead: ReturnType<typeof newPlayhead>): unknown {
  try {
    press(playhead, 3)
  } catch (error) {
    return error
  }
  throw new Error('It did not crash.')
}

function rejection(reason: unknown): Event {
  return Object.assign(new Event('unhandledrejection'), { reason })
}

test('a day that crashes is reported with a game that crashes again', () => {
  const error = crash(play())
  errors.tell({ kind: 'day crashed', error })

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
  const recording = parseRecording(JSON.stringify(report?.recording))
  const again = newPlayhead()
  again.replay(recording)
  expect(() => again.step(recording.ticks)).toThrow('Three are too many.')
})

test('a day that crashes on its way to its first moment, before anything shows it, is reported with its game', () => {
  const rules: typeof fragile = {
    ...fragile,
    step: (state) => {
      state.pressed += 1
      fragile.step(state, newPlayhead().world)
    },
  }
  shown = 'scurry'
  const playhead = new Playhead({ day: 'scurry', rules, tuning: {}, seed: 11, size: { width: 100, height: 50 } })
  session.update({ newRun: { day: 'scurry', playhead, profiler: null, subscribe: subscribeTo(frameListeners) } })
  playhead.seekTo(1000)
  expect(() => playhead.continueSeek(Number.POSITIVE_INFINITY)).toThrow('Three are too many.')
  errors.tell({ kind: 'day crashed', error: new Error('Three are too many.') })
  const [report] = reports()
  expect(report).toMatchObject({ day: 'scurry', seed: 11, error: 'Error: Three are too many.' })
  const recording = parseRecording(JSON.stringify(report?.recording))
  const again = new Playhead({ day: 'scurry', rules, tuning: {}, seed: 0, size: { width: 100, height: 50 } })
  again.replay(recording)
  expect(() => again.step(recording.ticks)).toThrow('Three are too many.')
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
  const playhead = play(gauge)
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
