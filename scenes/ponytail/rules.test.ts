import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { BODIES, HAIR, hairAt, MOODS, poseOf, RIBBONS, SNAIL, snailX } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = () => playRules(rules, tuning, { seed: 7, areas })

describe('her heads', () => {
  it('are seven, and come in a cycle, one a press, each telling so', () => {
    const game = play()
    expect(game.state.head).toBe(0)
    const heads = Array.from({ length: 8 }, () => {
      press(game, 'lancer')
      return game.state.head
    })
    expect(heads).toEqual([1, 2, 3, 4, 5, 6, 0, 1])
    expect(game.events).toEqual([...MOODS.slice(1), ...MOODS.slice(0, 2)])
  })

  it('change at once, wherever the page is pressed, and leave behind which they were', () => {
    const game = wait(play(), 500)
    press(game, null)
    expect(game.state).toMatchObject({ head: 1, before: 0, changedAt: 500 })
  })

  it('have the ribbon in seven places', () => {
    expect(new Set(RIBBONS.map(({ x, y }) => `${x} ${y}`)).size).toBe(MOODS.length)
    expect(RIBBONS[0]).toEqual({ x: 0, y: 0 })
  })
})

describe('her breath', () => {
  it('takes a second, up and down, by what its numbers say', () => {
    const game = play()
    expect(readAfter(game, [1000, 500, 500], () => game.state.lifts)).toMatchObject([
      { head: expect.closeTo(0, 9) },
      { head: expect.closeTo(tuning.head.value, 9), trunk: expect.closeTo(tuning.trunk.value, 9) },
      { head: expect.closeTo(0, 9) },
    ])
  })

  it('comes 0.2 s late to the far arm, and 0.3 s late to the near one', () => {
    const game = play()
    expect(readAfter(game, [1700, 100, 400, 100], () => game.state.lifts)).toMatchObject([
      { farArm: expect.closeTo(tuning.arms.value, 9) },
      { nearArm: expect.closeTo(tuning.arms.value, 9) },
      { farArm: expect.closeTo(0, 9) },
      { nearArm: expect.closeTo(0, 9) },
    ])
  })

  it('lifts every part by 7 to 10 px in a window of 1440 × 900', () => {
    for (const { value, min, max } of [tuning.head, tuning.trunk, tuning.sash, tuning.arms]) {
      for (const units of [value, min, max]) {
        expect(units * 0.9).toBeGreaterThanOrEqual(7)
        expect(units * 0.9).toBeLessThanOrEqual(10)
      }
    }
  })
})

describe('her tail', () => {
  it('comes to the ribbon of the head she has, a little past it, and stays there', () => {
    const game = play()
    game.press({ area: 'lancer' })
    const way = readAfter(game, new Array<number>(100).fill(10), () => game.state.tail.x)
    const { x, y } = RIBBONS[1] ?? { x: 0, y: 0 }
    expect(Math.min(...way)).toBeLessThan(x - 1)
    expect(Math.min(...way)).toBeGreaterThan(x - 20)
    expect(way.at(-1)).toBeCloseTo(x, 2)
    expect(game.state.tail.y).toBeCloseTo(y, 2)
  })

  it('jumps at no change, however soon it comes after the last', () => {
    const game = play()
    for (let tick = 0; tick < 300; tick++) {
      if (tick % 7 === 0 && tick < 200) game.press({ area: 'lancer' })
      const { x, y } = game.state.tail
      game.run(10)
      expect(Math.abs(game.state.tail.x - x)).toBeLessThan(18)
      expect(Math.abs(game.state.tail.y - y)).toBeLessThan(18)
    }
  })

  it('swings through when a head changes, and hangs still again a second and a half later', () => {
    const game = press(play(), 'lancer', 100)
    expect(game.state.tail.turn).toBeGreaterThan(0.005)
    game.run(1400)
    expect(game.state.tail.turn).toBeCloseTo(0, 4)
  })
})

describe('her hair', () => {
  it('has four drawings, each seen for 200 ms', () => {
    expect([0, 199, 200, 400, 600, 799, 800].map((now) => hairAt(now, null))).toEqual([0, 0, 1, 2, 3, 3, 0])
  })

  it('whips through all four once when her head changes, and goes on as if nothing had been', () => {
    const from = 1010
    expect([0, 59, 60, 120, 180, 239].map((since) => hairAt(from + since, from))).toEqual([0, 0, 1, 2, 3, 3])
    const over = from + HAIR.drawings * HAIR.whipped
    expect(hairAt(over, from)).toBe(hairAt(over, null))
  })
})

describe('her body', () => {
  it('has a pose for every mood, and no two are alike', () => {
    const poses = MOODS.map((mood) => JSON.stringify(BODIES[mood]))
    expect(new Set(poses).size).toBe(MOODS.length)
  })

  it('swings into the mood she has, a little past it, and comes to rest there', () => {
    const game = press(play(), 'lancer')
    const lean = poseOf('furious', 'lean')
    const way = readAfter(game, new Array<number>(100).fill(10), () => game.state.body.lean.at)
    expect(Math.min(...way)).toBeLessThan(lean * 1.01)
    expect(way.at(-1)).toBeCloseTo(lean, 3)
    expect(game.state.body.lance.at).toBeCloseTo(poseOf('furious', 'lance'), 3)
  })

  it('keeps the nib of the lance on the page but for love', () => {
    for (const mood of MOODS) {
      const tilt = BODIES[mood].lean + BODIES[mood].lance
      expect(tilt).toBeLessThanOrEqual(mood === 'smitten' ? 20 : 5)
    }
  })

  it('turns the tail with it', () => {
    const game = wait(press(play(), 'lancer'), 8000)
    expect(game.state.hair.turns.at(-1)).toBeCloseTo(poseOf('furious', 'tail'), 9)
  })
})

describe('the snail', () => {
  it('gets 6 units on every 20 s, and begins anew at the end of the toe', () => {
    const game = play()
    const waits = [19_990, 10, 20_000 * (SNAIL.most - 1), 20_000]
    expect(readAfter(game, waits, () => game.state.snail.steps)).toEqual([0, 1, SNAIL.most, 0])
    expect(snailX(1) - snailX(0)).toBeCloseTo(6, 9)
  })

  it('draws its eyes in when it is touched, which changes no head, and for a moment when a head changes', () => {
    const game = wait(play(), 100)
    press(game, 'snail')
    expect(game.state.head).toBe(0)
    expect(game.told).toEqual([{ name: 'poked', data: null }])
    const touched = game.state.snail.hidesUntil
    expect(touched).toBeGreaterThanOrEqual(1500)
    press(game, 'lancer')
    expect(game.state.snail.hidesUntil).toBe(touched)
    game.run(1400)
    press(game, 'lancer')
    expect(game.state.snail.hidesUntil).toBeGreaterThan(touched)
  })

  it('can be pressed where it is', () => {
    const game = wait(play(), 10)
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['snail', 'lancer'])
  })
})
