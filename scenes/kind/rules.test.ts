import { describe, expect, it } from 'vitest'
import { playRules } from '../../src/stage/time/playRules'
import { areas } from './areas'
import { LETTERS, THINGS } from './layout'
import { rules } from './rules'
import { TEXTS } from './texts'
import { tuning } from './tuning'

const play = (seed = 7) => playRules(rules, tuning, { seed, areas })
/** Opens a text, has it whole, and closes it after as long as a press then counts again. */
function read(game: ReturnType<typeof play>, thing: string): void {
  for (const wait of [10, 300, 300]) {
    game.press({ area: thing })
    game.run(wait)
  }
}
const isThere = (game: ReturnType<typeof play>, area: string) => game.hitAreas().some(({ id }) => id === area)

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
    const game = play()
    game.run(100)
    game.press({ area: 'shoes' })
    game.run(10)
    expect(game.state.box).toEqual({ thing: 'shoes', since: 100, typed: 0 })
    game.run(10)
    expect(game.state.box?.typed).toBe(0)
    game.run(10)
    expect(game.state.box?.typed).toBe(1)
    game.run(20)
    expect(game.state.box?.typed).toBe(1)
    game.run(10)
    expect(game.state.box?.typed).toBe(2)
    game.run(100 + LETTERS.shoes * 30 - 10 - game.playhead.now)
    expect(game.state.box?.typed).toBe(LETTERS.shoes - 1)
    expect(game.events).not.toContain('whole')
    game.run(10)
    expect(game.state.box?.typed).toBe(LETTERS.shoes)
    expect(game.events.filter((name) => name === 'whole')).toHaveLength(1)
  })

  it('is heard with every second letter', () => {
    const game = play()
    game.press({ area: 'toys' })
    game.run(3000)
    expect(game.events.filter((name) => name === 'typed')).toHaveLength(LETTERS.toys / 2)
  })

  it('is completed by one press, and closed by the next', () => {
    for (const again of ['photo', 'box', 'toys', 'lamp', null]) {
      const game = play()
      game.press({ area: 'photo' })
      game.run(300)
      game.press({ area: again })
      game.run(300)
      expect(game.state.box).toMatchObject({ thing: 'photo', typed: LETTERS.photo })
      game.press({ area: again })
      game.run(10)
      expect(game.state).toMatchObject({ box: null, gone: { thing: 'photo' }, hasRead: { photo: true, toys: false } })
      expect(game.state.lamp.isLit).toBe(true)
      expect(game.state.marks).toEqual([])
      expect(game.events.filter((name) => name !== 'typed')).toEqual(['opened', 'whole', 'closed'])
    }
  })

  it('is not closed within 300 ms of being whole, by a press or by itself', () => {
    for (const isHurried of [true, false]) {
      const game = play()
      game.press({ area: 'pie' })
      game.run(200)
      if (isHurried) game.press({ area: 'lamp' })
      game.runUntil(() => game.events.includes('whole'))
      const wholeAt = game.state.settledAt ?? 0
      expect(wholeAt).toBe(isHurried ? 200 : LETTERS.pie * 30)
      game.run(wholeAt + 290 - game.playhead.now)
      game.press({ area: null })
      game.run(10)
      expect(game.state).toMatchObject({ box: { thing: 'pie' }, sliceTakenAt: null })
      game.press({ area: null })
      game.run(10)
      expect(game.state).toMatchObject({ box: null, sliceTakenAt: wholeAt + 300 })
    }
  })

  it('that has just been closed is followed by no other within 300 ms', () => {
    const game = play()
    read(game, 'photo')
    game.press({ area: 'photo' })
    game.run(10)
    expect(game.state.box).toMatchObject({ thing: 'photo', typed: 0 })
    const again = play()
    again.press({ area: 'photo' })
    again.run(LETTERS.photo * 30 + 300)
    for (const area of ['photo', 'toys', 'lamp', null]) {
      again.press({ area })
      again.run(70)
    }
    expect(again.state).toMatchObject({ box: null, marks: [], lamp: { isLit: true } })
  })

  it('can be pressed only while it is there, and is seen for 240 ms as it goes', () => {
    const game = play()
    game.run(10)
    expect(isThere(game, 'box')).toBe(false)
    game.press({ area: 'photo' })
    game.run(10)
    expect(isThere(game, 'box')).toBe(true)
    game.press({ area: null })
    game.run(300)
    game.press({ area: null })
    game.run(10)
    expect(game.state.gone).toEqual({ thing: 'photo', from: 320, until: 560 })
    game.run(220)
    expect(game.state.gone).not.toBeNull()
    game.run(10)
    expect(game.state.gone).toBeNull()
  })
})

describe('the slice of pie', () => {
  it('is gone for good once its text was closed', () => {
    const game = play()
    game.press({ area: 'pie' })
    game.run(LETTERS.pie * 30 + 300)
    expect(game.state.sliceTakenAt).toBeNull()
    game.press({ area: 'pie' })
    game.run(10)
    expect(game.events.slice(-2)).toEqual(['closed', 'taken'])
    expect(game.state.sliceTakenAt).toBe(LETTERS.pie * 30 + 300)
    expect([isThere(game, 'pie'), isThere(game, 'plate')]).toEqual([false, true])
    game.press({ area: 'pie' })
    game.run(60_000)
    expect(game.state.box).toBeNull()
    expect(isThere(game, 'pie')).toBe(false)
  })

  it('leaves a plate that clinks', () => {
    const game = play()
    read(game, 'pie')
    game.press({ area: 'plate' })
    game.run(10)
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
    game.press({ area: 'lamp' })
    game.run(10)
    expect(game.state.lamp).toEqual({ isLit: false, pulledAt: 50 })
    game.run(280)
    game.press({ area: 'lamp' })
    game.run(10)
    expect(game.state.lamp).toEqual({ isLit: false, pulledAt: 50 })
    game.press({ area: 'lamp' })
    game.run(10)
    expect(game.state.lamp).toEqual({ isLit: true, pulledAt: 350 })
    expect(game.events).toEqual(['darkened', 'lit'])
  })

  it('draws a moth, and keeps a mouse away', () => {
    const game = play()
    game.run(10)
    expect([isThere(game, 'moth'), isThere(game, 'mouse')]).toEqual([true, false])
    game.press({ area: 'lamp' })
    game.run(10)
    expect([isThere(game, 'moth'), isThere(game, 'mouse')]).toEqual([false, true])
  })
})

describe('the company', () => {
  it('a mouse that is touched is away for 5 s', () => {
    const game = play()
    game.press({ area: 'lamp' })
    game.run(10)
    game.press({ area: 'mouse' })
    game.run(10)
    expect(game.state.hidden).toEqual({ from: 10, until: 5010 })
    expect(isThere(game, 'mouse')).toBe(false)
    game.run(4980)
    expect(isThere(game, 'mouse')).toBe(false)
    game.run(10)
    expect(isThere(game, 'mouse')).toBe(true)
  })

  it('moth and mobile answer', () => {
    const game = play()
    game.press({ area: 'moth' })
    game.run(10)
    game.press({ area: 'mobile' })
    game.run(10)
    expect(game.state).toMatchObject({ scared: { from: 0, until: 1600 }, pushedAt: 10 })
    expect(game.events).toEqual(['fluttered', 'chimed'])
  })
})

describe('things', () => {
  it('lift themselves under the pointer, until it has left', () => {
    const game = play()
    const at = { x: 236, y: 760 }
    game.playhead.queue({ kind: 'hover', at, area: 'shoes', button: 'main' })
    game.run(10)
    expect(game.state.pointed).toEqual({ thing: 'shoes', since: 0, isOver: false })
    game.playhead.queue({ kind: 'leave', at, area: 'shoes', button: 'main' })
    game.run(10)
    expect(game.state.pointed).toEqual({ thing: 'shoes', since: 10, isOver: true })
    game.playhead.queue({ kind: 'hover', at, area: 'lamp', button: 'main' })
    game.run(10)
    expect(game.events).toEqual(['lifted'])
  })

  it('beckon after 1.4 s and every 5 s, until one was opened', () => {
    const game = play()
    game.run(1390)
    expect(game.state.beckonedAt).toBeNull()
    game.run(10)
    expect(game.state.beckonedAt).toBe(1400)
    game.run(5000)
    expect(game.state.beckonedAt).toBe(6400)
    game.press({ area: 'toys' })
    game.run(20_000)
    expect(game.state.beckonedAt).toBe(6400)
  })

  it('that are nothing in particular get a mark, six at most, for 900 ms', () => {
    const game = play()
    for (let press = 0; press < 8; press++) {
      game.press({ area: null, at: { x: 700 + press, y: 900 } })
      game.run(10)
    }
    expect(game.state.marks).toHaveLength(6)
    expect(game.state.marks[0]).toMatchObject({ x: 702, y: 900, from: 20, until: 920 })
    game.run(1000)
    expect(game.state.marks).toEqual([])
  })
})
