import { beforeEach, expect, test, vi } from 'vitest'
import { FrameLoop } from './frameLoop'

/** A screen with 50 frames a second, on which frames that nobody asks for are not made. */
const FRAME = 20

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: 0 })
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('requestAnimationFrame', (call: (time: number) => void) =>
    setTimeout(() => call(Date.now()), FRAME - (Date.now() % FRAME)),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  return () => vi.useRealTimers()
})

/** A loop that runs from 0 on, and when it called, and with which time gone by. */
function run() {
  const calls: [at: number, elapsed: number][] = []
  const loop = new FrameLoop((elapsed) => calls.push([Date.now(), elapsed]))
  loop.start()
  return { loop, calls }
}

test('it calls in every frame, with the time since the one before', () => {
  const { calls } = run()
  vi.advanceTimersByTime(60)
  expect(calls).toEqual([
    [20, 0],
    [40, 20],
    [60, 20],
  ])
})

test('at rest it calls in fewer, and no time is lost', () => {
  const { loop, calls } = run()
  vi.advanceTimersByTime(20)
  loop.rest = 110
  vi.advanceTimersByTime(300)
  expect(calls).toEqual([
    [20, 0],
    [40, 20],
    [160, 120],
    [280, 120],
  ])
})

test('woken, it makes up for the time of its rest at once, and calls in the very next frame and every one after it', () => {
  const { loop, calls } = run()
  vi.advanceTimersByTime(20)
  loop.rest = 110
  vi.advanceTimersByTime(105)
  loop.wake()
  loop.wake()
  vi.advanceTimersByTime(55)
  expect(calls.slice(1)).toEqual([
    [40, 20],
    [125, 85],
    [140, 15],
    [160, 20],
    [180, 20],
  ])
})

test('an event that is heard in a frame has a later time than that: no time goes back', () => {
  const asked: ((time: number) => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (call: (time: number) => void) => asked.push(call))
  const { loop, calls } = run()
  asked[0]?.(0)
  loop.rest = 100
  asked[1]?.(20)
  vi.advanceTimersByTime(57)
  loop.wake()
  asked[2]?.(55)
  asked[3]?.(75)
  expect(calls.map(([, elapsed]) => elapsed)).toEqual([0, 20, 37, 0, 18])
})

test('woken while it is awake, it calls once a frame', () => {
  const { loop, calls } = run()
  loop.wake()
  vi.advanceTimersByTime(40)
  loop.wake()
  vi.advanceTimersByTime(20)
  expect(calls.map(([at]) => at)).toEqual([20, 40, 60])
})

test('what it calls can wake it and stop it', () => {
  const calls: number[] = []
  const loop = new FrameLoop(() => {
    calls.push(Date.now())
    if (calls.length === 3) loop.wake()
    else if (calls.length === 5) loop.stop()
    else loop.rest = calls.length < 3 ? 50 : 0
  })
  loop.start()
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual([20, 40, 100, 120, 140])
})

test('stopped at rest it calls no more, and nothing wakes it', () => {
  const { loop, calls } = run()
  loop.rest = 50
  vi.advanceTimersByTime(30)
  loop.stop()
  loop.wake()
  vi.advanceTimersByTime(1_000)
  expect(calls).toHaveLength(1)
})
