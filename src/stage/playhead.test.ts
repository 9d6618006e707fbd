import { describe, expect, it } from 'vitest'
import { Playhead } from './playhead'
import type { Rules } from './scene'

interface Walk {
  steps: number
  at: number
  presses: { x: number; now: number }[]
  stageWidth: number
}

/** A drunkard's walk, so that chance, inputs, the pointer and the stage all leave their mark on the state. */
const rules: Rules<Walk, { stride: number }> = {
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

function begin(events: string[] = []) {
  return new Playhead({
    day: 'walk',
    rules,
    tuning: { stride: 1 },
    seed: 7,
    size: { width: 1600, height: 1000 },
    onEvent: (name) => events.push(name),
  })
}

const press = (x: number) => ({ kind: 'press', at: { x, y: 0 }, area: null, button: 'main' }) as const

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

  it('makes up for at most 100 ms', () => {
    const playhead = begin()
    playhead.advance(60_000)
    expect(playhead.now).toBe(100)
    playhead.advance(10)
    expect(playhead.now).toBe(110)
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
    expect(playhead.horizon).toBe(5000)
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
    expect(playhead.horizon).toBe(6000)
    playhead.queue(press(1))
    playhead.step()
    expect(playhead.horizon).toBe(2010)
    playhead.restart()
    expect(playhead.horizon).toBe(0)
  })

  it('leaves behind what was done but had not come to pass when it goes back', () => {
    const playhead = begin()
    playhead.remember()
    playhead.step(600)
    playhead.queue(press(1))
    playhead.seek(1000)
    playhead.step(10)
    expect(playhead.state.presses).toEqual([])
    expect(playhead.horizon).toBe(6000)
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
