import { describe, expect, it } from 'vitest'
import { areaAt } from '../../src/stage/input/hitTest'
import { playRules } from '../../src/stage/time/playRules'
import { hover, leave, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { FLOWER, type Floating, GROUND, JAR, placeOfFall, SNAIL_WAY } from './layout'
import { tempoOf } from './music'
import { rules } from './rules'
import { PARTS } from './rules/message'
import type { Fall } from './state'
import { tuning } from './tuning'

/** Long enough for thirteen buds. */
const BUDDED = 600

type Tuned = Partial<Record<keyof typeof tuning, number>>

const play = (seed = 6, tuned: Tuned = {}) => playRules(rules, tuning, { seed, tuning: tuned, areas })

type Game = ReturnType<typeof play>

const pluck = (game: Game, petal: number) => press(game, `petal-${petal}`)

/** A game all of whose petals can be plucked. */
const budded = () => wait(play(), BUDDED)

/** Plucks all petals there are, and hands back how she looked after each. */
function pluckAll(game: Game) {
  game.run(BUDDED)
  return game.state.petals.map((_, index) => {
    pluck(game, index + 1)
    return game.state.face
  })
}

/** Plays rounds of so many petals: `Random` is made to say what they need. */
function playRounds(game: Game, ...counts: number[]) {
  for (const count of counts) {
    game.playhead.world.random.next = () => (count - 0.5) / 13
    game.runUntil(() => game.state.nextRoundAt === null, 1e9)
    game.run(10)
    expect(game.state.petals).toHaveLength(count)
    pluckAll(game)
  }
}

/** A game with so many petals at first. */
function playWith(petals: 10 | 11, tuned?: Tuned) {
  for (let seed = 1; ; seed++) {
    const game = play(seed, tuned)
    if (game.state.petals.length === petals) return game
  }
}
/** A game with so many petals at first, and all of them plucked. */
function begun(petals: 10 | 11, tuned?: Tuned) {
  const game = playWith(petals, tuned)
  pluckAll(game)
  return game
}

describe('the petals', () => {
  it('are ten or eleven at first, each as often', () => {
    const counts = { 10: 0, 11: 0 }
    for (let seed = 0; seed < 400; seed++) counts[play(seed).state.petals.length as 10 | 11] += 1
    expect(counts[10] + counts[11]).toBe(400)
    expect(Math.abs(counts[10] - 200)).toBeLessThan(40)
  })

  it('are 1…13 from then on, all of them', () => {
    const counts = [0, 0.0769, 0.077, 0.5, 0.9999].map((share) => {
      const game = begun(10)
      game.playhead.world.random.next = () => share
      game.runUntil(() => game.state.nextRoundAt === null)
      return game.state.petals.length
    })
    expect(counts).toEqual([1, 1, 2, 7, 13])
    const game = play(2)
    const rounds = new Set<number>()
    for (let round = 0; round < 160; round++) {
      pluckAll(game)
      game.runUntil(() => game.state.nextRoundAt === null, 1e9)
      rounds.add(game.state.petals.length)
    }
    expect([...rounds].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })

  it('bud one after the other, 40 ms apart, and cannot be plucked before', () => {
    const game = play()
    pluck(game, 3)
    expect(game.state.falling).toHaveLength(0)
    const counts = readAfter(
      game,
      [30, 30, 10, BUDDED],
      ({ petals }) => petals.filter(({ stage }) => stage === 'on').length,
    )
    expect(counts).toEqual([2, 2, 3, game.state.petals.length])
  })

  it('can be pressed where they are: even ones over odd ones, the face over all', () => {
    const game = budded()
    const { length } = game.state.petals
    const at = (angle: number, far: number) => {
      const turned = (angle * Math.PI) / 180
      const place = { x: FLOWER.x + Math.sin(turned) * far, y: FLOWER.y - Math.cos(turned) * far }
      return areaAt(game.hitAreas(), place)?.id
    }
    for (let index = 0; index < length; index++) expect(at((index * 360) / length, 400)).toBe(`petal-${index + 1}`)
    // Between two of them it is the even one.
    expect([at(180 / length, 330), at(540 / length, 330)]).toEqual(['petal-1', 'petal-3'])
    expect([at(0, 0), at(0, 188)]).toEqual(['face', 'face'])
    pluck(game, 1)
    expect(at(0, 400)).toBeUndefined()
  })
})

describe('a plucked petal', () => {
  it('changes her face from neutral to happy, to sad, to happy again', () => {
    const game = budded()
    expect(game.state).toMatchObject({ face: 'neutral', message: null })
    pluck(game, 4)
    expect(game.state).toMatchObject({ face: 'happy', message: 'loves', faceSince: BUDDED })
    pluck(game, 1)
    expect(game.state).toMatchObject({ face: 'sad', message: 'lovesNot' })
    pluck(game, 9)
    expect(game.state).toMatchObject({ face: 'happy', message: 'loves' })
    expect(game.told).toEqual([
      { name: 'plucked', data: { petal: 4, left: game.state.petals.length - 1, message: 'loves' } },
      { name: 'pleased', data: null },
      { name: 'plucked', data: { petal: 1, left: game.state.petals.length - 2, message: 'lovesNot' } },
      { name: 'saddened', data: null },
      { name: 'plucked', data: { petal: 9, left: game.state.petals.length - 3, message: 'loves' } },
      { name: 'pleased', data: null },
    ])
  })

  it('cannot be plucked again, in the air or after', () => {
    const game = budded()
    for (let times = 0; times < 6; times++) pluck(game, 2)
    game.run(8000)
    for (const petal of [2, 13]) pluck(game, petal)
    press(game, null)
    expect(game.events).toEqual(['plucked', 'pleased'])
    expect(game.state.face).toBe('happy')
  })

  it('falls for up to 7 s, and never for longer', () => {
    const game = play(6)
    const times: number[] = []
    for (let round = 0; round < 30; round++) {
      pluckAll(game)
      times.push(...game.state.falling.map(({ pluckedAt, landsAt }) => landsAt - pluckedAt))
      game.runUntil(() => game.state.nextRoundAt === null, 1e9)
    }
    expect(Math.max(...times)).toBeLessThanOrEqual(7000)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(5400)
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1200)
  })

  it('goes on falling when the next round has begun, and is gone at last', () => {
    const game = begun(10)
    expect(game.state.falling.length).toBe(10)
    game.run(8000)
    expect(game.state.falling).toEqual([])
  })

  const FALL: Fall = {
    ...{ index: 0, count: 11, budsAt: 0, pluckedAt: 1000, tearsAt: 1090, landsAt: 7600, goneAt: 8300 },
    ...{ swing: 95, period: 1600, drift: 110 },
  }
  const floating = (): Floating => ({ x: 0, y: 0, pointsRight: true, turn: 0, speed: 0, out: 0, settled: 0 })

  it.each(Array.from({ length: 13 }, (_, index) => [index]))('never jumps: number %d of thirteen', (index) => {
    const fall = { ...FALL, index, count: 13 }
    const [last, here] = [floating(), floating()]
    placeOfFall(fall, 1000, last)
    const start = { ...last }
    let farthest = 0
    let mostTurned = 0
    for (let now = 1000; now <= 8300; now += 5) {
      placeOfFall(fall, now, here)
      if (now <= 1090) expect([here.x, here.y, here.turn]).toEqual([start.x, start.y, start.turn])
      farthest = Math.max(farthest, Math.hypot(here.x - last.x, here.y - last.y))
      mostTurned = Math.max(mostTurned, Math.abs(here.turn - last.turn))
      Object.assign(last, here)
    }
    // A flung petal makes half a unit a ms at the very most, and turns by a quarter of a degree.
    expect(farthest).toBeLessThan(2.5)
    expect(mostTurned).toBeLessThan(1.3)
    expect(here.y).toBeCloseTo(GROUND, 6)
    expect(Math.abs(here.x - start.x)).toBeLessThan(120 + 96 + 1)
  })

  it('swings from side to side on its way', () => {
    const here = floating()
    const outs = Array.from({ length: 16 }, (_, swing) => {
      placeOfFall(FALL, 1090 + 1200 + swing * 400, here)
      return Math.round(here.out * 100) / 100
    })
    expect(outs.slice(0, 10)).toEqual(
      [-1, 0, 1, 0, -1, 0, 1, 0, -1, 0].map((out) => (out === 0 ? expect.closeTo(0, 6) : out)),
    )
  })
})

describe('the last petal', () => {
  it.each([
    ['an even number', 10, 'sadge', 'heartbroken', 'lovesNot'],
    ['an odd number', 11, 'happyge', 'blissful', 'loves'],
  ] as const)('of %s', (_, petals, result, name, message) => {
    const game = playWith(petals)
    const faces = pluckAll(game)
    expect(faces.slice(0, 4)).toEqual(['happy', 'sad', 'happy', 'sad'])
    expect(faces.slice(-2)).toEqual([petals === 10 ? 'happy' : 'sad', result])
    expect(game.told.at(-1)).toEqual({ name, data: { message } })
  })

  it('of one alone leads to bliss', () => {
    const game = begun(10)
    playRounds(game, 5)
    game.playhead.world.random.next = () => 0
    game.runUntil(() => game.state.nextRoundAt === null)
    expect(pluckAll(game)).toEqual(['happyge'])
  })

  it('is followed by a new round 3 s later, to the tick', () => {
    const game = play()
    pluckAll(game)
    expect(game.state.nextRoundAt).toBe(game.playhead.now - 10 + 3000)
    game.run(2980)
    expect(game.state).toMatchObject({ round: 1, face: expect.stringMatching(/^(happyge|sadge)$/) })
    game.run(20)
    expect(game.state).toMatchObject({ round: 2, face: 'neutral', message: null, nextRoundAt: null })
    expect(game.told.at(-1)).toEqual({ name: 'began', data: { petals: game.state.petals.length } })
  })
})

describe('the streak', () => {
  const QUICK = { pause: 200 }

  it.each([
    [11, [3, 5, 1, 7, 9, 11], 'happyge', 'loves', 'reallyLoves'],
    [10, [2, 12, 4, 6, 8, 2], 'sadge', 'lovesNot', 'reallyLovesNot'],
  ] as const)(
    'after %d goes 0, 1, 2 and back while rounds end alike, and at 2 it is meant really',
    (first, rounds, result, message, really) => {
      const game = begun(first, QUICK)
      expect(game.state).toMatchObject({ streak: 0, lastResult: result })
      const seen = rounds.map((petals) => {
        playRounds(game, petals)
        return [game.state.streak, game.state.message]
      })
      const turn = [
        [1, message],
        [2, really],
        [0, message],
      ]
      expect(seen).toEqual([...turn, ...turn])
    },
  )

  it('is 0 again when a round ends otherwise', () => {
    const game = begun(10, QUICK)
    const streaks = [2, 3, 5, 2, 4, 6].map((petals) => {
      playRounds(game, petals)
      return game.state.streak
    })
    expect(streaks).toEqual([1, 0, 1, 0, 1, 2])
  })

  it('says nothing of the petals before the last', () => {
    const game = begun(11, QUICK)
    playRounds(game, 3, 5)
    expect(game.state.streak).toBe(2)
    game.runUntil(() => game.state.nextRoundAt === null)
    game.run(BUDDED)
    if (game.state.petals.length === 1) throw new Error('This seed gives one petal only.')
    pluck(game, 1)
    expect(game.state.message).toBe('loves')
  })
})

describe('the brush', () => {
  const timesOf = (game: Game) =>
    game.state.brushed.map(({ part, from, until }) => [part, from - BUDDED, until - BUDDED])

  it('writes a word in 450 ms', () => {
    const game = budded()
    pluck(game, 1)
    expect(timesOf(game)).toEqual([
      ['loves', 0, 450],
      ['m', 450, 675],
      ['flourish', 675, 900],
    ])
  })

  it('goes on from what hangs there, and wipes away only what is wrong', () => {
    const game = budded()
    pluck(game, 1)
    game.run(990)
    pluck(game, 2)
    expect(timesOf(game)).toEqual([
      ['loves', 0, 450],
      ['m', 450, 675],
      ['e', 1000, 1225],
      ['not', 1225, 1675],
    ])
    expect(game.state.wiped).toMatchObject([{ part: 'flourish', wipedAt: BUDDED + 1000, goneAt: BUDDED + 1220 }])
    game.run(220)
    expect(game.state.wiped).toEqual([])
  })

  it('keeps its pace when the petals come faster than the words, and never wipes what it had not come to', () => {
    const game = budded()
    for (let petal = 1; petal <= 4; petal++) pluck(game, petal)
    expect(timesOf(game)).toEqual([
      ['loves', 0, 450],
      ['m', 450, 675],
      ['e', 675, 900],
      ['not', 900, 1350],
    ])
    expect(game.state.wiped).toEqual([])
  })

  it('writes the long messages anew, smaller, in less than the pause', () => {
    const game = begun(10, { pause: 3000 })
    playRounds(game, 2, 4)
    const { brushed } = game.state
    expect(brushed.map(({ part }) => part)).toEqual(PARTS.reallyLovesNot)
    expect(brushed.every(({ isSmall }) => isSmall)).toBe(true)
    expect((brushed.at(-1)?.until ?? 0) - (brushed[0]?.from ?? 0)).toBe(4 * 450)
  })
})

describe('whoever hurries', () => {
  const pluckEvery = (ms: number, tuned?: Tuned) => {
    const game = wait(playWith(11, tuned), BUDDED)
    for (let petal = 1; petal <= 8; petal++) press(game, `petal-${petal}`, ms)
    return game
  }

  it('is followed from the fifth petal on, at less than 600 ms from one to the next', () => {
    expect(pluckEvery(590).state.hurried).toBe(4)
    expect(pluckEvery(600).state.hurried).toBe(0)
  })

  it('has the brush write in half the time, so that no word is wiped before it is whole', () => {
    const game = pluckEvery(400)
    expect(game.state.brushed.at(-1)).toMatchObject({ part: 'not' })
    const [, , e, not] = game.state.brushed
    expect((not?.until ?? 0) - (e?.from ?? 0)).toBe(337.5)
  })

  it('sees petals swing sooner, and fall no longer than they need to', () => {
    const { falling } = pluckEvery(10).state
    const times = falling.map(({ pluckedAt, landsAt }) => landsAt - pluckedAt)
    for (const { period } of falling.slice(0, 4)) expect(period).toBeGreaterThanOrEqual(1600)
    for (const { period } of falling.slice(4)) expect(period).toBeLessThanOrEqual(2200 * 0.64)
    expect(Math.max(...times.slice(4))).toBeLessThanOrEqual(5400 + 0.3 * 1600)
    expect(Math.min(...times)).toBeGreaterThanOrEqual(5400)
  })
})

describe('the jar', () => {
  /** A game with so many finished daisies, the last of them just put into the jar. */
  const filled = (daisies: number, isDrawn = true) => {
    const game = playWith(10)
    if (isDrawn) game.later()
    pluckAll(game)
    playRounds(game, ...Array.from({ length: daisies - 1 }, (_, round) => 1 + (round % 2)))
    game.runUntil(() => game.state.nextRoundAt === null)
    return game
  }
  /** A game whose seven daisies have just been tied with a ribbon. */
  const tied = () => {
    const game = filled(7)
    game.runUntil(() => game.state.jar.tiedAt !== null)
    return game
  }

  it('takes each daisy as it ended when the next round begins, 900 ms later', () => {
    const game = filled(3)
    const { faceSince: began, jar } = game.state
    expect(jar).toMatchObject({ results: ['sadge', 'happyge', 'sadge'], landsAt: began + 900 })
    game.runUntil(() => jar.landsAt === null)
    expect(jar.knockedAt).toBe(began + 900)
    expect(game.told.at(-1)).toEqual({ name: 'put', data: { daisies: 3 } })
  })

  it('is tied with a ribbon as the seventh lands', () => {
    const { events, state } = tied()
    expect(events.slice(-2)).toEqual(['put', 'tied'])
    expect(state.jar).toMatchObject({ tiedAt: state.faceSince + 900, given: 0 })
  })

  it('waits for its pictures, with room for no eighth', () => {
    const game = filled(8, false)
    game.run(20_000)
    expect(game.state.jar).toMatchObject({ since: null, tiedAt: null, landsAt: null })
    expect(game.state.jar.results).toHaveLength(7)
    expect(game.events).not.toContain('put')
    press(game, 'jar')
    expect(game.events).not.toContain('knocked')
    game.later()
    game.run(10)
    game.later()
    game.run(10)
    expect(game.events.at(-1)).toBe('tied')
    expect(game.state.jar.since).toBe(game.playhead.now - 20)
  })

  it('gives the bouquet away 12 s later by itself, and begins again', () => {
    const game = tied()
    const { tiedAt } = game.state.jar
    game.runUntil(() => game.state.jar.given === 1)
    expect(game.state.jar).toMatchObject({ results: [], tiedAt: null, givenAt: (tiedAt ?? 0) + 12_000 })
    expect(game.events.at(-1)).toBe('given')
  })

  it('gives it away for the eighth daisy, which goes into it', () => {
    const game = tied()
    pluckAll(game)
    game.runUntil(() => game.state.nextRoundAt === null)
    expect(game.state.jar).toMatchObject({ results: [game.state.lastResult], given: 1, tiedAt: null })
  })

  it('gives it to who presses it, but not to who pressed before it could be seen that it was tied', () => {
    const game = tied()
    press(game, 'jar', 1490)
    expect(game.events.at(-1)).toBe('knocked')
    press(game, 'jar')
    expect(game.events.at(-1)).toBe('knocked')
    press(game, 'jar')
    expect(game.events.at(-1)).toBe('given')
    press(game, 'jar')
    expect(game.events.at(-1)).toBe('knocked')
  })

  it('is there to be pressed once it can be drawn, larger with what is in it', () => {
    const game = filled(2, false)
    const jar = () => game.hitAreas().find(({ id }) => id === 'jar')
    expect(jar()).toBeUndefined()
    game.later()
    game.run(10)
    expect(jar()?.label.en).toBe('The jar')
    expect(areaAt(game.hitAreas(), { x: JAR.x, y: JAR.y - 400 })?.id).toBe('jar')
    const fresh = play()
    fresh.later()
    fresh.run(10)
    expect(areaAt(fresh.hitAreas(), { x: JAR.x, y: JAR.y - 100 })?.id).toBe('jar')
    expect(areaAt(fresh.hitAreas(), { x: JAR.x, y: JAR.y - 400 })?.id).not.toBe('jar')
  })
})

describe('what is meant really', () => {
  it.each([
    ['petals', 11, [3, 5], 'happyge'],
    ['tears', 10, [2, 4], 'sadge'],
  ] as const)('rains %s', (_, first, rounds, result) => {
    const game = begun(first, { pause: 200 })
    playRounds(game, ...rounds.slice(0, 1))
    expect(game.state.rain).toBeNull()
    playRounds(game, ...rounds.slice(1))
    expect(game.state.rain).toEqual({ result, from: game.state.faceSince })
  })

  it.each([
    ['is loved', 11, [3, 5], true, true],
    ['is not', 10, [2, 4], true, false],
    ['cannot be drawn', 11, [3, 5], false, false],
  ] as const)('gives the snail a hat for good, where she %s: %#', (_, first, rounds, isDrawn, hasHat) => {
    const game = playWith(first, { pause: 200 })
    if (isDrawn) game.later()
    pluckAll(game)
    playRounds(game, ...rounds)
    const { faceSince, snail } = game.state
    expect(snail.hattedAt).toBe(hasHat ? faceSince + 3400 : null)
    const worn = snail.hattedAt
    playRounds(game, 7, 7, 7)
    if (hasHat) expect(game.state.snail.hattedAt).toBe(worn)
  })
})

describe('what else there is to touch', () => {
  it('is her nose: she takes it as she is', () => {
    const game = budded()
    for (const area of ['face', 'petal-1', 'face']) press(game, area)
    const tickles = game.told.filter(({ name }) => name === 'tickled')
    expect(tickles.map(({ data }) => data)).toEqual([{ face: 'neutral' }, { face: 'happy' }])
    expect(game.state).toMatchObject({ tickledAt: BUDDED + 20, face: 'happy' })
  })

  it('is a snail, 6 units a minute, that hides for a while', () => {
    const game = play()
    const { x } = game.state.snail
    game.run(60_000)
    expect(game.state.snail.x).toBeCloseTo(x + 6, 6)
    press(game, 'snail', 2600)
    expect(game.state.snail).toMatchObject({ comesOutAt: 62_600 })
    expect(game.state.snail.x).toBeCloseTo(x + 6, 2)
    game.run(60_000)
    expect(game.state.snail.x).toBeCloseTo(x + 12, 2)
    expect(game.events).toEqual(['hid'])
  })

  it('which turns round at either end of its road', () => {
    const game = play(6, { crawl: 600 })
    game.runUntil(() => game.state.snail.goesLeft)
    expect(game.state.snail.x).toBeCloseTo(SNAIL_WAY.to, 0)
    game.runUntil(() => !game.state.snail.goesLeft, 1e6)
    expect(game.state.snail.x).toBeCloseTo(SNAIL_WAY.from, 0)
  })
})

describe('the waltz', () => {
  const tempo = (game: Game) => tempoOf(game.state, game.playhead.now)

  it('loses heart with her, little by little, and takes it again with the next round', () => {
    const game = begun(10)
    expect(tempo(game)).toBeCloseTo(1, 2)
    game.run(450)
    expect(tempo(game)).toBeLessThan(0.9)
    game.run(450)
    expect(tempo(game)).toBe(0.74)
    game.runUntil(() => game.state.nextRoundAt === null)
    expect(tempo(game)).toBe(1)
  })

  it('quickens with her joy', () => {
    const game = wait(begun(11), 900)
    expect(tempo(game)).toBe(1.1)
  })
})

it('knows which petal is pointed at, until it is plucked', () => {
  const game = budded()
  hover(game, 'petal-3')
  expect(game.state.pointed).toEqual({ index: 2, since: BUDDED, isOver: false })
  game.hover({ area: 'petal-4' })
  leave(game, 'petal-3')
  expect(game.state.pointed).toMatchObject({ index: 3, isOver: false })
  leave(game, 'petal-4')
  expect(game.state.pointed).toEqual({ index: 3, since: BUDDED + 20, isOver: true })
  game.hover({ area: 'petal-4' })
  pluck(game, 4)
  expect(game.state.pointed).toBeNull()
})
