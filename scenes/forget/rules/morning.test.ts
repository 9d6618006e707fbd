import { describe, expect, it } from 'vitest'
import { areaAt } from '../../../src/stage/input/hitTest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, input, point, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { awakeIn, placeIn, placeOf, THING_NAMES, THINGS, verdictIn } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const SIZE = { width: 1440, height: 900 }
const SIZES = [SIZE, { width: 1120, height: 700 }, { width: 1920, height: 800 }, { width: 1102, height: 1400 }]
const TEXT = verdictIn(SIZE, { x: 0, y: 0 })

/** A game whose torch is on at once, with what is drawn later. */
function play(size = SIZE) {
  const game = playRules(
    rules,
    { ...tuning },
    { seed: 12, size, areas, tuning: { lag: 0, lightsAfter: 0, kindling: 10 } },
  )
  game.later()
  game.run(10)
  return game
}

type Game = ReturnType<typeof play>

/** Has all sixteen come back by pressing each of them twice, the last a moment ago. */
function remember(game: Game): Game {
  for (const area of THING_NAMES) {
    for (const _ of [1, 2]) input(game, 'press', { area, at: placeOf(area, game.state.mornings) })
  }
  return game
}

/** A game on its first morning, all in place and LOST struck out. */
function playByDay(size = SIZE): Game {
  const game = remember(play(size))
  game.runUntil(() => game.events.includes('found'))
  return game
}

/** Ends the morning. */
function sleep(game: Game): Game {
  const nights = game.state.mornings
  game.runUntil(() => game.state.mornings > nights, 200_000)
  return game
}

describe('a memory', () => {
  it('is written about the light, where that shone when it came', () => {
    const game = point(play(), { x: THINGS.key.x + 30, y: THINGS.key.y }, 1500)
    const at = game.playhead.now
    expect(game.state).toMatchObject({ recalled: ['key'], memory: { thing: 'key', at, x: THINGS.key.x + 30, y: 352 } })
    point(game, THINGS.list, 1500)
    expect(game.state).toMatchObject({ recalled: ['key', 'list'], memory: { thing: 'list', ...THINGS.list } })
  })

  it('comes at the second press on a thing, however short, and with it no second time', () => {
    const game = input(play(), 'press', { area: 'cup', at: THINGS.cup })
    expect(game.state.recalled).toEqual([])
    input(game, 'press', { area: 'cup', at: THINGS.cup })
    input(game, 'press', { area: 'cup', at: THINGS.cup })
    expect(game.events).toEqual(['lit', 'touched', 'touched', 'recalled', 'touched'])
    expect(dataOf(game, 'recalled')).toEqual([{ thing: 'cup', left: 15 }])
  })

  it('does not come by a press while the light is open, which would be all at once', () => {
    const game = point(play(), TEXT, 1000)
    for (const _ of [1, 2, 3]) input(game, 'press', { area: 'plant', at: THINGS.plant })
    expect(game.state).toMatchObject({ recalled: [], memory: null })
  })
})

describe('the morning', () => {
  it('comes once the last of sixteen memories has been read, 3.4 s later to the tick', () => {
    const game = remember(play())
    expect(readAfter(game, [3380, 10], () => game.state.morning === null)).toEqual([true, false])
    const { now } = game.playhead
    expect(game.state.morning).toEqual({
      ...{ from: now, foundAt: now + 8800, wavedAt: now + 8800 },
      ...{ ebbsAt: now + 23_800, fallsAt: now + 28_000, until: now + 29_800 },
    })
    expect(game.told.at(-1)).toEqual({ name: 'dawned', data: { mornings: 1 } })
  })

  it('never comes to fifteen, nor before it can be drawn', () => {
    const game = playRules(rules, tuning, { seed: 12, size: SIZE, areas })
    for (const area of THING_NAMES.slice(1)) for (const _ of [1, 2]) input(game, 'press', { area, at: THINGS[area] })
    game.later()
    game.run(10_000)
    expect(game.state).toMatchObject({ morning: null, mornings: 0 })
    const unfinished = remember(playRules(rules, tuning, { seed: 12, size: SIZE, areas }))
    unfinished.run(10_000)
    expect(unfinished.state.morning).toBeNull()
    unfinished.later()
    unfinished.run(10)
    expect(unfinished.state.morning).not.toBeNull()
  })

  it('waits for a light that is open to close', () => {
    const game = remember(play())
    game.run(2000)
    point(game, TEXT, 1000)
    expect(game.state.opening).not.toBeNull()
    game.runUntil(() => game.state.opening === null)
    expect(game.state.morning).not.toBeNull()
  })

  it('strikes LOST out, stands for 15 s, goes with the tide in 4.2 s, and is night 1.8 s later', () => {
    const game = playByDay()
    const from = game.playhead.now
    const next = (name: 'ebbed' | 'closed') => {
      game.runUntil(() => game.events.at(-1) === name)
      return game.playhead.now - from
    }
    expect([next('ebbed'), next('closed')]).toEqual([15_000, 21_000])
    expect(game.state).toMatchObject({ morning: null, mornings: 1, recalled: [], memory: null })
    for (const name of THING_NAMES) {
      expect(game.state.things[name]).toMatchObject({ isRecalled: false, isTouched: false })
    }
  })

  it('loses no game, finds nothing and invites no moth, and one remembers all of the tune', () => {
    const game = playByDay()
    const before = game.events.length
    point(game, TEXT, 8000)
    expect(game.events).toHaveLength(before)
    expect(game.state.warmth).toBeGreaterThan(0.99)
    expect(areaOf(game, 'verdict')).toBeUndefined()
    expect(areaOf(game, 'snail')).toBeUndefined()
  })

  it('has the bear wave when LOST is struck out and whenever it is pressed, until the tide comes', () => {
    const game = remember(play())
    game.runUntil(() => game.events.includes('dawned'))
    input(game, 'press', { area: 'bear', at: THINGS.bear })
    expect(countOf(game, 'waved')).toBe(0)
    game.runUntil(() => game.events.includes('found'))
    game.run(2000)
    input(game, 'press', { area: 'bear', at: THINGS.bear })
    expect(game.state.morning?.wavedAt).toBe(game.playhead.now - 10)
    game.runUntil(() => game.events.includes('ebbed'))
    input(game, 'press', { area: 'bear', at: THINGS.bear })
    expect(countOf(game, 'waved')).toBe(1)
    expect(game.events.at(-1)).toBe('touched')
  })

  it.each(SIZES)('has each thing pressed where it is by day, in $width × $height', (size) => {
    const present = playByDay(size).hitAreas()
    const at = { x: 0, y: 0 }
    for (const name of THING_NAMES) {
      awakeIn(name, size, at)
      const isHidden = name === 'cup' || name === 'umbrella'
      // What lies on the cup and under the umbrella is pressed before them.
      if (!isHidden) expect(areaAt(present, at)?.id).toBe(name)
    }
    const reach = awakeIn('cup', size, at)
    expect(areaAt(present, { x: at.x + reach * 0.5, y: at.y + reach * 0.7 })?.id).toBe('cup')
    awakeIn('umbrella', size, at)
    expect(areaAt(present, at)?.id).toBe('umbrella')
  })
})

describe('the night after', () => {
  it('finds them elsewhere, each within its window and beside the text, and all as at first after three', () => {
    const game = play()
    for (const mornings of [1, 2, 3]) {
      sleep(remember(game))
      expect(game.state.mornings).toBe(mornings)
      const moved = THING_NAMES.filter((name) => placeOf(name, mornings) !== THINGS[name])
      expect(moved).toHaveLength(mornings === 3 ? 0 : 10)
      for (const size of SIZES) {
        game.resize(size)
        game.run(10)
        const present = game.hitAreas()
        const middles = THING_NAMES.map((name) => placeIn(placeOf(name, mornings), size, { x: 0, y: 0 }))
        expect(middles.map((middle) => areaAt(present, middle)?.id)).toEqual(THING_NAMES)
      }
      game.resize(SIZE)
    }
  })

  it('remembers by light, too, where they lie now', () => {
    const game = sleep(remember(play()))
    point(game, THINGS.glasses, 2000)
    expect(game.state.recalled).toEqual(['key'])
  })
})

describe('the snail', () => {
  it('draws in its horns when it is pressed, wherever it has got to', () => {
    const game = play()
    const snail = () => structuredClone(areaOf(game, 'snail')?.shape)
    const before = snail()
    expect(areaAt(game.hitAreas(), { x: 886, y: 435 })?.id).toBe('snail')
    input(game, 'press', { area: 'snail', at: { x: 886, y: 435 } })
    expect([game.events.at(-1), game.state.hidAt]).toEqual(['hid', 10])
    game.run(60_000)
    expect(snail()).not.toEqual(before)
  })
})
