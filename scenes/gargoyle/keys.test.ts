import { describe, expect, it } from 'vitest'
import { dayKey, playRules } from '../../src/stage/time/playRules'
import { createKeys } from './keys'
import { rules } from './rules'
import { tuning } from './tuning'

describe('keys of the title page', () => {
  const title = playRules(rules, tuning, { seed: 1 }).state
  const slab = { ...title, screen: 'password' } as const

  it('walk the menu, and press what is chosen in it', () => {
    const { take } = createKeys()
    expect(take(dayKey('ArrowDown'), title)).toEqual({ focus: 'start' })
    expect(take(dayKey('ArrowDown', { focused: 'start' }), title)).toEqual({ focus: 'password' })
    expect(take(dayKey('Enter'), title)).toEqual({ press: ['start'] })
    expect([take(dayKey('Enter', { isRepeat: true }), title), take(dayKey('m'), title)]).toEqual([null, null])
  })

  it('type letters of either size on the slab, take one back, enter the word, and lead back', () => {
    const { take } = createKeys()
    expect(take(dayKey('m'), slab)).toEqual(take(dayKey('M'), slab))
    expect(take(dayKey('m'), slab)).toMatchObject({ focus: 'end' })
    const keys = ['Backspace', 'Enter', 'Escape'].map((key) => take(dayKey(key), slab))
    expect(keys).toEqual([{ press: ['rub'] }, { press: ['end'] }, { press: ['back'] }])
    expect(['Shift', '?', '…'].map((key) => take(dayKey(key), slab))).toEqual([null, null, null])
  })

  it('take the letters of what is pasted, and pass over all else in it', () => {
    const { take } = createKeys()
    const pasted = take(dayKey('Paste', { text: 'a — B!' }), slab)?.press
    expect(pasted).toEqual([...(take(dayKey('a'), slab)?.press ?? []), ...(take(dayKey('b'), slab)?.press ?? [])])
    expect(take(dayKey('Paste', { text: 'ab' }), title)).toBeNull()
  })

  it('hold the space bar for a blank while one types, until the focus is moved', () => {
    const { take, isTyping } = createKeys()
    expect([isTyping?.(0), take(dayKey(' '), slab)]).toEqual([false, null])
    take(dayKey('a'), slab)
    expect([isTyping?.(0), take(dayKey(' '), slab)]).toEqual([true, {}])
    take(dayKey('Tab'), slab)
    expect(isTyping?.(0)).toBe(false)
    take(dayKey('a'), slab)
    take(dayKey('ArrowLeft'), slab)
    expect(isTyping?.(0)).toBe(false)
  })

  it('lead straight down on the slab between rows of other lengths, and round its ends', () => {
    const { take } = createKeys()
    const first = take(dayKey('ArrowRight'), slab)?.focus ?? ''
    const lastStone = take(dayKey('ArrowUp', { focused: first }), slab)?.focus ?? ''
    expect(take(dayKey('ArrowDown', { focused: lastStone }), slab)).toEqual({ focus: first })
    expect(take(dayKey('ArrowLeft', { focused: first }), slab)?.focus).not.toBe(first)
  })
})
