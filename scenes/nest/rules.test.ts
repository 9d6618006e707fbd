import { describe, expect, it } from 'vitest'
import { BLOTLINGS, SLEEPER_SIZES, SLEEPERS } from '../../assets/blotlings/shared'
import { PERCHES, SCALES, SITTERS, SIZES, SPANS } from '../../assets/nest/shared'
import { areaAt, contains } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { COUNT, CRIES, gridPlaceOf, heightOf, NESTS, PORTRAITS, portraitOf, seenIn } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })

describe('the 21', () => {
  it('are as large asleep as they are beside the others: 11.5 units times 1.17 for each of their size', () => {
    expect(SLEEPERS).toHaveLength(COUNT)
    for (let creature = 0; creature < COUNT; creature++) {
      const long = (SCALES[creature] ?? 0) * (SPANS[creature] ?? 0)
      expect(long).toBeCloseTo(11.5 * (SLEEPER_SIZES[creature] ?? 0) * 1.17, 9)
    }
    expect((SCALES[9] ?? 0) * (SPANS[9] ?? 0)).toBeCloseTo(376.74, 2)
    expect(Math.min(...SLEEPER_SIZES)).toBe(18)
    expect(Math.max(...SLEEPER_SIZES)).toBe(28)
  })

  it('each have a portrait on either side, words, a cry of their own and a place for a snail', () => {
    expect(new Set(CRIES).size).toBe(COUNT)
    expect(PERCHES).toHaveLength(COUNT)
    expect(SITTERS.map(({ name }) => name.en)).toMatchObject({
      0: 'Emberfox',
      7: 'Snowhare',
      9: 'Dozebrock',
      20: 'Turnipper',
    })
    expect(SITTERS).toEqual(SLEEPERS.map((number) => BLOTLINGS[number]))
    expect(SIZES).toEqual(SLEEPER_SIZES)
    expect(PORTRAITS.left).toHaveLength(COUNT)
    expect(PORTRAITS.right).toHaveLength(COUNT)
  })
})

describe('the portraits', () => {
  it('hang in three columns of seven, the right side the mirror image of the left', () => {
    expect(gridPlaceOf({ side: 'left', index: 0 })).toEqual({ column: 0, row: 0 })
    expect(gridPlaceOf({ side: 'left', index: 5 })).toEqual({ column: 2, row: 1 })
    expect(gridPlaceOf({ side: 'right', index: 0 })).toEqual({ column: 2, row: 0 })
    expect(gridPlaceOf({ side: 'right', index: 20 })).toEqual({ column: 0, row: 6 })
    for (const side of ['left', 'right'] as const)
      for (const [index, { x }] of PORTRAITS[side].entries())
        for (const [other, { x: otherX }] of PORTRAITS[side].entries())
          if (gridPlaceOf({ side, index }).column < gridPlaceOf({ side, index: other }).column)
            expect(x).toBeLessThan(otherX)
  })

  it('are told by their areas', () => {
    expect(portraitOf('left-9')).toEqual({ side: 'left', index: 9 })
    expect(portraitOf('leftNest')).toBeNull()
    expect(portraitOf(null)).toBeNull()
  })

  it('swing once as they are looked at, and are let go', () => {
    const game = play()
    game.playhead.queue({ kind: 'hover', at: { x: 174, y: 251 }, area: 'right-4', button: 'main' })
    game.run(10)
    expect(game.state.pointed).toEqual({ side: 'right', index: 4, since: 0, isOver: false })
    expect(game.state.swings).toEqual([{ side: 'right', index: 4, from: 0, until: 900 }])
    game.playhead.queue({ kind: 'leave', at: { x: 300, y: 500 }, area: 'right-4', button: 'main' })
    game.run(10)
    expect(game.state.pointed).toMatchObject({ index: 4, since: 10, isOver: true })
    game.run(870)
    expect(game.state.swings).toHaveLength(1)
    game.run(10)
    expect(game.state.swings).toEqual([])
    expect(game.events).toEqual(['brushed'])
  })

  it('beckon after 1.2 s and every 6 s, until somebody is chosen', () => {
    const game = play()
    game.run(1190)
    expect(game.state.beckonedAt).toBeNull()
    game.run(10)
    expect(game.state.beckonedAt).toBe(1200)
    game.run(6000)
    expect(game.state.beckonedAt).toBe(7200)
    game.press({ area: 'left-3' })
    game.run(20_000)
    expect(game.state.beckonedAt).toBe(7200)
  })
})

describe('the two in their nests', () => {
  it('are at first the tenth and the eighth of the list', () => {
    expect(play().state).toMatchObject({ left: { creature: 9 }, right: { creature: 7 } })
  })

  it('breathe in two drawings of 1500 ms, the right one 700 ms after the left', () => {
    const game = play()
    const breaths = () => [game.state.left.breath, game.state.right.breath]
    game.run(690)
    expect(breaths()).toEqual([0, 0])
    game.run(10)
    expect(breaths()).toEqual([0, 1])
    game.run(790)
    expect(breaths()).toEqual([0, 1])
    game.run(10)
    expect(breaths()).toEqual([1, 1])
    game.run(690)
    expect(breaths()).toEqual([1, 1])
    game.run(10)
    expect(breaths()).toEqual([1, 0])
    game.run(790)
    expect(breaths()).toEqual([1, 0])
    game.run(10)
    expect(game.state.left).toMatchObject({ breath: 0, breathSince: 3000 })
  })

  it('snore out what they have breathed in', () => {
    const game = play()
    game.run(2200)
    expect(game.state.snores).toEqual([{ side: 'right', from: 2200, until: 4600 }])
    game.run(800)
    expect(game.state.snores.map(({ side }) => side)).toEqual(['right', 'left'])
  })

  it('change: the one sinks for 160 ms, the other rises for 220, and a little too far', () => {
    const game = play()
    game.run(100)
    game.press({ area: 'left-2' })
    game.run(10)
    const nest = game.state.left
    expect(nest).toMatchObject({ creature: 2, move: { before: 9, height: 1, from: 100, gone: 260, until: 480 } })
    expect(game.told.slice(0, 2)).toEqual([
      { name: 'chose', data: { side: 'left', creature: 2 } },
      { name: 'cawed', data: null },
    ])
    expect([100, 259, 260].map((now) => seenIn(nest, now))).toEqual([9, 9, 2])
    expect(heightOf(nest, 100)).toBe(1)
    expect(heightOf(nest, 260)).toBe(0)
    expect(heightOf(nest, 260 + 220 * 0.7)).toBeCloseTo(1.06, 9)
    expect(heightOf(nest, 480)).toBe(1)
    game.run(360)
    expect(game.state.left.move).not.toBeNull()
    game.run(10)
    expect(game.state.left.move).toBeNull()
    expect(game.state.right.creature).toBe(7)
    expect(game.state.hasChosen).toBe(true)
  })

  it('may be changed again before anybody has risen: nobody sinks twice', () => {
    const game = play()
    game.press({ area: 'right-0' })
    game.run(100)
    game.press({ area: 'right-1' })
    game.run(10)
    expect(game.state.right).toMatchObject({ creature: 1, move: { before: 7, from: 0, gone: 160, until: 380 } })
    game.run(140)
    game.press({ area: 'right-2' })
    game.run(10)
    expect(game.state.right.move).toMatchObject({ before: 1, from: 250 })
    expect(game.state.right.move?.height).toBeLessThan(1.07)
  })

  it('may be the same on both sides', () => {
    const game = play()
    game.press({ area: 'right-9' })
    game.run(500)
    expect(game.state).toMatchObject({ left: { creature: 9 }, right: { creature: 9 } })
  })

  it('turn over when they are touched, or chosen again, and say something', () => {
    const game = play()
    game.press({ area: 'rightNest' })
    game.run(10)
    expect(game.state.right.stir).toEqual({ from: 0, until: 900 })
    game.press({ area: 'left-9' })
    game.run(10)
    expect(game.state.left).toMatchObject({ move: null, stir: { from: 10, until: 910 } })
    expect(game.events).toEqual(['stirred', 'squeaked', 'stirred', 'snored'])
  })
})

describe('the company', () => {
  it('a worm looks out for 4 s, and again after 20 to 40', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = play(seed)
      game.runUntil(() => game.state.worm.out !== null)
      const first = game.playhead.now
      expect(first).toBeGreaterThanOrEqual(6000)
      expect(first).toBeLessThanOrEqual(9010)
      expect(game.state.worm.out).toEqual({ from: first, until: first + 4000 })
      game.run(4000)
      expect(game.state.worm.out).toBeNull()
      const away = game.state.worm.nextAt - (first + 4000)
      expect(away).toBeGreaterThanOrEqual(20_000)
      expect(away).toBeLessThanOrEqual(40_000)
    }
  })

  it('the worm is gone when it is touched, and can be touched only when it is there', () => {
    const game = play()
    const isThere = () => game.hitAreas().some(({ id }) => id === 'worm')
    expect(isThere()).toBe(false)
    game.runUntil(() => game.state.worm.out !== null)
    expect(isThere()).toBe(true)
    game.press({ area: 'worm' })
    game.run(10)
    expect(game.events).toEqual(['peeped', 'ducked'])
    game.run(150)
    expect(isThere()).toBe(false)
  })

  it('the snail looks up when it is touched, and flies when the hill under it is another', () => {
    const game = play()
    game.press({ area: 'snail' })
    game.run(10)
    expect(game.state.snail).toEqual({ look: { from: 0, until: 2600 }, toss: null })
    game.press({ area: 'right-3' })
    game.run(10)
    expect(game.state.snail.toss).toBeNull()
    game.press({ area: 'left-3' })
    game.run(10)
    expect(game.state.snail.toss).toEqual({ from: 20, until: 640 })
  })

  it('the snail’s area follows it to whoever is seen', () => {
    const game = play()
    const place = () => structuredClone(game.hitAreas().find(({ id }) => id === 'snail')?.shape)
    const before = place()
    game.press({ area: 'left-5' })
    game.run(150)
    expect(place()).toEqual(before)
    game.run(20)
    expect(place()).not.toEqual(before)
  })

  it('the lamp is turned low, and up again', () => {
    const game = play()
    game.press({ area: 'lantern' })
    game.run(500)
    expect(game.state.lamp).toEqual({ isLow: true, turnedAt: 0 })
    game.press({ area: 'lantern' })
    game.run(290)
    game.press({ area: 'lantern' })
    game.run(10)
    expect(game.state.lamp).toEqual({ isLow: false, turnedAt: 500 })
    expect(game.events).toEqual(['dimmed', 'lit'])
  })

  it.each(['left', 'right'] as const)(
    'whoever sleeps on the %s, the mug is clear of it, even as it turns over',
    (side) => {
      const game = play()
      for (let creature = 0; creature < COUNT; creature++) {
        game.press({ area: `${side}-${creature}` })
        game.run(1000)
        expect(game.state[side].creature).toBe(creature)
        const [mug, nest] = ['mug', `${side}Nest`].map((id) => game.hitAreas().find((area) => area.id === id)?.shape)
        if (mug?.kind !== 'rect' || nest?.kind !== 'polygon') throw new Error('Mug or nest has another shape.')
        // Turning over it is so much the wider.
        const points = nest.points.map(({ x, y }) => ({ x: NESTS[side].x + (x - NESTS[side].x) * 1.054, y }))
        for (let x = mug.x; x <= mug.x + mug.width; x += 4)
          for (let y = mug.y; y <= mug.y + mug.height; y += 4)
            expect(contains({ kind: 'polygon', points }, { x, y }), `${creature} at ${x}, ${y}`).toBe(false)
      }
    },
  )

  it('a press on the eye of the badger on the right stirs it, and one beside the smallest sleepers only earth', () => {
    const game = play()
    game.press({ area: 'right-9' })
    game.run(1000)
    expect(areaAt(game.hitAreas(), { x: 886, y: 640 })?.id).toBe('rightNest')
    game.press({ area: 'right-2' })
    game.run(1000)
    expect(areaAt(game.hitAreas(), { x: 886, y: 640 })).toBeNull()
  })

  it('no touch is without an answer: mug, key, and earth', () => {
    const game = play()
    game.press({ area: 'mug' })
    game.press({ area: 'key' })
    game.press({ area: null, at: { x: 500, y: 300 } })
    game.run(10)
    expect(game.events).toEqual(['clinked', 'glinted', 'crumbled'])
    expect(game.state).toMatchObject({
      mug: { from: 0, until: 700 },
      key: { from: 0, until: 1100 },
      crumbs: [{ x: 500, y: 300, from: 0, until: 900 }],
    })
    game.run(890)
    expect(game.state.crumbs).toEqual([])
  })

  it('however often one knocks, there are no more than eight heaps of crumbs', () => {
    const game = play()
    for (let time = 0; time < 20; time++) game.press({ area: null, at: { x: 500, y: 300 } })
    game.run(10)
    expect(game.state.crumbs).toHaveLength(8)
  })
})
