import { describe, expect, it } from 'vitest'
import type { Rules } from '../contract/scene'
import { Playhead } from './playhead'

interface Walk {
  steps: number
  at: number
  presses: { x: number; now: number }[]
  stageWidth: number
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
}

const SETUP = { day: 'walk', rules, tuning: { stride: 1 }, seed: 7, size: { width: 1600, height: 1000 } }

function begin(events: string[] = []) {
  return new Playhead({ ...SETUP, onEvent: (name) => events.push(name) })
}

const input = (kind: 'press' | 'release' | 'move', x: number, y = 0) =>
  ({ kind, at: { x, y }, area: null, button: 'main' }) as const
const press = (x: number) => input('press', x)

describe('the playhead', () => {
  it.each([
    [30, 1000 / 30],
    [60, 1000 / 60],
    [144, 1000 / 144],
  ])('steps the same number of ticks a second at %i Hz', (hertz, frame) => {
    const playhead = begin()
    for (let count = 0; count < hertz * 10; count++) playhead.advance(frame)
    expect(playhead.state.steps).toBe(1000)
  })

  it('is the same game at any frame rate', () => {
    const [slow, fast] = [begin(), begin()]
    for (let count = 0; count < 30; count++) slow.advance(1000 / 30)
    for (let count = 0; count < 144; count++) fast.advance(1000 / 144)
    expect(fast.hash()).toBe(slow.hash())
  })

  it('makes up for at most 250 ms', () => {
    const playhead = begin()
    playhead.advance(60_000)
    expect(playhead.now).toBe(250)
    playhead.advance(10)
    expect(playhead.now).toBe(260)
  })

  it('keeps up with real time down to four frames a second', () => {
    const playhead = begin()
    for (let frame = 0; frame < 40; frame++) playhead.advance(250)
    expect(playhead.now).toBe(10_000)
  })

  it('tells how far the moment lies between two ticks', () => {
    const playhead = begin()
    playhead.advance(14)
    expect(playhead.now).toBe(10)
    expect(playhead.between).toBeCloseTo(0.4)
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
    playhead.speed = 0.25
    for (let count = 0; count < 100; count++) playhead.advance(10)
    expect(playhead.now).toBe(250)
    playhead.speed = 4
    for (let count = 0; count < 100; count++) playhead.advance(10)
    expect(playhead.now).toBe(4250)
  })

  it('inputs at the beginning of the next tick, where the input says', () => {
    const playhead = begin()
    playhead.step(5)
    playhead.queue(press(320))
    expect(playhead.state.presses).toEqual([])
    playhead.step()
    expect(playhead.state.presses).toEqual([{ x: 320, now: 50 }])
    expect(playhead.world.pointer.x).toBe(320)
  })

  it('resizes the size as an input, at its tick', () => {
    const playhead = begin()
    playhead.queue({ kind: 'resize', size: { width: 900, height: 700 } })
    expect(playhead.state.stageWidth).toBe(1600)
    playhead.step()
    expect(playhead.state.stageWidth).toBe(900)
  })

  it('seeks back and forth to the identical state', () => {
    const playhead = begin()
    playhead.remember()
    const hashes = new Map<number, string>()
    for (let ms = 0; ms < 24_000; ms += 10) {
      if (ms % 1700 === 0) playhead.queue(press(ms))
      if (ms === 9000) playhead.queue({ kind: 'resize', size: { width: 1200, height: 800 } })
      playhead.step()
      if (playhead.now % 3000 === 0) hashes.set(playhead.now, playhead.hash())
    }
    for (const ms of [3000, 24_000, 6000, 21_000, 9000, 12_000, 3000]) {
      playhead.seek(ms)
      expect(playhead.now).toBe(ms)
      expect(playhead.hash()).toBe(hashes.get(ms))
    }
  })

  it('seeks ahead from the start without having been there', () => {
    const [there, here] = [begin(), begin()]
    there.seek(3200)
    for (let count = 0; count < 320; count++) here.step()
    expect(there.hash()).toBe(here.hash())
  })

  it('gives no event of what it seeks past', () => {
    const events: string[] = []
    const playhead = begin(events)
    playhead.seek(5000)
    expect(events).toEqual([])
    playhead.queue(press(1))
    playhead.step()
    expect(events).toEqual(['press'])
  })

  it('makes a new future of a new input in the past', () => {
    const playhead = begin()
    playhead.remember()
    playhead.queue(press(1))
    playhead.step(600)
    playhead.queue(press(2))
    playhead.step(600)
    playhead.seek(3000)
    playhead.queue(press(3))
    playhead.step(900)
    expect(playhead.state.presses.map(({ x }) => x)).toEqual([1, 3])
    playhead.seek(11_900)
    expect(playhead.state.presses.map(({ x }) => x)).toEqual([1, 3])
  })

  it('keeps nothing of the past unless it is to remember, and says so', () => {
    const playhead = begin()
    playhead.queue(press(1))
    playhead.step(1000)
    expect(playhead.keyframes).toEqual([])
    expect(() => playhead.seek(0)).toThrow('does not remember')
  })

  it('lets go of what it remembers', () => {
    const playhead = begin()
    playhead.remember()
    playhead.queue(press(1))
    playhead.step(1000)
    playhead.seek(5000)
    playhead.forget()
    expect(playhead.remembersFrom).toBeNull()
    expect(playhead.furthest).toBe(5000)
    expect(() => playhead.seek(0)).toThrow('does not remember')
  })

  it('bounds what it remembers', () => {
    const playhead = begin()
    playhead.remember()
    playhead.step(200_000)
    expect(playhead.keyframes.length).toBeLessThanOrEqual(240)
    playhead.seek(1_234_560)
    const { hash } = { hash: playhead.hash() }
    const other = begin()
    other.seek(1_234_560)
    expect(hash).toBe(other.hash())
  })

  it('replays a recording to the identical state', () => {
    const playhead = begin()
    playhead.remember()
    for (let count = 0; count < 500; count++) {
      if (count % 37 === 0) playhead.queue(press(count))
      playhead.step()
    }
    const recording = JSON.parse(JSON.stringify(playhead.record()))
    const other = begin()
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(playhead.hash())
  })

  it('refuses the recording of another day, and goes on as it was', () => {
    const playhead = begin()
    playhead.step(10)
    const other = begin()
    other.remember()
    const recording = { ...other.record(), day: 'heist' }
    expect(() => playhead.replay(recording)).toThrow('This is a recording of heist, not of walk.')
    expect(playhead.now).toBe(100)
  })

  it('remembers from the moment it is told to, and records no game without a beginning', () => {
    const playhead = begin()
    playhead.step(1000)
    expect(playhead.remembersFrom).toBeNull()
    playhead.remember()
    playhead.step(1000)
    expect(playhead.remembersFrom).toBe(10_000)
    playhead.seek(0)
    expect(playhead.now).toBe(10_000)
    expect(() => playhead.record()).toThrow('is not remembered')
    playhead.restart()
    expect(playhead.remembersFrom).toBe(0)
  })

  it('knows how far the game goes, until something else is done', () => {
    const playhead = begin()
    playhead.remember()
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
    const playhead: Playhead<Walk, Events, { stride: number }> = new Playhead({
      ...SETUP,
      onEvent: () => heard.push(playhead.isReliving),
    })
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
    const playhead = begin()
    playhead.remember()
    playhead.step(600)
    playhead.queue(press(1))
    playhead.seek(1000)
    playhead.step(10)
    expect(playhead.state.presses).toEqual([])
    expect(playhead.furthest).toBe(6000)
  })

  it('plays the past again with numbers that were turned since', () => {
    const playhead = begin()
    playhead.remember()
    playhead.step(1200)
    playhead.tune({ stride: 3 })
    playhead.step(600)
    const recording = playhead.record()
    const turned = playhead.hash()
    expect(recording.tuning).toEqual({ stride: 3 })
    const other = begin()
    other.replay(recording)
    other.step(recording.ticks)
    expect(other.hash()).toBe(turned)
    playhead.seek(9000)
    other.seek(9000)
    expect(playhead.hash()).toBe(other.hash())
  })

  it('goes on by changed rules from where it is, and can still go back', () => {
    const playhead = begin()
    playhead.remember()
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
    const playhead = begin()
    playhead.remember()
    playhead.queue(press(3))
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
  it('are all played while the day plays: the whole path of a hand counts', () => {
    const playhead = begin()
    playhead.remember()
    for (let x = 0; x < 20; x++) playhead.queue(input('move', x))
    playhead.advance(10)
    expect(playhead.record().inputs).toHaveLength(20)
  })

  it('do not pile up while the day stands still: of moves that follow each other the last one counts', () => {
    const playhead = begin()
    playhead.remember()
    playhead.pause()
    for (let x = 0; x < 5000; x++) playhead.queue(input('move', x))
    playhead.queue(press(4))
    playhead.queue(input('move', 5))
    playhead.queue(input('move', 6))
    playhead.queue(input('release', 7))
    playhead.queue(input('move', 8))
    for (const width of [900, 800, 700]) playhead.queue({ kind: 'resize', size: { width, height: 700 } })
    playhead.step()
    expect(playhead.record().inputs).toEqual([
      { ...input('move', 4999), tick: 0 },
      { ...press(4), tick: 0 },
      { ...input('move', 6), tick: 0 },
      { ...input('release', 7), tick: 0 },
      { ...input('move', 8), tick: 0 },
      { kind: 'resize', size: { width: 700, height: 700 }, tick: 0 },
    ])
  })

  it('all count while time goes by, however many come between two ticks', () => {
    const playhead = begin()
    playhead.remember()
    for (let x = 0; x < 50; x++) playhead.queue(input('move', x))
    playhead.step()
    expect(playhead.record().inputs).toHaveLength(50)
  })

  it.each([1e308, -1e308, 100_001])('take place as far off as can be at %d, in a replay too', (far) => {
    const playhead = begin()
    playhead.remember()
    playhead.queue(input('move', far, 1e-320))
    playhead.queue(input('press', 3, far))
    playhead.queue(input('release', 100_000, -100_000))
    playhead.step()
    const most = Math.sign(far) * 100_000
    const places = [{ at: { x: most, y: 1e-320 } }, { at: { x: 3, y: most } }, { at: { x: 100_000, y: -100_000 } }]
    expect(playhead.record().inputs).toMatchObject(places)
    const recording = playhead.record()
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
    expect(() => playhead.queue({ kind: 'resize', size: { width: nowhere, height: 5 } })).toThrow('its width is')
    expect(() => playhead.queue({ kind: 'resize', size: { width: 5, height: -1 } })).toThrow('its height is -1')
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
  /** Two games that are the same: half a minute with something done in it. */
  function played() {
    const playhead = begin()
    playhead.remember()
    for (let ms = 0; ms < 30_000; ms += 10) {
      if (ms % 1700 === 0) playhead.queue(press(ms))
      playhead.step()
    }
    return playhead
  }

  function arrive(playhead: ReturnType<typeof begin>, ticks = 7) {
    while (!playhead.continueSeek(ticks));
  }

  it.each([0, 10, 4990, 12_340, 29_990, 30_000, 47_110])('to %d ms ends where a seek in one does', (ms) => {
    const [portions, once] = [played(), played()]
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
    const [before, meanwhile, once] = [played(), played(), played()]
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
    expect(playhead.advance(9)).toBe(0)
    expect(playhead.now).toBe(1000)
  })

  it('stays where it is when it is cancelled, and knows what lay ahead', () => {
    const playhead = played()
    playhead.seekTo(8000)
    playhead.continueSeek(100)
    playhead.cancelSeek()
    expect([playhead.now, playhead.pendingSeek, playhead.furthest]).toEqual([6000, null, 30_000])
    const other = played()
    other.seek(6000)
    expect(playhead.hash()).toBe(other.hash())
    playhead.seek(30_000)
    expect(playhead.hash()).toBe(played().hash())
  })

  it.each([
    ['a later one', (playhead: ReturnType<typeof begin>) => playhead.seekTo(500), 500],
    ['a step', (playhead: ReturnType<typeof begin>) => playhead.step(), null],
    ['starting over', (playhead: ReturnType<typeof begin>) => playhead.restart(), null],
    ['a replay', (playhead: ReturnType<typeof begin>) => playhead.replay(played().record()), null],
  ])('gives way to %s', (_, act, target) => {
    const playhead = begin()
    playhead.remember()
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
    playhead.queue({ kind: 'resize', size: { width: 900, height: 700 } })
    playhead.continueSeek(40)
    expect(playhead.state.stageWidth).toBe(1600)
    playhead.continueSeek(60)
    playhead.step()
    expect(playhead.state.presses.map(({ x }) => x)).toEqual([1])
    expect(playhead.state.stageWidth).toBe(900)
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
