import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { point, press, readEvery, wait } from '../../tests/support/games'
import { areas } from './areas'
import { CLOCK, DOG_HEIGHT, FULL, hiddenBy, INVITE, LAUGHS, MOST, PRAISE, pawsAt, peekOf, RISE, riseOf } from './layout'
import { rules } from './rules'
import { textOf } from './rules/sticks'
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
  it('comes up as far as his chest 600 ms after arrival, and every 7 s until somebody plays', () => {
    const game = play()
    // Where he likes to go meanwhile may be far: then he comes there first.
    const seen = new Set(readEvery(game, 10, 2000, ({ prowl }) => prowl.peek?.from ?? null))
    expect([...seen]).toEqual([null, 600, 8410, 15_410])
    expect(game.state.prowl.invites).toBe(true)
    const heights = [600, 979, 980, 2380, 2381, 2799, 2800].map((now) =>
      peekOf({ ...game.state.prowl, peek: { from: 600, until: 600 + INVITE.lasts } }, now),
    )
    expect(heights.map((height) => Math.round(height * 1000) / 1000)).toEqual([0, 1, 1, 1, 1, 0, 0])
  })

  it.each(['meadow', 'rustle'])('waves no more once the %s was pressed, and looks out with his eyes alone', (area) => {
    const game = wait(play(), 1000)
    game.later()
    press(game, area, 10, { x: 800, y: 700 })
    expect(game.state.prowl.invites).toBe(false)
    game.runUntil(() => game.state.prowl.peek !== null)
    const { prowl } = game.state
    expect((prowl.peek?.until ?? 0) - (prowl.peek?.from ?? 0)).toBe(2600)
    expect(peekOf(prowl, (prowl.peek?.from ?? 0) + 1300)).toBe(1)
    expect(peekOf(prowl, prowl.peek?.until ?? 0)).toBe(0)
  })

  it('looks out again and again', () => {
    const game = wait(play(), 30_000)
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

describe('a stick', () => {
  const ready = () => {
    const game = play()
    game.later()
    return wait(game, 1000)
  }

  /** Throws one there, and waits until it is planted. */
  function throwAt(game: Game, x: number, y = 200, wait = 1240): void {
    press(game, 'sky', 10, { x, y })
    game.run(wait)
  }

  it('is there to be thrown once what is drawn later has come, above the grass', () => {
    const game = wait(play(), 1000)
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('sky')
    game.later()
    game.run(10)
    const sky = game.hitAreas().find(({ id }) => id === 'sky')
    expect(sky?.shape).toMatchObject({ kind: 'rect', x: 0, y: 0, width: 1600, height: 400 })
  })

  it('flies from where the sky was pressed, is bitten 620 ms later, and planted after 1240, to the tick', () => {
    const game = ready()
    press(game, 'sky', 10, { x: 900, y: 120 })
    expect(game.state.stick).toEqual({ fromX: 900, fromY: 120, x: 900, y: 290, springsX: 570, from: 1000, until: 2240 })
    expect(game.state.dog.leap).toBeNull()
    game.run(600)
    expect(game.events).not.toContain('caught')
    game.run(10)
    expect(game.events.at(-1)).toBe('caught')
    game.run(610)
    expect(game.state.planted).toEqual([])
    game.run(10)
    expect(game.state).toMatchObject({ stick: null, planted: [900], caught: 1 })
    expect(game.told.at(-1)).toEqual({ name: 'planted', data: { sticks: 1 } })
  })

  it.each([
    [0, 240],
    [1600, 1360],
  ])('thrown at %d is bitten at %d: within 15…85 %% of the width', (thrown, x) => {
    const game = ready()
    press(game, 'sky', 10, { x: thrown, y: 350 })
    expect(game.state.stick).toMatchObject({ x, y: 350 })
  })

  it('keeps him deaf until it is planted, and whoever presses meanwhile hears the grass', () => {
    const game = ready()
    press(game, 'sky', 10, { x: 900, y: 200 })
    for (const area of ['sky', 'meadow']) {
      press(game, area, 100, { x: 500, y: 300 })
      expect(game.told.at(-1)).toEqual({ name: 'rustled', data: { x: 500 } })
    }
    expect(game.state.stick).toMatchObject({ x: 900, from: 1000 })
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('rustle')
    game.run(1030)
    press(game, 'meadow', 10, { x: 500, y: 800 })
    expect(game.state.dog).toMatchObject({ x: 500, leap: { from: 2240 } })
  })

  it('is not thrown while he laughs', () => {
    const game = ready()
    pressAt(game, 800)
    press(game, 'sky', 10, { x: 900, y: 200 })
    expect(game.state.stick).toBeNull()
    expect(game.events.at(-1)).toBe('rustled')
  })

  it('stays, beside others, of which there are seven at most', () => {
    const game = ready()
    for (let times = 0; times < 3; times++) throwAt(game, 1300)
    for (let times = 0; times < 2; times++) throwAt(game, 300)
    expect(game.state.planted).toEqual([1300, 1244, 1188, 300, 356])
    for (let times = 0; times < 12; times++) throwAt(game, 800)
    expect(game.state.planted).toHaveLength(7)
    const places = [...game.state.planted].sort((one, other) => one - other)
    for (const [i, place] of places.slice(1).entries()) expect(place - (places[i] ?? 0)).toBeGreaterThanOrEqual(56)
  })

  it('is kept while the page is open', () => {
    const game = ready()
    for (const x of [500, 900.4]) throwAt(game, x)
    expect(textOf(game.state)).toBe('500,900')
    const next = play()
    next.kept('500,900')
    expect(wait(next, 10).state.planted).toEqual([500, 900])
  })

  it.each(['', 'a,b', '-4,1e9', '{}'])('is not made of anything else that was kept: %s', (text) => {
    const game = play()
    game.kept(text)
    expect(wait(game, 10).state.planted).toEqual([])
  })

  it('is no more than seven of all that was kept', () => {
    const game = play()
    game.kept(Array.from({ length: 40 }, (_, i) => 100 + i).join())
    expect(wait(game, 10).state.planted).toHaveLength(MOST.planted)
  })

  describe('the third of them', () => {
    const thrice = (x = 1100) => {
      const game = ready()
      throwAt(game, 500)
      throwAt(game, 700)
      throwAt(game, x, 200, 600)
      return game
    }

    it('has him called good as he bites it, for 11 s, to the tick, and then he begins again', () => {
      const game = thrice()
      expect(game.events).not.toContain('praised')
      game.run(10)
      expect(game.events.slice(-2)).toEqual(['caught', 'praised'])
      const from = game.playhead.now
      expect(game.state).toMatchObject({ caught: 0, praise: { from, until: from + PRAISE.lasts } })
      game.run(PRAISE.lasts - 10)
      expect(game.state.praise).not.toBeNull()
      game.run(10)
      expect(game.state).toMatchObject({ caught: 0, praise: null, planted: [500, 700, 1100] })
      expect(game.events.filter((name) => name === 'scolded')).toHaveLength(1)
    })

    it.each([
      [1100, 76],
      [400, 1010],
    ])('at %d is praised at %d, behind him', (x, title) => {
      expect(wait(thrice(x), 10).state.praise?.x).toBe(title)
    })

    it('has the mouse duck 260 ms later from what falls, and fetch it after 4.9 s', () => {
      const game = wait(thrice(), 10)
      const from = game.state.praise?.from ?? Number.NaN
      game.run(from + 250 - game.playhead.now)
      expect(game.state.mouse.hides).toBeNull()
      game.run(10)
      expect(game.state.mouse.hides).toEqual({ from: from + 260, until: from + 2660 })
      game.run(from + 4890 - game.playhead.now)
      expect(game.state.mouse.hides).toEqual({ from: from + 260, until: from + 2660 })
      game.run(10)
      expect(game.state.mouse.hides).toEqual({ from: from + 4900, until: from + 13_900 })
    })

    it('counts none that he catches meanwhile', () => {
      const game = thrice()
      game.run(640)
      for (let times = 0; times < 3; times++) throwAt(game, 900)
      expect(game.state.caught).toBe(0)
      expect(game.events.filter((name) => name === 'praised')).toHaveLength(1)
    })
  })
})
