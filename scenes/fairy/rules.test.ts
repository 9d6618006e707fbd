import { describe, expect, it } from 'vitest'
import type { Input } from '../../src/stage/contract/scene'
import { boundsOf, contains } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { point, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { depthOf, FOUNTAIN, MOST_RIPPLES } from './layout'
import { rules } from './rules'
import type { Fairy, FairyState } from './state'
import { tuning } from './tuning'

const play = (numbers = {}, seed = 7) => playRules(rules, tuning, { seed, areas, tuning: numbers })
const on = (area: string | null, x = 800, y = 500): Input => ({ at: { x, y }, area, button: 'main' })

/** The first fairy, who is made to fly like that. */
function sent(game: ReturnType<typeof play>, how: Partial<Fairy>): Fairy {
  const [fairy] = game.state.fairies
  if (!fairy) throw new Error('Nobody flies.')
  return Object.assign(fairy, how)
}

describe('the fairies', () => {
  it('start at (0.4, 0.5), (0.5, 0.5) and (0.6, 0.5)', () => {
    expect(play().state.fairies).toMatchObject([0.4, 0.5, 0.6].map((x) => ({ x, y: 0.5 })))
  })

  it('fly at 0.03 a second, 1.75 times that to the sides', () => {
    const game = play()
    const fairy = sent(game, { angle: 0, dist: 0.1 })
    game.run(1000)
    expect(fairy).toMatchObject({ x: expect.closeTo(0.4 + 0.03 * 1.75, 12), y: expect.closeTo(0.5, 12) })
    expect(fairy.dist).toBeCloseTo(0.07, 12)
    Object.assign(fairy, { angle: Math.PI / 2, dist: 0.1 })
    game.run(1000)
    expect(fairy).toMatchObject({ x: expect.closeTo(0.4525, 12), y: expect.closeTo(0.53, 12) })
  })

  it('go exactly as far as they meant to, then choose again, to the tick', () => {
    const game = play()
    const fairy = sent(game, { x: 0.5, angle: 0, dist: 0.0301 })
    game.run(1000)
    expect(fairy.angle).toBe(0)
    game.run(10)
    expect(fairy.x).toBeCloseTo(0.5 + 0.0301 * 1.75, 12)
    expect(fairy.angle).not.toBe(0)
  })

  it('choose headings all around, and distances up to 0.1', () => {
    const game = play({ speed: 1 })
    const headings: number[] = []
    const distances: number[] = []
    for (let ms = 0; ms < 60_000; ms += 10) {
      const before = game.state.fairies.map(({ angle }) => angle)
      game.run(10)
      game.state.fairies.forEach(({ angle, dist }, place) => {
        if (angle === before[place]) return
        headings.push(angle)
        distances.push(dist)
      })
    }
    expect(headings.length).toBeGreaterThan(1000)
    for (const quarter of [0, 1, 2, 3]) {
      const share = headings.filter((angle) => Math.floor((angle / Math.PI) * 2) === quarter).length / headings.length
      expect(share).toBeCloseTo(0.25, 1)
    }
    expect(Math.max(...distances)).toBeLessThan(0.1)
    expect(Math.max(...distances)).toBeGreaterThan(0.098)
    expect(distances.reduce((sum, distance) => sum + distance, 0) / distances.length).toBeCloseTo(0.05, 2)
  })

  it('are held within 0.1 and 0.9 on both axes', () => {
    const game = play()
    for (const [angle, x, y] of [
      [0, 0.9, 0.5],
      [Math.PI, 0.1, 0.5],
      [Math.PI / 2, 0.5, 0.9],
      [-Math.PI / 2, 0.5, 0.1],
    ] as const) {
      const fairy = sent(game, { x, y, angle, dist: 0.1 })
      game.run(500)
      expect(fairy).toMatchObject({ x: expect.closeTo(x, 9), y: expect.closeTo(y, 9) })
    }
    play({ speed: 1 }).run(120_000)
  })
})

describe('the bottle', () => {
  it('stands at the fountain until it is taken, and is then where the pointer is', () => {
    const game = wait(play(), 50)
    expect(game.state.bottle).toMatchObject({ x: 1376, y: 640, taken: false })
    point(game, { x: 312, y: 404 })
    expect(game.state.bottle).toMatchObject({ x: 312, y: 404, taken: true })
  })

  it('swings after the hand, is squashed by a press, and comes to rest', () => {
    const game = play()
    point(game, { x: 400, y: 300 }, 3000)
    point(game, { x: 440, y: 300 }, 60)
    expect(game.state.bottle.tilt).toBeGreaterThan(0.03)
    press(game, null, 50, { x: 440, y: 300 })
    expect(game.state.bottle.squash).toBeLessThan(-0.05)
    game.run(4000)
    expect(game.state.bottle.tilt).toBeCloseTo(0, 3)
    expect(game.state.bottle.squash).toBeCloseTo(0, 3)
  })

  it('empty, takes the fairy that is pressed; the cork follows 300 ms later', () => {
    const game = play()
    const her = game.state.fairies.find(({ kind }) => kind === 1)
    const takenFrom = { x: (her?.x ?? 0) * 1600, y: (her?.y ?? 0) * 1000 }
    press(game, 'fairy-1')
    expect(kindsOf(game.state)).toEqual([0, 2])
    expect(game.state.bottle).toMatchObject({ holds: 1, takenFrom })
    expect(readAfter(game, [0, 280, 10], () => game.events)).toEqual([['caught'], ['caught'], ['caught', 'corked']])
  })

  it('keeps her whom a double click has caught, however fast she goes in', () => {
    for (const entering of [tuning.entering.min, tuning.entering.value, tuning.entering.max]) {
      for (const apart of [0, 10, 120, 290]) {
        const game = play({ entering })
        press(game, 'fairy-1', apart)
        press(game, 'fountain')
        expect(game.state.bottle.holds).toBe(1)
        expect(game.events).not.toContain('freed')
      }
    }
  })

  it('lets her go whom a double click has let out', () => {
    const game = play()
    press(game, 'fairy-1', 300)
    press(game, 'fountain', 290)
    press(game, 'fairy-1')
    expect(game.state.bottle.holds).toBeNull()
    press(game, 'fairy-1')
    expect(game.state.bottle.holds).toBe(1)
  })

  it('pops its cork when it is opened', () => {
    const game = play()
    press(game, 'fairy-1', 300)
    press(game, 'fountain')
    expect(game.state.cork).toMatchObject({ goneAt: 300 + 900 })
    expect(readAfter(game, [880, 10], ({ cork }) => cork === null)).toEqual([false, true])
  })

  it('takes only one at a time: a second one laughs, and stays', () => {
    const game = play()
    game.press({ area: 'fairy-1' })
    press(game, 'fairy-0')
    expect(game.state.bottle.holds).toBe(1)
    expect(kindsOf(game.state)).toEqual([0, 2])
    expect(game.told).toEqual([
      { name: 'caught', data: { fairy: 1 } },
      { name: 'laughed', data: { fairy: 0 } },
    ])
    expect(game.state.fairies.find(({ kind }) => kind === 0)?.laughsUntil).toBe(1000)
  })

  it('full, releases her over the fountain, exactly under the pointer', () => {
    const game = play()
    press(game, 'fairy-2', 2000, { x: 960, y: 500 })
    press(game, 'fountain', 10, { x: 517, y: 433 })
    const freed = game.state.fairies.find(({ kind }) => kind === 2)
    expect(game.state.bottle.holds).toBeNull()
    // She has flown for one tick since.
    expect(Math.abs((freed?.x ?? 0) - 517 / 1600)).toBeLessThanOrEqual(0.0003 * 1.75)
    expect(Math.abs((freed?.y ?? 0) - 433 / 1000)).toBeLessThanOrEqual(0.0003)
    expect(game.events).toEqual(['caught', 'corked', 'freed'])
  })

  it('releases her to the unit, before any time goes by', () => {
    const game = play()
    press(game, 'fairy-2', 300)
    rules.press?.(game.state, on('fountain', 517, 433), game.playhead.world)
    expect(game.state.fairies.at(-1)).toMatchObject({ kind: 2, x: 517 / 1600, y: 0.433 })
  })

  it('all of the fountain lies where fairies may be', () => {
    for (const { x, y } of FOUNTAIN) {
      expect(x).toBeGreaterThanOrEqual(160)
      expect(x).toBeLessThanOrEqual(1440)
      expect(y).toBeGreaterThanOrEqual(100)
      expect(y).toBeLessThanOrEqual(900)
    }
  })

  it('empty, releases nothing: the toad hiccups, once at a time', () => {
    const game = play()
    game.press({ area: 'fountain' })
    press(game, 'fountain')
    expect(game.state.fairies).toHaveLength(3)
    expect(game.events).toEqual(['hiccuped'])
    game.run(1140)
    press(game, 'fountain')
    expect(game.events).toEqual(['hiccuped', 'hiccuped'])
  })

  it('full, releases nobody anywhere else', () => {
    const game = play()
    press(game, 'fairy-0', 500)
    for (const area of ['garden', 'toad', null]) game.press(on(area, 60, 900))
    game.run(10)
    expect(game.events.slice(2)).toEqual(['knocked', 'hiccuped', 'knocked'])
    expect(game.state.bottle.holds).toBe(0)
    expect(game.state.fairies).toHaveLength(2)
  })

  it('can take and release for hours: a press on one who is not there does nothing', () => {
    const game = play()
    for (let round = 0; round < 60; round++) {
      game.press(on(`fairy-${round % 3}`))
      press(game, `fairy-${round % 3}`, 400, { x: 800, y: 500 })
      press(game, 'fountain', 300, { x: 600 + round, y: 500 })
    }
    expect(game.state.fairies).toHaveLength(3)
    expect(game.events.filter((name) => name === 'freed')).toHaveLength(60)
  })
})

describe('rings on the water', () => {
  it('die away after 1700 ms', () => {
    const game = play({ dripping: 10_000 })
    game.press({ area: 'fountain' })
    expect(readAfter(game, [530, 1690], ({ ripples }) => ripples.length)).toEqual([1, 0])
  })

  it('are never more than the picture has sprites for', () => {
    const game = wait(play({ dripping: 100, ripple: 8000 }), 9000)
    expect(game.state.ripples).toHaveLength(MOST_RIPPLES)
  })
})

describe('the depth of a fairy', () => {
  it('is how many are nearer, and -1 of her in the bottle', () => {
    const { fairies } = play().state
    fairies.reverse().pop()
    expect([depthOf(fairies, 0), depthOf(fairies, 1), depthOf(fairies, 2)]).toEqual([-1, 1, 0])
  })
})

const NOWHERE = { kind: 'circle', x: 0, y: 0, radius: 0 } as const

describe('what can be pressed', () => {
  it('is every fairy that flies, where she flies, then toad, fountain and garden', () => {
    const game = play()
    const ids = () => game.hitAreas().map(({ id }) => id)
    const rest = ['toad', 'fountain', 'garden']
    expect(ids()).toEqual(['fairy-0', 'fairy-1', 'fairy-2', ...rest])
    game.run(3000)
    for (const { kind, x, y } of game.state.fairies) {
      const area = game.hitAreas().find(({ id }) => id === `fairy-${kind}`)
      const { x: left, y: top, width, height } = boundsOf(area?.shape ?? NOWHERE)
      expect(left + width / 2).toBeCloseTo(x * 1600, 6)
      expect(top + height / 2).toBeCloseTo(y * 1000, 6)
      expect(height).toBeCloseTo(2 * (98 * (0.86 + 0.3 * y) + 8), 6)
    }
    press(game, 'fairy-1')
    expect(ids().sort()).toEqual(['fairy-0', 'fairy-2', ...rest].sort())
    expect(ids().slice(-3)).toEqual(rest)
    game.run(300)
    press(game, 'fountain')
    expect(ids().sort()).toEqual(['fairy-0', 'fairy-1', 'fairy-2', ...rest].sort())
  })

  it('is listed with the nearest fairy first', () => {
    const game = play({ speed: 0.5 })
    for (let ms = 0; ms < 20_000; ms += 1000) {
      game.run(1000)
      const heights = game.state.fairies.map(({ y }) => Math.round(y * 50))
      expect(heights).toEqual(heights.toSorted((one, other) => other - one))
      const [first, second, third] = game.hitAreas()
      expect([first?.id, second?.id, third?.id]).toEqual(game.state.fairies.map(({ kind }) => `fairy-${kind}`))
    }
  })

  it('is one kept list, its labels kept too', () => {
    const game = play()
    const first = game.hitAreas()
    const labels = first.map(({ label }) => label)
    game.run(500)
    expect(game.hitAreas()).toBe(first)
    for (const { label } of game.hitAreas()) expect(labels).toContain(label)
  })

  it('can be pressed wherever the bottle is', () => {
    const areas = play().hitAreas()
    for (const at of [
      { x: -290, y: -290 },
      { x: 1890, y: 1290 },
      { x: 800, y: 500 },
    ]) {
      expect(areas.some(({ shape }) => contains(shape, at))).toBe(true)
    }
  })
})

function kindsOf({ fairies }: FairyState): number[] {
  return fairies.map(({ kind }) => kind).sort()
}
