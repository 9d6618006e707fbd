import { describe, expect, it } from 'vitest'
import type { Size } from '../../src/stage/contract/geometry'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { isLit, KNOT, LIGHT, lightAt, placeIn, sizeIn, THING_NAMES, THINGS, VERDICT, verdictIn } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const SIZE = { width: 1440, height: 900 }
const TEXT = verdictIn(SIZE, { x: 0, y: 0 })

const play = (numbers: Partial<Record<keyof typeof tuning, number>> = {}, size: Size = SIZE) =>
  playRules(rules, tuning, { seed: 12, size, tuning: numbers, areas })

/** A game in which the torch is on, and goes at once where it is led. */
function playLit() {
  const game = play({ lag: 0, lightsAfter: 0, kindling: 10 })
  game.run(10)
  return game
}

describe('the light', () => {
  it('reaches 100 px: clear at the centre, half dark at 80 %, black at the rim and beyond', () => {
    expect(LIGHT.radius).toBe(100)
    expect(lightAt(0)).toBe(1)
    expect(lightAt(0.8)).toBe(0.5)
    expect(lightAt(1)).toBe(0)
    expect(lightAt(3)).toBe(0)
    for (let share = 0; share < 1; share += 0.01) expect(lightAt(share + 0.01)).toBeLessThanOrEqual(lightAt(share))
  })

  it('lights what is no darker than half: up to 80 px away', () => {
    expect(isLit({ x: 80, y: 0 }, { x: 0, y: 0 })).toBe(true)
    expect(isLit({ x: 80.5, y: 0 }, { x: 0, y: 0 })).toBe(false)
  })

  it('is put on after 0.6 s of black, on the knot, and has grown 0.26 s later', () => {
    const game = play()
    game.run(590)
    expect(game.state).toMatchObject({ isOn: false, glow: 0, light: KNOT })
    expect(game.events).toEqual([])
    game.run(10)
    expect(game.state.isOn).toBe(true)
    expect(game.events).toEqual(['lit'])
    game.run(240)
    expect(game.state.glow).toBeLessThan(1)
    game.run(10)
    expect(game.state.glow).toBe(1)
  })

  it('is there at once for who points, and follows with a lag of 60 ms', () => {
    const game = play()
    game.move({ at: { x: 1018, y: 448 } })
    game.run(10)
    expect(game.state).toMatchObject({ isOn: true, isHeld: true })
    game.run(50)
    // After one lag 1 / e of the way is left.
    expect(game.state.light.x).toBeCloseTo(1018 - 300 / Math.E, 6)
    game.run(1000)
    expect(game.state.light).toEqual({ x: 1018, y: 448 })
  })

  it('never leaves the window, whatever points, and however that shrinks', () => {
    const game = playLit()
    game.move({ at: { x: 4000, y: -50 } })
    game.run(10)
    expect(game.state.light).toEqual({ x: 1440, y: 0 })
    game.resize({ width: 1101, height: 400 })
    game.run(10)
    expect(game.state.light).toEqual({ x: 1101, y: 0 })
  })

  it('goes out where a finger has gone, and is on again under the next', () => {
    const game = playLit()
    game.press({ at: { x: 300, y: 300 } })
    game.run(200)
    game.release({ at: { x: 300, y: 300 } })
    game.leave({ area: 'page' })
    game.run(30)
    expect(game.state.isOn).toBe(false)
    expect(game.events).toEqual(['lit', 'rattled', 'wentOut'])
    game.run(330)
    expect(game.state.glow).toBe(0)
    game.run(20_000)
    expect(game.state.isOn).toBe(false)
    game.move({ at: { x: 320, y: 300 } })
    game.run(10)
    expect(game.state.isOn).toBe(true)
  })

  it('goes out after a tap of a single frame, too, on a thing and beside all', () => {
    for (const area of ['key', 'page', null]) {
      const game = playLit()
      const input = { at: { x: 300, y: 300 }, area }
      game.move(input)
      game.hover(input)
      game.press(input)
      game.release(input)
      game.leave(input)
      game.run(10)
      expect(game.state.isOn).toBe(true)
      game.run(10)
      expect(game.state.isOn).toBe(false)
    }
  })

  it('stays on with a mouse: which leaves one area for another as it is let go of, or leaves the window', () => {
    const game = playLit()
    game.press({ at: { x: 300, y: 300 } })
    game.release({ at: { x: 300, y: 300 } })
    game.leave({ area: 'page' })
    game.hover({ at: { x: 306, y: 352 }, area: 'key' })
    game.run(500)
    game.leave({ area: 'key' })
    game.run(500)
    expect(game.state.isOn).toBe(true)
    expect(game.events).not.toContain('wentOut')
  })

  it('leaves an afterglow of half a second, of its way and of nothing else', () => {
    const game = play({ lightsAfter: 0, kindling: 10 })
    game.run(1000)
    expect(game.state.afterglow).toEqual([])
    game.move({ at: { x: 200, y: 200 } })
    game.run(300)
    expect(game.state.afterglow.length).toBeGreaterThan(8)
    game.run(700)
    expect(game.state.afterglow).toEqual([])
  })
})

describe('the text', () => {
  it('ends 6 % from the right edge, its middle 45 % down, in any window', () => {
    for (const size of [
      SIZE,
      { width: 1120, height: 700 },
      { width: 1920, height: 800 },
      { width: 1102, height: 1400 },
    ]) {
      const { x, y } = verdictIn(size, { x: 0, y: 0 })
      expect(x + VERDICT.width / 2).toBeCloseTo(size.width * 0.94, 9)
      expect(y).toBeCloseTo(size.height * 0.45, 9)
    }
  })

  it('fits into one light', () => {
    expect(Math.hypot(VERDICT.width, VERDICT.height) / 2).toBeLessThanOrEqual(LIGHT.radius + 2)
  })

  it('is known once it has been lit for 1 s, to the tick', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(990)
    expect(game.state.verdict).toMatchObject({ litFor: 990, losses: 0 })
    expect(game.events).toEqual(['lit'])
    game.run(10)
    expect(game.state.verdict).toMatchObject({ litFor: 0, losses: 1 })
    expect(game.told.at(-1)).toEqual({ name: 'lost', data: { losses: 1 } })
  })

  it('is not known by who looks away in between, or past it', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(900)
    game.move({ at: { x: TEXT.x, y: TEXT.y + 81 } })
    game.run(2000)
    expect(game.state.verdict).toMatchObject({ litFor: 0, losses: 0 })
    game.move({ at: { x: TEXT.x, y: TEXT.y + 80 } })
    game.run(1000)
    expect(game.state.verdict.losses).toBe(1)
  })

  it('opens the light to the whole page in 0.4 s, for 2.5 s, and then the night closes in', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(1000)
    const from = game.playhead.now
    expect(game.state.opening).toEqual({ from, wideAt: from + 400, closesAt: from + 2900, until: from + 3800 })
    game.run(2890)
    expect(game.events).not.toContain('closed')
    game.run(10)
    expect(game.events.at(-1)).toBe('closed')
    game.run(890)
    expect(game.state.opening).not.toBeNull()
    game.run(10)
    expect(game.state.opening).toBeNull()
  })

  it('frightens all things as it is known, the nearest first', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(1000)
    const { things } = game.state
    for (const name of THING_NAMES) expect(things[name].hoppedAt).toBeGreaterThan(game.playhead.now)
    expect(Number(things.plant.hoppedAt)).toBeLessThan(Number(things.cup.hoppedAt))
  })

  it('is lost again only by who has looked elsewhere, and counts', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(20_000)
    expect(game.state.verdict.losses).toBe(1)
    game.move({ at: { x: 400, y: 400 } })
    game.run(100)
    game.move({ at: TEXT })
    game.run(1000)
    expect(game.told.filter(({ name }) => name === 'lost').at(-1)).toEqual({ name: 'lost', data: { losses: 2 } })
  })

  it('is the warmer the nearer the light is', () => {
    const game = playLit()
    game.move({ at: { x: 116, y: 170 } })
    game.run(10)
    expect(game.state.warmth).toBe(0)
    game.move({ at: { x: 1000, y: 405 } })
    game.run(10)
    const { warmth } = game.state
    expect(warmth).toBeGreaterThan(0.5)
    game.move({ at: TEXT })
    game.run(10)
    expect(game.state.warmth).toBe(1)
  })

  it('hears that it is pressed, which changes nothing', () => {
    const game = playLit()
    game.press({ at: TEXT, area: 'verdict' })
    const { now } = game.playhead
    game.run(10)
    expect(game.events.at(-1)).toBe('insisted')
    expect(game.state.verdict.pressedAt).toBe(now)
  })
})

describe('what has been forgotten', () => {
  it('is thought of once it has been lit for 1.5 s, to the tick, once each', () => {
    const game = playLit()
    game.move({ at: THINGS.key })
    game.run(1490)
    expect(game.state.things.key).toMatchObject({ litFor: 1490, isRecalled: false })
    game.run(10)
    expect(game.state.things.key).toMatchObject({ isRecalled: true, hop: 5, hoppedAt: game.playhead.now })
    expect(game.told.at(-1)).toEqual({ name: 'recalled', data: { thing: 'key', left: 15 } })
    game.move({ at: { x: 20, y: 20 } })
    game.run(100)
    game.move({ at: THINGS.key })
    game.run(3000)
    expect(game.events.filter((name) => name === 'recalled')).toHaveLength(1)
  })

  it('can all be thought of, and then nothing is left', () => {
    const game = playLit()
    for (const name of THING_NAMES) {
      game.move({ at: THINGS[name] })
      game.run(1600)
    }
    const left = game.told.filter(({ name }) => name === 'recalled').map(({ data }) => data)
    expect(left).toHaveLength(THING_NAMES.length)
    expect(left.at(-1)).toEqual({ thing: 'plant', left: 0 })
  })

  it('hops when it is pressed, and elsewhere the torch rattles', () => {
    const game = playLit()
    game.press({ at: THINGS.cup, area: 'cup' })
    game.run(10)
    expect(game.state.things.cup).toMatchObject({ hop: 12, hoppedAt: game.playhead.now - 10 })
    expect(game.told.at(-1)).toEqual({ name: 'touched', data: { thing: 'cup' } })
    for (const area of ['page', null]) {
      game.press({ at: { x: 700, y: 100 }, area })
      game.run(10)
      expect(game.events.at(-1)).toBe('rattled')
      expect(game.state.rattledAt).toBe(game.playhead.now - 10)
    }
  })

  it('is not in the light while all of the page is', () => {
    const game = playLit()
    game.move({ at: TEXT })
    game.run(1000)
    game.move({ at: THINGS.key })
    game.run(3000)
    expect(game.state.things.key).toMatchObject({ litFor: 0, isRecalled: false })
  })

  it('lies at the same shares of any window, and grows and shrinks a little with it', () => {
    expect(placeIn({ x: 720, y: 450 }, { width: 2000, height: 700 }, { x: 0, y: 0 })).toEqual({ x: 1000, y: 350 })
    expect(sizeIn(SIZE)).toBe(1)
    expect(sizeIn({ width: 400, height: 300 })).toBe(0.85)
    expect(sizeIn({ width: 4000, height: 3000 })).toBe(1.25)
  })
})

describe('who lives there', () => {
  it('a mouse opens an eye once the sock has been lit for 3 s, and sleeps on in the dark', () => {
    const game = playLit()
    game.move({ at: THINGS.sock })
    game.run(2990)
    expect(game.state.isMouseAwake).toBe(false)
    game.run(10)
    expect(game.state.isMouseAwake).toBe(true)
    expect(game.events.at(-1)).toBe('woke')
    game.move({ at: THINGS.key })
    game.run(10)
    expect(game.state.isMouseAwake).toBe(false)
  })

  it('a moth comes to a light that has been led and rests for 3 s, stays for 7 s, and not again for 16', () => {
    const game = playLit()
    game.run(10_000)
    expect(game.events).not.toContain('fluttered')
    game.move({ at: { x: 700, y: 200 } })
    // The tick in which it gets there is not rest.
    game.run(3000)
    expect(game.state.moth.visit).toBeNull()
    game.run(10)
    const { now } = game.playhead
    expect(game.state.moth.visit).toEqual({ from: now, until: now + 7000 })
    expect(game.events.at(-1)).toBe('fluttered')
    game.run(6000)
    expect(Math.hypot(game.state.moth.x - 700, game.state.moth.y - 200)).toBeLessThan(100)
    game.run(1000)
    expect(game.state.moth).toMatchObject({ visit: null, nextAt: now + 7000 + 16_000 })
    game.run(15_990)
    expect(game.state.moth.visit).toBeNull()
    game.run(10)
    expect(game.state.moth.visit).not.toBeNull()
  })
})
