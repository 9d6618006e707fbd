import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { areas } from '../areas'
import { answeredAt, backAt, CROSSING, hungUpAt, LINES, SHOUTS, SLIP, TALKS, WRONG } from '../layout'
import { rules } from '../rules'
import type { Caller } from '../state'
import { tuning } from '../tuning'
import { signed, telephoneLabel, toldOff } from '../words'
import { callsOf } from './wrongNumber'

type Game = ReturnType<typeof play>

/** A game in which wrong numbers can be drawn, of somebody who has had so many. */
function play(calls = '') {
  const game = playRules(rules, tuning, { seed: 30, areas })
  if (calls !== '') game.kept(calls)
  game.later()
  game.run(10)
  return game
}

function press(game: Game, area: string) {
  game.press({ area })
  game.run(10)
}

/** Turns the crank three times, 0.6 s apart; the last is 1.2 s after now. */
function crank(game: Game) {
  for (let turn = 0; turn < 3; turn++) {
    press(game, 'crank')
    if (turn < 2) game.run(590)
  }
}

describe('the crank', () => {
  it('patches a wrong number through with its third turn', () => {
    const game = play()
    crank(game)
    expect(game.events).toEqual(['cranked', 'cranked', 'cranked', 'crossed'])
    expect(game.state).toMatchObject({ wrong: { who: 0, at: 1220, told: 0 }, calls: 1, line: null, isDue: false })
  })

  it.each([
    [4000, true],
    [4010, false],
  ])('does so within 4 s: %i ms from the first turn to the third', (time, isThrough) => {
    expect(CROSSING).toEqual({ turns: 3, within: 4000 })
    const game = play()
    press(game, 'crank')
    game.run(1990)
    press(game, 'crank')
    game.run(time - 2010)
    press(game, 'crank')
    expect(game.events.includes('crossed')).toBe(isThrough)
  })

  it('is not turned twice by a double press', () => {
    const game = play()
    for (let turn = 0; turn < 3; turn++) {
      press(game, 'crank')
      game.run(280)
    }
    expect(game.state).toMatchObject({ wrong: null, turns: [{ at: 10 }, { at: 590 }] })
    game.run(20)
    press(game, 'crank')
    expect(game.events.at(-1)).toBe('crossed')
  })

  it('has whoever that is wait for pictures, and for whoever speaks, whose time stays what it is', () => {
    const game = playRules(rules, tuning, { seed: 30, areas })
    press(game, 'telephone')
    crank(game)
    game.run(2000 - 1220)
    expect(game.events.at(-1)).toBe('fellSilent')
    expect(game.state).toMatchObject({ isDue: true, wrong: null })
    game.later()
    game.run(10)
    expect(game.state).toMatchObject({ isDue: false, wrong: { who: 0, at: 2010 } })

    const next = play()
    press(next, 'telephone')
    const until = next.playhead.now - 10 + LINES[0].time
    crank(next)
    next.run(until - 10 - next.playhead.now)
    expect(next.state).toMatchObject({ isSpeaking: true, wrong: null, isDue: true })
    next.run(10)
    expect(next.events.slice(-2)).toEqual(['fellSilent', 'crossed'])
    expect(next.state.wrong?.at).toBe(until)
  })

  it('works after the last line, too, and turned on and on it has one after another', () => {
    const game = play()
    press(game, 'telephone')
    for (const { time } of LINES) {
      game.run(time)
      press(game, 'telephone')
    }
    expect(game.state).toMatchObject({ line: 4, isSpeaking: false })
    crank(game)
    expect(game.state.wrong).toMatchObject({ who: 0 })
    crank(game)
    expect(game.state).toMatchObject({ wrong: { who: 0 }, isDue: true })
    game.runUntil(() => game.state.wrong?.who === 1)
    expect(game.state).toMatchObject({ isDue: false, calls: 2 })
  })
})

describe('a wrong number', () => {
  it.each([
    [0, 'clucked', 600],
    [1, 'barked', 900],
    [2, 'muttered', 1500],
  ] as const)('%i is heard, told off and struck out, to the tick', (who, heard, talks) => {
    expect(WRONG).toEqual({ races: 600, shuts: 160, opens: 600, opening: 250 })
    expect([SLIP.at, SLIP.lands, TALKS[who], SHOUTS]).toEqual([850, 140, talks, 2600])
    const game = play(who === 0 ? '' : String(who))
    crank(game)
    const { wrong } = game.state
    if (!wrong) throw new Error('Nobody is on the line.')
    const { at } = wrong
    expect([answeredAt(wrong) - at, hungUpAt(wrong) - at, backAt(wrong) - at]).toEqual([
      850 + talks,
      3450 + talks,
      3860 + talks,
    ])
    const seen: [string, number][] = []
    while (game.playhead.now < at + 6000) {
      const before = game.events.length
      game.run(10)
      for (const name of game.events.slice(before)) seen.push([name, game.playhead.now - at])
    }
    expect(seen).toEqual([
      [heard, 850],
      ['printed', 850 + talks],
      ['toldOff', 850 + talks],
      ['struckOut', 3450 + talks],
      ...(who === 2 ? [['signed', 3860 + talks] as [string, number]] : []),
    ])
    expect(game.state).toMatchObject({ wrong: null, back: at + 3860 + talks, shout: { who, at: at + 850 + talks } })
    expect(game.state).toMatchObject({ line: null, speech: null, lift: null })
  })

  it('locks the call while it lasts, and no longer', () => {
    const game = play()
    crank(game)
    expect(telephoneLabel(game.state).en).toBe('A wrong number')
    press(game, 'telephone')
    expect(game.told.at(-1)).toEqual({ name: 'refused', data: { isOver: false } })
    expect(game.state.line).toBeNull()
    game.runUntil(() => game.state.wrong === null)
    expect(telephoneLabel(game.state).en).toBe('The telephone rings: answer it')
    press(game, 'telephone')
    expect(game.state).toMatchObject({ line: 0, isSpeaking: true, shout: null })
    // What was shouted is torn off for it.
    expect(game.state.tear).not.toBeNull()
  })

  it('breaks no line: after it each is as long as ever', () => {
    const game = play()
    for (const [line, { time }] of LINES.entries()) {
      press(game, 'telephone')
      const from = game.playhead.now - 10
      expect(game.state).toMatchObject({ line, speech: { from, until: from + time } })
      game.run(time)
      crank(game)
      game.runUntil(() => game.state.wrong === null)
    }
    expect(game.state).toMatchObject({ line: 4, calls: 5 })
  })

  it('is the hen, the dog, the captain, and then those again; after each third Pim is back, and says so', () => {
    const game = play()
    const callers: Caller[] = []
    for (let call = 0; call < 7; call++) {
      crank(game)
      if (game.state.wrong) callers.push(game.state.wrong.who)
      game.runUntil(() => game.state.wrong === null)
    }
    expect(callers).toEqual([0, 1, 2, 0, 1, 2, 0])
    const told = game.told.filter(({ name }) => name === 'signed' || name === 'toldOff')
    expect(told.map(({ data }) => data)).toEqual([
      ...[{ who: 0 }, { who: 1 }, { who: 2 }, { again: false }],
      ...[{ who: 0 }, { who: 1 }, { who: 2 }, { again: true }, { who: 0 }],
    ])
    expect(signed({ again: false })).not.toEqual(signed({ again: true }))
  })

  it('is told off in words that are drawn', () => {
    expect(([0, 1, 2] as const).map((who) => toldOff({ who }).en.toUpperCase())).toEqual([
      'QUIBBLE: STOP THAT CLUCKING!',
      'QUIBBLE: DOWN, PIM! DOWN!',
      'QUIBBLE: PIM! SHAVE AT ONCE!',
    ])
    expect(([0, 1, 2] as const).map((who) => toldOff({ who }).fr.toUpperCase())).toEqual([
      'CHIPOTE : ARRÊTE DE CAQUETER !',
      'CHIPOTE : COUCHÉ, PIM !',
      'CHIPOTE : PIM ! RASE-TOI !',
    ])
  })
})

describe('what is kept', () => {
  it('is how many there have been: the day after goes on with the next', () => {
    const game = play()
    crank(game)
    expect(callsOf(game.state)).toBe('1')
    const next = play(callsOf(game.state))
    expect(next.state.calls).toBe(1)
    crank(next)
    expect(next.state.wrong?.who).toBe(1)
  })

  it.each(['', '-1', '1.5', '1e3', 'hen', '12345678', ' 2', '{"calls":1}'])('means nothing as “%s”', (text) => {
    const game = playRules(rules, tuning, { seed: 30, areas })
    game.kept(text)
    game.run(10)
    expect(game.state.calls).toBe(0)
  })
})
