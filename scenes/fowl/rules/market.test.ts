import { describe, expect, it } from 'vitest'
import { THINGS, type ThingName } from '../../../assets/fowl-later/shared'
import { playRules } from '../../../src/stage/time/playRules'
import { dataOf, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { CHICKENS, sideAt } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

function play(seed = 16) {
  const game = playRules(rules, tuning, { seed, areas })
  game.later()
  return game
}
type Game = ReturnType<typeof play>

/** Has the next hen take off from there. */
function launchFrom(game: Game, part: number) {
  game.playhead.world.random.between = () => part
  const chicken = game.state.chickens[game.state.next]
  if (!chicken) throw new Error('Nobody is next.')
  press(game, 'hen', 20)
  return chicken
}

/** How many of eleven flights break something, and what. */
const brokenBy = (game: Game, parts: readonly number[]): ThingName[] => {
  for (const part of parts) {
    launchFrom(game, part)
    game.run(6000)
  }
  return game.state.broken.map(({ thing }) => thing)
}

describe('the market', () => {
  it('stays whole as long as it cannot be drawn otherwise', () => {
    const game = playRules(rules, tuning, { seed: 16, areas })
    for (let hen = 0; hen < CHICKENS; hen++) wait(press(game, 'hen', 20), 6000)
    expect(game.state).toMatchObject({ broken: [], basketSince: null })
    expect(game.events).not.toContain('broke')
  })

  it('is flown into where she comes by: at the tick in which she is beside it', () => {
    const game = play()
    const chicken = launchFrom(game, 85)
    const { hits } = chicken
    if (!hits) throw new Error('She aims at nothing.')
    const { movingX, movingY } = chicken
    game.runUntil(() => game.events.includes('broke'), 10_000)
    const { x, y } = THINGS[hits.thing]
    const ahead = ((x - chicken.x) * movingX + (y - chicken.y) * movingY) / 9
    expect(ahead).toBeLessThanOrEqual(0)
    expect(ahead).toBeGreaterThan(-9)
    expect(game.state.broken).toEqual([{ thing: hits.thing, at: game.playhead.now }])
    expect(dataOf(game, 'broke')).toEqual([{ thing: hits.thing }])
    expect(chicken.hits).toBeNull()
    expect(game.state.dust.some((puff) => puff.large && puff.x === x && puff.y === y)).toBe(true)
  })

  it('keeps her on her line: she flies straight through the middle as ever', () => {
    const game = play()
    const chicken = launchFrom(game, 17.5)
    let nearest = Number.POSITIVE_INFINITY
    game.runUntil(() => {
      if (chicken.flying) nearest = Math.min(nearest, Math.hypot(chicken.x - 800, chicken.y - 500))
      return !chicken.flying
    }, 20_000)
    expect(nearest).toBeLessThanOrEqual(4.5 + 1e-6)
  })

  it('breaks thing by thing, the nearest to her way first, and nothing twice', () => {
    const game = play()
    const broken = brokenBy(game, [60, 60, 60, 60, 8, 8, 93, 93, 42, 42, 42])
    expect(new Set(broken).size).toBe(broken.length)
    expect(broken.length).toBeGreaterThanOrEqual(7)
  })

  it('can break all over, from every side of the square', () => {
    const seen = new Set<ThingName>()
    for (let part = 0; part < 100; part += 2.5) {
      const game = play()
      expect(sideAt(part).name).toBeDefined()
      for (const thing of brokenBy(game, [part, part, part])) seen.add(thing)
    }
    expect([...seen].sort()).toEqual(Object.keys(THINGS).sort())
  })

  it('has two hens aim at two things', () => {
    const game = play()
    const [one, other] = [launchFrom(game, 60), launchFrom(game, 60)]
    expect(one.hits).not.toBeNull()
    expect(other.hits?.thing).not.toBe(one.hits?.thing)
  })

  it('opens a window with each thing that breaks, for the first four: who looks out has something to say', () => {
    const game = play()
    const windows = () => game.hitAreas().filter(({ id }) => id.startsWith('window')).length
    expect(windows()).toBe(0)
    press(game, 'window0', 20)
    expect(game.events).not.toContain('spoke')
    const counts = [60, 60, 8, 8, 93].map((part) => {
      const broken = brokenBy(game, [part]).length
      return [Math.min(4, broken), windows()] as const
    })
    for (const [broken, open] of counts) expect(open).toBe(broken)
    expect(windows()).toBe(4)
    press(game, 'window3', 20)
    expect(dataOf(game, 'spoke')).toEqual([{ window: 3 }])
    expect(game.state.spokeAt).toEqual([null, null, null, game.playhead.now - 20])
  })
})
