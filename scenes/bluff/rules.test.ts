import { describe, expect, it } from 'vitest'
import { manifest } from '../../assets/bluff/manifest'
import { playRules } from '../../src/stage/time/playRules'
import { countOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { BAT, batAt, DROP, inkOver, PROW, ROOST, rideOf, SCENES } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (tuned: Partial<Record<keyof typeof tuning, number>> = {}) =>
  playRules(rules, tuning, { seed: 20, tuning: tuned, areas })

type Game = ReturnType<typeof play>

const idsOf = (game: Game) => game.hitAreas().map(({ id }) => id)

/** A game that has crossed into the cave, to the end of it, 510 ms in. */
const inside = (tuned: Parameters<typeof play>[0] = {}) => press(play(tuned), 'mouth', 510)

/** That something is a row of so many drawings of 200 ms each, to the tick, and begins again. */
function expectDrawings(drawings: number, drawingOf: (game: Game) => number): void {
  const game = play()
  for (let tick = 1; tick <= 400; tick++) {
    game.run(10)
    expect(drawingOf(game)).toBe(Math.floor((tick * 10) / 200) % drawings)
  }
}

describe('the waves', () => {
  it('throw up spray that has as many drawings as they have: one of each is seen at once', () => {
    expect(manifest.sprites.spray.frames).toHaveLength(9)
    expect(manifest.sprites.roller.frames).toHaveLength(9)
  })

  it('are nine drawings of 200 ms each, to the tick, and begin again', () => {
    expectDrawings(9, ({ state }) => state.wave)
  })

  it('go on in the cave, and while somebody crosses', () => {
    const [within, without] = [inside(), play()]
    without.run(510)
    for (let i = 0; i < 30; i++) {
      within.run(100)
      without.run(100)
      expect(within.state).toMatchObject({ wave: without.state.wave, drip: without.state.drip })
    }
  })

  it('bear the prow up and down by ten units, and it comes back in nine drawings', () => {
    const game = play()
    const rides = Array.from({ length: 180 }, () => {
      game.run(10)
      return rideOf(game.state.swell)
    })
    expect(Math.max(...rides.map(({ rise }) => rise))).toBeCloseTo(PROW.rise, 2)
    expect(Math.min(...rides.map(({ rise }) => rise))).toBeCloseTo(-PROW.rise, 2)
    expect(Math.max(...rides.map(({ turn }) => Math.abs(turn)))).toBeCloseTo((1.5 / 180) * Math.PI, 4)
    expect(game.state.swell).toBeCloseTo(0, 9)
  })
})

describe('the drop', () => {
  it('is four drawings of 200 ms each, to the tick', () => {
    expectDrawings(4, ({ state }) => state.drip)
  })

  it('is heard in the tick in which it reaches the water, every 800 ms, and inside only', () => {
    const outside = wait(play(), 4000)
    expect(outside.events).toEqual([])
    const game = inside()
    // 510 ms: it falls into the fourth drawing at 600, 1400 and 2200.
    expect(readAfter(game, [80, 10, 790, 10, 800], () => countOf(game, 'dripped'))).toEqual([0, 1, 1, 2, 3])
  })

  it('has further to fall than to gather', () => {
    expect(DROP.to - DROP.from).toBeGreaterThan(500)
  })
})

describe('the way in and out', () => {
  it('takes 500 ms, to the tick, and is on the other side in the middle of them', () => {
    const game = press(play(), 'mouth')
    expect(game.told).toEqual([{ name: 'entered', data: null }])
    expect(game.state.crossing).toMatchObject({ to: 'inside' })
    expect(readAfter(game, [230, 10], () => game.state.side)).toEqual(['outside', 'inside'])
    expect(game.told.at(-1)).toEqual({ name: 'arrived', data: { side: 'inside' } })
    expect(readAfter(game, [240, 10], () => game.state.crossing === null)).toEqual([false, true])
  })

  it('leads out again', () => {
    const game = press(inside(), 'opening', 510)
    expect(game.state).toMatchObject({ side: 'outside', crossing: null })
    expect(game.events.filter((name) => name !== 'dripped')).toEqual(['entered', 'arrived', 'left', 'arrived'])
  })

  it('is black in the middle, and clear at either end', () => {
    const crossing = { from: 1000, until: 1500 }
    expect([1000, 1125, 1250, 1375, 1500].map((now) => inkOver(crossing, now))).toEqual([0, 0.5, 1, 0.5, 0])
    expect(inkOver(null, 7)).toBe(0)
  })

  it('cannot be pressed before the page is black, nor can anything else', () => {
    const game = press(play(), 'mouth')
    for (const area of ['mouth', 'opening', 'gull', 'goat', 'bat', 'scratches']) press(game, area)
    expect(game.events).toEqual(['entered'])
  })

  it.each([300, 360, 430, 480])(
    'can be turned back %i ms after it began: the ink comes back from where it is',
    (after) => {
      const game = press(play(), 'mouth')
      const begun = game.state.crossing?.from ?? Number.NaN
      game.run(after - 10)
      const ink = inkOver(game.state.crossing, begun + after)
      press(game, 'opening')
      expect(game.events).toEqual(['entered', 'arrived', 'left'])
      expect(game.state).toMatchObject({ side: 'inside', crossing: { to: 'outside' } })
      expect(inkOver(game.state.crossing, begun + after)).toBeCloseTo(ink, 9)
      game.run(500)
      expect(game.state).toMatchObject({ side: 'outside', crossing: null })
    },
  )

  it('turns back at once where the page is black', () => {
    const game = press(play(), 'mouth', 250)
    press(game, 'opening')
    expect(game.events).toEqual(['entered', 'arrived', 'left', 'arrived'])
    expect(game.state).toMatchObject({ side: 'outside', crossing: { to: 'outside' } })
  })

  it('lets everything be pressed as soon as the other side is seen', () => {
    const game = press(play(), 'mouth', 250)
    press(game, 'bat')
    press(game, 'scratches')
    expect(game.events).toEqual(['entered', 'arrived', 'stirred', 'chased'])
  })

  it('shows on each side what is there, and nothing of the other', () => {
    expect([play(), inside()].map(idsOf)).toEqual([
      ['gull', 'goat', 'mouth'],
      ['bat', 'scratches', 'opening'],
    ])
  })

  it('leads nowhere from the wrong side', () => {
    const game = press(play(), 'opening')
    expect(game.state).toMatchObject({ side: 'outside', crossing: null })
    expect(game.events).toEqual([])
  })
})

describe('the mouth', () => {
  it('tempts whoever points at it, until she leaves it or has entered', () => {
    const game = input(play(), 'hover', { area: 'mouth' })
    expect(game.state.isTempted).toBe(true)
    input(game, 'leave', { area: 'mouth' })
    expect(game.state.isTempted).toBe(false)
    game.hover({ area: 'mouth' })
    press(game, 'mouth', 510)
    expect(game.state.isTempted).toBe(false)
  })
})

describe('gull and goat', () => {
  it.each([
    ['gull', 'cried', 'gullCry', tuning.cry.value],
    ['goat', 'bleated', 'bleat', tuning.bleat.value],
  ] as const)('the %s says so when it is pressed', (area, event, span, lasts) => {
    const game = wait(play(), 1000)
    press(game, area)
    expect(game.events).toEqual([event])
    expect(game.state[span]).toEqual({ from: 1000, until: 1000 + lasts })
  })
})

describe('the bat', () => {
  it('opens an eye, flies when it is pressed again, turns over when it is pressed in the air, and hangs again', () => {
    const game = press(inside({ dropsToRun: 200 }), 'bat')
    expect(game.state.bat).toMatchObject({ stir: { from: 510 }, flight: null })
    press(game, 'bat')
    expect(game.state.bat).toMatchObject({ stir: null, flight: { from: 520, until: 520 + tuning.flight.value } })
    game.run(1000)
    press(game, 'bat')
    expect(game.state.bat.roll).toEqual({ from: 1530, until: 1530 + tuning.roll.value })
    game.run(tuning.flight.value)
    expect(game.state.bat).toEqual({ stir: null, flight: null, roll: null })
    const own = ['stirred', 'flown', 'rolled']
    expect(game.events.filter((name) => own.includes(name))).toEqual(own)
  })

  it('falls asleep again when nobody goes on', () => {
    const game = press(inside(), 'bat')
    const waits = [tuning.stir.value - 20, 10]
    expect(readAfter(game, waits, () => game.state.bat.stir === null)).toEqual([false, true])
    press(game, 'bat')
    expect(countOf(game, 'stirred')).toBe(2)
  })

  it('is pressed where it is, by its roost or in the air, and never leaves the cave', () => {
    const game = inside()
    const home = { kind: 'circle', x: ROOST.x, y: ROOST.y + BAT.down, radius: BAT.reach }
    expect(game.hitAreas()[0]?.shape).toMatchObject(home)
    const flight = { from: 0, until: tuning.flight.value }
    for (let now = 0; now <= flight.until; now += 10) {
      const { x, y } = batAt(flight, now)
      expect(x).toBeGreaterThan(200)
      expect(x).toBeLessThan(1500)
      expect(y).toBeGreaterThan(60)
      expect(y).toBeLessThan(760)
    }
    expect(batAt(flight, 0)).toEqual({ x: home.x, y: home.y })
    expect(batAt(flight, flight.until)).toEqual({ x: home.x, y: home.y })
  })
})

describe('what is scratched into the wall', () => {
  it('runs on when it is pressed, scene by scene and round again, and not while it runs', () => {
    const game = inside({ dropsToRun: 200 })
    for (let scene = 1; scene <= SCENES; scene++) {
      press(game, 'scratches')
      press(game, 'scratches')
      expect(game.state.scratches).toMatchObject({ scene: scene % SCENES })
      game.run(tuning.run.value)
      expect(game.state.scratches.run).toBeNull()
    }
    expect(countOf(game, 'chased')).toBe(SCENES)
  })

  it('runs by itself after fourteen drops, though nobody has touched it', () => {
    const game = inside()
    game.runUntil(() => game.state.scratches.scene === 1)
    expect(countOf(game, 'dripped')).toBe(14)
    expect(game.told.at(-1)).toEqual({ name: 'crept', data: { scene: 1 } })
  })
})
