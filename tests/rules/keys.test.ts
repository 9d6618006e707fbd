import { describe, expect, it } from 'vitest'
import { createKeys as createPetalKeys } from '../../scenes/bouquet/keys'
import { createKeys as createPasswordKeys } from '../../scenes/gargoyle/keys'
import { rules as gargoyleRules } from '../../scenes/gargoyle/rules'
import { tuning as gargoyleTuning } from '../../scenes/gargoyle/tuning'
import { createKeys as createAnswerKeys } from '../../scenes/match/keys'
import { createKeys as createPortraitKeys } from '../../scenes/nest/keys'
import { createKeys as createTurnKeys } from '../../scenes/salty/keys'
import { PAUSE } from '../../scenes/scallop/find'
import { createKeys as createListKeys } from '../../scenes/scallop/keys'
import { rules as scallopRules } from '../../scenes/scallop/rules'
import { shelf } from '../../scenes/scallop/texts/shelf'
import { tuning as scallopTuning } from '../../scenes/scallop/tuning'
import type { DayKey } from '../../src/stage/contract/keys'
import { playRules } from '../../src/stage/time/playRules'

/** A key that is pressed with the focus nowhere, or whatever else is said of it. */
function keyOf(key: string, more: Partial<DayKey> = {}): DayKey {
  return { key, code: '', isRepeat: false, time: 0, text: '', areas: [], tabStops: [], focused: null, ...more }
}

describe('keys of days', () => {
  it('turn the old salt, again while they are held', () => {
    const { take } = createTurnKeys()
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => take(keyOf(key, { isRepeat: true }), null))).toEqual(
      ['back', 'on', 'first', 'last'].map((name) => ({ press: [name] })),
    )
    expect(take(keyOf('constructor'), null)).toBeNull()
  })

  it('answer the quiz from 1 to 4, by the row of digits of any keyboard, once', () => {
    const { take } = createAnswerKeys()
    expect(take(keyOf('4'), null)).toEqual({ press: ['candidate-4'] })
    expect(take(keyOf('é', { code: 'Digit2' }), null)).toEqual({ press: ['candidate-2'] })
    expect(take(keyOf('End', { code: 'Numpad1' }), null)).toEqual({ press: ['candidate-1'] })
    expect([keyOf('5'), keyOf('0'), keyOf('1', { isRepeat: true })].map((key) => take(key, null))).toEqual([
      null,
      null,
      null,
    ])
  })

  it('walk the petals that are there, and the portraits of a side', () => {
    const areas = ['vase', 'petal-0', 'petal-4']
    expect(createPetalKeys().take(keyOf('ArrowRight', { areas, focused: 'petal-4' }), null)).toEqual({
      focus: 'petal-0',
    })
    const portraits = { areas: ['left-0', 'left-1', 'right-0'], tabStops: ['left-1', 'right-0'] }
    const { take } = createPortraitKeys()
    expect(take(keyOf('ArrowRight', { ...portraits, focused: 'left-0' }), null)).toEqual({ focus: 'left-1' })
    expect(take(keyOf('ArrowRight', portraits), null)).toEqual({ focus: 'left-1' })
  })
})

describe('keys of the title page', () => {
  const title = playRules(gargoyleRules, gargoyleTuning, { seed: 1 }).state
  const slab = { ...title, screen: 'password' } as const

  it('walk the menu, and press what is chosen in it', () => {
    const { take } = createPasswordKeys()
    expect(take(keyOf('ArrowDown'), title)).toEqual({ focus: 'start' })
    expect(take(keyOf('ArrowDown', { focused: 'start' }), title)).toEqual({ focus: 'password' })
    expect(take(keyOf('Enter'), title)).toEqual({ press: ['start'] })
    expect([take(keyOf('Enter', { isRepeat: true }), title), take(keyOf('m'), title)]).toEqual([null, null])
  })

  it('type letters of either size on the slab, take one back, enter the word, and lead back', () => {
    const { take } = createPasswordKeys()
    expect(take(keyOf('m'), slab)).toEqual(take(keyOf('M'), slab))
    expect(take(keyOf('m'), slab)).toMatchObject({ focus: 'end' })
    const keys = ['Backspace', 'Enter', 'Escape'].map((key) => take(keyOf(key), slab))
    expect(keys).toEqual([{ press: ['rub'] }, { press: ['end'] }, { press: ['back'] }])
    expect(['Shift', '?', '…'].map((key) => take(keyOf(key), slab))).toEqual([null, null, null])
  })

  it('take the letters of what is pasted, and pass over all else in it', () => {
    const { take } = createPasswordKeys()
    const pasted = take(keyOf('Paste', { text: 'a — B!' }), slab)?.press
    expect(pasted).toEqual([...(take(keyOf('a'), slab)?.press ?? []), ...(take(keyOf('b'), slab)?.press ?? [])])
    expect(take(keyOf('Paste', { text: 'ab' }), title)).toBeNull()
  })

  it('hold the space bar for a blank while one types, until the focus is moved', () => {
    const { take, isTyping } = createPasswordKeys()
    expect([isTyping?.(0), take(keyOf(' '), slab)]).toEqual([false, null])
    take(keyOf('a'), slab)
    expect([isTyping?.(0), take(keyOf(' '), slab)]).toEqual([true, {}])
    take(keyOf('Tab'), slab)
    expect(isTyping?.(0)).toBe(false)
    take(keyOf('a'), slab)
    take(keyOf('ArrowLeft'), slab)
    expect(isTyping?.(0)).toBe(false)
  })

  it('lead straight down on the slab between rows of other lengths, and round its ends', () => {
    const { take } = createPasswordKeys()
    const first = take(keyOf('ArrowRight'), slab)?.focus ?? ''
    const lastStone = take(keyOf('ArrowUp', { focused: first }), slab)?.focus ?? ''
    expect(take(keyOf('ArrowDown', { focused: lastStone }), slab)).toEqual({ focus: first })
    expect(take(keyOf('ArrowLeft', { focused: first }), slab)?.focus).not.toBe(first)
  })
})

describe('keys of the gallery', () => {
  const gallery = playRules(scallopRules, scallopTuning, { seed: 1 }).state

  it('lead along the list', () => {
    const { take } = createListKeys()
    const selected = { ...gallery, selected: 3 }
    expect(['ArrowUp', 'Home', 'End', 'PageUp'].map((key) => take(keyOf(key), selected))).toEqual(
      ['up', 'entry-0', 'entry-126', 'entry-0'].map((name) => ({ press: [name] })),
    )
    expect([take(keyOf('Tab'), selected), take(keyOf(' '), selected)]).toEqual([null, null])
  })

  it('find a name by its letters, faster than the gallery follows; a blank is one within a word', async () => {
    await shelf.fetch('en')
    const names = shelf.read().en?.map(({ name }) => name) ?? []
    const index = names.findIndex((name) => /^\p{Letter}{2,} \p{Letter}/u.test(name))
    const { take, isTyping } = createListKeys()
    const pressed = [...(names[index] ?? '')].map((key, place) => take(keyOf(key, { time: place * 10 }), gallery))
    const found = Number(pressed.at(-1)?.press?.[0]?.slice('entry-'.length))
    expect(names[found]?.startsWith(names[index] ?? 'nobody')).toBe(true)
    const last = (pressed.length - 1) * 10
    expect([isTyping?.(last + PAUSE), isTyping?.(last + PAUSE + 1)]).toEqual([true, false])
  })
})
