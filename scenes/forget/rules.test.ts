import { describe, expect, it } from 'vitest'
import type { Size } from '../../src/stage/contract/geometry'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, dataOf, input, point, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { isLit, KNOT, LIGHT, lightAt, placeIn, sizeIn, THING_NAMES, THINGS, VERDICT, verdictIn } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const SIZE = { width: 1440, height: 900 }
const TEXT = verdictIn(SIZE, { x: 0, y: 0 })

const play = (numbers: Partial<Record<keyof typeof tuning, number>> = {}, size: Size = SIZE) =>
  playRules(rules, tuning, { seed: 12, size, tuning: numbers, areas })

/** A game in which the torch is on, goes at once where it is led, and lights that place for so many ms. */
function playLit(at?: Readonly<{ x: number; y: number }>, ms = 0) {
  const game = wait(play({ lag: 0, lightsAfter: 0, kindling: 10 }), 10)
  if (at) point(game, at, ms)
  return game
}

describe('the light', () => {
  it('reaches 100 px: clear at the centre, half dark at 80 %, black at the rim and beyond', () => {
    expect(LIGHT.radius).toBe(100)
    expect([0, 0.8, 1, 3].map((share) => lightAt(share))).toEqual([1, 0.5, 0, 0])
    for (let share = 0; share < 1; share += 0.01) expect(lightAt(share + 0.01)).toBeLessThanOrEqual(lightAt(share))
  })

  it('lights what is no darker than half: up to 80 px away', () => {
    expect([80, 80.5].map((x) => isLit({ x, y: 0 }, { x: 0, y: 0 }))).toEqual([true, false])
  })

  it('is put on after 0.6 s of black, on the knot, and has grown 0.26 s later', () => {
    const game = wait(play(), 590)
    expect(game.state).toMatchObject({ isOn: false, glow: 0, light: KNOT })
    expect(game.events).toEqual([])
    game.run(10)
    expect([game.state.isOn, game.events]).toEqual([true, ['lit']])
    const [growing, grown] = readAfter(game, [240, 10], () => game.state.glow)
    expect(growing).toBeLessThan(1)
    expect(grown).toBe(1)
  })

  it('is there at once for who points, and follows with a lag of 60 ms', () => {
    const game = point(play(), { x: 1018, y: 448 })
    expect(game.state).toMatchObject({ isOn: true, isHeld: true })
    // After one lag 1 / e of the way is left.
    const [lagging, there] = readAfter(game, [50, 1000], () => game.state.light)
    expect(lagging?.x).toBeCloseTo(1018 - 300 / Math.E, 6)
    expect(there).toEqual({ x: 1018, y: 448 })
  })

  it('never leaves the window, whatever points, and however that shrinks', () => {
    const game = playLit({ x: 4000, y: -50 }, 10)
    expect(game.state.light).toEqual({ x: 1440, y: 0 })
    game.resize({ width: 1101, height: 400 })
    game.run(10)
    expect(game.state.light).toEqual({ x: 1101, y: 0 })
  })

  it('goes out where a finger has gone, and is on again under the next', () => {
    const game = input(playLit(), 'press', { at: { x: 300, y: 300 } }, 200)
    game.release({ at: { x: 300, y: 300 } })
    input(game, 'leave', { area: 'page' }, 30)
    expect([game.state.isOn, game.events]).toEqual([false, ['lit', 'rattled', 'wentOut']])
    game.run(330)
    expect(game.state.glow).toBe(0)
    game.run(20_000)
    expect(game.state.isOn).toBe(false)
    point(game, { x: 320, y: 300 })
    expect(game.state.isOn).toBe(true)
  })

  it.each(['key', 'page', null])('goes out after a tap of a single frame, too: on %s', (area) => {
    const game = playLit()
    for (const kind of ['move', 'hover', 'press', 'release', 'leave'] as const) {
      game[kind]({ at: { x: 300, y: 300 }, area })
    }
    expect(readAfter(game, [10, 10], () => game.state.isOn)).toEqual([true, false])
  })

  it('stays on with a mouse: which leaves one area for another as it is let go of, or leaves the window', () => {
    const game = playLit()
    game.press({ at: { x: 300, y: 300 } })
    game.release({ at: { x: 300, y: 300 } })
    game.leave({ area: 'page' })
    input(game, 'hover', { at: { x: 306, y: 352 }, area: 'key' }, 500)
    input(game, 'leave', { area: 'key' }, 500)
    expect(game.state.isOn).toBe(true)
    expect(game.events).not.toContain('wentOut')
  })

  it('leaves an afterglow of half a second, of its way and of nothing else', () => {
    const game = wait(play({ lightsAfter: 0, kindling: 10 }), 1000)
    expect(game.state.afterglow).toEqual([])
    point(game, { x: 200, y: 200 }, 300)
    expect(game.state.afterglow.length).toBeGreaterThan(8)
    game.run(700)
    expect(game.state.afterglow).toEqual([])
  })
})

describe('the text', () => {
  it.each([SIZE, { width: 1120, height: 700 }, { width: 1920, height: 800 }, { width: 1102, height: 1400 }])(
    'ends 6 % from the right edge, its middle 45 % down, in a window of $width × $height',
    (size) => {
      const { x, y } = verdictIn(size, { x: 0, y: 0 })
      expect(x + VERDICT.width / 2).toBeCloseTo(size.width * 0.94, 9)
      expect(y).toBeCloseTo(size.height * 0.45, 9)
    },
  )

  it('fits into one light', () => {
    expect(Math.hypot(VERDICT.width, VERDICT.height) / 2).toBeLessThanOrEqual(LIGHT.radius + 2)
  })

  it('is known once it has been lit for 1 s, to the tick', () => {
    const game = playLit(TEXT, 990)
    expect(game.state.verdict).toMatchObject({ litFor: 990, losses: 0 })
    expect(game.events).toEqual(['lit'])
    game.run(10)
    expect(game.state.verdict).toMatchObject({ litFor: 0, losses: 1 })
    expect(game.told.at(-1)).toEqual({ name: 'lost', data: { losses: 1 } })
  })

  it('is not known by who looks away in between, or past it', () => {
    const game = point(playLit(TEXT, 900), { x: TEXT.x, y: TEXT.y + 81 }, 2000)
    expect(game.state.verdict).toMatchObject({ litFor: 0, losses: 0 })
    point(game, { x: TEXT.x, y: TEXT.y + 80 }, 1000)
    expect(game.state.verdict.losses).toBe(1)
  })

  it('opens the light in 0.4 s, for 2.5 s, and then the night closes in', () => {
    const game = playLit(TEXT, 1000)
    const from = game.playhead.now
    expect(game.state.opening).toEqual({ from, wideAt: from + 400, closesAt: from + 2900, until: from + 3800 })
    game.run(2890)
    expect(game.events).not.toContain('closed')
    game.run(10)
    expect(game.events.at(-1)).toBe('closed')
    expect(readAfter(game, [890, 10], () => game.state.opening === null)).toEqual([false, true])
  })

  it('frightens all things as it is known, the nearest first', () => {
    const game = playLit(TEXT, 1000)
    const { things } = game.state
    for (const name of THING_NAMES) expect(things[name].hoppedAt).toBeGreaterThan(game.playhead.now)
    expect(Number(things.plant.hoppedAt)).toBeLessThan(Number(things.cup.hoppedAt))
  })

  it('is lost again only by who has looked elsewhere, and counts', () => {
    const game = playLit(TEXT, 20_000)
    expect(game.state.verdict.losses).toBe(1)
    point(game, { x: 400, y: 400 }, 100)
    point(game, TEXT, 1000)
    expect(dataOf(game, 'lost').at(-1)).toEqual({ losses: 2 })
  })

  it('is the warmer the nearer the light is', () => {
    const game = playLit({ x: 116, y: 170 }, 10)
    expect(game.state.warmth).toBe(0)
    point(game, { x: 1000, y: 405 })
    expect(game.state.warmth).toBeGreaterThan(0.5)
    point(game, TEXT)
    expect(game.state.warmth).toBe(1)
  })

  it('hears that it is pressed, which changes nothing', () => {
    const game = playLit()
    const { now } = game.playhead
    input(game, 'press', { at: TEXT, area: 'verdict' })
    expect(game.events.at(-1)).toBe('insisted')
    expect(game.state.verdict.pressedAt).toBe(now)
  })
})

describe('what has been forgotten', () => {
  it('is thought of once it has been lit for 1.5 s, to the tick, once each', () => {
    const game = playLit(THINGS.key, 1490)
    expect(game.state.things.key).toMatchObject({ litFor: 1490, isRecalled: false })
    game.run(10)
    expect(game.state.things.key).toMatchObject({ isRecalled: true, hop: 5, hoppedAt: game.playhead.now })
    expect(game.told.at(-1)).toEqual({ name: 'recalled', data: { thing: 'key', left: 15 } })
    point(game, { x: 20, y: 20 }, 100)
    point(game, THINGS.key, 3000)
    expect(countOf(game, 'recalled')).toBe(1)
  })

  it('can all be thought of, and then nothing is left', () => {
    const game = playLit()
    for (const name of THING_NAMES) point(game, THINGS[name], 1600)
    const left = dataOf(game, 'recalled')
    expect(left).toHaveLength(THING_NAMES.length)
    expect(left.at(-1)).toEqual({ thing: 'plant', left: 0 })
  })

  it('hops when it is pressed, and elsewhere the torch rattles', () => {
    const game = input(playLit(), 'press', { at: THINGS.cup, area: 'cup' })
    expect(game.state.things.cup).toMatchObject({ hop: 12, hoppedAt: game.playhead.now - 10 })
    expect(game.told.at(-1)).toEqual({ name: 'touched', data: { thing: 'cup' } })
    for (const area of ['page', null]) {
      input(game, 'press', { at: { x: 700, y: 100 }, area })
      expect(game.events.at(-1)).toBe('rattled')
      expect(game.state.rattledAt).toBe(game.playhead.now - 10)
    }
  })

  it('is not in the light while all of the page is', () => {
    const game = point(playLit(TEXT, 1000), THINGS.key, 3000)
    expect(game.state.things.key).toMatchObject({ litFor: 0, isRecalled: false })
  })

  it('lies at the same shares of any window, and grows and shrinks a little with it', () => {
    expect(placeIn({ x: 720, y: 450 }, { width: 2000, height: 700 }, { x: 0, y: 0 })).toEqual({ x: 1000, y: 350 })
    const sizes = [SIZE, { width: 400, height: 300 }, { width: 4000, height: 3000 }]
    expect(sizes.map((size) => sizeIn(size))).toEqual([1, 0.85, 1.25])
  })
})

describe('who lives there', () => {
  it('a mouse opens an eye once the sock has been lit for 3 s, and sleeps on in the dark', () => {
    const game = playLit(THINGS.sock)
    expect(readAfter(game, [2990, 10], () => game.state.isMouseAwake)).toEqual([false, true])
    expect(game.events.at(-1)).toBe('woke')
    point(game, THINGS.key)
    expect(game.state.isMouseAwake).toBe(false)
  })

  it('a moth comes to a light that has been led and rests for 3 s, stays for 7 s, and not again for 16', () => {
    const game = wait(playLit(), 10_000)
    expect(game.events).not.toContain('fluttered')
    // The tick in which it gets there is not rest.
    point(game, { x: 700, y: 200 }, 3000)
    expect(game.state.moth.visit).toBeNull()
    game.run(10)
    const { now } = game.playhead
    expect(game.state.moth.visit).toEqual({ from: now, until: now + 7000 })
    expect(game.events.at(-1)).toBe('fluttered')
    game.run(6000)
    expect(Math.hypot(game.state.moth.x - 700, game.state.moth.y - 200)).toBeLessThan(100)
    game.run(1000)
    expect(game.state.moth).toMatchObject({ visit: null, nextAt: now + 7000 + 16_000 })
    expect(readAfter(game, [15_990, 10], () => game.state.moth.visit === null)).toEqual([true, false])
  })
})
