import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { distance, HOOK, LATE, PLACES, THINGS, toCamp, WATCHERS } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

/** A window in which a unit of the camp is a CSS pixel, and one in which it is less. */
const SIZE = { width: 1600, height: 1000 }
const LAPTOP = { width: 1440, height: 900 }

const play = (size = SIZE) => playRules(rules, tuning, { seed: 7, size, areas })

/** How often an event was told. */
const count = ({ events }: { readonly events: readonly string[] }, name: string) =>
  events.filter((one) => one === name).length

describe('the light', () => {
  it('breathes from 80 px to seven times that and back in 18 s, in every window', () => {
    for (const size of [SIZE, LAPTOP, { width: 1101, height: 1400 }]) {
      const game = play(size)
      expect(game.state.radius).toBe(80)
      game.run(9000)
      expect(game.state.radius).toBeCloseTo(560, 9)
      game.run(4500)
      expect(game.state.radius).toBeCloseTo(320, 9)
      game.run(4500)
      expect(game.state.radius).toBeCloseTo(80, 9)
    }
  })

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
    game.press({ at: { x: 300, y: 400 }, area: 'wood' })
    game.run(10)
    expect(game.state.lantern).toEqual({ x: 300, y: 400 })
    expect(game.state.hung).toEqual({ at: 0, side: -1 })
    expect(game.told).toEqual([{ name: 'hung', data: { thing: null } }])
  })

  it('hangs there in a window of another size, too', () => {
    const game = play(LAPTOP)
    game.press({ at: { x: 900, y: 450 }, area: 'wood' })
    game.run(10)
    expect(game.state.lantern).toEqual({ x: 1000, y: 500 })
    expect(game.state.hung?.side).toBe(1)
  })

  it('goes with the pointer as long as it is held, and no longer', () => {
    const game = play()
    game.move({ at: { x: 200, y: 200 } })
    game.run(10)
    expect(game.state).toMatchObject({ lantern: HOOK, hasPointer: true })
    game.press({ at: { x: 300, y: 400 }, area: 'wood' })
    game.move({ at: { x: 500, y: 450 } })
    game.run(10)
    expect(game.state).toMatchObject({ lantern: { x: 500, y: 450 }, isHeld: true })
    game.release({ at: { x: 500, y: 450 } })
    game.move({ at: { x: 900, y: 450 } })
    game.run(10)
    expect(game.state).toMatchObject({ lantern: { x: 500, y: 450 }, isHeld: false })
  })

  it('beams when it is pressed itself', () => {
    const game = play()
    game.press({ at: HOOK, area: 'lantern' })
    game.run(10)
    expect(game.events).toEqual(['glowed'])
  })

  it('stays in a window that becomes smaller', () => {
    const game = play()
    game.resize({ width: 1200, height: 1900 })
    game.press({ at: { x: 600, y: 20 }, area: 'wood' })
    game.run(10)
    expect(game.state.lantern.y).toBeLessThan(-1000)
    game.resize(SIZE)
    game.run(10)
    expect(game.state.lantern).toEqual({ x: 800, y: 8 })
  })

  it('has a moth that comes after it: 63 % of the way in 340 ms', () => {
    const game = play()
    game.press({ at: { x: 1400, y: 200 }, area: 'wood' })
    game.run(340)
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
    const byTheSleepy = { x: 1530, y: 720 }
    game.press({ at: byTheSleepy, area: 'wood' })
    game.run(10)
    expect(game.state.eyes[LATE]?.areShut).toBe(true)
    game.press({ at: { x: 261, y: 226 }, area: 'owl' })
    game.run(10)
    const late = (game.state.eyes[LATE]?.opensAt ?? 0) - game.playhead.now
    expect(late).toBeGreaterThanOrEqual(2200)
    expect(late).toBeLessThanOrEqual(3000)
    game.press({ at: byTheSleepy, area: 'wood' })
    game.run(10)
    const opensAt = game.state.eyes[0]?.opensAt ?? 0
    expect(opensAt).toBeGreaterThanOrEqual(game.playhead.now + 600)
    expect(opensAt).toBeLessThanOrEqual(game.playhead.now + 1400)
    game.runUntil(() => game.state.eyes[0]?.areShut === false)
    expect(game.playhead.now).toBe(Math.ceil(opensAt / 10) * 10)
  })

  it('wait anew when the light comes back before they have opened', () => {
    const game = play()
    game.press({ at: { x: 261, y: 226 }, area: 'owl' })
    game.run(10)
    game.press({ at: { x: 1500, y: 900 }, area: 'wood' })
    game.run(300)
    expect(game.state.eyes[0]?.opensAt).not.toBeNull()
    game.press({ at: { x: 261, y: 226 }, area: 'owl' })
    game.run(10)
    expect(game.state.eyes[0]).toMatchObject({ areShut: true, opensAt: null })
  })
})

describe('what is to be found', () => {
  it('is all found once the lantern has been everywhere: told once, and all are glad for 6 s', () => {
    const game = play()
    game.press({ at: { x: 760, y: 640 }, area: 'tent' })
    game.run(18_000)
    for (const thing of ['owl', 'bear', 'eared', 'toadstools'] as const) {
      expect(game.state.party).toBeNull()
      game.press({ at: PLACES[thing], area: thing })
      game.run(10)
    }
    game.press({ at: PLACES.round, area: 'round' })
    game.run(5000)
    expect(THINGS.filter((thing) => !game.state.finds[thing].isFound)).toEqual([])
    const { party } = game.state
    expect((party?.until ?? 0) - (party?.from ?? 0)).toBe(6000)
    game.run(18_000)
    expect(count(game, 'foundAll')).toBe(1)
  })

  it('is nothing to be glad of before the lantern has been hung anywhere, be the light wide enough for all', () => {
    const game = play({ width: 1101, height: 1400 })
    game.run(9000)
    expect(THINGS.filter((thing) => !game.state.finds[thing].isFound)).toEqual([])
    expect(game.state.party).toBeNull()
    game.press({ at: { x: 500, y: 700 }, area: 'wood' })
    game.run(10)
    expect(game.events).toContain('foundAll')
  })

  it('answers a press, each in its own way, for 1.5 s', () => {
    const answers = {
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
    } as const
    for (const thing of THINGS) {
      const game = play()
      game.press({ at: PLACES[thing], area: thing })
      game.run(10)
      expect(game.told[0]).toEqual({ name: 'hung', data: { thing } })
      expect(game.events).toContain(answers[thing])
      expect(game.state.finds[thing].answer).toEqual({ from: 0, until: 1500 })
    }
  })

  it('has names for the dark and for the light', () => {
    const game = play()
    const labelOf = (id: string) => game.hitAreas().find((area) => area.id === id)?.label.en
    expect(labelOf('bear')).toBe('Eyes over two glints')
    game.press({ at: PLACES.bear, area: 'bear' })
    game.run(10)
    expect(labelOf('bear')).toBe('The bear')
    expect(labelOf('owl')).toBe('Two big eyes')
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
    game.run(3990)
    expect(count(game, 'snored')).toBe(0)
    game.run(10)
    expect(count(game, 'snored')).toBe(1)
    game.run(4990)
    expect([count(game, 'snored'), count(game, 'turned')]).toEqual([2, 0])
    game.run(10)
    expect(game.state.page).toEqual({ from: 9000, until: 9700 })
    game.run(9000)
    expect([count(game, 'snored'), count(game, 'turned')]).toEqual([4, 2])
  })

  it('tickles in the dark, from 0.9 s on and every 2.3 s, and is caught in the light', () => {
    const game = play()
    game.press({ at: { x: 1500, y: 100 }, area: 'wood' })
    game.run(10)
    expect(game.state.tickleAt).toBe(910)
    game.run(900)
    expect(count(game, 'giggled')).toBe(1)
    expect(game.state.curl).toEqual({ from: 910, until: 1330 })
    game.run(2300)
    expect(count(game, 'giggled')).toBe(2)
    game.press({ at: { x: 700, y: 800 }, area: 'wood' })
    game.run(10)
    expect(game.state.tickleAt).toBeNull()
    expect(count(game, 'squeaked')).toBe(1)
  })

  it('hoots in the dark only', () => {
    const game = play()
    game.press({ at: PLACES.owl, area: 'owl' })
    game.run(17_900)
    // Once as an answer: then it slept in the light.
    expect(count(game, 'hooted')).toBe(1)
    game.press({ at: { x: 1500, y: 900 }, area: 'wood' })
    game.runUntil(() => count(game, 'hooted') === 2)
    expect(game.state.finds.owl.isLit).toBe(false)
  })

  it('has a light on in a mushroom once in a while, for 3.6 s', () => {
    const game = play()
    game.runUntil(() => count(game, 'lodged') === 1)
    const { tenant } = game.state
    expect(tenant?.from).toBeGreaterThanOrEqual(18_400)
    expect(tenant?.from).toBeLessThanOrEqual(27_610)
    expect((tenant?.until ?? 0) - (tenant?.from ?? 0)).toBe(3600)
  })
})
