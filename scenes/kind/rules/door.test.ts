import { describe, expect, it } from 'vitest'
import { playRules } from '../../../src/stage/time/playRules'
import { countOf, press, readAfter } from '../../../tests/support/games'
import { areas } from '../areas'
import { THINGS, textOf } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'

const TELLINGS = ['lamp', 'moon', 'home'] as const
/** What is pressed to read of each thing by the moon. */
const BY_MOON = ['shoes', 'photo', 'toys', 'plate'] as const

const play = () => playRules(rules, tuning, { seed: 7, areas })
type Game = ReturnType<typeof play>

/** Opens a text, has it whole, and closes it after as long as a press then counts again. */
function read(game: Game, ...areas: readonly string[]): Game {
  for (const area of areas) for (const ms of [10, 300, 300]) press(game, area, ms)
  return game
}
/** What comes up as that is pressed. */
function told(game: Game, area: string): unknown {
  press(game, area)
  return game.told.findLast(({ name }) => name === 'opened')?.data
}
/** All read by lamplight, then by the moon. */
function readAll(game = play()): Game {
  game.later()
  read(game, ...THINGS)
  press(game, 'lamp', 300)
  return read(game, ...BY_MOON)
}

describe('the texts', () => {
  it('are twelve, none twice, of two lines that fit the sheet, as long in either language', () => {
    const all = TELLINGS.flatMap((telling) => THINGS.map((thing) => textOf(thing, telling)))
    expect(new Set(all.map(({ en }) => en)).size).toBe(12)
    expect(new Set(all.map(({ fr }) => fr)).size).toBe(12)
    for (const { en, fr } of all) {
      expect(fr).toHaveLength(en.length)
      for (const text of [en, fr]) {
        const lines = text.split('\n')
        expect(lines).toHaveLength(2)
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(46)
      }
    }
  })

  it('come in turn: the first one first, by whichever light; then another by the moon', () => {
    const game = press(play(), 'lamp', 300)
    expect(told(game, 'toys')).toEqual({ thing: 'toys', telling: 'lamp' })
    game.run(300)
    for (const ms of [300, 300]) press(game, null, ms)
    expect(told(game, 'toys')).toEqual({ thing: 'toys', telling: 'moon' })
    game.run(300)
    for (const ms of [300, 300]) press(game, null, ms)
    press(game, 'lamp', 300)
    expect(told(game, 'toys')).toEqual({ thing: 'toys', telling: 'lamp' })
  })

  it('by the moon are typed, completed and closed as the first ones are', () => {
    const game = read(play(), 'photo')
    press(game, 'lamp', 300)
    const { length } = textOf('photo', 'moon').en
    press(game, 'photo', length * 30 - 10)
    expect(game.state.box?.typed).toBe(length - 1)
    press(game, 'lamp', 300)
    expect(game.state).toMatchObject({ box: { typed: length }, lamp: { isLit: false } })
    press(game, null)
    expect(game.state.box).toBeNull()
    expect(game.state.toldAt).toEqual({ shoes: null, photo: game.playhead.now - 10, toys: null, pie: null })
    expect(countOf(game, 'told')).toBe(1)
  })

  it('of the slice are told by its plate once it is gone, and only by the moon', () => {
    const game = read(play(), 'pie')
    press(game, 'plate', 300)
    expect(game.state.box).toBeNull()
    press(game, 'lamp', 300)
    expect(told(game, 'plate')).toEqual({ thing: 'pie', telling: 'moon' })
    const whole = press(press(game, null, 300), null)
    expect(whole.state.toldAt.pie).not.toBeNull()
    expect(countOf(whole, 'taken')).toBe(1)
  })

  it('not told yet by the moon beckon 1.4 s after it is dark, and every 5 s until a sheet is open', () => {
    const game = read(play(), 'shoes')
    press(game, 'lamp', 1390)
    expect(readAfter(game, [0, 10, 5000], () => game.state.beckonedAt)).toEqual([null, 2010, 7010])
    press(game, 'shoes', 20_000)
    expect(game.state.beckonedAt).toBe(7010)
  })
})

describe('the chain of the lamp', () => {
  it('beckons once all is read by lamplight, 1.4 s after the last and every 5 s, but not before', () => {
    const game = read(play(), 'shoes', 'photo', 'pie')
    game.run(20_000)
    expect(game.state.beckonedAt).toBeNull()
    read(game, 'toys')
    const closedAt = game.state.settledAt ?? 0
    expect(readAfter(game, [1090, 20, 5000], () => game.state.beckonedAt)).toEqual([
      null,
      closedAt + 1400,
      closedAt + 6400,
    ])
  })
})

describe('the door', () => {
  it('opens once all is told by the moon and it has been dark and quiet for 1.6 s', () => {
    const game = readAll()
    const closedAt = game.state.settledAt ?? 0
    // The tick after the one in which the last is closed is the first that is quiet.
    game.run(closedAt + 1600 - game.playhead.now)
    expect(countOf(game, 'unlatched')).toBe(0)
    game.run(10)
    expect(game.told.at(-1)).toMatchObject({ name: 'unlatched', data: { isHome: false } })
    expect(game.state.door.openedAt).toBe(closedAt + 1610)
  })

  it.each(BY_MOON)('stays shut while %s has not told', (missing) => {
    const game = play()
    game.later()
    read(game, ...THINGS)
    press(game, 'lamp', 300)
    read(game, ...BY_MOON.filter((area) => area !== missing)).run(20_000)
    expect(countOf(game, 'unlatched')).toBe(0)
    read(game, missing).run(2000)
    expect(countOf(game, 'unlatched')).toBe(1)
  })

  it('waits for its pictures', () => {
    const game = play()
    read(game, ...THINGS)
    press(game, 'lamp', 300)
    read(game, ...BY_MOON).run(20_000)
    expect(countOf(game, 'unlatched')).toBe(0)
    game.later()
    game.run(1610)
    expect(countOf(game, 'unlatched')).toBe(1)
  })

  it('waits anew once somebody reads, or lights the lamp', () => {
    const game = readAll()
    game.run(900)
    press(game, 'photo', 5000)
    expect(game.state.door).toMatchObject({ opensAt: null, openedAt: null })
    press(game, null, 1000)
    press(game, 'lamp', 5000)
    expect(game.state.door).toMatchObject({ opensAt: null, openedAt: null })
    press(game, 'lamp', 1600)
    expect(game.state.door.openedAt).toBeNull()
    game.run(10)
    expect(game.state.door.openedAt).not.toBeNull()
  })

  it('stays as it is whatever else is pressed; a press on it shuts it until the lamp was lit', () => {
    const game = readAll()
    game.run(4000)
    for (const area of ['mouse', 'mobile', null, 'shoes', 'shoes', 'shoes']) press(game, area, 400)
    expect(game.state.door.shutAt).toBeNull()
    press(game, 'door', 300)
    press(game, 'door', 30_000)
    expect(countOf(game, 'shut')).toBe(1)
    expect(countOf(game, 'unlatched')).toBe(1)
    expect(game.hitAreas().map(({ id }) => id)).not.toContain('door')
  })

  it('is not shut by a press that only came as it opened', () => {
    const game = readAll()
    game.runUntil(() => countOf(game, 'unlatched') === 1)
    game.run(290)
    press(game, 'door')
    expect(game.state.door.shutAt).toBeNull()
    press(game, 'door')
    expect(game.state.door.shutAt).not.toBeNull()
  })

  it('answers no press while it was never opened', () => {
    const game = press(play(), 'door', 300)
    expect(game.state.door).toMatchObject({ openedAt: null, shutAt: null })
  })
})

describe('whoever stood in it', () => {
  it('is home as the lamp is lit, once; and all speak of that, by any light', () => {
    const game = readAll()
    game.run(4000)
    press(game, 'lamp', 300)
    expect(game.state.door).toEqual({ isDrawn: true, opensAt: null, openedAt: null, shutAt: null, isHome: true })
    expect(game.events.slice(-2)).toEqual(['lit', 'settled'])
    expect(told(game, 'plate')).toEqual({ thing: 'pie', telling: 'home' })
    game.run(400)
    for (const ms of [400, 400]) press(game, null, ms)
    press(game, 'lamp', 300)
    expect(told(game, 'shoes')).toEqual({ thing: 'shoes', telling: 'home' })
    expect(countOf(game, 'settled')).toBe(1)
    expect(countOf(game, 'told')).toBe(4)
  })

  it('leaves the door ajar in every dark from then on', () => {
    const game = readAll()
    for (let night = 0; night < 3; night++) {
      game.run(4000)
      press(game, 'lamp', 400)
      press(game, 'lamp')
    }
    game.run(4000)
    expect(game.told.filter(({ name }) => name === 'unlatched').map(({ data }) => data)).toEqual([
      { isHome: false },
      ...Array.from({ length: 3 }, () => ({ isHome: true })),
    ])
    expect(countOf(game, 'settled')).toBe(1)
  })
})
