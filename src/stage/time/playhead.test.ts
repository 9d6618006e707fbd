import { describe, expect, it } from 'vitest'
import type { Rules } from '../contract/scene'
import { MOST_KEPT, Playhead } from './playhead'

interface Walk {
  steps: number
  at: number
  presses: { x: number; now: number }[]
  stageWidth: number
  /** Whether what comes later has come. */
  hasMore: boolean
  /** What was kept of an earlier walk. */
  kept: string | null
}

interface Events {
  hundred: { steps: number }
  press: null
}

/** A drunkard's walk, so that chance, inputs, the pointer and the stage all leave their mark on the state. */
const rules: Rules<Walk, Events, { stride: number }> = {
  tick: 10,
  start: (world) => ({
    steps: 0,
    at: world.random.next() * world.tuning.stride,
    presses: [],
    stageWidth: world.size.width,
    hasMore: false,
    kept: null,
  }),
  step(walk, world) {
    walk.steps += 1
    walk.at += world.random.between(-1, 1) * world.tuning.stride + world.pointer.x * 1e-6
    walk.stageWidth = world.size.width
    if (walk.steps % 100 === 0) world.emit('hundred', { steps: walk.steps })
  },
  press(walk, input, world) {
    walk.presses.push({ x: input.at.x, now: world.now })
    world.emit('press')
  },
  later(walk) {
    walk.hasMore = true
  },
  kept(walk, text) {
    walk.kept = text
  },
}

const SETUP = { day: 'walk', rules, tuning: { stride: 1 }, seed: 7, size: { width: 1600, height: 1000 } }

type Game = Playhead<Walk, Events, { stride: number }>

function begin(events: string[] = []): Game {
  return new Playhead({ ...SETUP, onEvent: (name) => events.push(name) })
}

/** A game that remembers all of itself, for whose first tick these inputs wait. */
function remembering(...inputs: Parameters<Game['queue']>[0][]): Game {
  const playhead = begin()
  playhead.remember()
  for (const waiting of inputs) playhead.queue(waiting)
  return playhead
}

/** A game that has gone on for that long, with a press every so often, all in ms. */
function played(ms: number, every: number): Game {
  const playhead = remembering()
  for (let now = 0; now < ms; now += 10) {
    if (now % every === 0) playhead.queue(press(now))
    playhead.step()
  }
  return playhead
}

const input = (kind: 'press' | 'release' | 'move' | 'later', x: number, y = 0) =>
  ({ kind, at: { x, y }, area: null, button: 'main' }) as const
const press = (x: number) => input('press', x)
const resize = (width: number, height: number) => ({ kind: 'resize', size: { width, height } }) as const
const pressedAt = ({ state }: Game) => state.presses.map(({ x }) => x)

describe('the playhead', () => {
  it.each([30, 60, 144])('steps the same number of ticks a second at %i Hz', (hertz) => {
    const playhead = begin()
    for (let count = 0; count < hertz * 10; count++) playhead.advance(1000 / hertz)
    expect(playhead.state.steps).toBe(1000)
  })

  it('is the same game at any frame rate', () => {
    const [slow, fast] = [begin(), begin()]
    for (let count = 0; count < 30; count++) slow.advance(1000 / 30)
    for (let count = 0; count < 144; count++) fast.advance(1000 / 144)
    expect(fast.hash()).toBe(slow.hash())
  })

  it('makes up for at most 250 ms, and keeps up with real time down to four frames a second', () => {
    const [late, slow] = [begin(), begin()]
    late.advance(60_000)
    expect(late.now).toBe(250)
    late.advance(10)
    expect(late.now).toBe(260)
    for (let frame = 0; frame < 40; frame++) slow.advance(250)
    expect(slow.now).toBe(10_000)
  })

  it('tells how far the moment lies between two ticks', () => {
    const playhead = begin()
    playhead.advance(14)
    expect([playhead.now, playhead.between]).toEqual([10, expect.closeTo(0.4)])
  })

  it('stands still while it is paused, and owes nothing afterwards', () => {
    const playhead = begin()
    playhead.advance(15)
    playhead.pause()
    expect(playhead.advance(1000)).toBe(0)
    playhead.step(3)
    expect(playhead.now).toBe(40)
    playhead.play()
    playhead.advance(5)
    expect(playhead.now).toBe(40)
  })

  it('runs slower and faster', () => {
    const playhead = begin()
    const moments = [0.25, 4].map((speed) => {
      playhead.speed = speed
      for (let count = 0; count < 100; count++) playhead.advance(10)
      return playhead.now
    })
    expect(moments).toEqual([250, 4250])
  })

  it('takes an input, and a new size, at the beginning of the next tick, where the input says', () => {
    const playhead = begin()
    playhead.step(5)
    playhead.queue(press(320))
    playhead.queue(resize(900, 700))
    expect(playhead.state).toMatchObject({ presses: [], stageWidth: 1600 })
    playhead.step()
    expect(playhead.state).toMatchObject({ presses: [{ x: 320, now: 50 }], stageWidth: 900 })
    expect(playhead.world.pointer.x).toBe(320)
  })

  it('seeks back and forth to the identical state', () => {
    const playhead = remembering()
    const hashes = new Map<number, string>()
    for (let ms = 0; ms < 24_000; ms += 10) {
      if (ms % 1700 === 0) playhead.queue(press(ms))
      if (ms === 9000) playhead.queue(resize(1200, 800))
      playhead.step()
      if (playhead.now % 3000 === 0) hashes.set(playhead.now, playhead.hash())
    }
    for (const ms of [3000, 24_000, 6000, 21_000, 9000, 12_000, 3000]) {
      playhead.seek(ms)
      expect([playhead.now, playhead.hash()]).toEqual([ms, hashes.get(ms)])
    }
  })

  it('seeks ahead from the start without having been there, and gives no event of what it seeks past', () => {
    const events: string[] = []
    const [there, here] = [begin(events), begin()]
    there.seek(3200)
    here.step(320)
    expect(there.hash()).toBe(here.hash())
    there.seek(5000)
    expect(events).toEqual([])
    there.queue(press(1))
    there.step()
    expect(events).toEqual(['press'])
  })

  it('makes a new future of a new input in the past', () => {
    const playhead = remembering(press(1))
    playhead.step(600)
    playhead.queue(press(2))
    playhead.step(600)
    playhead.seek(3000)
    playhead.queue(press(3))
    playhead.step(900)
    expect(pressedAt(playhead)).toEqual([1, 3])
    playhead.seek(11_900)
    expect(pressedAt(playhead)).toEqual([1, 3])
  })

  it('keeps what has come in a new future, and moves no pointer for it', () => {
    const playhead = remembering(input('move', 40))
    playhead.step(600)
    playhead.queue(input('later', 7))
    playhead.step(600)
    expect(playhead.state.hasMore).toBe(true)
    expect(playhead.world.pointer.x).toBe(40)
    playhead.seek(3000)
    expect(playhead.state.hasMore).toBe(false)
    playhead.queue(press(3))
    playhead.step()
    expect(playhead.state.hasMore).toBe(true)
    expect(pressedAt(playhead)).toEqual([3])
  })

  it('is handed what was kept before its first tick, and so is whoever plays it again', () => {
    const playhead = remembering({ kind: 'kept', text: '12' }, press(3))
    playhead.seek(2000)
    expect(playhead.state.kept).toBe('12')
    expect(playhead.world.pointer.x).toBe(3)
    const recording = playhead.record()
    expect(recording.inputs[0]).toEqual({ kind: 'kept', tick: 0, text: '12' })
    const again = begin()
    again.replay(recording)
    again.step(recording.ticks)
    expect(again.hash()).toBe(playhead.hash())
    again.restart()
    again.step()
    expect(again.state.kept).toBeNull()
  })

  it('keeps nothing of the past unless it is to remember, and says so', () => {
    const playhead = begin()
    playhead.queue(press(1))
    playhead.step(1000)
    expect(playhead.keyframes).toEqual([])
    expect(() => playhead.seek(0)).toThrow('does not remember')
  })

  it('lets go of what it remembers', () => {
    const playhead = remembering(press(1))
    playhead.step(1000)
    playhead.seek(5000)
    playhead.forget()
    expect(playhead).toMatchObject({ remembersFrom: null, furthest: 5000 })
    expect(() => playhead.seek(0)).toThrow('does not remember')
  })

  it('bounds what it remembers', () => {
    const [playhead, other] = [remembering(), begin()]
    playhead.step(200_000)
    expect(playhead.keyframes.length).toBeLessThanOrEqual(240)
    playhead.seek(1_234_560)
    other.seek(1_234_560)
    expect(playhead.hash()).toBe(other.hash())
  })

  it('replays a recording to the identical state', () => {
    const [playhead, other] = [played(5000, 370), begin()]
    const recording = JSON.parse(JSON.stringify(playhead.record()))
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(playhead.hash())
  })

  it('refuses the recording of another day, and goes on as it was', () => {
    const playhead = begin()
    playhead.step(10)
    const recording = { ...remembering().record(), day: 'heist' }
    expect(() => playhead.replay(recording)).toThrow('This is a recording of heist, not of walk.')
    expect(playhead.now).toBe(100)
  })

  it('remembers from the moment it is told to, and can record a game of which it has kept all that was done', () => {
    const [playhead, other] = [begin(), begin()]
    playhead.queue(press(1))
    playhead.step(1000)
    expect(playhead.remembersFrom).toBeNull()
    playhead.remember()
    playhead.queue(press(2))
    playhead.step(1000)
    expect(playhead.remembersFrom).toBe(10_000)
    playhead.seek(0)
    expect(playhead.now).toBe(10_000)
    playhead.seek(20_000)
    const recording = playhead.record()
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(playhead.hash())
    playhead.restart()
    expect(playhead.remembersFrom).toBe(0)
  })

  it('keeps what is done while nothing is remembered, until the game is too long', () => {
    const [playhead, other] = [begin(), begin()]
    playhead.queue(press(1))
    playhead.step(MOST_KEPT.time / 10 - 1)
    playhead.queue(press(2))
    playhead.step()
    const recording = playhead.record()
    expect(recording.inputs.map(({ tick }) => tick)).toEqual([0, MOST_KEPT.time / 10 - 1])
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(playhead.hash())
    playhead.step()
    expect(playhead.isWhole).toBe(false)
    expect(() => playhead.record()).toThrow('is not remembered')
    playhead.queue(press(3))
    playhead.step()
    expect(pressedAt(playhead)).toEqual([1, 2, 3])
    playhead.restart(8)
    playhead.queue(press(4))
    playhead.step(2)
    expect(playhead.record()).toMatchObject({ seed: 8, ticks: 2, inputs: [{ ...press(4), tick: 0 }] })
  })

  it('keeps it until too much was done', () => {
    const playhead = begin()
    for (let count = 0; count < MOST_KEPT.inputs; count++) playhead.queue(input('move', count))
    playhead.step()
    expect(playhead.record().inputs).toHaveLength(MOST_KEPT.inputs)
    playhead.queue(press(1))
    playhead.step()
    expect(playhead.isWhole).toBe(false)
    playhead.remember()
    playhead.step()
    expect(() => playhead.record()).toThrow('is not remembered')
  })

  it('goes on keeping it once nothing is remembered any more, but for what lies ahead', () => {
    const playhead = remembering(press(1))
    playhead.step(100)
    playhead.queue(press(2))
    playhead.step(100)
    playhead.seek(500)
    playhead.forget()
    playhead.step(100)
    expect(pressedAt(playhead)).toEqual([1])
    expect(playhead.record()).toMatchObject({ ticks: 150, inputs: [{ ...press(1), tick: 0 }] })
  })

  it('records no game whose beginning was played with other numbers', () => {
    const playhead = begin()
    playhead.step()
    playhead.tune({ stride: 2 })
    expect(() => playhead.record()).toThrow('is not remembered')
    const remembered = remembering()
    remembered.step()
    remembered.tune({ stride: 2 })
    remembered.forget()
    expect(() => remembered.record()).toThrow('is not remembered')
  })

  it('knows whether somebody else has begun the game, also once it goes on', () => {
    const playhead = begin()
    expect(playhead.isHandedOn).toBe(false)
    playhead.replay(played(100, 20).record())
    playhead.step(20)
    playhead.queue(press(1))
    playhead.step()
    playhead.forget()
    expect(playhead.isHandedOn).toBe(true)
    playhead.restart()
    expect(playhead.isHandedOn).toBe(false)
  })

  it('knows how far the game goes, until something else is done', () => {
    const playhead = remembering()
    playhead.step(600)
    playhead.seek(2000)
    expect(playhead.furthest).toBe(6000)
    playhead.queue(press(1))
    playhead.step()
    expect(playhead.furthest).toBe(2010)
    playhead.restart()
    expect(playhead.furthest).toBe(0)
  })

  it('knows which ticks happen again, to the last, until something else is done', () => {
    const heard: boolean[] = []
    const playhead: Game = new Playhead({ ...SETUP, onEvent: () => heard.push(playhead.isReliving) })
    playhead.remember()
    playhead.queue(press(1))
    playhead.step(100)
    playhead.seek(0)
    playhead.step(200)
    playhead.seek(0)
    playhead.queue(press(2))
    playhead.step(100)
    // The press and the hundredth step; both again, and the two hundredth; then both anew.
    expect(heard).toEqual([false, false, true, true, false, false, false])
  })

  it('leaves behind what was done but had not come to pass when it goes back', () => {
    const playhead = remembering()
    playhead.step(600)
    playhead.queue(press(1))
    playhead.seek(1000)
    playhead.step(10)
    expect([pressedAt(playhead), playhead.furthest]).toEqual([[], 6000])
  })

  it('plays the past again with numbers that were turned since', () => {
    const [playhead, other] = [remembering(), begin()]
    playhead.step(1200)
    playhead.tune({ stride: 3 })
    playhead.step(600)
    const recording = playhead.record()
    expect(recording.tuning).toEqual({ stride: 3 })
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(playhead.hash())
    playhead.seek(9000)
    other.seek(9000)
    expect(playhead.hash()).toBe(other.hash())
  })

  it('goes on by changed rules from where it is, and can still go back', () => {
    const playhead = remembering()
    playhead.step(100)
    const { at } = playhead.state
    playhead.goOnBy({ ...rules, step: (walk) => Object.assign(walk, { at: walk.at + 1 }) })
    expect([playhead.now, playhead.state.at]).toEqual([1000, at])
    playhead.step(3)
    expect(playhead.state.at).toBe(at + 3)
    playhead.seek(0)
    expect([playhead.now, playhead.state.steps]).toEqual([0, 0])
  })

  it('goes on by rules of another tick from the same moment, which its memory then begins with', () => {
    const playhead = remembering(press(3))
    playhead.step(100)
    playhead.goOnBy({ ...rules, tick: 20 })
    playhead.step(1)
    expect(playhead.now).toBe(1020)
    playhead.seek(0)
    expect([playhead.now, playhead.state.steps]).toEqual([1000, 100])
  })

  it('starts over with the same chance, or another', () => {
    const playhead = begin()
    playhead.step(100)
    const hash = playhead.hash()
    playhead.restart()
    expect(playhead.now).toBe(0)
    playhead.step(100)
    expect(playhead.hash()).toBe(hash)
    playhead.restart(8)
    playhead.step(100)
    expect(playhead.hash()).not.toBe(hash)
  })
})

describe('inputs that wait', () => {
  it('are all played while time goes by: the whole path of a hand counts, however many lie between two ticks', () => {
    const path = (length: number) => Array.from({ length }, (_, x) => input('move', x))
    const [advanced, stepped] = [remembering(...path(20)), remembering(...path(50))]
    advanced.advance(10)
    stepped.step()
    expect([advanced.record().inputs.length, stepped.record().inputs.length]).toEqual([20, 50])
  })

  it('do not pile up while the day stands still: of moves that follow each other the last one counts', () => {
    const playhead = remembering()
    playhead.pause()
    for (let x = 0; x < 5000; x++) playhead.queue(input('move', x))
    const others = [press(4), input('move', 5), input('move', 6), input('release', 7), input('move', 8)]
    for (const other of others) playhead.queue(other)
    for (const width of [900, 800, 700]) playhead.queue(resize(width, 700))
    playhead.step()
    const counted = [input('move', 4999), press(4), input('move', 6), input('release', 7), input('move', 8)]
    expect(playhead.record().inputs).toEqual([...counted, resize(700, 700)].map((each) => ({ ...each, tick: 0 })))
  })

  it.each([1e308, -1e308, 100_001])('take place as far off as can be at %d, in a replay too', (far) => {
    const playhead = remembering(input('move', far, 1e-320), input('press', 3, far), input('release', 1e5, -1e5))
    playhead.step()
    const most = Math.sign(far) * 100_000
    const places = [{ at: { x: most, y: 1e-320 } }, { at: { x: 3, y: most } }, { at: { x: 1e5, y: -1e5 } }]
    const recording = playhead.record()
    expect(recording.inputs).toMatchObject(places)
    const other = begin()
    other.replay({ ...recording, inputs: [{ ...input('move', far, 1e-320), tick: 0 }] })
    other.step()
    expect(other.world.pointer).toEqual({ x: most, y: 1e-320 })
    expect(other.record().inputs).toMatchObject(places.slice(0, 1))
  })

  it.each([Number.NaN, Infinity, -Infinity])('are refused at %d, by name', (nowhere) => {
    const playhead = begin()
    const hash = playhead.hash()
    expect(() => playhead.queue(input('press', nowhere))).toThrow(`A press takes place at numbers; x is ${nowhere}.`)
    expect(() => playhead.queue(input('move', 1, nowhere))).toThrow(RangeError)
    expect(() => playhead.queue(resize(nowhere, 5))).toThrow('its width is')
    expect(() => playhead.queue(resize(5, -1))).toThrow('its height is -1')
    expect(() => playhead.seek(nowhere)).toThrow('A moment is a number of ms')
    expect(() => playhead.tune({ stride: nowhere })).toThrow('stride takes a number')
    playhead.remember()
    const recording = playhead.record()
    expect(() => playhead.replay({ ...recording, inputs: [{ ...press(nowhere), tick: 0 }] })).toThrow(RangeError)
    expect(() => playhead.replay({ ...recording, size: { width: nowhere, height: 1 } })).toThrow(RangeError)
    expect(() => playhead.replay({ ...recording, tuning: { stride: nowhere } })).toThrow(RangeError)
    expect(playhead.hash()).toBe(hash)
  })
})

describe('a seek in portions', () => {
  const halfAMinute = () => played(30_000, 1700)

  function arrive(playhead: Game) {
    while (!playhead.continueSeek(7));
  }

  it.each([0, 10, 4990, 12_340, 29_990, 30_000, 47_110])('to %d ms ends where a seek in one does', (ms) => {
    const [portions, once] = [halfAMinute(), halfAMinute()]
    portions.seekTo(ms)
    arrive(portions)
    once.seek(ms)
    expect(portions.hash()).toBe(once.hash())
    expect([portions.now, portions.furthest]).toEqual([once.now, once.furthest])
    portions.seek(30_000)
    once.seek(30_000)
    expect(portions.hash()).toBe(once.hash())
  })

  it.each([3000, 41_000])('to %d ms ends there with numbers that were turned, before it or on its way', (ms) => {
    const [before, meanwhile, once] = [halfAMinute(), halfAMinute(), halfAMinute()]
    before.tune({ stride: 3 })
    before.seekTo(ms)
    arrive(before)
    meanwhile.seekTo(ms)
    meanwhile.continueSeek(5)
    meanwhile.tune({ stride: 3 })
    arrive(meanwhile)
    once.tune({ stride: 3 })
    once.seek(ms)
    expect([before.hash(), meanwhile.hash()]).toEqual([once.hash(), once.hash()])
  })

  it('tells how far it has come, and of no events', () => {
    const events: string[] = []
    const playhead = begin(events)
    playhead.seekTo(10_000)
    expect(playhead.pendingSeek).toEqual({ target: 10_000, progress: 0 })
    expect(playhead.continueSeek(250)).toBe(false)
    expect(playhead.pendingSeek).toEqual({ target: 10_000, progress: 0.25 })
    expect(playhead.now).toBe(2500)
    expect(playhead.continueSeek(750)).toBe(true)
    expect([playhead.pendingSeek, playhead.now, events]).toEqual([null, 10_000, []])
    expect(playhead.continueSeek(5)).toBe(true)
    playhead.step(100)
    expect([playhead.now, events]).toEqual([11_000, ['hundred']])
  })

  it('lets no time go by of itself, and owes none afterwards', () => {
    const playhead = begin()
    playhead.seekTo(1000)
    expect(playhead.advance(100)).toBe(0)
    playhead.continueSeek(1000)
    expect([playhead.advance(9), playhead.now]).toEqual([0, 1000])
  })

  it('stays where it is when it is cancelled, and knows what lay ahead', () => {
    const [playhead, other] = [halfAMinute(), halfAMinute()]
    playhead.seekTo(8000)
    playhead.continueSeek(100)
    playhead.cancelSeek()
    expect(playhead).toMatchObject({ now: 6000, pendingSeek: null, furthest: 30_000 })
    other.seek(6000)
    expect(playhead.hash()).toBe(other.hash())
    playhead.seek(30_000)
    expect(playhead.hash()).toBe(halfAMinute().hash())
  })

  it.each<[string, (playhead: Game) => void, number | null]>([
    ['a later one', (playhead) => playhead.seekTo(500), 500],
    ['a step', (playhead) => playhead.step(), null],
    ['starting over', (playhead) => playhead.restart(), null],
    ['a replay', (playhead) => playhead.replay(halfAMinute().record()), null],
  ])('gives way to %s', (_, act, target) => {
    const playhead = remembering()
    playhead.seekTo(60_000)
    playhead.continueSeek(20)
    act(playhead)
    expect(playhead.pendingSeek?.target ?? null).toBe(target)
  })

  it('plays what was done before it set out, and leaves out what is done on the way but a new size', () => {
    const playhead = begin()
    playhead.queue(press(1))
    playhead.seekTo(1000)
    playhead.queue(press(2))
    playhead.queue(resize(900, 700))
    playhead.continueSeek(40)
    expect(playhead.state.stageWidth).toBe(1600)
    playhead.continueSeek(60)
    playhead.step()
    expect([pressedAt(playhead), playhead.state.stageWidth]).toEqual([[1], 900])
  })

  it('is over when the rules throw on the way', () => {
    const step = () => {
      throw new Error('stumbled')
    }
    const playhead = new Playhead({ ...SETUP, rules: { ...rules, step } })
    playhead.seekTo(1000)
    expect(() => playhead.continueSeek(5)).toThrow('stumbled')
    expect(playhead.pendingSeek).toBeNull()
  })
})

describe('what the rules promise', () => {
  const promising: Rules<Walk, Events, { stride: number }> = {
    ...rules,
    step(walk, world) {
      walk.steps += 1
      // It comes within its bound, but not at once.
      if (walk.at > world.tuning.stride) walk.at -= 1
    },
    check(walk, { tuning }) {
      if (walk.at > tuning.stride) throw new Error(`It has strayed to ${walk.at}.`)
    },
  }

  function promise() {
    const playhead = new Playhead({ ...SETUP, rules: promising, tuning: { stride: 5 } })
    playhead.remember()
    playhead.state.at = 4.5
    return playhead
  }

  it('is checked', () => {
    const playhead = promise()
    playhead.check()
    playhead.state.at = 6
    expect(() => playhead.check()).toThrow('It has strayed to 6.')
  })

  it('is not asked of a state before the numbers that it has not kept once since', () => {
    const playhead = promise()
    playhead.tune({ stride: 2 })
    for (let step = 0; step < 5; step++) {
      playhead.check()
      playhead.step()
    }
    expect(playhead.state.at).toBeLessThan(2)
    playhead.check()
    playhead.state.at = 3
    expect(() => playhead.check()).toThrow('strayed')
  })

  it('is asked again of a game that began with these numbers', () => {
    const playhead = promise()
    playhead.tune({ stride: 2 })
    playhead.restart()
    playhead.state.at = 3
    expect(() => playhead.check()).toThrow('strayed')
  })
})
