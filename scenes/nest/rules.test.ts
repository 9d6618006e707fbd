import { describe, expect, it } from 'vitest'
import { BLOTLINGS, SLEEPER_SIZES, SLEEPERS } from '../../assets/blotlings/shared'
import { PERCHES, SCALES, SITTERS, SIZES, SPANS } from '../../assets/nest/shared'
import { areaAt, contains } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, input, press, readAfter, wait } from '../../tests/support/games'
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
    expect([0, 5].map((index) => gridPlaceOf({ side: 'left', index }))).toEqual([
      { column: 0, row: 0 },
      { column: 2, row: 1 },
    ])
    expect([0, 20].map((index) => gridPlaceOf({ side: 'right', index }))).toEqual([
      { column: 2, row: 0 },
      { column: 0, row: 6 },
    ])
    for (const side of ['left', 'right'] as const)
      for (const [index, { x }] of PORTRAITS[side].entries())
        for (const [other, { x: otherX }] of PORTRAITS[side].entries())
          if (gridPlaceOf({ side, index }).column < gridPlaceOf({ side, index: other }).column)
            expect(x).toBeLessThan(otherX)
  })

  it('are told by their areas', () => {
    expect(['left-9', 'leftNest', null].map((area) => portraitOf(area))).toEqual([
      { side: 'left', index: 9 },
      null,
      null,
    ])
  })

  it('swing once as they are looked at, and are let go', () => {
    const game = input(play(), 'hover', { at: { x: 174, y: 251 }, area: 'right-4' })
    expect(game.state.pointed).toEqual({ side: 'right', index: 4, since: 0, isOver: false })
    expect(game.state.swings).toEqual([{ side: 'right', index: 4, from: 0, until: 900 }])
    input(game, 'leave', { at: { x: 300, y: 500 }, area: 'right-4' })
    expect(game.state.pointed).toMatchObject({ index: 4, since: 10, isOver: true })
    expect(readAfter(game, [870, 10], () => game.state.swings.length)).toEqual([1, 0])
    expect(game.events).toEqual(['brushed'])
  })

  it('beckon after 1.2 s and every 6 s, until somebody is chosen', () => {
    const game = play()
    expect(readAfter(game, [1190, 10, 6000], () => game.state.beckonedAt)).toEqual([null, 1200, 7200])
    press(game, 'left-3', 20_000)
    expect(game.state.beckonedAt).toBe(7200)
  })
})

describe('the two in their nests', () => {
  it('are at first the tenth and the eighth of the list', () => {
    expect(play().state).toMatchObject({ left: { creature: 9 }, right: { creature: 7 } })
  })

  it('breathe in two drawings of 1500 ms, the right one 700 ms after the left', () => {
    const game = play()
    const breaths = () => `${game.state.left.breath} ${game.state.right.breath}`
    expect(readAfter(game, [690, 10, 790, 10], breaths)).toEqual(['0 0', '0 1', '0 1', '1 1'])
    expect(readAfter(game, [690, 10, 790], breaths)).toEqual(['1 1', '1 0', '1 0'])
    game.run(10)
    expect(game.state.left).toMatchObject({ breath: 0, breathSince: 3000 })
  })

  it('snore out what they have breathed in', () => {
    const game = wait(play(), 2200)
    expect(game.state.snores).toEqual([{ side: 'right', from: 2200, until: 4600 }])
    game.run(800)
    expect(game.state.snores.map(({ side }) => side)).toEqual(['right', 'left'])
  })

  it('change: the one sinks for 160 ms, the other rises for 220, and a little too far', () => {
    const game = wait(play(), 100)
    press(game, 'left-2')
    const nest = game.state.left
    expect(nest).toMatchObject({ creature: 2, move: { before: 9, height: 1, from: 100, gone: 260, until: 480 } })
    expect(game.told.slice(0, 2)).toEqual([
      { name: 'chose', data: { side: 'left', creature: 2 } },
      { name: 'cawed', data: null },
    ])
    expect([100, 259, 260].map((now) => seenIn(nest, now))).toEqual([9, 9, 2])
    const heights = [100, 260, 260 + 220 * 0.7, 480].map((now) => heightOf(nest, now))
    expect(heights).toEqual([1, 0, expect.closeTo(1.06, 9), 1])
    expect(readAfter(game, [360, 10], () => game.state.left.move === null)).toEqual([false, true])
    expect(game.state).toMatchObject({ right: { creature: 7 }, hasChosen: true })
  })

  it('may be changed again before anybody has risen: nobody sinks twice', () => {
    const game = press(play(), 'right-0', 100)
    press(game, 'right-1')
    expect(game.state.right).toMatchObject({ creature: 1, move: { before: 7, from: 0, gone: 160, until: 380 } })
    game.run(140)
    press(game, 'right-2')
    expect(game.state.right.move).toMatchObject({ before: 1, from: 250 })
    expect(game.state.right.move?.height).toBeLessThan(1.07)
  })

  it('may be the same on both sides', () => {
    const game = press(play(), 'right-9', 500)
    expect(game.state).toMatchObject({ left: { creature: 9 }, right: { creature: 9 } })
  })

  it('turn over when they are touched, or chosen again, and say something', () => {
    const game = press(play(), 'rightNest')
    expect(game.state.right.stir).toEqual({ from: 0, until: 900 })
    press(game, 'left-9')
    expect(game.state.left).toMatchObject({ move: null, stir: { from: 10, until: 910 } })
    expect(game.events).toEqual(['stirred', 'squeaked', 'stirred', 'snored'])
  })
})

describe('the company', () => {
  it.each([1, 2, 3, 4, 5])('a worm looks out for 4 s, and again after 20 to 40: from seed %i', (seed) => {
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
  })

  it('the worm is gone when it is touched, and can be touched only when it is there', () => {
    const game = play()
    expect(areaOf(game, 'worm')).toBeUndefined()
    game.runUntil(() => game.state.worm.out !== null)
    expect(areaOf(game, 'worm')).toBeDefined()
    press(game, 'worm')
    expect(game.events).toEqual(['peeped', 'ducked'])
    game.run(150)
    expect(areaOf(game, 'worm')).toBeUndefined()
  })

  it('the snail looks up when it is touched, and flies when the hill under it is another', () => {
    const game = press(play(), 'snail')
    expect(game.state.snail).toEqual({ look: { from: 0, until: 2600 }, toss: null })
    press(game, 'right-3')
    expect(game.state.snail.toss).toBeNull()
    press(game, 'left-3')
    expect(game.state.snail.toss).toEqual({ from: 20, until: 640 })
  })

  it('the snail’s area follows it to whoever is seen', () => {
    const game = play()
    const place = () => areaOf(game, 'snail')?.shape
    const [before] = readAfter(game, [0], place)
    game.press({ area: 'left-5' })
    const [still, after] = readAfter(game, [150, 20], place)
    expect(still).toEqual(before)
    expect(after).not.toEqual(before)
  })

  it('the lamp is turned low, and up again', () => {
    const game = press(play(), 'lantern', 500)
    expect(game.state.lamp).toEqual({ isLow: true, turnedAt: 0 })
    press(game, 'lantern', 290)
    press(game, 'lantern')
    expect(game.state.lamp).toEqual({ isLow: false, turnedAt: 500 })
    expect(game.events).toEqual(['dimmed', 'lit'])
  })

  it.each(['left', 'right'] as const)(
    'whoever sleeps on the %s, the mug is clear of it, even as it turns over',
    (side) => {
      const game = play()
      for (let creature = 0; creature < COUNT; creature++) {
        press(game, `${side}-${creature}`, 1000)
        expect(game.state[side].creature).toBe(creature)
        const [mug, nest] = ['mug', `${side}Nest`].map((id) => areaOf(game, id)?.shape)
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
    const game = press(play(), 'right-9', 1000)
    expect(areaAt(game.hitAreas(), { x: 886, y: 640 })?.id).toBe('rightNest')
    press(game, 'right-2', 1000)
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
