import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { point, press, readEvery, wait } from '../../tests/support/games'
import { areas } from './areas'
import { CLOCK, DOG_HEIGHT, FULL, hiddenBy, LAUGHS, MOST, pawsAt, peekOf, RISE, riseOf } from './layout'
import { rules } from './rules'
import { tuning } from './tuning'

const play = (tuned: Partial<Record<keyof typeof tuning, number>> = {}, seed = 21) =>
  playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

/** Presses the grass there, and waits that many ms after the tick in which that takes place. */
function pressAt(game: Game, x: number, wait = 0): void {
  press(game, 'meadow', 10, { x, y: 800 })
  game.run(wait)
}

const riseNow = ({ state, playhead }: Game) => riseOf(state.dog.leap, playhead.now)

/** Calls him until he laughs like that, and stops a tick after he has set off. */
function callFor(laugh: string): Game {
  const game = play()
  for (let leap = 0; leap < 60; leap++) {
    pressAt(game, 800)
    if (game.state.dog.laugh === laugh) return game
    game.run(3000)
  }
  throw new Error(`He never laughs ${laugh}.`)
}

describe('the dog', () => {
  it('comes up where somebody has pressed, at once', () => {
    const game = wait(play(), 1000)
    pressAt(game, 650)
    expect(game.state.dog).toMatchObject({ x: 650, leap: { from: 1000, until: 4000 } })
    expect(game.events).toEqual(['peeped', 'sprung'])
  })

  it.each([
    [0, 240],
    [239, 240],
    [240, 240],
    [1360, 1360],
    [1361, 1360],
    [1600, 1360],
  ])('pressed at %d comes up at %d: within 15…85 %% of the width', (pressed, x) => {
    const game = play()
    pressAt(game, pressed)
    expect(game.state.dog.x).toBe(x)
  })

  it('is up by 88 % of his height and down again, 3 s after he was called', () => {
    const game = play()
    pressAt(game, 800)
    expect(Math.max(...readEvery(game, 10, 299, () => riseNow(game)))).toBe(0.88)
    expect([game.state.dog.leap, riseNow(game)]).toEqual([null, 0])
    expect(game.events.filter((name) => name === 'sank')).toHaveLength(1)
  })

  it('goes up by 88 % of his height, stays, and comes down, never the other way', () => {
    expect(pawsAt(0) - pawsAt(RISE)).toBeCloseTo(0.88 * DOG_HEIGHT, 9)
    const leap = { from: 0, until: 3000 }
    for (let now = 10; now <= 600; now += 10) expect(riseOf(leap, now)).toBeGreaterThanOrEqual(riseOf(leap, now - 10))
    for (let now = 600; now <= 2280; now += 10) expect(riseOf(leap, now)).toBe(0.88)
    for (let now = 2290; now <= 3000; now += 10) expect(riseOf(leap, now)).toBeLessThan(riseOf(leap, now - 10))
    expect(riseOf(leap, 3000)).toBe(0)
  })

  it('is deaf for 3 s, to the tick', () => {
    const game = play()
    pressAt(game, 400, 2970)
    pressAt(game, 1200)
    expect(game.state.dog).toMatchObject({ x: 400, leap: { from: 0, until: 3000 } })
    game.run(10)
    expect(game.state.dog.leap).toBeNull()
    pressAt(game, 1200)
    expect(game.state.dog).toMatchObject({ x: 1200, leap: { from: 3000, until: 6000 } })
  })

  it('answers whoever presses meanwhile with grass that sways, and no more', () => {
    const game = play()
    pressAt(game, 400, 1000)
    pressAt(game, 1200)
    expect(game.told.at(-1)).toEqual({ name: 'rustled', data: { x: 1200 } })
    expect(game.state.ripples).toMatchObject([{ x: 400 }, { x: 1200 }])
  })

  it('has four pictures, all of which come, and never the same twice running', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = play({}, seed)
      const seen: string[] = []
      for (let leap = 0; leap < 40; leap++) {
        pressAt(game, 800)
        expect(game.state.dog.laugh).not.toBe(seen.at(-1))
        seen.push(game.state.dog.laugh)
        game.run(3000)
      }
      expect(new Set(seen)).toEqual(new Set(LAUGHS))
    }
  })

  it('is of two pictures in the fourth, which alternate every 350 ms, to the tick', () => {
    const game = callFor('burst')
    const from = game.state.dog.leap?.from ?? Number.NaN
    for (let tick = 1; tick < 300; tick++) {
      expect(game.state.dog.isHolding).toBe(Math.floor((game.playhead.now - from) / 350) % 2 === 0)
      game.run(10)
    }
    expect(game.state.dog.isHolding).toBe(false)
  })

  it.each(['whoop', 'bow', 'tongue'] as const)('holds nothing in when he laughs %s', (laugh) => {
    const game = callFor(laugh)
    const seen = [game.state.dog.isHolding, ...readEvery(game, 10, 299, ({ dog }) => dog.isHolding)]
    expect(seen).not.toContain(true)
  })

  it.each([
    ['whoop', 'woofed'],
    ['bow', 'chuckled'],
    ['tongue', 'razzed'],
    ['burst', 'howled'],
  ] as const)('barks of %s as nothing else does, once, on his way up', (laugh, bark) => {
    const game = callFor(laugh)
    const before = game.events.length
    game.run(400)
    expect(game.events.slice(before)).toEqual([])
    game.run(10)
    expect(game.events.slice(before)).toContain(bark)
    game.run(3000)
    expect(game.events.slice(before).filter((name) => name === bark)).toHaveLength(1)
  })

  it('looks and barks towards the wider side', () => {
    const game = play()
    pressAt(game, 300)
    expect(game.state.dog.looksLeft).toBe(false)
    game.run(3000)
    pressAt(game, 1300)
    expect(game.state.dog.looksLeft).toBe(true)
  })

  it('can be tickled, but not called, where he is seen', () => {
    const game = play()
    pressAt(game, 600, 800)
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['mouse', 'dog', 'clock', 'meadow'])
    press(game, 'dog', 10, { x: 600, y: 500 })
    expect(game.events.at(-1)).toBe('tickled')
    expect(game.state.dog).toMatchObject({ leap: { from: 0, until: 3000 }, tickle: { from: 810, until: 1410 } })
  })
})

describe('in the grass he', () => {
  it('looks out before a second has gone by, and again and again', () => {
    const game = play()
    game.runUntil(() => game.state.prowl.peek !== null, 1000)
    const { peek } = game.state.prowl
    expect(peekOf(peek, (peek?.from ?? 0) + 1300)).toBe(1)
    expect(peekOf(peek, peek?.until ?? 0)).toBe(0)
    game.run(30_000)
    expect(game.events.filter((name) => name === 'peeped').length).toBeGreaterThan(2)
  })

  it('goes after the pointer, no faster than he can, and stops under it', () => {
    const game = wait(play({ peekEvery: 60_000 }), 4000)
    const goal = game.state.prowl.x < 800 ? 1300 : 300
    point(game, { x: goal, y: 500 })
    for (let tick = 0; tick < 400; tick++) {
      const { x } = game.state.prowl
      game.run(10)
      expect(Math.abs(game.state.prowl.x - x)).toBeLessThanOrEqual(4.3 + 1e-9)
    }
    expect(Math.abs(game.state.prowl.x - goal)).toBeLessThanOrEqual(14)
    expect(game.state.prowl.pace).toBe(0)
  })

  it('goes where he likes when nobody points anywhere', () => {
    const places = readEvery(play(), 1000, 40, ({ prowl }) => Math.round(prowl.x / 100))
    expect(new Set(places).size).toBeGreaterThan(3)
  })

  it.each([-112, -61.5, 0, 20, 111])(
    'leaps where the rustling grass is pressed, %d beside him, to the unit',
    (aside) => {
      const game = wait(play(), 2000)
      const x = game.state.prowl.x + aside
      expect(game.state.prowl.x).toBeGreaterThan(240 + 112)
      expect(game.state.prowl.x).toBeLessThan(1360 - 112)
      press(game, 'rustle', 10, { x, y: 700 })
      expect(game.state.dog.x).toBe(x)
    },
  )

  it.each([
    [10, 240],
    [1590, 1360],
  ])('leaps within 15…85 %% of the width when the rustling grass is pressed at %d', (pressed, x) => {
    const game = wait(play(), 2000)
    press(game, 'rustle', 10, { x: pressed, y: 700 })
    expect(game.state.dog.x).toBe(x)
  })

  it('is where he came down, and peeps at nobody while he is up', () => {
    const game = wait(play(), 1000)
    expect(game.state.prowl.peek).not.toBeNull()
    pressAt(game, 1200)
    expect(game.state.prowl).toMatchObject({ x: 1200, peek: null })
    game.run(3000)
    expect(game.events.slice(2)).not.toContain('peeped')
  })
})

describe('the dandelion', () => {
  it('loses four seeds to every bark, which fly away from him and cross the page in 9 s', () => {
    const game = play()
    pressAt(game, 400, 420)
    expect(game.state.clock.seeds).toBe(FULL - 4)
    expect(game.state.seeds).toHaveLength(4)
    for (const { goesLeft, x, from, until } of game.state.seeds) {
      expect(goesLeft).toBe(false)
      expect(until - from).toBeCloseTo(((1600 - x + 400) / 1600) * 9000, 6)
    }
    game.run(3000)
    pressAt(game, 1360, 420)
    expect(game.state.seeds.slice(4).map(({ goesLeft }) => goesLeft)).toEqual([true, true, true, true])
  })

  it('is bald after six barks, and another opens 14 s later, to the tick', () => {
    const game = play()
    for (let bark = 0; bark < 6; bark++) pressAt(game, 400, 3000)
    expect(game.state.clock.seeds).toBe(0)
    expect(game.events.filter((name) => name === 'balded')).toHaveLength(1)
    const opensAt = game.state.clock.opensAt ?? Number.NaN
    game.run(opensAt - game.playhead.now - 10)
    expect(game.state.clock.seeds).toBe(0)
    game.run(10)
    expect(game.state.clock).toMatchObject({ seeds: FULL, opensAt: null })
    expect(game.events.at(-1)).toBe('opened')
  })

  it('loses two to a finger, away from it', () => {
    const game = play()
    for (const aside of [20, -20]) press(game, 'clock', 10, { x: CLOCK.x + aside, y: CLOCK.y })
    expect(game.state.seeds.map(({ goesLeft }) => goesLeft)).toEqual([true, true, false, false])
    expect(game.state.dog.leap).toBeNull()
  })

  it('has never more seeds in the air than there may be', () => {
    const game = play({ crossing: 60_000, growing: 500 })
    for (let times = 0; times < 60; times++) press(game, 'clock', 100, CLOCK)
    expect(game.state.seeds).toHaveLength(MOST.seeds)
  })
})

describe('the mouse', () => {
  it('holds its ears at a bark, until it is over', () => {
    const game = play()
    pressAt(game, 800, 420)
    expect(game.state.mouse.covers).toEqual({ from: 420, until: 3320 })
  })

  it('needs no paws for it once the dandelion is bald, until another has opened', () => {
    const game = play()
    for (let bark = 0; bark < 6; bark++) pressAt(game, 400, 3000)
    expect(game.state.mouse).toMatchObject({ hasPlugs: true, covers: null })
    pressAt(game, 400, 1000)
    expect(game.state.mouse.covers).toBeNull()
    game.runUntil(() => game.state.clock.seeds > 0)
    expect(game.state.mouse.hasPlugs).toBe(false)
  })

  it('squeaks and is gone when it is pressed, and comes back in its own time', () => {
    const game = play()
    press(game, 'mouse')
    expect(game.events).toEqual(['squeaked'])
    const { hides } = game.state.mouse
    expect(hides).toEqual({ from: 0, until: 2400 })
    expect(hiddenBy(hides, 1000)).toBe(230)
    expect(hiddenBy(hides, 1600)).toBeGreaterThan(100)
    expect(hiddenBy(hides, 2399)).toBeLessThan(1)
    expect(game.state.dog.leap).toBeNull()
  })
})
