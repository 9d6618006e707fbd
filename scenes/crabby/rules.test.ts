import { describe, expect, it } from 'vitest'
import { areaAt, centreOf } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { press, readAfter, readEvery, wait } from '../../tests/support/games'
import { areas } from './areas'
import {
  BIGGIN,
  CRAB_GROUND,
  crestHeight,
  FURTHEST,
  foamEdge,
  HERMIT,
  LOG_GULL,
  LOG_SIZE,
  MOST,
  POST_GULL,
  SHORE,
  TRACK_TOP,
} from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (tuned: Partial<Record<keyof typeof tuning, number>> = {}, seed = 10) =>
  playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

const edgeOf = ({ state, playhead }: Game) => foamEdge(state.wave, playhead.now)

/** Calls up a wave and lets a tick go by. */
const pressSea = (game: Game) => press(game, 'sea', 10, { x: 700, y: 690 })

describe('the crab', () => {
  it('begins at 80 % of the width, on its way to the left', () => {
    const game = play()
    expect(game.state.crab).toMatchObject({ x: 80, lifted: 'odd' })
    game.run(10)
    expect(game.state.crab.pace).toBeLessThan(0)
  })

  it('follows its formula in every tick, and is never out of 20…80 %', () => {
    const places = readEvery(play(), 10, 1300, ({ crab }) => crab.x)
    for (const [i, x] of places.entries()) expect(x).toBeCloseTo(35 + (Math.cos((i + 1) / 100) + 0.5) * 30, 9)
    expect(Math.min(...places)).toBeCloseTo(20, 3)
    expect(Math.max(...places)).toBeCloseTo(80, 3)
  })

  it('stands on other legs every 100 ms, to the tick', () => {
    expect(readAfter(play(), [90, 10, 90, 10], ({ crab }) => crab.lifted)).toEqual(['odd', 'even', 'even', 'odd'])
  })

  it('walks on while it snips and while it ducks', () => {
    const [calm, busy] = [play(), play()]
    busy.press({ area: 'crab' })
    pressSea(busy)
    calm.run(10)
    const walk = (game: Game) => readEvery(game, 100, 40, ({ crab: { x, lifted } }) => ({ x, lifted }))
    expect(walk(busy)).toEqual(walk(calm))
  })

  it('snips when it is pressed, at once, and looks at whoever did it', () => {
    const game = wait(play(), 1000)
    press(game, 'crab')
    expect(game.events).toEqual(['snipped'])
    expect(game.state.crab).toMatchObject({ snip: { from: 1000, until: 1520 }, stare: { from: 1000, until: 2500 } })
    game.run(300)
    press(game, 'crab')
    expect(game.state.crab.snip).toEqual({ from: 1310, until: 1830 })
  })

  it('can be pressed where it is', () => {
    const game = wait(play(), 1500)
    const crab = game.hitAreas().find(({ id }) => id === 'crab')
    if (crab?.shape.kind !== 'polygon') throw new Error('The crab has no shape.')
    const across = crab.shape.points.map(({ x }) => x)
    const middle = (Math.min(...across) + Math.max(...across)) / 2
    expect(Math.abs(middle - game.state.crab.x * 16)).toBeLessThan(10)
    expect(Math.max(...crab.shape.points.map(({ y }) => y))).toBeGreaterThan(CRAB_GROUND)
  })
})

describe('its tracks', () => {
  it('lie there from the first moment, all on its way, a little apart', () => {
    const places = play().state.tracks.map(({ x }) => x)
    expect(places.length).toBeGreaterThan(20)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(320)
    for (const [i, x] of places.slice(1).entries()) expect(Math.abs(x - (places[i] ?? x))).toBeGreaterThanOrEqual(42)
  })

  it('are gone after 9 s, and never more than there may be', () => {
    const game = wait(play(), 1000)
    const latest = game.state.tracks.at(-1)
    if (!latest) throw new Error('There is no track.')
    const left = latest.until - game.playhead.now
    expect(left).toBeGreaterThan(8890)
    expect(readAfter(game, [left - 10, 10], ({ tracks }) => tracks.includes(latest))).toEqual([true, false])
    const crowded = wait(play({ trackSpacing: 10, trackLife: 60_000 }), 20_000)
    expect(crowded.state.tracks).toHaveLength(MOST.tracks)
  })
})

describe('a wave', () => {
  it('comes when the sea is pressed, and is over after 2.8 s', () => {
    const game = wait(play(), 500)
    pressSea(game)
    expect(game.events).toEqual(['splashed', 'swelled'])
    expect(game.state.wave).toEqual({ from: 500, until: 3300 })
    expect(readAfter(game, [2780, 10], ({ wave }) => wave === null)).toEqual([false, true])
  })

  it('draws back, stands up, runs up the sand beyond the crab, and goes', () => {
    const game = play()
    pressSea(game)
    const seen = readEvery(game, 10, 278, ({ wave }) => [edgeOf(game), crestHeight(wave, game.playhead.now)] as const)
    const edges = seen.map(([edge]) => edge)
    const [least, most] = [Math.min(...edges), Math.max(...edges)]
    expect(least).toBeLessThan(SHORE - 8)
    expect(most).toBeGreaterThan(FURTHEST - 1)
    expect(most).toBeLessThanOrEqual(FURTHEST + 1)
    expect(edges.indexOf(most)).toBeGreaterThan(edges.indexOf(least))
    expect(Math.max(...seen.map(([, crest]) => crest))).toBeCloseTo(1, 2)
    // Nowhere does it jump: 30 units in a tick at the most.
    for (const [i, edge] of edges.entries()) expect(Math.abs(edge - (edges[i - 1] ?? edge))).toBeLessThan(30)
  })

  it('laps at rest, and comes back to rest without a jump', () => {
    const game = play()
    const fromShore = () => Math.abs(edgeOf(game) - SHORE)
    expect(Math.max(...readEvery(game, 50, 100, fromShore))).toBeLessThanOrEqual(5)
    pressSea(game)
    game.runUntil(() => game.state.wave === null)
    expect(fromShore()).toBeLessThanOrEqual(5)
  })

  it('wipes the tracks away when it reaches them, and tells how many', () => {
    const game = wait(play(), 2000)
    pressSea(game)
    const lying = game.state.tracks.length
    expect(lying).toBeGreaterThan(20)
    game.runUntil(() => edgeOf(game) > TRACK_TOP)
    expect(game.told.at(-1)).toEqual({ name: 'washed', data: { tracks: game.state.tracks.length } })
    expect(game.state.tracks.length).toBeGreaterThan(20)
    game.run(220)
    expect(game.state.tracks).toHaveLength(0)
    expect(game.events.filter((name) => name === 'washed')).toHaveLength(1)
    game.runUntil(() => game.state.wave === null)
    game.run(1500)
    expect(game.state.tracks.length).toBeGreaterThan(3)
  })

  it('makes the crab duck from when it breaks until the water has left it, and then wonder', () => {
    const game = play()
    pressSea(game)
    game.runUntil(() => game.state.crab.isDucking)
    expect(game.playhead.now).toBe(730)
    game.runUntil(() => !game.state.crab.isDucking)
    expect(edgeOf(game)).toBeLessThanOrEqual(TRACK_TOP)
    const { now } = game.playhead
    expect(game.state.crab.daze).toEqual({ from: now, until: now + 1300 })
  })

  it('is followed by no other before it has gone, but the sea splashes wherever it is touched', () => {
    const game = play()
    pressSea(game)
    const first = game.state.wave
    game.run(1000)
    for (let i = 0; i < 9; i++) pressSea(game)
    expect(game.state.wave).toEqual(first)
    expect(game.state.splashes).toHaveLength(MOST.splashes)
    expect(game.events.toSorted()).toEqual([...Array<string>(10).fill('splashed'), 'swelled', 'washed'])
    game.run(700)
    expect(game.state.splashes).toHaveLength(0)
  })

  it('splashes in the sea only, however the window lies', () => {
    const game = play()
    press(game, 'sea', 10, { x: 5, y: -400 })
    expect(game.told[0]).toEqual({ name: 'splashed', data: { x: 5, y: 664 } })
  })

  it('turns what its feet throw up from sand to water', () => {
    const game = wait(play(), 300)
    expect(game.state.kicks.at(-1)?.isWet).toBe(false)
    pressSea(game)
    game.runUntil(() => edgeOf(game) > CRAB_GROUND)
    const tracks = game.state.tracks.length
    game.run(110)
    expect(game.state.kicks.at(-1)?.isWet).toBe(true)
    expect(game.state.tracks.length).toBeLessThanOrEqual(tracks)
  })
})

describe('the gulls', () => {
  /** The moments, in ticks' ends, at which something begins within 20 s. */
  function beginnings(game: Game, isSo: (game: Game) => boolean): number[] {
    const seen = [isSo(game), ...readEvery(game, 10, 2000, () => isSo(game))]
    return seen.flatMap((is, tick) => (is && seen[tick - 1] === false ? [tick * 10] : []))
  }

  it.each([
    ['on the log blinks', 900, (game: Game) => game.state.logGull.isShut],
    ['on the post blinks', 800, (game: Game) => game.state.postGull.isShut],
    ['in the air beats its wings', 950, (game: Game) => game.state.skyGull.wings === 2],
  ] as const)('the one %s every %d ms, to the tick', (_, period, isSo) => {
    const found = beginnings(play(), isSo)
    expect(found.length).toBeGreaterThan(19)
    for (const [i, at] of found.entries()) {
      const before = found[i - 1]
      if (before !== undefined && period !== 950) expect(at - before).toBe(period)
      if (before !== undefined) expect(Math.abs(at - before - period)).toBeLessThanOrEqual(10)
    }
    expect(Math.abs((found[19] ?? 0) - (found[0] ?? 0) - 19 * period)).toBeLessThanOrEqual(10)
  })

  it('beat their wings up, level, down, level', () => {
    const game = play()
    const wings = [game.state.skyGull.wings, ...readEvery(game, 240, 4, ({ skyGull }) => skyGull.wings)]
    expect(wings).toEqual([0, 1, 2, 1, 0])
  })

  it.each(['logGull', 'postGull', 'skyGull'] as const)('cry when they are pressed: %s', (gull) => {
    const game = play()
    press(game, gull)
    expect(game.told).toEqual([{ name: 'cried', data: { gull } }])
    expect(game.state[gull].cry).toEqual({ from: 0, until: 750 })
  })

  it('cry of themselves every 11 s, more or less', () => {
    const game = play()
    const calls: number[] = []
    for (let i = 0; i < 12_000; i++) {
      const told = game.told.length
      game.run(10)
      if (game.told.slice(told).some(({ name }) => name === 'called')) calls.push(game.playhead.now)
    }
    expect(calls.length).toBeGreaterThan(7)
    const pauses = calls.map((at, i) => at - (calls[i - 1] ?? 0))
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(6600)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(15_410)
  })

  it('sail to and fro, looking where they go', () => {
    const game = play()
    for (let i = 0; i < 520; i++) {
      const { x } = game.state.skyGull
      game.run(50)
      const moved = game.state.skyGull.x - x
      if (Math.abs(moved) > 0.5) expect(game.state.skyGull.goesLeft).toBe(moved < 0)
    }
  })
})

describe('what is pressed', () => {
  it.each([
    ['logGull', LOG_GULL.x - 70, LOG_GULL.y - 88],
    ['logGull', LOG_GULL.x + 56, LOG_GULL.y - 4],
    ['postGull', POST_GULL.x + 66, POST_GULL.y - 92],
    ['postGull', POST_GULL.x - 58, POST_GULL.y + 60],
    ['hermit', HERMIT.x - 46, HERMIT.y - 72],
  ])('is not the %s in an empty corner about it, at %d, %d', (id, x, y) => {
    expect(areaAt(play().hitAreas(), { x, y })?.id).not.toBe(id)
  })

  it('is the gull in the air and not the sky about it, whatever its wings do', () => {
    const game = play()
    const seen = new Set<number>()
    for (let i = 0; i < 40; i++) {
      game.run(50)
      const { x, y, wings } = game.state.skyGull
      seen.add(wings)
      const gull = game.hitAreas().find(({ id }) => id === 'skyGull')
      // Where keys press it, too.
      for (const place of [{ x, y }, ...(gull ? [centreOf(gull.shape)] : [])])
        expect(areaAt(game.hitAreas(), place)?.id).toBe('skyGull')
      for (const side of [-112, 112]) {
        expect(areaAt(game.hitAreas(), { x: x + side, y: y - 108 })).toBeNull()
        expect(areaAt(game.hitAreas(), { x: x + side, y: y + 30 })).toBeNull()
      }
    }
    expect(seen.size).toBe(3)
  })

  it('is no bare sand beyond the foam', () => {
    expect(areaAt(play().hitAreas(), { x: 1000, y: SHORE + 46 })).toBeNull()
    expect(areaAt(play().hitAreas(), { x: 1000, y: SHORE + 20 })?.id).toBe('sea')
  })
})

describe('Biggin', () => {
  it('grumbles whenever the crab has passed him, there and back, with his face free of it', () => {
    const game = play()
    const face = { x: BIGGIN.x + 30 * LOG_SIZE, y: BIGGIN.y - 56 * LOG_SIZE }
    game.runUntil(() => game.events.includes('grumbled'))
    expect(game.state.crab.x * 16).toBeLessThan(BIGGIN.x)
    expect(areaAt(game.hitAreas(), face)?.id).toBe('biggin')
    const back = play()
    back.run(4000)
    back.runUntil(() => back.events.filter((name) => name === 'grumbled').length === 2)
    expect(back.state.crab.x * 16).toBeGreaterThan(BIGGIN.x)
    expect(areaAt(back.hitAreas(), face)?.id).toBe('biggin')
    expect(back.playhead.now - game.playhead.now).toBeGreaterThan(1200)
    const { now } = game.playhead
    expect(game.state.biggin.grumble).toEqual({ from: now, until: now + 1200 })
    expect(game.state.biggin.swing).toEqual({ from: now, until: now + 1800 })
    game.run(6290 - now)
    expect(game.events.filter((name) => name === 'grumbled')).toHaveLength(2)
    game.run(6290 * 3)
    expect(game.events.filter((name) => name === 'grumbled')).toHaveLength(8)
  })

  it('is beside himself when he is pressed, and too much so to grumble', () => {
    const game = wait(play(), 1700)
    press(game, 'biggin')
    expect(game.events).toEqual(['offended'])
    expect(game.state.biggin).toMatchObject({ fright: { from: 1700, until: 2800 }, grumble: null })
    game.run(800)
    expect(game.events).toEqual(['offended'])
  })

  it('is patted when Pim is pressed', () => {
    const game = play()
    press(game, 'pim')
    expect(game.events).toEqual(['patted'])
    expect(game.state.pat).toEqual({ from: 0, until: 900 })
  })
})

describe('the hermit', () => {
  it('does what the crab did, half a second later', () => {
    const game = wait(play(), 1000)
    game.press({ area: 'crab' })
    expect(readAfter(game, [490, 10], () => game.events)).toEqual([['snipped'], ['snipped', 'copied']])
    expect(game.state.hermit).toMatchObject({ copiesAt: null, snip: { from: 1500, until: 2020 } })
  })

  it('goes into its thimble when it is pressed, and snips at nothing from there', () => {
    const game = play()
    game.press({ area: 'crab' })
    press(game, 'hermit')
    expect(game.state.hermit.hides).toEqual({ from: 0, until: 1700 })
    game.run(1000)
    expect(game.events).toEqual(['snipped', 'hid'])
  })

  it('is not at home while a wave is near', () => {
    const game = play()
    pressSea(game)
    game.runUntil(() => edgeOf(game) > FURTHEST - 2)
    expect(game.state.hermit.hides?.until).toBe(game.playhead.now + 1700)
  })

  it('is gone by the tick in which the foam is 60 units before it', () => {
    const game = play()
    pressSea(game)
    const isAway = readEvery(game, 10, 150, ({ hermit }) => hermit.hides !== null)
    const again = play()
    pressSea(again)
    expect(isAway).toEqual(readEvery(again, 10, 150, () => edgeOf(again) > HERMIT.y - 60))
    expect(isAway.indexOf(true)).toBeGreaterThan(0)
  })
})

it('does nothing when nothing is pressed', () => {
  const game = play()
  press(game, null)
  expect(game.events).toEqual([])
})
