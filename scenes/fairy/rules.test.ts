import { describe, expect, it } from 'vitest'
import type { Input } from '../../src/stage/contract/scene'
import { boundsOf, contains } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { depthOf, FOUNTAIN, MOST_RIPPLES } from './layout'
import { rules } from './rules'
import type { FairyState } from './state'
import { tuning } from './tuning'

const play = (numbers = {}, seed = 7) => playRules(rules, tuning, { seed, areas, tuning: numbers })
const on = (area: string | null, x = 800, y = 500): Input => ({ at: { x, y }, area, button: 'main' })

describe('the fairies', () => {
  it('start at (0.4, 0.5), (0.5, 0.5) and (0.6, 0.5)', () => {
    expect(play().state.fairies.map(({ x, y }) => [x, y])).toEqual([
      [0.4, 0.5],
      [0.5, 0.5],
      [0.6, 0.5],
    ])
  })

  it('fly at 0.03 a second, 1.75 times that to the sides', () => {
    const game = play()
    const [fairy] = game.state.fairies
    if (!fairy) throw new Error('Nobody flies.')
    Object.assign(fairy, { angle: 0, dist: 0.1 })
    game.run(1000)
    expect(fairy.x).toBeCloseTo(0.4 + 0.03 * 1.75, 12)
    expect(fairy.y).toBeCloseTo(0.5, 12)
    expect(fairy.dist).toBeCloseTo(0.07, 12)
    Object.assign(fairy, { angle: Math.PI / 2, dist: 0.1 })
    game.run(1000)
    expect(fairy.x).toBeCloseTo(0.4525, 12)
    expect(fairy.y).toBeCloseTo(0.53, 12)
  })

  it('go exactly as far as they meant to, then choose again, to the tick', () => {
    const game = play()
    const [fairy] = game.state.fairies
    if (!fairy) throw new Error('Nobody flies.')
    Object.assign(fairy, { x: 0.5, angle: 0, dist: 0.0301 })
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
    expect(mean(distances)).toBeCloseTo(0.05, 2)
  })

  it('are held within 0.1 and 0.9 on both axes', () => {
    const game = play()
    for (const [angle, x, y] of [
      [0, 0.9, 0.5],
      [Math.PI, 0.1, 0.5],
      [Math.PI / 2, 0.5, 0.9],
      [-Math.PI / 2, 0.5, 0.1],
    ] as const) {
      const [fairy] = game.state.fairies
      if (!fairy) throw new Error('Nobody flies.')
      Object.assign(fairy, { x, y, angle, dist: 0.1 })
      game.run(500)
      expect(fairy.x).toBeCloseTo(x, 9)
      expect(fairy.y).toBeCloseTo(y, 9)
    }
    const wild = play({ speed: 1 })
    wild.run(120_000)
  })
})

describe('the bottle', () => {
  it('stands at the fountain until it is taken, and is then where the pointer is', () => {
    const game = play()
    game.run(50)
    expect(game.state.bottle).toMatchObject({ x: 1376, y: 640, taken: false })
    game.move({ at: { x: 312, y: 404 } })
    game.run(10)
    expect(game.state.bottle).toMatchObject({ x: 312, y: 404, taken: true })
  })

  it('swings after the hand, is squashed by a press, and comes to rest', () => {
    const game = play()
    game.move({ at: { x: 400, y: 300 } })
    game.run(3000)
    game.move({ at: { x: 440, y: 300 } })
    game.run(60)
    expect(game.state.bottle.tilt).toBeGreaterThan(0.03)
    game.press(on(null, 440, 300))
    game.run(50)
    expect(game.state.bottle.squash).toBeLessThan(-0.05)
    game.run(4000)
    expect(game.state.bottle.tilt).toBeCloseTo(0, 3)
    expect(game.state.bottle.squash).toBeCloseTo(0, 3)
  })

  it('empty, takes the fairy that is pressed; the cork follows 300 ms later', () => {
    const game = play()
    const her = game.state.fairies.find(({ kind }) => kind === 1)
    const [x, y] = [her?.x ?? 0, her?.y ?? 0]
    game.press(on('fairy-1'))
    game.run(10)
    expect(kindsOf(game.state)).toEqual([0, 2])
    expect(game.state.bottle).toMatchObject({ holds: 1, takenFrom: { x: x * 1600, y: y * 1000 } })
    expect(game.events).toEqual(['caught'])
    game.run(280)
    expect(game.events).not.toContain('corked')
    game.run(10)
    expect(game.events).toEqual(['caught', 'corked'])
  })

  it('keeps her whom a double click has caught, however fast she goes in', () => {
    for (const entering of [tuning.entering.min, tuning.entering.value, tuning.entering.max]) {
      for (const apart of [0, 10, 120, 290]) {
        const game = play({ entering })
        game.press(on('fairy-1'))
        game.run(apart)
        game.press(on('fountain'))
        game.run(10)
        expect(game.state.bottle.holds).toBe(1)
        expect(game.events).not.toContain('freed')
      }
    }
  })

  it('lets her go whom a double click has let out', () => {
    const game = play()
    game.press(on('fairy-1'))
    game.run(300)
    game.press(on('fountain'))
    game.run(290)
    game.press(on('fairy-1'))
    game.run(10)
    expect(game.state.bottle.holds).toBeNull()
    game.press(on('fairy-1'))
    game.run(10)
    expect(game.state.bottle.holds).toBe(1)
  })

  it('pops its cork when it is opened', () => {
    const game = play()
    game.press(on('fairy-1'))
    game.run(300)
    game.press(on('fountain'))
    game.run(10)
    expect(game.state.cork).toMatchObject({ goneAt: 300 + 900 })
    game.run(880)
    expect(game.state.cork).not.toBeNull()
    game.run(10)
    expect(game.state.cork).toBeNull()
  })

  it('takes only one at a time: a second one laughs, and stays', () => {
    const game = play()
    game.press(on('fairy-1'))
    game.press(on('fairy-0'))
    game.run(10)
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
    game.press(on('fairy-2', 960, 500))
    game.run(2000)
    game.press(on('fountain', 517, 433))
    game.run(10)
    const freed = game.state.fairies.find(({ kind }) => kind === 2)
    expect(game.state.bottle.holds).toBeNull()
    // She has flown for one tick since.
    expect(Math.abs((freed?.x ?? 0) - 517 / 1600)).toBeLessThanOrEqual(0.0003 * 1.75)
    expect(Math.abs((freed?.y ?? 0) - 433 / 1000)).toBeLessThanOrEqual(0.0003)
    expect(game.events).toEqual(['caught', 'corked', 'freed'])
  })

  it('releases her to the unit, before any time goes by', () => {
    const game = play()
    game.press(on('fairy-2'))
    game.run(300)
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
    game.press(on('fountain'))
    game.press(on('fountain'))
    game.run(10)
    expect(game.state.fairies).toHaveLength(3)
    expect(game.events).toEqual(['hiccuped'])
    game.run(1140)
    game.press(on('fountain'))
    game.run(10)
    expect(game.events).toEqual(['hiccuped', 'hiccuped'])
  })

  it('full, releases nobody anywhere else', () => {
    const game = play()
    game.press(on('fairy-0'))
    game.run(500)
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
      game.press(on(`fairy-${round % 3}`))
      game.run(400)
      game.press(on('fountain', 600 + round, 500))
      game.run(300)
    }
    expect(game.state.fairies).toHaveLength(3)
    expect(game.events.filter((name) => name === 'freed')).toHaveLength(60)
  })
})

describe('rings on the water', () => {
  it('die away after 1700 ms', () => {
    const game = play({ dripping: 10_000 })
    game.press(on('fountain'))
    game.run(530)
    expect(game.state.ripples).toHaveLength(1)
    game.run(1690)
    expect(game.state.ripples).toHaveLength(0)
  })

  it('are never more than the picture has sprites for', () => {
    const game = play({ dripping: 100, ripple: 8000 })
    game.run(9000)
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
    game.press(on('fairy-1'))
    game.run(10)
    expect(ids().sort()).toEqual(['fairy-0', 'fairy-2', ...rest].sort())
    expect(ids().slice(-3)).toEqual(rest)
    game.run(300)
    game.press(on('fountain'))
    game.run(10)
    expect(ids().sort()).toEqual(['fairy-0', 'fairy-1', 'fairy-2', ...rest].sort())
  })

  it('is listed with the nearest fairy first', () => {
    const game = play({ speed: 0.5 })
    for (let ms = 0; ms < 20_000; ms += 1000) {
      game.run(1000)
      const heights = game.state.fairies.map(({ y }) => Math.round(y * 50))
      expect(heights).toEqual(heights.toSorted((one, other) => other - one))
      const nearestFirst = game.state.fairies.map(({ kind }) => `fairy-${kind}`)
      expect(
        game
          .hitAreas()
          .map(({ id }) => id)
          .slice(0, 3),
      ).toEqual(nearestFirst)
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

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
