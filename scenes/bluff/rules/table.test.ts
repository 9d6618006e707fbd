import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areaOf, countOf, dataOf, press, readAfter, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { CALL, CANDLE, DARK, OWNERS, PLAYERS, SHOWN_AFTER } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const play = () => playRules(rules, tuning, { seed: 20, areas })
type Game = ReturnType<typeof play>

/** A game in which what is drawn later is there, and somebody has come into the room, 510 ms in. */
function inRoom(): Game {
  const game = play()
  game.later()
  return press(game, 'hole', 510)
}

/** From a press to the end of a call. */
const WHOLE = SHOWN_AFTER + CALL.stands + CALL.pays + CALL.closes
const GULLS = SHOWN_AFTER + CALL.gull + CALL.pays + CALL.closes

/** All have shown, the gull last, and the candle is out. */
function playRound(game: Game): Game {
  for (const hand of ['goatsHand', 'hensHand', 'batsHand']) press(game, hand, WHOLE + 10)
  return press(game, 'gullsHand', GULLS + 10)
}

describe('the hole', () => {
  it('is no way in as long as the room cannot be drawn', () => {
    const game = play()
    expect(areaOf(game, 'hole')).toBeUndefined()
    game.later()
    wait(game, 10)
    expect(areaOf(game, 'hole')).toBeDefined()
  })

  it('leads in as the mouth does, in 500 ms, and out to the boat again', () => {
    const game = play()
    game.later()
    press(game, 'hole')
    expect(readAfter(game, [230, 10], ({ side }) => side)).toEqual(['outside', 'room'])
    expect(readAfter(game, [240, 10], ({ crossing }) => crossing === null)).toEqual([false, true])
    expect(game.told).toEqual([
      { name: 'entered', data: null },
      { name: 'arrived', data: { side: 'room' } },
    ])
    press(game, 'holeOut', 510)
    expect(game.state).toMatchObject({ side: 'outside', crossing: null })
    expect(game.events.slice(2)).toEqual(['left', 'arrived'])
  })

  it('and the mouth are two ways: ink of one does not come back out of the other', () => {
    const game = press(inRoom(), 'holeOut', 300)
    expect(game.state.side).toBe('outside')
    press(game, 'mouth')
    const { crossing } = game.state
    expect(crossing).toEqual({ from: 810, until: 810 + tuning.crossing.value, to: 'inside', by: 'mouth' })
  })
})

describe('a call', () => {
  it('turns the hand over, lets it lie, is paid, and ends, to the tick', () => {
    const game = press(inRoom(), 'hensHand')
    expect(game.state.table.call).toEqual({ who: 'hen', from: 510, next: null })
    const read = () => game.events.slice(2)
    expect(readAfter(game, [SHOWN_AFTER - 20, 10], read)).toEqual([['called'], ['called', 'shown']])
    expect(readAfter(game, [CALL.stands - 10, 10], read)).toEqual([
      ['called', 'shown'],
      ['called', 'shown', 'paid'],
    ])
    expect(dataOf(game, 'paid')).toEqual([{ who: 'hen', stake: 'egg' }])
    expect(game.state.table.holders.egg).toBe('table')
    const isCalled = () => game.state.table.call !== null
    expect(readAfter(game, [CALL.pays + CALL.closes - 10, 10], isCalled)).toEqual([true, false])
    expect(game.state.table).toMatchObject({ shown: ['hen'], burnt: 1, dark: null })
  })

  it('of who has nothing left is shown and costs nothing', () => {
    const game = press(inRoom(), 'batsHand', WHOLE + 10)
    press(game, 'batsHand', WHOLE + 10)
    expect(countOf(game, 'shown')).toBe(2)
    expect(countOf(game, 'paid')).toBe(1)
  })

  it('goes on to who is pressed meanwhile, once it has ended', () => {
    const game = press(inRoom(), 'goatsHand', SHOWN_AFTER)
    press(game, 'hensHand', WHOLE - SHOWN_AFTER)
    expect(game.state.table.call).toEqual({ who: 'hen', from: 510 + WHOLE, next: null })
    expect(dataOf(game, 'called')).toEqual([{ who: 'goat' }, { who: 'hen' }])
  })

  it('is one for who presses twice', () => {
    const game = press(inRoom(), 'goatsHand', 290)
    press(game, 'goatsHand', WHOLE)
    expect(countOf(game, 'called')).toBe(1)
    expect(game.state.table.call).toBeNull()
  })

  it('of the gull is refused until all the others have shown', () => {
    const game = inRoom()
    for (const hand of ['goatsHand', 'hensHand', 'batsHand']) {
      press(game, 'gullsHand')
      expect(game.state.table).toMatchObject({ call: null, refusedAt: game.playhead.now - 10 })
      press(game, hand, WHOLE + 10)
    }
    expect(countOf(game, 'refused')).toBe(3)
    press(game, 'gullsHand', SHOWN_AFTER + 10)
    expect(dataOf(game, 'caught')).toEqual([{ isAgain: false }])
  })
})

describe('the candle', () => {
  it('goes out after the gull’s hand; in the dark somebody takes all that lay there, each player in turn', () => {
    const game = inRoom()
    for (const [round, taker] of PLAYERS.entries()) {
      playRound(game)
      expect(game.events.at(-1)).toBe('darkened')
      expect(game.state.table).toMatchObject({ shown: [], burnt: 0, isAgain: true })
      const before = Object.values(game.state.table.holders)
      expect(before).toContain('table')
      wait(game, DARK)
      expect(countOf(game, 'lit')).toBe(round + 1)
      const after = before.map((holder) => (holder === 'table' ? taker : holder))
      expect(Object.values(game.state.table.holders)).toEqual(after)
    }
  })

  it('is not as it was after a round: who held one thing each, one holds them all', () => {
    const game = wait(playRound(inRoom()), DARK)
    expect(game.state.table.holders).toEqual({ feather: 'goat', ribbon: 'goat', ring: 'goat', egg: 'goat' })
    playRound(game)
    expect(dataOf(game, 'caught')).toEqual([{ isAgain: false }, { isAgain: true }])
  })

  it('burns down with calls, though the gull has shown nothing', () => {
    const game = inRoom()
    for (let call = 1; call < CANDLE; call++) press(game, 'goatsHand', WHOLE + 10)
    expect(game.state.table).toMatchObject({ burnt: CANDLE - 1, dark: null })
    press(game, 'goatsHand', WHOLE + 10)
    expect(game.events.at(-1)).toBe('darkened')
    expect(game.state.table.shown).toEqual(['goat'])
  })

  it('is put out by a press, and lit again by itself; nobody is pressed in the dark', () => {
    const game = press(inRoom(), 'candle')
    expect(game.state.table.dark).toEqual({ from: 510, until: 510 + DARK })
    expect(game.hitAreas().map(({ id }) => id)).toEqual(['holeOut'])
    expect(readAfter(game, [DARK - 20, 10], ({ table }) => table.dark === null)).toEqual([false, true])
    expect(game.events.at(-1)).toBe('lit')
    expect(game.state.table).toMatchObject({ holders: OWNERS, candles: 0 })
    expect(areaOf(game, 'candle')).toBeDefined()
  })

  it('takes a hand that lies open with it, which nobody pays for', () => {
    const game = press(press(inRoom(), 'hensHand', SHOWN_AFTER + 10), 'candle', WHOLE)
    expect(countOf(game, 'paid')).toBe(0)
    expect(game.state.table.holders.egg).toBe('hen')
  })
})
