import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { KEYS, PLATE, PRESSING, plateAt, REST, SECRET, SPIDER } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })

/** A console that has started, and whose thumbs are at rest. */
function started() {
  const game = play()
  game.run(5000)
  game.told.length = 0
  return game
}

describe('the start', () => {
  it('lets the plate down linearly for 4 s, from out of sight to the middle, and leaves it there', () => {
    expect(plateAt(0)).toBe(PLATE.from)
    // Its lower edge is above that of the glass.
    expect(PLATE.from + 18).toBeLessThan(31)
    for (let now = 0; now <= 4000; now += 10) {
      expect(plateAt(now)).toBeCloseTo(PLATE.from + ((PLATE.to - PLATE.from) * now) / 4000, 9)
    }
    expect(plateAt(4000)).toBe(PLATE.to)
    expect(plateAt(60_000)).toBe(PLATE.to)
    // The screen reaches from 32 to 256.
    expect(PLATE.to).toBe((32 + 256) / 2)
  })

  it('chimes at 4 s to the tick, once', () => {
    const game = play()
    game.run(3990)
    expect(game.events).not.toContain('chimed')
    expect(game.state.hasChimed).toBe(false)
    game.run(10)
    expect(game.events.at(-1)).toBe('chimed')
    expect(game.state.hasChimed).toBe(true)
    game.run(60_000)
    expect(game.events.filter((name) => name === 'chimed')).toHaveLength(1)
  })

  it('begins anew when it is played again, and a chime that was due is not heard', () => {
    const game = play()
    game.run(3000)
    game.playhead.restart()
    game.run(10)
    expect(game.events.filter((name) => name === 'started')).toHaveLength(2)
    game.run(3980)
    expect(game.events).not.toContain('chimed')
    game.run(10)
    expect(game.events.filter((name) => name === 'chimed')).toHaveLength(1)
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
  it.each(['up', 'right', 'down', 'left', 'upper', 'lower'] as const)(
    'is pressed by a thumb that draws back first: %s; and nothing happens',
    (key) => {
      const game = started()
      const isButton = key === 'upper' || key === 'lower'
      const thumb = game.state.thumbs[isButton ? 'right' : 'left']
      game.press({ area: key })
      game.run(10)
      expect(game.told).toEqual([{ name: 'reached', data: { key } }])
      game.run(PRESSING.reach - 20)
      expect(thumb.down).toBeNull()
      game.run(10)
      const name = isButton ? 'pushed' : 'steered'
      expect(game.told.at(-1)).toEqual({ name, data: { key, isAsked: true } })
      expect(Math.hypot(thumb.x - KEYS[key].tip.x, thumb.y - KEYS[key].tip.y)).toBeLessThan(5)
      // Held for as long as it is held.
      game.run(2000)
      expect(thumb.key).toBe(key)
      game.release({ area: key })
      game.run(10)
      expect(game.told.at(-1)).toEqual({ name: 'released', data: { key } })
      game.run(PRESSING.nothing - 10)
      expect(game.events.at(-1)).toBe('released')
      game.run(10)
      expect(game.told.at(-1)).toEqual({ name: 'nothing', data: { side: isButton ? 'right' : 'left' } })
      game.run(2000)
      const rest = REST[isButton ? 'right' : 'left']
      expect(thumb.x).toBeCloseTo(rest.x, 1)
      expect(thumb.y).toBeCloseTo(rest.y, 1)
    },
  )

  it('stays down for 90 ms at least, however short the touch', () => {
    const game = started()
    game.press({ area: 'up' })
    game.release({ area: 'up' })
    game.runUntil(() => game.events.includes('steered'))
    game.run(80)
    expect(game.events).not.toContain('released')
    game.run(10)
    expect(game.events.at(-1)).toBe('released')
  })

  it('has the thumb wait over it while the pointer is there', () => {
    const game = started()
    game.hover({ area: 'upper' })
    game.run(500)
    expect(game.state.thumbs.right.y).toBeCloseTo(KEYS.upper.tip.y, 1)
    expect(game.told).toEqual([])
    game.leave({ area: 'upper' })
    game.run(2000)
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
    const game = started()
    game.press({ area, at: { x: 700, y: 600 } })
    game.run(10)
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
    const game = play()
    game.run(4000 + tuning.quiet.value - 10)
    expect(game.state.thread).toBe(0)
    game.run(10)
    expect(game.state.thread).toBeGreaterThan(0)
    game.run(tuning.descent.value)
    expect(game.state.thread).toBe(1)
    expect(game.hitAreas().map(({ id }) => id)).toContain('spider')
    game.press({ area: 'spider' })
    game.run(SPIDER.up + 10)
    expect(game.state.thread).toBe(0)
    expect(game.events).toContain('frightened')
  })
})

describe('the secret', () => {
  function enter(game: ReturnType<typeof play>, keys: readonly string[]) {
    for (const area of keys) {
      game.press({ area })
      game.release({ area })
      game.run(400)
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
