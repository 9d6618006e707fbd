import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { KEYS, PLATE, PRESSING, plateAt, REST, SECRET, SPIDER } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })

/** A console that has started, and whose thumbs are at rest. */
function started() {
  const game = wait(play(), 5000)
  game.told.length = 0
  return game
}

describe('the start', () => {
  it('lets the plate down linearly for 4 s, from out of sight to the middle, and leaves it there', () => {
    // Its lower edge is above that of the glass, and the screen reaches from 32 to 256.
    expect(PLATE.from + 18).toBeLessThan(31)
    expect(PLATE.to).toBe((32 + 256) / 2)
    for (let now = 0; now <= 4000; now += 10) {
      expect(plateAt(now)).toBeCloseTo(PLATE.from + ((PLATE.to - PLATE.from) * now) / 4000, 9)
    }
    expect([0, 4000, 60_000].map((now) => plateAt(now))).toEqual([PLATE.from, PLATE.to, PLATE.to])
  })

  it('chimes at 4 s to the tick, once', () => {
    const game = play()
    expect(readAfter(game, [3990, 10], () => [game.state.hasChimed, countOf(game, 'chimed')])).toEqual([
      [false, 0],
      [true, 1],
    ])
    expect(game.events.at(-1)).toBe('chimed')
    game.run(60_000)
    expect(countOf(game, 'chimed')).toBe(1)
  })

  it('begins anew when it is played again, and a chime that was due is not heard', () => {
    const game = wait(play(), 3000)
    game.playhead.restart()
    game.run(10)
    expect(countOf(game, 'started')).toBe(2)
    expect(readAfter(game, [3980, 10], () => countOf(game, 'chimed'))).toEqual([0, 1])
  })

  it('has the right thumb let go of the switch, and the left one be impatient twice', () => {
    const game = play()
    expect(game.state.thumbs.right).toMatchObject({ key: 'lower', down: 0 })
    game.run(180)
    expect(game.events).toEqual(['started', 'released'])
    expect(game.state.thumbs.right.key).toBeNull()
    game.run(2000)
    expect(game.told.filter(({ name }) => name === 'steered')).toEqual([
      { name: 'steered', data: { key: 'down', isAsked: false } },
      { name: 'steered', data: { key: 'down', isAsked: false } },
    ])
  })
})

describe('a key', () => {
  it.each([
    ['left', 'up'],
    ['left', 'right'],
    ['left', 'down'],
    ['left', 'left'],
    ['right', 'upper'],
    ['right', 'lower'],
  ] as const)('is pressed by the %s thumb, which draws back first: %s; and nothing happens', (side, key) => {
    const game = started()
    const thumb = game.state.thumbs[side]
    press(game, key)
    expect(game.told).toEqual([{ name: 'reached', data: { key } }])
    game.run(PRESSING.reach - 20)
    expect(thumb.down).toBeNull()
    game.run(10)
    const name = side === 'right' ? 'pushed' : 'steered'
    expect(game.told.at(-1)).toEqual({ name, data: { key, isAsked: true } })
    expect(Math.hypot(thumb.x - KEYS[key].tip.x, thumb.y - KEYS[key].tip.y)).toBeLessThan(5)
    // Held for as long as it is held.
    game.run(2000)
    expect(thumb.key).toBe(key)
    input(game, 'release', { area: key })
    expect(game.told.at(-1)).toEqual({ name: 'released', data: { key } })
    game.run(PRESSING.nothing - 10)
    expect(game.events.at(-1)).toBe('released')
    game.run(10)
    expect(game.told.at(-1)).toEqual({ name: 'nothing', data: { side } })
    game.run(2000)
    expect(thumb).toMatchObject({ x: expect.closeTo(REST[side].x, 1), y: expect.closeTo(REST[side].y, 1) })
  })

  it('stays down for 90 ms at least, however short the touch', () => {
    const game = started()
    game.press({ area: 'up' })
    game.release({ area: 'up' })
    game.runUntil(() => game.events.includes('steered'))
    expect(readAfter(game, [80, 10], () => countOf(game, 'released'))).toEqual([0, 1])
    expect(game.events.at(-1)).toBe('released')
  })

  it('has the thumb wait over it while the pointer is there', () => {
    const game = input(started(), 'hover', { area: 'upper' }, 500)
    expect(game.state.thumbs.right.y).toBeCloseTo(KEYS.upper.tip.y, 1)
    expect(game.told).toEqual([])
    input(game, 'leave', { area: 'upper' }, 2000)
    expect(game.state.thumbs.right.y).toBeCloseTo(REST.right.y, 1)
  })
})

describe('all else', () => {
  it.each([
    ['screen', 'touched'],
    ['slot', 'blown'],
    ['lamp', 'dimmed'],
    ['speaker', 'scraped'],
    [null, 'knocked'],
  ] as const)('answers in the next tick: %s', (area, name) => {
    const game = input(started(), 'press', { area, at: { x: 700, y: 600 } })
    expect(game.events).toEqual([name])
  })

  it('keeps no more marks than can be shown', () => {
    const game = started()
    for (let time = 0; time < 20; time++) {
      game.press({ area: 'screen' })
      game.press({ area: null })
    }
    game.run(10)
    expect(game.state.puddles).toHaveLength(5)
    game.run(1000)
    expect(game.state).toMatchObject({ puddles: [], knocks: [] })
  })
})

describe('the spider', () => {
  it('lets itself down after 9 s of quiet, and is up again at any sound', () => {
    const game = wait(play(), 4000 + tuning.quiet.value - 10)
    expect(game.state.thread).toBe(0)
    game.run(10)
    expect(game.state.thread).toBeGreaterThan(0)
    game.run(tuning.descent.value)
    expect(game.state.thread).toBe(1)
    expect(game.hitAreas().map(({ id }) => id)).toContain('spider')
    press(game, 'spider', SPIDER.up + 10)
    expect(game.state.thread).toBe(0)
    expect(game.events).toContain('frightened')
  })
})

describe('the secret', () => {
  function enter(game: ReturnType<typeof play>, keys: readonly string[]) {
    for (const area of keys) {
      game.press({ area })
      input(game, 'release', { area }, 400)
    }
  }

  it('lets the ink out of the plate', () => {
    const game = started()
    enter(game, ['left', 'up', ...SECRET])
    expect(game.events).toContain('inked')
    const { ink } = game.state
    expect(ink && ink.until - ink.from).toBe(2600)
  })

  it('is nothing when a key is wrong, or there is no plate yet', () => {
    const game = started()
    enter(game, [...SECRET.slice(0, 6), 'up', ...SECRET.slice(6)])
    expect(game.events).not.toContain('inked')
    const early = play()
    enter(early, SECRET.slice(0, 9))
    expect(early.events).not.toContain('inked')
  })
})
