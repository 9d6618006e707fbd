import { describe, expect, it } from 'vitest'
import { COMPARTMENTS, PLACES } from '../../../assets/scallop-later/shared'
import { playRules } from '../../../src/stage/time/playRules'
import { point, press, wait } from '../../../tests/support/games'
import { areas } from '../areas'
import { BOWS_AT, FIGURINES, FIRST_BOW, HEARS_AT, LASTS, VISIT } from '../layout'
import { rules } from '../rules'
import { tuning } from '../tuning'
import { figurineAt, textOf } from './cabinet'

type Game = ReturnType<typeof play>

/** A gallery of which what is drawn later has come, and which was visited before. */
function play(kept?: string, hasLater = true) {
  const game = playRules(rules, tuning, { seed: 4, areas })
  if (kept !== undefined) game.kept(kept)
  if (hasLater) game.later()
  return wait(game, 10)
}

/** Chooses a figurine, and waits until it is set down. */
const choose = (game: Game, index: number) => press(game, `entry-${index}`, 280)
const chooseTo = (game: Game, last: number) => {
  for (let index = game.state.selected + 1; index <= last; index++) choose(game, index)
  return game
}
const namesOf = (game: Game) => game.events.filter((name) => ['steppedBack', 'partBowed', 'allBowed'].includes(name))

/** All but the last one were looked at. */
const ALL_BUT_ONE = `0 ${'f'.repeat(31)}3`

describe('who has been looked at', () => {
  it('is whoever stands there at first, and everybody who is set down: no sooner', () => {
    const game = play()
    expect(game.state.cabinet).toMatchObject({ count: 1, fallen: null })
    press(game, 'down', 260)
    expect(game.state.cabinet.count).toBe(1)
    wait(game, 10)
    expect(game.state.cabinet).toMatchObject({ count: 2, fallen: { index: 1, at: 280 } })
    expect(game.told.at(-2)).toEqual({ name: 'looked', data: { index: 1, count: 2 } })
    expect(game.events.at(-1)).toBe('unveiled')
  })

  it('is nobody whom one only passes, as with a key that is held', () => {
    const game = play()
    for (let steps = 0; steps < 30; steps++) press(game, 'down', 30)
    wait(game, 300)
    expect(game.state.cabinet.looked.flatMap((isLooked, index) => (isLooked ? [index] : []))).toEqual([0, 30])
  })

  it('is counted once', () => {
    const game = play()
    for (const index of [5, 0, 5]) choose(game, index)
    expect(game.state.cabinet.count).toBe(2)
  })

  it('counts before what is drawn later has come, too; only nothing is unveiled', () => {
    const game = chooseTo(play(undefined, false), 12)
    wait(game, 3000)
    expect(game.state.cabinet).toMatchObject({ count: 13, visit: null })
    expect(game.events).not.toContain('unveiled')
    game.later()
    wait(game, 20)
    expect(game.state.cabinet.visit).toMatchObject({ why: 'part' })
  })
})

describe('what a browser keeps of it', () => {
  it('is a text of 34 letters, from which it comes again', () => {
    const game = play()
    for (const index of [3, 64, 126]) choose(game, index)
    const text = textOf(game.state)
    expect(text).toBe('0 90000000000000001000000000000004')
    const { looked, count } = play(text).state.cabinet
    expect([looked, count]).toEqual([game.state.cabinet.looked, 4])
  })

  it('is nothing where anything else is written', () => {
    for (const text of ['', '1', '0 fff', `2 ${'f'.repeat(32)}`, `0 ${'g'.repeat(32)}`])
      expect(play(text).state.cabinet.count).toBe(1)
    expect(play(`1 ${'0'.repeat(32)}`).state.cabinet.hasBowed).toBe(false)
    expect(play(`0 ${'f'.repeat(32)}`).state.cabinet).toMatchObject({ count: FIGURINES })
  })
})

describe('a bow', () => {
  it('comes of ten that were looked at, once nothing was chosen for 700 ms', () => {
    const game = chooseTo(play(), FIRST_BOW - 1)
    expect([FIRST_BOW, VISIT.waits]).toEqual([10, 700])
    const { until } = game.state.change ?? { until: 0 }
    game.runUntil(() => game.state.cabinet.visit !== null)
    const { visit } = game.state.cabinet
    expect(visit).toMatchObject({ why: 'part', from: until + 700, until: until + 700 + LASTS.part })
    expect(visit?.parts).toHaveLength(COMPARTMENTS.length)
    game.runUntil(() => game.events.includes('partBowed'))
    expect(game.playhead.now).toBe(until + 700 + BOWS_AT.part)
    expect(game.told.at(-2)).toEqual({ name: 'partBowed', data: { count: 10, isFirst: true } })
    game.runUntil(() => game.state.cabinet.visit === null)
    expect(game.playhead.now).toBe(until + 700 + LASTS.part)
    wait(game, 5000)
    expect(namesOf(game)).toEqual(['steppedBack', 'partBowed'])
  })

  it('comes of every compartment that is whole after that, and waits for whoever goes on', () => {
    const game = chooseTo(play('0 ff300000000000000000000000000000'), 13)
    expect(game.state.cabinet).toMatchObject({ count: 14, due: [] })
    chooseTo(game, 16)
    expect(game.state.cabinet).toMatchObject({ due: [1], visit: null })
    game.runUntil(() => game.state.cabinet.visit !== null)
    expect(game.state.cabinet.visit?.parts).toEqual([1])
    game.runUntil(() => game.events.includes('partBowed'))
    expect(game.told.at(-2)).toEqual({ name: 'partBowed', data: { count: 17, isFirst: false } })
  })

  it('is cut short by a choice, which counts; and comes again where it had not begun', () => {
    const game = chooseTo(play(), 9)
    game.runUntil(() => game.state.cabinet.visit !== null)
    press(game, 'down', 280)
    expect(game.state).toMatchObject({ selected: 10, cabinet: { count: 11 } })
    game.runUntil(() => game.events.includes('partBowed'))
    const { now } = game.playhead
    press(game, 'down')
    expect(game.state.cabinet.visit?.until).toBe(now + VISIT.in)
    wait(game, VISIT.in)
    expect(game.state).toMatchObject({ selected: 11, cabinet: { visit: null, due: [] } })
  })

  it('of all of them follows when the last sheet has fallen; the day after they are known by it', () => {
    const game = choose(play(ALL_BUT_ONE), 126)
    expect(game.state.cabinet).toMatchObject({ count: FIGURINES, hasBowed: false })
    game.runUntil(() => game.state.cabinet.visit !== null)
    const { from } = game.state.cabinet.visit ?? { from: 0 }
    expect(game.state.cabinet.visit).toMatchObject({ why: 'all', hasSheet: true, until: from + LASTS.all })
    // Nothing cuts it short before all of them are down.
    press(game, 'shelves', BOWS_AT.all - 20)
    expect(game.state.cabinet).toMatchObject({ hasBowed: false, visit: { until: from + LASTS.all } })
    game.runUntil(() => game.events.includes('allBowed'))
    expect(game.playhead.now).toBe(from + BOWS_AT.all)
    expect(game.state.cabinet.hasBowed).toBe(true)
    game.runUntil(() => game.state.cabinet.visit === null)
    expect(game.playhead.now).toBe(from + LASTS.all)
    expect(textOf(game.state)).toBe(`1 ${'f'.repeat(31)}7`)
    expect(play(textOf(game.state)).state.cabinet).toMatchObject({ hasBowed: true, count: FIGURINES })
    press(game, 'counter')
    expect(game.state.cabinet.visit).toMatchObject({ why: 'all', hasSheet: false })
  })

  it('is told of, whichever it is: that of all of them is the first of whoever never waited for one', () => {
    const game = choose(play(ALL_BUT_ONE), 126)
    game.runUntil(() => game.events.includes('bowed'))
    expect(game.events.slice(-2)).toEqual(['allBowed', 'bowed'])
    const again = press(play(textOf(game.state)), 'counter')
    again.runUntil(() => again.events.includes('bowed'))
    expect(namesOf(again)).toEqual(['steppedBack', 'allBowed'])
    const ten = chooseTo(play(), FIRST_BOW - 1)
    ten.runUntil(() => ten.events.includes('bowed'))
    expect(ten.events.slice(-2)).toEqual(['partBowed', 'bowed'])
  })
})

describe('the counter', () => {
  it('leads one step back, and a press among the shelves in again, though not the second of two at once', () => {
    const game = press(play(), 'counter')
    expect(game.state.cabinet.visit).toMatchObject({ why: 'look', until: null })
    press(game, 'shelves', 10, { x: 800, y: 500 })
    expect(game.state.cabinet.visit?.until).toBeNull()
    wait(game, HEARS_AT.look)
    press(game, 'shelves', 10, { x: 800, y: 500 })
    expect(game.state.cabinet.visit?.until).toBe(game.playhead.now - 10 + VISIT.in)
    wait(game, VISIT.in)
    expect(game.state).toMatchObject({ selected: 0, cabinet: { visit: null } })
  })

  it('leads to whoever is pressed among the shelves', () => {
    const game = wait(press(play(), 'counter'), HEARS_AT.look)
    const { x, y } = PLACES[88] ?? { x: 0, y: 0 }
    press(game, 'shelves', 10, { x, y: y - 30 })
    expect(game.state.selected).toBe(88)
    wait(game, VISIT.in)
    expect(game.state.cabinet.visit).toBeNull()
  })

  it('has whoever is pointed at among the shelves stand out, and be pressed', () => {
    const game = wait(press(play(), 'counter'), HEARS_AT.look)
    const { x, y } = PLACES[88] ?? { x: 0, y: 0 }
    point(game, { x, y: y - 30 })
    expect(game.state.cabinet.visit?.pointed).toBe(88)
    expect(game.hitAreas().map(({ id }) => id)).toContain('somebody')
    press(game, 'somebody', 10, { x, y: y - 30 })
    expect(game.state.selected).toBe(88)
    point(game, { x: 800, y: 450 })
    expect(game.state.cabinet.visit?.pointed).toBeNull()
  })

  it('does nothing before what is drawn later has come', () => {
    expect(press(play(undefined, false), 'counter').state.cabinet.visit).toBeNull()
  })

  it('finds each of 127 where they stand, and nobody in the niche', () => {
    expect(PLACES.map(({ x, y }) => figurineAt({ x, y: y - 40 }))).toEqual(PLACES.map((_, index) => index))
    expect(PLACES).toHaveLength(FIGURINES)
    expect(figurineAt({ x: 800, y: 450 })).toBeNull()
  })
})
