import { describe, expect, it } from 'vitest'
import { GROUND_A_DRAWING } from '../../assets/characters/shared'
import { HEN_SCALE } from '../../assets/fowl/shared'
import { playRules } from '../../src/stage/time/playRules'
import { press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { CHICKENS, CORNERS, SIZE } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const MIDDLE = { x: 800, y: 500 }
/** A round: 100 parts of 400 ms. */
const ROUND_TIME = 40_000

const play = (seed = 16, tuned: Partial<Record<keyof typeof tuning, number>> = {}) =>
  playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

/** Presses her and lets a tick go by; hands back who was launched, a tick's flight from the border. */
function pressHen(game: Game) {
  const chicken = game.state.chickens[game.state.next]
  if (!chicken) throw new Error('Nobody is next.')
  game.press({ area: 'hen', at: { x: game.state.x, y: game.state.y } })
  game.run(20)
  return chicken
}

describe('the hen on the border', () => {
  it('begins at 0, in the far left corner, looking to the right', () => {
    expect(play().state).toMatchObject({ perimeter: 0, ...CORNERS.farLeft, facing: 'right' })
  })

  it('comes one part further in 400 ms, no more and no less', () => {
    const game = play()
    expect(readAfter(game, [380, 20, 400 * 33], () => game.state.perimeter)).toEqual([0.95, 1, 34])
  })

  it.each([
    [35, 'right', 'down', CORNERS.farRight],
    [50, 'down', 'left', CORNERS.nearRight],
    [85, 'left', 'up', CORNERS.nearLeft],
    [100, 'up', 'right', CORNERS.farLeft],
  ] as const)('turns at %d, to the tick, from looking %s to looking %s', (part, before, after, corner) => {
    const game = wait(play(), part * 400 - 20)
    expect(game.state.facing).toBe(before)
    const clucks = game.events.length
    game.run(20)
    expect(game.state).toMatchObject({ facing: after, perimeter: part % 100, ...corner, turnedAt: part * 400 })
    expect(game.events.slice(clucks)).toEqual(['turned'])
    expect(game.state.dust.some(({ large, raisedAt }) => large && raisedAt === part * 400)).toBe(true)
  })

  it('is halfway along a side at the middle of its parts', () => {
    const game = play()
    const waits = [17.5, 25, 25, 25].map((parts) => parts * 400)
    expect(readAfter(game, waits, () => ({ x: game.state.x, y: game.state.y }))).toEqual([
      { x: (CORNERS.farLeft.x + CORNERS.farRight.x) / 2, y: 312 },
      { x: 1404, y: 588.5 },
      { x: 800, y: 865 },
      { x: 199.5, y: 588.5 },
    ])
  })

  it('is where she began after every round, even the hundredth', () => {
    const game = wait(play(), 100 * ROUND_TIME)
    expect(game.state).toMatchObject({ perimeter: 0, facing: 'right' })
  })

  it('shows the next of six drawings every 120 ms and raises dust with each foot', () => {
    const game = play()
    const frames = readAfter(game, new Array<number>(7).fill(120), () => game.state.frame)
    expect(frames).toEqual([1, 2, 3, 4, 5, 0, 1])
    const again = play()
    const dust = readAfter(again, [800, 20], () => again.state.dust.map(({ raisedAt }) => raisedAt))
    expect(dust).toEqual([[360, 720], [720]])
  })

  it.each([
    ['far', CORNERS.farRight.x - CORNERS.farLeft.x, SIZE.far],
    ['near', CORNERS.nearRight.x - CORNERS.nearLeft.x, SIZE.near],
  ] as const)(
    'sets feet down on the %s side that stand still: the ground goes by as it does in the drawings',
    (_, long, size) => {
      const pace = long / 35 / tuning.stepTime.value
      const drawn = (pace * tuning.runFrame.value) / (size * HEN_SCALE)
      expect(drawn / GROUND_A_DRAWING).toBeGreaterThan(0.95)
      expect(drawn / GROUND_A_DRAWING).toBeLessThan(1.05)
    },
  )

  it('can be pressed where she is, in a list that is kept', () => {
    const game = play()
    const areas = game.hitAreas()
    expect(areas).toMatchObject([{ id: 'hen', label: { en: 'The running hen', fr: 'La poule qui court' } }])
    game.run(10_000)
    expect(game.hitAreas()).toBe(areas)
    const { x, y } = game.state
    expect(areas[0]?.shape).toEqual({ kind: 'rect', x: x - 104, y: y - 196, width: 208, height: 218 })
  })
})

describe('a press', () => {
  it('makes her flash for 150 ms, and runs on meanwhile', () => {
    const game = play()
    pressHen(game)
    expect(game.state).toMatchObject({ flashesUntil: 150, perimeter: 0.05 })
    game.run(200)
    pressHen(game)
    expect(game.state.flashesUntil).toBe(370)
  })

  it('tells of the fright and the flight, and anything else pressed says nothing', () => {
    const game = play()
    game.press({ area: null })
    press(game, 'well', 20)
    expect(game.events).toEqual([])
    pressHen(game)
    expect(game.events).toEqual(['startled', 'tookOff'])
  })

  it('launches from a random point of the border: every side, in proportion to its parts', () => {
    const sides = { top: 0, right: 0, bottom: 0, left: 0 }
    const game = play(7, { burst: 0, mostFeathers: 0, outOfSight: 0 })
    for (let i = 0; i < 2000; i++) {
      const { x, y, movingX, movingY } = pressHen(game)
      const from = { x: x - movingX, y: y - movingY }
      if (Math.abs(from.y - 312) < 1e-6) sides.top += 1
      else if (Math.abs(from.y - 865) < 1e-6) sides.bottom += 1
      else if (from.x > 800) sides.right += 1
      else sides.left += 1
    }
    // Within four standard deviations of 35, 15, 35 and 15 %.
    for (const side of [sides.top, sides.bottom]) expect(Math.abs(side - 700)).toBeLessThan(86)
    for (const side of [sides.left, sides.right]) expect(Math.abs(side - 300)).toBeLessThan(64)
  })

  it('launches the same from the same seed', () => {
    const [one, other] = [play(3), play(3)].map((game) => pressHen(game))
    expect(one).toEqual(other)
  })

  it('sheds feathers at once and on the way, never more than there may be', () => {
    const game = play()
    const feathers = () => game.state.feathers.length
    pressHen(game)
    expect(readAfter(game, [0, 260, 20], feathers)).toEqual([5, 5, 6])
    for (let i = 0; i < 12; i++) {
      pressHen(game)
      game.run(480)
    }
    expect(readAfter(game, [0, 30_000], feathers)).toEqual([44, 0])
  })
})

describe('a launched hen', () => {
  it('flies 9 units a tick of 20 ms', () => {
    const game = play()
    const chicken = pressHen(game)
    for (let i = 0; i < 50; i++) {
      const { x, y } = chicken
      game.run(20)
      expect(Math.hypot(chicken.x - x, chicken.y - y)).toBeCloseTo(9, 9)
    }
    expect(chicken.flown).toBeCloseTo(51 * 9, 6)
  })

  it.each([
    ['the far left corner', 0],
    ['the top', 17.5],
    ['the far right corner', 35],
    ['the right side', 42.5],
    ['the near right corner', 50],
    ['the bottom', 67.5],
    ['the near left corner', 85],
    ['the left side', 93],
    ['anywhere', 99.999],
  ])('flies from %s through the middle of the picture and on until she is out of sight', (_, from) => {
    const game = play()
    // Chance is made to start her there.
    game.playhead.world.random.between = () => from
    const chicken = pressHen(game)
    let nearest = Number.POSITIVE_INFINITY
    game.runUntil(() => {
      if (chicken.flying) nearest = Math.min(nearest, Math.hypot(chicken.x - MIDDLE.x, chicken.y - MIDDLE.y))
      return !chicken.flying
    }, 20_000)
    expect(nearest).toBeLessThanOrEqual(4.5 + 1e-6)
    const beyond = Math.max(Math.abs(chicken.x - MIDDLE.x) - 800, Math.abs(chicken.y - MIDDLE.y) - 500)
    expect(beyond).toBeGreaterThan(1240)
    expect(beyond).toBeLessThanOrEqual(1249)
  })

  it('is one of six in turn; after six the oldest is taken again, even in mid-flight', () => {
    const game = play()
    const isFlying = () => game.state.chickens.map(({ flying }) => flying)
    expect(isFlying()).not.toContain(true)
    const launched = Array.from({ length: CHICKENS }, () => pressHen(game))
    expect(new Set(launched).size).toBe(6)
    expect(launched).toEqual(game.state.chickens)
    expect(launched.map(({ launchedAt }) => launchedAt)).toEqual([0, 20, 40, 60, 80, 100])
    expect(isFlying()).toEqual(new Array<boolean>(6).fill(true))
    const [oldest] = launched
    expect(pressHen(game)).toBe(oldest)
    expect(oldest).toMatchObject({ launchedAt: 120, flying: true })
    expect(oldest?.flown).toBeCloseTo(9, 9)
    expect(isFlying()).toEqual(new Array<boolean>(6).fill(true))
  })
})
