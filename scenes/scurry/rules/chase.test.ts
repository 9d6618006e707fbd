import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, dataOf, input, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { HEDGEHOG, HEELS, INVENTOR, TURN } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const works = { area: 'works', at: { x: 400, y: 300 } } as const
const tens = { ...works, button: 'second' } as const

const start = () => playRules(rules, tuning, { seed: 7, areas })

function play() {
  const game = start()
  game.later()
  return wait(game, 10)
}

type Game = ReturnType<typeof play>

/** Collects a hundred, and waits until he has him. */
function catchHim(game: Game): Game {
  for (let press = 0; press < 10; press++) game.press(tens)
  game.runUntil(() => game.state.chase.caughtAt !== null, game.playhead.now + 3000)
  return game
}

describe('the way of the hedgehog', () => {
  it('is a stride of 7 units for each ten rings, and takes its time', () => {
    const game = play()
    for (let press = 0; press < 9; press++) game.press(works)
    expect([wait(game, 500).state.hedgehog.x, game.events.includes('gained')]).toEqual([HEDGEHOG.x, false])
    game.press(works)
    expect(readAfter(game, [10, 40, 10, 500], ({ hedgehog }) => hedgehog.x)).toEqual(
      [1.2, 6, 7, 7].map((way) => expect.closeTo(HEDGEHOG.x + way, 9)),
    )
    game.release(works)
    input(game, 'press', tens, 500)
    expect(game.state.hedgehog.x).toBeCloseTo(HEDGEHOG.x + 14, 9)
    expect(dataOf(game, 'gained')).toEqual([{ strides: 1 }, { strides: 2 }])
  })

  it('is none before it can be drawn where it leads', () => {
    const game = start()
    for (let press = 0; press < 12; press++) game.press(tens)
    wait(game, 3000)
    expect([game.state.hedgehog.x, game.state.rings, game.state.chase.rings]).toEqual([HEDGEHOG.x, 120, 0])
  })

  it('goes with the area that is pressed, and with its dust', () => {
    const game = play()
    for (let press = 0; press < 5; press++) game.press(tens)
    wait(game, 1500)
    const shape = game.hitAreas().find(({ id }) => id === 'hedgehog')?.shape
    expect(shape).toMatchObject({ x: HEDGEHOG.x + 35 - 150 })
  })
})

describe('the hundredth ring', () => {
  it('is his coat-tail, his hat and what he had, to the tick', () => {
    const game = catchHim(play())
    const caughtAt = game.playhead.now
    expect([game.state.hedgehog.x, game.state.springs.length]).toEqual([HEDGEHOG.x + 70, 12])
    for (const name of ['hatted', 'torn'] as const) {
      wait(game, caughtAt + TURN[name] - 10 - game.playhead.now)
      expect(game.events).not.toContain(name)
      expect(wait(game, 10).events).toContain(name)
    }
    wait(game, caughtAt + TURN.gone - game.playhead.now)
    expect(dataOf(game, 'robbed')).toEqual([{ loot: 'moon' }])
    expect(readAfter(game, [TURN.ends - TURN.gone - 10, 10], ({ chase }) => chase.caughtAt)).toEqual([caughtAt, null])
    const { hedgehog, inventor, chase } = game.state
    expect([hedgehog.x, inventor.x, chase.hats, chase.rings]).toEqual([HEDGEHOG.x, INVENTOR.x, 1, 0])
  })

  it('drags them apart: heels in on the one side, and then ahead on the other', () => {
    const game = wait(catchHim(play()), 500)
    expect([game.state.hedgehog.x, game.state.inventor.x]).toEqual([HEELS.x, INVENTOR.x - 30])
    wait(game, TURN.torn - 500 + 300)
    expect(game.state.hedgehog.x).toBeCloseTo(HEELS.recoil, 6)
    wait(game, TURN.gone - TURN.torn - 300)
    expect(game.state.inventor.x).toBe(HEELS.ahead)
  })

  it('has the world go by at a third of its pace while he holds him', () => {
    const game = play()
    const usual = game.state.back.pace
    catchHim(game)
    const paces = readAfter(game, [500, TURN.torn - 500, 500], ({ back, front }) => [
      back.pace / usual,
      front.pace / usual,
    ])
    expect(paces).toEqual([1 / 3, 1 / 3, 1].map((pace) => [expect.closeTo(pace, 6), expect.closeTo(pace * 1.5, 6)]))
  })

  it('counts what is collected meanwhile, but not for the next chase; the two answer no press', () => {
    const game = wait(catchHim(play()), 600)
    input(game, 'press', { ...tens, area: 'hedgehog' })
    input(game, 'press', { ...tens, area: 'inventor' }, 100)
    expect([game.state.rings, game.state.chase.rings, game.state.hedgehog.height]).toEqual([120, 0, 0])
    expect([countOf(game, 'hopped'), countOf(game, 'lostSpring')]).toEqual([0, 0])
  })

  it('comes again, and each time something else is carried off; hats pile up to four', () => {
    const game = play()
    const hats: number[] = []
    for (let round = 0; round < 5; round++) {
      wait(catchHim(game), TURN.ends)
      hats.push(game.state.chase.hats)
    }
    expect(hats).toEqual([1, 2, 3, 4, 4])
    expect(dataOf(game, 'robbed')).toEqual(['moon', 'clock', 'display', 'springs', 'moon'].map((loot) => ({ loot })))
  })

  it('means a clock that is seen, which goes by with its town', () => {
    const game = play()
    wait(catchHim(game), TURN.torn + 500)
    const { clockX } = game.state.chase
    expect(clockX).toBeGreaterThanOrEqual(460)
    expect(clockX).toBeLessThan(1660)
    wait(game, 1000)
    // A third of what the works slide in that time.
    expect(clockX - game.state.chase.clockX).toBeCloseTo(1600 / 9, 6)
  })

  it('leaves no spring behind in the long run', () => {
    const game = catchHim(play())
    game.runUntil(() => game.state.springs.length === 0, 60_000)
  })
})

describe('a long press', () => {
  it('is worth ten in all: one as it begins, and the rest after', () => {
    const game = input(play(), 'press', works, 500)
    expect(game.state.rings).toBe(1)
    input(game, 'press', tens)
    expect([game.state.rings, game.events]).toEqual([10, ['collectedOne', 'collectedTen', 'gained']])
    expect(input(game, 'press', tens).state.rings).toBe(20)
  })

  it('is over when it is let go of: then ten are ten', () => {
    const game = input(play(), 'press', works, 500)
    input(game, 'release', works, 500)
    expect(input(game, 'press', tens).state.rings).toBe(11)
  })
})
