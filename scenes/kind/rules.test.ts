import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areaOf, countOf, input, press, readAfter, wait } from '../../tests/support/games'
import { areas } from './areas'
import { THINGS } from './layout'
import { rules } from './rules'
import { TEXTS } from './texts'
import { tuning } from './tuning'

/** How many letters each text has, line ends among them. */
const LETTERS = { shoes: 70, photo: 72, toys: 66, pie: 66 } as const

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })
/** Opens a text, has it whole, and closes it after as long as a press then counts again. */
function read(game: ReturnType<typeof play>, thing: string): void {
  for (const ms of [10, 300, 300]) press(game, thing, ms)
}
/** Which of these can be pressed. */
const present = (game: ReturnType<typeof play>, ...names: readonly string[]) =>
  names.filter((name) => areaOf(game, name) !== undefined)

describe('the texts', () => {
  it('are four, of two lines each, and as long in either language, letter for letter', () => {
    expect(THINGS).toEqual(['shoes', 'photo', 'toys', 'pie'])
    for (const thing of THINGS) {
      const { en, fr } = TEXTS[thing]
      expect([...fr]).toHaveLength([...en].length)
      expect(fr).toHaveLength(LETTERS[thing])
      expect(en.split('\n')).toHaveLength(2)
      expect(fr.split('\n')).toHaveLength(2)
    }
  })
})

describe('a sheet', () => {
  it('is typed at a letter per 30 ms', () => {
    const game = wait(play(), 100)
    press(game, 'shoes')
    expect(game.state.box).toEqual({ thing: 'shoes', since: 100, typed: 0 })
    const typed = () => game.state.box?.typed
    expect(readAfter(game, [10, 10, 20, 10], typed)).toEqual([0, 1, 1, 2])
    game.run(100 + LETTERS.shoes * 30 - 10 - game.playhead.now)
    expect([typed(), countOf(game, 'whole')]).toEqual([LETTERS.shoes - 1, 0])
    game.run(10)
    expect([typed(), countOf(game, 'whole')]).toEqual([LETTERS.shoes, 1])
  })

  it('is heard with every second letter', () => {
    const game = press(play(), 'toys', 3000)
    expect(countOf(game, 'typed')).toBe(LETTERS.toys / 2)
  })

  it.each(['photo', 'box', 'toys', 'lamp', null])(
    'is completed by one press of %s, and closed by the next',
    (again) => {
      const game = press(play(), 'photo', 300)
      press(game, again, 300)
      expect(game.state.box).toMatchObject({ thing: 'photo', typed: LETTERS.photo })
      press(game, again)
      expect(game.state).toMatchObject({
        box: null,
        gone: { thing: 'photo' },
        hasRead: { photo: true, toys: false },
        lamp: { isLit: true },
        marks: [],
      })
      expect(game.events.filter((name) => name !== 'typed')).toEqual(['opened', 'whole', 'closed'])
    },
  )

  it.each([
    ['a press', true],
    ['itself', false],
  ])('is not closed within 300 ms of being made whole by %s', (_, isHurried) => {
    const game = press(play(), 'pie', 200)
    if (isHurried) game.press({ area: 'lamp' })
    game.runUntil(() => game.events.includes('whole'))
    const wholeAt = game.state.settledAt ?? 0
    expect(wholeAt).toBe(isHurried ? 200 : LETTERS.pie * 30)
    game.run(wholeAt + 290 - game.playhead.now)
    press(game, null)
    expect(game.state).toMatchObject({ box: { thing: 'pie' }, sliceTakenAt: null })
    press(game, null)
    expect(game.state).toMatchObject({ box: null, sliceTakenAt: wholeAt + 300 })
  })

  it('that has just been closed is followed by no other within 300 ms', () => {
    const game = play()
    read(game, 'photo')
    press(game, 'photo')
    expect(game.state.box).toMatchObject({ thing: 'photo', typed: 0 })
    const again = press(play(), 'photo', LETTERS.photo * 30 + 300)
    for (const area of ['photo', 'toys', 'lamp', null]) press(again, area, 70)
    expect(again.state).toMatchObject({ box: null, marks: [], lamp: { isLit: true } })
  })

  it('can be pressed only while it is there, and is seen for 240 ms as it goes', () => {
    const game = wait(play(), 10)
    expect(present(game, 'box')).toEqual([])
    press(game, 'photo')
    expect(present(game, 'box')).toEqual(['box'])
    press(game, null, 300)
    press(game, null)
    expect(game.state.gone).toEqual({ thing: 'photo', from: 320, until: 560 })
    expect(readAfter(game, [220, 10], () => game.state.gone === null)).toEqual([false, true])
  })
})

describe('the slice of pie', () => {
  it('is gone for good once its text was closed', () => {
    const game = press(play(), 'pie', LETTERS.pie * 30 + 300)
    expect(game.state.sliceTakenAt).toBeNull()
    press(game, 'pie')
    expect(game.events.slice(-2)).toEqual(['closed', 'taken'])
    expect(game.state.sliceTakenAt).toBe(LETTERS.pie * 30 + 300)
    expect(present(game, 'pie', 'plate')).toEqual(['plate'])
    press(game, 'pie', 60_000)
    expect(game.state.box).toBeNull()
    expect(present(game, 'pie')).toEqual([])
  })

  it('leaves a plate that clinks', () => {
    const game = play()
    read(game, 'pie')
    press(game, 'plate')
    expect(game.state.plate).toEqual({ from: 610, until: 1310 })
    expect(game.events).toEqual(['opened', 'whole', 'closed', 'taken', 'clinked'])
  })

  it('stays where it is when other texts are closed', () => {
    const game = play()
    for (const thing of ['shoes', 'photo', 'toys']) read(game, thing)
    expect(game.state.sliceTakenAt).toBeNull()
    expect(game.state.hasRead).toEqual({ shoes: true, photo: true, toys: true, pie: false })
  })
})

describe('the lamp', () => {
  it('changes the room’s light with each press, but not back within 300 ms', () => {
    const game = play()
    expect(game.state.lamp).toEqual({ isLit: true, pulledAt: null })
    game.run(50)
    press(game, 'lamp')
    expect(game.state.lamp).toEqual({ isLit: false, pulledAt: 50 })
    game.run(280)
    press(game, 'lamp')
    expect(game.state.lamp).toEqual({ isLit: false, pulledAt: 50 })
    press(game, 'lamp')
    expect(game.state.lamp).toEqual({ isLit: true, pulledAt: 350 })
    expect(game.events).toEqual(['darkened', 'lit'])
  })

  it('draws a moth, and keeps a mouse away', () => {
    const game = wait(play(), 10)
    expect(present(game, 'moth', 'mouse')).toEqual(['moth'])
    press(game, 'lamp')
    expect(present(game, 'moth', 'mouse')).toEqual(['mouse'])
  })
})

describe('the company', () => {
  it('a mouse that is touched is away for 5 s', () => {
    const game = press(play(), 'lamp')
    press(game, 'mouse')
    expect(game.state.hidden).toEqual({ from: 10, until: 5010 })
    expect(readAfter(game, [0, 4980, 10], () => present(game, 'mouse'))).toEqual([[], [], ['mouse']])
  })

  it('moth and mobile answer', () => {
    const game = press(play(), 'moth')
    press(game, 'mobile')
    expect(game.state).toMatchObject({ scared: { from: 0, until: 1600 }, pushedAt: 10 })
    expect(game.events).toEqual(['fluttered', 'chimed'])
  })
})

describe('things', () => {
  it('lift themselves under the pointer, until it has left', () => {
    const game = play()
    const at = { x: 236, y: 760 }
    input(game, 'hover', { at, area: 'shoes' })
    expect(game.state.pointed).toEqual({ thing: 'shoes', since: 0, isOver: false })
    input(game, 'leave', { at, area: 'shoes' })
    expect(game.state.pointed).toEqual({ thing: 'shoes', since: 10, isOver: true })
    input(game, 'hover', { at, area: 'lamp' })
    expect(game.events).toEqual(['lifted'])
  })

  it('beckon after 1.4 s and every 5 s, until one was opened', () => {
    const game = play()
    expect(readAfter(game, [1390, 10, 5000], () => game.state.beckonedAt)).toEqual([null, 1400, 6400])
    press(game, 'toys', 20_000)
    expect(game.state.beckonedAt).toBe(6400)
  })

  it('that are nothing in particular get a mark, six at most, for 900 ms', () => {
    const game = play()
    for (let time = 0; time < 8; time++) input(game, 'press', { area: null, at: { x: 700 + time, y: 900 } })
    expect(game.state.marks).toHaveLength(6)
    expect(game.state.marks[0]).toMatchObject({ x: 702, y: 900, from: 20, until: 920 })
    game.run(1000)
    expect(game.state.marks).toEqual([])
  })
})
