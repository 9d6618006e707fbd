import { describe, expect, it } from 'vitest'
import { FOOTLESS } from '../../assets/match/shared'
import { playRules } from '../../src/stage/time/playRules'
import { hover, press, readAfter } from '../../tests/support/games'
import { areas } from './areas'
import { ANT_WAY } from './layout'
import { rules } from './rules'
import { chooseQuestion } from './rules/questions'
import { bonusAfter, scoreOf } from './rules/rounds'
import { tuning } from './tuning'
import { LINES, lineOf, QUESTIONS } from './words'

const play = (seed = 8) => playRules(rules, tuning, { seed, areas })
type Game = ReturnType<typeof play>

/** A game that has been begun, so much of its first round gone, in ms: a tick at least. */
function begun(elapsed = 10, seed = 8): Game {
  const game = play(seed)
  press(game, 'tray')
  wait(game, elapsed)
  return game
}

/** Guesses, and waits that many ms after the tick in which that takes place. @returns the place of the guess */
function guess(game: Game, isRight: boolean, wait = 0) {
  const { question, stamps } = game.state
  if (!question) throw new Error('Nothing is asked.')
  const place = question.candidates.findIndex(
    (creature, index) => (creature === question.asked) === isRight && !stamps.some((stamp) => stamp.place === index),
  )
  press(game, `candidate-${place + 1}`)
  game.run(wait)
  return place
}

/** Loses every attempt there is, by as many wrong guesses. */
function lose(game: Game) {
  for (let lost = 0; lost < 3; lost++) guess(game, false, 1990)
}

/** Lets the time run until so much of the round is gone, and not a tick more. */
const wait = (game: Game, elapsed: number) => game.runUntil(() => game.state.elapsed >= elapsed, 1e9)

describe('the beginning', () => {
  it('is idle, in round −1, and says how to start in the owner’s words', () => {
    const { state } = play()
    expect(state).toMatchObject({ isPlaying: false, round: -1, question: null, line: 'start' })
    expect(lineOf('start', -1).en).toBe('Click on the bottom screen to start playing')
  })

  it('is a click on the bottom screen: 3 attempts, nothing scored, round 0', () => {
    const game = begun()
    expect(game.state).toMatchObject({ isPlaying: true, round: 0, attempts: 3, points: 0, score: 0, elapsed: 10 })
    expect(game.events).toEqual(['started', 'asked', 'lit'])
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('tray')
  })

  it('is in the air as soon as somebody points at it', () => {
    const game = play()
    hover(game, 'glass')
    expect(game.state.isTempted).toBe(false)
    hover(game, 'tray')
    expect(game.state).toMatchObject({ isTempted: true, isPlaying: false })
  })

  it('is nothing else: whoever presses beside it waits', () => {
    const game = play()
    for (const area of ['candidate-1', 'card', 'glass', null]) game.press({ area })
    game.run(5000)
    expect(game.state).toMatchObject({ isPlaying: false, elapsed: 0 })
  })
})

describe('a question', () => {
  it('has four candidates that differ, one of them asked for, none of them footless', () => {
    expect(FOOTLESS.size).toBe(37)
    const asked = new Set<number>()
    const counts = [0, 0, 0, 0]
    const { world } = play(3).playhead
    for (let round = 0; round < 4000; round++) {
      const question = chooseQuestion(world.random, null)
      expect(new Set(question.candidates).size).toBe(4)
      for (const creature of question.candidates) expect(FOOTLESS.has(creature)).toBe(false)
      asked.add(question.asked)
      const place = question.candidates.indexOf(question.asked)
      counts[place] = (counts[place] ?? 0) + 1
    }
    expect(asked.size).toBe(114)
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })

  it('is chosen a round ahead, so that its pictures can be there, and is another than the last', () => {
    const game = begun()
    for (let round = 0; round < 5; round++) {
      const { next, question } = structuredClone(game.state)
      expect(next.asked).not.toBe(question?.asked)
      guess(game, true, 2000)
      expect(game.state.question).toEqual(next)
    }
  })
})

describe('the clock', () => {
  it('runs out after 15 s, match by match', () => {
    const game = begun(14_990)
    expect(game.state).toMatchObject({ attempts: 3, line: 'asking' })
    expect(game.told.filter(({ name }) => name === 'lit').map(({ data }) => data)).toEqual(
      Array.from({ length: 15 }, (_, match) => ({ match })),
    )
    game.run(10)
    expect(game.state).toMatchObject({ elapsed: 15_000, burnt: 15, attempts: 2, line: 'timeUp' })
    expect(LINES.timeUp.en).toBe('Out of time!')
  })

  it('stands still while a verdict is pending', () => {
    const game = begun(3000)
    guess(game, false, 1980)
    expect(game.state.elapsed).toBe(3000)
    game.run(10)
    expect(game.state).toMatchObject({ elapsed: 3000, verdict: null })
    game.run(10)
    expect(game.state.elapsed).toBe(3010)
  })

  it('is held to a round that was turned to less while a verdict was pending', () => {
    const game = begun(6000)
    guess(game, false)
    game.playhead.tune({ time: 1500 })
    game.run(10)
    expect(game.state).toMatchObject({ elapsed: 1500, verdict: { kind: 'wrong' } })
    game.run(2100)
    expect(game.events).toContain('timeUp')
  })

  it('unveils the portraits once 5 s have passed, and the footprints once 9 s have', () => {
    const game = begun(4990)
    expect(game.state.unveiledAt).toBeNull()
    game.run(10)
    expect(game.state).toMatchObject({ elapsed: 5000, unveiledAt: game.playhead.now, printedAt: null })
    wait(game, 8990)
    expect(game.state.printedAt).toBeNull()
    game.run(10)
    expect(game.state).toMatchObject({ elapsed: 9000, printedAt: game.playhead.now })
    expect(game.events.filter((name) => name === 'unveiled' || name === 'printed')).toEqual(['unveiled', 'printed'])
  })

  it('begins anew with every round, veils and all', () => {
    const game = begun(9500)
    guess(game, true, 1990)
    expect(game.state).toMatchObject({ round: 1, elapsed: 0, burnt: 0, unveiledAt: null, printedAt: null, stamps: [] })
  })
})

describe('a right guess', () => {
  it('is worth 1000 points at once, and less with every 1.5 s that have elapsed', () => {
    expect([0, 1, 1500, 1501, 7500, 13_500, 13_501, 14_999, 15_000].map((ms) => bonusAfter(ms, 15_000))).toEqual([
      1000, 900, 900, 800, 500, 100, 0, 0, 0,
    ])
  })

  it('is awarded 2 s later, and the next round begins', () => {
    const game = begun(3000)
    guess(game, true, 1980)
    expect(game.state).toMatchObject({ round: 0, points: 0, score: 0 })
    game.run(10)
    expect(game.state).toMatchObject({ round: 1, points: 800, score: 800, attempts: 3, verdict: null, line: 'asking' })
    expect(game.events.slice(-3)).toEqual(['awarded', 'asked', 'lit'])
  })

  it('is stamped once, when the line comes to it: at once, or after its dots', () => {
    for (let seed = 1; seed < 9; seed++) {
      const game = begun(10, seed)
      guess(game, true)
      const at = game.state.line === 'heard' ? 240 : 1000
      const stamps = () => game.events.filter((name) => name === 'stamped').length
      expect(readAfter(game, [at - 20, 10, 900], stamps)).toEqual([0, 1, 1])
    }
  })

  it('is answered by either of two lines, as chance will have it, and stamped', () => {
    const lines = new Set<string>()
    for (let seed = 1; seed < 30; seed++) {
      const game = begun(10, seed)
      const place = guess(game, true)
      lines.add(game.state.line)
      expect(game.state.stamps).toMatchObject([{ kind: 'right', place }])
      expect(game.state.stamps[0]?.at).toBeLessThan(game.state.verdict?.until ?? 0)
    }
    expect([...lines].sort()).toEqual(['heard', 'yep'])
    expect(LINES.heard.en).toBe('Heard ya! Come in, visitor!')
    expect(LINES.yep.en).toBe("......Yep! Looks like you're right!")
  })
})

describe('a wrong guess', () => {
  it('is told 2 s later and costs an attempt; the same round goes on', () => {
    const game = begun(4000)
    const place = guess(game, false)
    expect(game.state).toMatchObject({ attempts: 3, line: 'weighing', stamps: [] })
    game.run(1980)
    expect(game.state.attempts).toBe(3)
    const { question } = structuredClone(game.state)
    game.run(10)
    expect(game.state).toMatchObject({ attempts: 2, line: 'huh', round: 0, question, elapsed: 4000 })
    expect(game.state.stamps).toMatchObject([{ kind: 'wrong', place }])
    expect(LINES.huh.en).toBe('......Huh?! Looks wrong to me!')
    game.run(3000)
    expect(game.state.line).toBe('asking')
  })

  it('shows a third less of the points for each attempt lost', () => {
    expect([3, 2, 1, 0].map((attempts) => scoreOf(1900, attempts))).toEqual([1900, 1266, 633, 0])
    const game = begun()
    guess(game, true, 2000)
    expect(game.state.score).toBe(900)
    guess(game, false, 2000)
    expect(game.state).toMatchObject({ points: 900, score: 600, attempts: 2 })
  })

  it('cannot be given twice in a round: who was wrong only shrugs', () => {
    const game = begun()
    const place = guess(game, false, 2000)
    press(game, `candidate-${place + 1}`, 2500)
    expect(game.state).toMatchObject({ attempts: 2, verdict: null, shrug: { place } })
    expect(game.events).toContain('shrugged')
  })

  it('with the last attempt ends the game, and the score is entered as it stood before', () => {
    const game = begun()
    guess(game, true, 2000)
    lose(game)
    expect(game.state).toMatchObject({ isPlaying: false, attempts: 0, points: 900, score: 300 })
    expect(game.told.at(-1)).toEqual({ name: 'ended', data: { score: 300 } })
  })
})

describe('answers', () => {
  it('are ignored while a verdict is pending', () => {
    const game = begun()
    guess(game, true)
    const before = structuredClone(game.state)
    for (const area of ['candidate-1', 'candidate-2', 'candidate-3', 'candidate-4']) game.press({ area })
    game.run(10)
    expect(game.state).toMatchObject({ verdict: before.verdict, stamps: before.stamps, attempts: 3 })
    expect(game.events.filter((name) => name === 'guessed')).toHaveLength(1)
    expect(game.events.filter((name) => name === 'shrugged')).toHaveLength(4)
  })

  it('are ignored while the next round is waited for', () => {
    const game = begun(15_000)
    guess(game, true)
    expect(game.events).not.toContain('guessed')
    expect(game.state.verdict?.kind).toBe('timeUp')
  })

  it('are ignored when no attempt is left', () => {
    const game = begun()
    lose(game)
    press(game, 'candidate-1', 3000)
    expect(game.events.filter((name) => name === 'guessed')).toHaveLength(3)
    expect(game.state).toMatchObject({ isPlaying: false, attempts: 0 })
  })
})

describe('out of time', () => {
  it('costs an attempt, and the next round begins 2 s later', () => {
    const game = begun(15_000)
    expect(game.state).toMatchObject({ attempts: 2, round: 0, line: 'timeUp' })
    game.run(1990)
    expect(game.state.round).toBe(0)
    game.run(10)
    expect(game.state).toMatchObject({ round: 1, elapsed: 0, line: 'asking' })
  })

  it('with the last attempt ends the game at once', () => {
    const game = begun()
    for (let round = 0; round < 3; round++) {
      game.runUntil(() => game.state.round === round && game.state.elapsed >= 14_990, 1e9)
      game.run(10)
    }
    expect(game.state).toMatchObject({ isPlaying: false, attempts: 0, round: 2, line: 'timeUp', score: 0 })
    expect(game.told.at(-1)).toEqual({ name: 'ended', data: { score: 0 } })
  })
})

describe('the end', () => {
  it('comes after the sixth round, 0…5, and enters the score', () => {
    const game = begun()
    const rounds = QUESTIONS.map(() => {
      const { round } = game.state
      guess(game, true, 2000)
      return round
    })
    expect(rounds).toEqual([0, 1, 2, 3, 4, 5])
    expect(game.state).toMatchObject({ isPlaying: false, round: 5, points: 5400, score: 5400 })
    expect(game.told.at(-1)).toEqual({ name: 'ended', data: { score: 5400 } })
  })

  it('comes after a sixth round that ran out of time, too, 2 s later', () => {
    const game = begun()
    for (let round = 0; round < 5; round++) guess(game, true, 2000)
    wait(game, 15_000)
    expect(game.state).toMatchObject({ isPlaying: true, attempts: 2 })
    game.run(2000)
    expect(game.state).toMatchObject({ isPlaying: false, score: 3000 })
  })

  it('is looked at for 1.5 s; then another game begins', () => {
    const game = begun()
    lose(game)
    press(game, 'tray', 1490)
    expect(game.state.isPlaying).toBe(false)
    game.run(20)
    press(game, 'tray')
    expect(game.state).toMatchObject({ isPlaying: true, round: 0, attempts: 3, points: 0, score: 0 })
  })

  it('says what ended it for a while, and then how to start', () => {
    const game = begun()
    lose(game)
    expect(readAfter(game, [0, 3200], ({ line }) => line)).toEqual(['huh', 'start'])
  })
})

describe('what lives in it', () => {
  it('is an ant that carries its match home at 4 units of the drawing a second, and comes again after 20 s', () => {
    const game = play()
    const { x } = game.state.ant
    game.run(1000)
    expect(game.state.ant.x).toBeCloseTo(x - 8, 6)
    game.runUntil(() => game.state.ant.comesAt !== null)
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('ant')
    expect(readAfter(game, [19_990, 10], ({ ant }) => ant.comesAt === null)).toEqual([false, true])
    expect(game.state.ant.x).toBeGreaterThan(ANT_WAY.from - 1)
  })

  it('stands still when it is pressed, its feelers up', () => {
    const game = play()
    press(game, 'ant')
    const { x } = game.state.ant
    game.run(1300)
    expect(game.state.ant.x).toBe(x)
    game.run(200)
    expect(game.state.ant.x).toBeLessThan(x)
  })

  it('answers every touch, in a game and out of it', () => {
    const game = begun()
    for (const area of ['card', 'ladybirds', 'glass', 'ant']) game.press({ area })
    game.run(10)
    expect(game.events.slice(-4)).toEqual(['cardTapped', 'ladybirdsFluttered', 'glassTapped', 'antStartled'])
    expect(game.state.touched).toMatchObject({ card: 10, ladybirds: 10, glass: 10, ant: 10 })
  })
})
