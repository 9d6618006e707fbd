import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, dataOf, press, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { bookletsOf } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { textOf } from './guide'

const play = (hasLater = true) => {
  const game = playRules(rules, tuning, { seed: 8, areas })
  if (hasLater) game.later()
  return game
}
type Game = ReturnType<typeof play>

/** Answers, and waits until that has been weighed. */
function guess(game: Game, isRight: boolean) {
  const { question, stamps } = game.state
  const place = question?.candidates.findIndex(
    (creature, index) => (creature === question.asked) === isRight && !stamps.some((stamp) => stamp.place === index),
  )
  press(game, `candidate-${(place ?? 0) + 1}`, 2000)
}

/** A game that is just over: so many were known, and if not all, the attempts lost after them. */
function over(known: number, game = play()): Game {
  press(game, 'tray')
  for (let round = 0; round < known; round++) guess(game, true)
  for (let lost = 0; lost < 3 && known < 6; lost++) guess(game, false)
  expect(game.state.isPlaying).toBe(false)
  return game
}

/** The guide of such a game, full. */
function filled(known: number, game = play()): Game {
  over(known, game).run(1200 + 3500)
  expect(game.state.guide.at).not.toBeNull()
  return game
}

const ids = (game: Game) => game.hitAreas().map(({ id }) => id)

describe('the field guide', () => {
  it('drops in 1.2 s after a game', () => {
    const game = over(6)
    const endedAt = game.state.endedAt ?? 0
    game.runUntil(() => game.state.guide.at !== null)
    expect(game.state.guide.at).toBe(endedAt + 1200)
    expect(game.state.guide).toMatchObject({ volumes: 1, score: 5900, ladybirds: 3, isNew: true })
    expect(dataOf(game, 'opened')).toEqual([{ isNew: true }])
  })

  it('waits for what it is drawn with, and nobody for it: another game can begin', () => {
    const game = over(6, play(false))
    game.run(5000)
    expect(game.state).toMatchObject({ isOwed: true, guide: { at: null } })
    game.later()
    game.run(10)
    expect(game.state.guide.at).toBe(game.playhead.now)

    const other = over(6, play(false))
    other.run(5000)
    press(other, 'tray')
    other.later()
    other.run(100)
    expect(other.state).toMatchObject({ isPlaying: true, isOwed: false, guide: { at: null } })
  })

  it('has a plate for each that was asked for, and a seal for each that was known', () => {
    const game = filled(2)
    const { plates } = game.state.guide
    expect(plates.map(({ isKnown }) => isKnown)).toEqual([true, true, false])
    expect(countOf(game, 'sealed')).toBe(2)
  })

  it('is sealed from 1.14 s on, every 140 ms; its rank is brushed after 2.3 s', () => {
    const game = over(6)
    game.runUntil(() => game.state.guide.at !== null)
    expect(readAfter(game, [1130, 10, 130, 10, 560], ({ guide }) => guide.sealed)).toEqual([0, 1, 1, 2, 6])
    expect(readAfter(game, [450, 10], ({ guide }) => guide.isRanked)).toEqual([false, true])
    expect(dataOf(game, 'ranked')).toEqual([{ known: 6, score: 5900 }])
  })

  it('tells of whoever knew nobody, too', () => {
    expect(dataOf(filled(0), 'ranked')).toEqual([{ known: 0, score: 0 }])
  })

  it('lies over the tray, which nobody presses by accident', () => {
    const game = filled(3)
    expect(ids(game).slice(0, 3)).toEqual(['again', 'ribbon', 'guide'])
    expect(ids(game)).not.toContain('tray')
    game.press({ area: 'tray' })
    game.run(10)
    expect(game.state.isPlaying).toBe(false)
  })

  it('answers a press on its pages, and nothing else comes of it', () => {
    const game = filled(3)
    press(game, 'guide')
    expect(game.events.at(-1)).toBe('guideTapped')
    expect(game.state.guide.shutAt).toBeNull()
  })

  it('is not shut by a press that was meant for what it has fallen on', () => {
    const game = over(6)
    game.runUntil(() => game.state.guide.at !== null)
    press(game, 'ribbon', 480)
    expect(game.state.guide.shutAt).toBeNull()
    press(game, 'ribbon', 20)
    expect(game.state.guide.shutAt).toBeNull()
    press(game, 'ribbon')
    expect(game.state.guide.shutAt).toBe(game.playhead.now - 10)
  })

  it('is put away by its ribbon, in 720 ms, into the lid', () => {
    const game = filled(6)
    press(game, 'ribbon', 710)
    expect(game.state.guide.at).not.toBeNull()
    // Twice is once.
    game.press({ area: 'ribbon' })
    game.run(20)
    expect(game.state).toMatchObject({ isPlaying: false, guide: { at: null, shutAt: null, volumes: 1 } })
    expect(countOf(game, 'shut')).toBe(1)
    expect(ids(game)).toEqual(expect.arrayContaining(['tray', 'booklet']))
  })

  it('leads on by its tab: once it is put away, another game begins', () => {
    const game = filled(6)
    press(game, 'again', 700)
    expect(game.state.isPlaying).toBe(false)
    game.run(30)
    expect(game.state).toMatchObject({ isPlaying: true, round: 0, attempts: 3, points: 0 })
    expect(game.state.plates).toHaveLength(1)
    expect(game.state.guide.plates).toHaveLength(6)
  })
})

describe('the thin book', () => {
  /** A guide that has been put away. */
  function shelved(known = 6): Game {
    const game = filled(known)
    press(game, 'ribbon', 800)
    return game
  }

  it('is the guide, full at once, when it is pressed', () => {
    const game = shelved()
    const sealed = countOf(game, 'sealed')
    press(game, 'booklet')
    game.run(10)
    expect(game.state.guide).toMatchObject({ isNew: false, sealed: 6, isRanked: true, volumes: 1 })
    expect(countOf(game, 'sealed')).toBe(sealed)
    expect(bookletsOf(game.state.guide)).toBe(0)
    press(game, 'ribbon', 500)
    expect(game.state.guide.shutAt).toBeNull()
    press(game, 'ribbon', 800)
    expect(bookletsOf(game.state.guide)).toBe(1)
  })

  it('only answers while somebody plays', () => {
    const game = shelved()
    press(game, 'tray')
    press(game, 'booklet')
    expect(game.events.at(-1)).toBe('bookletTapped')
    expect(game.state).toMatchObject({ isPlaying: true, guide: { at: null } })
  })

  it('has others beside it, three at most', () => {
    const game = shelved()
    for (let volume = 2; volume < 6; volume++) {
      game.run(2000)
      filled(3, game)
      press(game, 'ribbon', 800)
      expect(game.state.guide.volumes).toBe(volume)
      expect(bookletsOf(game.state.guide)).toBe(Math.min(3, volume))
    }
  })

  it('is there on the next visit of the same day, with all that was in it', () => {
    const game = shelved(2)
    const next = play(false)
    next.kept(textOf(game.state))
    next.run(10)
    expect(ids(next)).not.toContain('booklet')
    next.later()
    press(next, 'booklet')
    const { plates, score, ladybirds, volumes } = game.state.guide
    expect(next.state.guide).toMatchObject({ plates, score, ladybirds, volumes, isNew: false })
  })

  it('is none where what was kept makes no sense', () => {
    for (const text of ['', 'a book', '1 5400 3', '1 5400 7 1!', '1 5400 3 10!', '1 5400 3 151!', '1 -4 3 1!']) {
      const game = play()
      game.kept(text)
      game.run(10)
      expect(game.state.guide.volumes).toBe(0)
    }
  })
})
