import { describe, expect, it } from 'vitest'
import { days } from '../../../src/calendar'
import { playRules } from '../../../src/stage/time/playRules'
import { areas } from '../areas'
import { areaOfLetter, FEAST, MOST, WAKE } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { readHearth, writeHearth } from './hearth'

/** Seven days hide a letter of it, in their order. */
const HIDDEN_WORD = 'DESSERT'

type Game = ReturnType<typeof play>

function play(kept: string | null = null) {
  const game = playRules(rules, tuning, { seed: 4, areas })
  if (kept !== null) game.kept(kept)
  game.run(10)
  return game
}

function enter(game: Game, word: string): void {
  for (const area of ['password', ...[...word].map(areaOfLetter), 'end']) {
    game.press({ area })
    game.run(10)
  }
}

describe('a brazier', () => {
  it('burns for each word that was opened, from then on', () => {
    const game = play()
    enter(game, 'BADDOG')
    const litAt = game.playhead.now - rules.tick
    expect(game.state.hearth).toEqual({ braziers: [21], fresh: 0, litAt, roars: 0 })
    game.run(8000)
    enter(game, 'BAT')
    expect(game.state.hearth).toMatchObject({ braziers: [21, 3], fresh: 1 })
  })

  it('burns once for each, and for nothing that is no word', () => {
    const game = play('0 3')
    for (const word of ['BAT', 'GOBLIN', 'GARGOYLE']) {
      enter(game, word)
      game.run(8000)
    }
    expect(game.state.hearth).toEqual({ braziers: [3], fresh: 1, litAt: null, roars: 0 })
  })
})

describe('the hidden word', () => {
  it('lights a brazier for each day, and leads to the table', () => {
    const game = play('0 22 3')
    enter(game, HIDDEN_WORD)
    const { braziers, fresh } = game.state.hearth
    expect(game.events.at(-1)).toBe('feasted')
    expect(game.state).toMatchObject({ warp: { slug: null }, password: { verdict: { kind: 'feast' } } })
    expect(braziers).toHaveLength(days.length)
    expect([braziers.slice(0, 4), fresh]).toEqual([[22, 3, 1, 2], 2])
    game.run(FEAST.takes - 2 * rules.tick)
    expect(game.events.at(-1)).toBe('feasted')
    game.run(10)
    expect(game.events.at(-1)).toBe('seated')
    // The last is lit in time to be seen.
    expect(FEAST.apart * days.length).toBeLessThan(FEAST.takes - 1000)
  })

  it('lets the page go on, should the table not come', () => {
    const game = play()
    enter(game, HIDDEN_WORD)
    game.run(FEAST.takes + 7000)
    expect(game.state).toMatchObject({ warp: null, screen: 'password', password: { typed: '', verdict: null } })
    expect(game.events).not.toContain('warped')
  })

  it.each(['DESSERTS', 'DESSER', 'TRESSED'])('is no other: «%s»', (word) => {
    const game = play()
    enter(game, word)
    expect(game.events.at(-1)).toBe('buzzed')
  })
})

describe('a roar', () => {
  it('leaves a trace each time, as long as there are letters left to burn', () => {
    const game = play()
    for (let time = 1; time <= MOST.roars + 1; time++) {
      game.press({ area: 'start' })
      game.run(WAKE.roars - 10)
      expect(game.state.hearth.roars).toBe(time - 1)
      game.run(10)
      expect(game.state.hearth.roars).toBe(Math.min(time, MOST.roars))
      game.run(WAKE.sleeps)
    }
  })
})

describe('what is kept of the fire', () => {
  it('is as it was', () => {
    for (const text of ['0', '3 21 3 1', `8 ${days.map(({ number }) => number).join(' ')}`])
      expect(writeHearth(readHearth(text))).toBe(text)
    expect(play('3 21 3').state.hearth).toEqual({ braziers: [21, 3], fresh: 2, litAt: null, roars: 3 })
  })

  it.each(['', 'x', '-1 0 32 2.5', 'NaN', '99999999 3 3 3', '1e400 3', ' 3'])('may be anything: «%s»', (text) => {
    const { hearth } = play(text).state
    expect(hearth.braziers.every((number) => number === 3)).toBe(true)
    expect(hearth.braziers.length).toBeLessThanOrEqual(1)
    expect(hearth.roars).toBe(text.startsWith('9') ? MOST.roars : 0)
  })
})
