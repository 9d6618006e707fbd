import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, countOf, input, point, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { FIRST_WORDS } from './firstWords'
import { distance, HOOK, LATE, PLACES, THINGS, thingsAfter, toCamp, WATCHERS } from './layout'
import { rules } from './rules'
import type { Thing } from './state'
import { tuning } from './tuning'
import { firstWords } from './words'

/** A window in which a unit of the camp is a CSS pixel, and one in which it is less. */
const SIZE = { width: 1600, height: 1000 }
const LAPTOP = { width: 1440, height: 900 }

const play = (size = SIZE) => playRules(rules, tuning, { seed: 7, size, areas })
type Game = ReturnType<typeof play>

/** Hangs the lantern on a thing, or somewhere in the wood, and lets so many ms go by. */
const hangOn = (game: Game, thing: keyof typeof PLACES, ms?: number) =>
  input(game, 'press', { at: PLACES[thing], area: thing }, ms)
const hangAt = (game: Game, x: number, y: number, ms?: number) =>
  input(game, 'press', { at: { x, y }, area: 'wood' }, ms)

describe('the light', () => {
  it.each([SIZE, LAPTOP, { width: 1101, height: 1400 }])(
    'breathes from 80 px to seven times that and back in 18 s, in a window of $width × $height',
    (size) => {
      const game = play(size)
      expect(readAfter(game, [0, 9000, 4500, 4500], () => game.state.radius)).toEqual([
        80,
        ...[560, 320, 80].map((radius) => expect.closeTo(radius, 9)),
      ])
    },
  )

  it('grows for the first half of a breath and shrinks for the second', () => {
    const game = play()
    const wrong: number[] = []
    for (let before = game.state.radius; game.playhead.now < 18_000; before = game.state.radius) {
      game.run(10)
      if (game.state.radius > before !== game.playhead.now <= 9000) wrong.push(game.playhead.now)
    }
    expect(wrong).toEqual([])
  })
})

describe('the lantern', () => {
  it('hangs where one presses, in the next tick', () => {
    const game = play()
    expect(game.state.lantern).toEqual(HOOK)
    hangAt(game, 300, 400)
    expect(game.state.lantern).toEqual({ x: 300, y: 400 })
    expect(game.state.hung).toEqual({ at: 0, side: -1 })
    expect(game.told).toEqual([{ name: 'hung', data: { thing: null, nights: 0 } }])
  })

  it('hangs there in a window of another size, too', () => {
    const game = hangAt(play(LAPTOP), 900, 450)
    expect(game.state.lantern).toEqual({ x: 1000, y: 500 })
    expect(game.state.hung?.side).toBe(1)
  })

  it('goes with the pointer as long as it is held, and no longer', () => {
    const game = point(play(), { x: 200, y: 200 })
    expect(game.state).toMatchObject({ lantern: HOOK, hasPointer: true })
    hangAt(game, 300, 400, 0)
    point(game, { x: 500, y: 450 })
    expect(game.state).toMatchObject({ lantern: { x: 500, y: 450 }, isHeld: true })
    game.release({ at: { x: 500, y: 450 } })
    point(game, { x: 900, y: 450 })
    expect(game.state).toMatchObject({ lantern: { x: 500, y: 450 }, isHeld: false })
  })

  it('beams when it is pressed itself', () => {
    const game = input(play(), 'press', { at: HOOK, area: 'lantern' })
    expect(game.events).toEqual(['glowed'])
  })

  it('stays in a window that becomes smaller', () => {
    const game = play()
    game.resize({ width: 1200, height: 1900 })
    hangAt(game, 600, 20)
    expect(game.state.lantern.y).toBeLessThan(-1000)
    game.resize(SIZE)
    game.run(10)
    expect(game.state.lantern).toEqual({ x: 800, y: 8 })
  })

  it('has a moth that comes after it: 63 % of the way in 340 ms', () => {
    const game = hangAt(play(), 1400, 200, 340)
    expect(game.state.moth.x).toBeCloseTo(1400 - (1400 - HOOK.x) / Math.E, 4)
  })
})

describe('eyes in the dark', () => {
  it('shut in the tick in which the light comes nearer than 1.12 of its reach', () => {
    const game = play()
    const isNear = (place: number) => distance(WATCHERS[place] ?? HOOK, game.state.lantern) < game.state.radius * 1.12
    for (let tick = 0; tick < 900; tick++) {
      game.run(10)
      expect(game.state.eyes.findIndex(({ areShut }, place) => areShut !== isNear(place))).toBe(-1)
    }
  })

  it('open 0.6 to 1.4 s after it has gone, each in its own time, and the sleepy ones 1.6 s later', () => {
    const game = play()
    const opensIn = (place: number) => (game.state.eyes[place]?.opensAt ?? 0) - game.playhead.now
    // By the sleepy ones.
    hangAt(game, 1530, 720)
    expect(game.state.eyes[LATE]?.areShut).toBe(true)
    input(game, 'press', { at: { x: 261, y: 226 }, area: 'owl' })
    expect(opensIn(LATE)).toBeGreaterThanOrEqual(2200)
    expect(opensIn(LATE)).toBeLessThanOrEqual(3000)
    hangAt(game, 1530, 720)
    expect(opensIn(0)).toBeGreaterThanOrEqual(600)
    expect(opensIn(0)).toBeLessThanOrEqual(1400)
    const opensAt = game.state.eyes[0]?.opensAt ?? 0
    game.runUntil(() => game.state.eyes[0]?.areShut === false)
    expect(game.playhead.now).toBe(Math.ceil(opensAt / 10) * 10)
  })

  it('wait anew when the light comes back before they have opened', () => {
    const game = play()
    const owl = { at: { x: 261, y: 226 }, area: 'owl' }
    input(game, 'press', owl)
    hangAt(game, 1500, 900, 300)
    expect(game.state.eyes[0]?.opensAt).not.toBeNull()
    input(game, 'press', owl)
    expect(game.state.eyes[0]).toMatchObject({ areShut: true, opensAt: null })
  })
})

describe('what is to be found', () => {
  const foundOf = ({ state }: Game) => thingsAfter(state.nights).filter((thing) => state.finds[thing].foundAt !== null)

  it('is found in the tick in which it is pressed: of twelve the last is told once, and all are glad for 6 s', () => {
    const game = play()
    for (const [place, thing] of THINGS.entries()) {
      expect(game.state.party).toBeNull()
      hangOn(game, thing)
      expect(game.state.finds[thing].foundAt).toBe(game.playhead.now - 10)
      expect(foundOf(game)).toHaveLength(place + 1)
    }
    const { party } = game.state
    expect((party?.until ?? 0) - (party?.from ?? 0)).toBe(6000)
    game.run(18_000)
    expect(countOf(game, 'foundAll')).toBe(1)
  })

  it('is found when the lantern has hung before it for 1.5 s, lit and within 200 px, and not by light from afar', () => {
    const game = play()
    // At the widest it reaches whoever there is.
    game.run(9000)
    hangAt(game, 1276, 180, 3000)
    expect(game.state.finds.bear.isLit).toBe(true)
    expect(foundOf(game)).toEqual([])
    // 190 px beside the owl, and beside nobody else.
    hangAt(game, 452, 248, 1500)
    expect(foundOf(game)).toEqual([])
    game.run(10)
    expect(foundOf(game)).toEqual(['owl'])
    expect(game.told.at(-1)).toEqual({ name: 'noticed', data: { count: 1 } })
    hangAt(game, 1486, 560, 3000)
    expect(foundOf(game)).toEqual(['owl'])
  })

  it('is not found as long as the lantern is carried past it', () => {
    const game = play()
    hangAt(game, 300, 248, 0)
    for (let tick = 0; tick < 400; tick++) point(game, { x: 300 + (tick % 2), y: 248 })
    expect(game.state.finds.owl.isLit).toBe(true)
    expect(foundOf(game)).toEqual([])
    game.run(1500)
    expect(foundOf(game)).toEqual(['owl'])
  })

  it('is not found by the light that was there before the lantern was hung anywhere, be it wide enough for all', () => {
    const game = wait(play({ width: 1101, height: 1400 }), 18_000)
    expect(THINGS.every((thing) => game.state.finds[thing].isSeen)).toBe(true)
    expect(foundOf(game)).toEqual([])
  })

  it.each(THINGS)('answers a press for 1.5 s, each in its own way: %s', (thing) => {
    const answers: Partial<Record<Thing, string>> = {
      owl: 'hooted',
      eared: 'peeped',
      round: 'peeped',
      tipped: 'peeped',
      mushrooms: 'knocked',
      toadstools: 'knocked',
      embers: 'crackled',
      mouse: 'squeaked',
      feet: 'giggled',
      tent: 'giggled',
      boots: 'hopped',
      bear: 'hummed',
    }
    const game = hangOn(play(), thing)
    expect(game.told[0]).toEqual({ name: 'hung', data: { thing, nights: 0 } })
    expect(game.events).toContain(answers[thing])
    expect(game.state.finds[thing].answer).toEqual({ from: 0, until: 1500 })
  })

  it('has names for the dark and for the light', () => {
    firstWords.set(FIRST_WORDS)
    const game = play()
    const labelOf = (thing: string) => areaOf(game, thing)?.label.en
    expect(labelOf('bear')).toBe('Eyes over two glints')
    hangOn(game, 'bear')
    expect(['bear', 'owl'].map(labelOf)).toEqual(['The bear', 'Two big eyes'])
  })

  it('lies where it can be pressed', () => {
    const game = play(LAPTOP)
    const middle = { x: 0, y: 0 }
    for (const { id, shape } of game.hitAreas()) {
      const thing = THINGS.find((one) => one === id)
      if (!thing || shape.kind !== 'polygon') continue
      const { points } = shape
      const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
      const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
      toCamp({ x, y }, LAPTOP, middle)
      expect(distance(middle, PLACES[thing]), thing).toBeLessThan(90)
    }
  })
})

describe('who is abroad at night', () => {
  it('snores every 4 s, and turns a page every 9 s, for 0.7 s', () => {
    const game = play()
    const heard = () => [countOf(game, 'snored'), countOf(game, 'turned')]
    expect(readAfter(game, [3990, 10, 4990], heard)).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
    game.run(10)
    expect(game.state.page).toEqual({ from: 9000, until: 9700 })
    game.run(9000)
    expect(heard()).toEqual([4, 2])
  })

  it('tickles in the dark, from 0.9 s on and every 2.3 s, and is caught in the light', () => {
    const game = hangAt(play(), 1500, 100)
    expect(game.state.tickleAt).toBe(910)
    game.run(900)
    expect(countOf(game, 'giggled')).toBe(1)
    expect(game.state.curl).toEqual({ from: 910, until: 1330 })
    game.run(2300)
    expect(countOf(game, 'giggled')).toBe(2)
    hangAt(game, 700, 800)
    expect(game.state.tickleAt).toBeNull()
    expect(countOf(game, 'squeaked')).toBe(1)
  })

  it('hoots in the dark only', () => {
    const game = hangOn(play(), 'owl', 17_900)
    // Once as an answer: then it slept in the light.
    expect(countOf(game, 'hooted')).toBe(1)
    hangAt(game, 1500, 900, 0)
    game.runUntil(() => countOf(game, 'hooted') === 2)
    expect(game.state.finds.owl.isLit).toBe(false)
  })

  it('has a light on in a mushroom once in a while, for 3.6 s', () => {
    const game = play()
    game.runUntil(() => countOf(game, 'lodged') === 1)
    const { from, until } = game.state.tenant ?? { from: 0, until: 0 }
    expect(from).toBeGreaterThanOrEqual(18_400)
    expect(from).toBeLessThanOrEqual(27_610)
    expect(until - from).toBe(3600)
  })
})
