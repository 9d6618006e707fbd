import { describe, expect, it } from 'vitest'
import { dayKey, playRules } from '../../src/stage/time/playRules'
import { PAUSE } from './find'
import { createKeys } from './keys'
import { rules } from './rules'
import { shelf } from './texts/shelf'
import { tuning } from './tuning'

describe('keys of the gallery', () => {
  const gallery = playRules(rules, tuning, { seed: 1 }).state

  it('lead along the list', () => {
    const { take } = createKeys()
    const selected = { ...gallery, selected: 3 }
    expect(['ArrowUp', 'Home', 'End', 'PageUp'].map((key) => take(dayKey(key), selected))).toEqual(
      ['up', 'entry-0', 'entry-126', 'entry-0'].map((name) => ({ press: [name] })),
    )
    expect([take(dayKey('Tab'), selected), take(dayKey(' '), selected)]).toEqual([null, null])
  })

  it('find a name by its letters, faster than the gallery follows; a blank is one within a word', async () => {
    await shelf.fetch('en')
    const names = shelf.read().en?.map(({ name }) => name) ?? []
    const index = names.findIndex((name) => /^\p{Letter}{2,} \p{Letter}/u.test(name))
    const { take, isTyping } = createKeys()
    const pressed = [...(names[index] ?? '')].map((key, place) => take(dayKey(key, { time: place * 10 }), gallery))
    const found = Number(pressed.at(-1)?.press?.[0]?.slice('entry-'.length))
    expect(names[found]?.startsWith(names[index] ?? 'nobody')).toBe(true)
    const last = (pressed.length - 1) * 10
    expect([isTyping?.(last + PAUSE), isTyping?.(last + PAUSE + 1)]).toEqual([true, false])
  })
})
