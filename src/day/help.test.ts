import { describe, expect, it } from 'vitest'
import { helpedKeys, type KeyHelp, SHARED_KEYS } from './help'
import { printedOn } from './keyCaps'

const NOTHING = { en: 'Do nothing.', fr: 'Ne rien faire.' }

describe('the lines of a help card', () => {
  it('are the day’s own keys, then the shared ones', () => {
    const point: KeyHelp = { caps: ['←', '→'], does: { en: 'point', fr: 'viser' } }
    expect(helpedKeys({ what: NOTHING, keys: [point] })).toEqual([point, ...SHARED_KEYS])
  })

  it('say of a key what the day says of it, and say it once', () => {
    const enter: KeyHelp = { caps: ['Enter'], does: { en: 'startle her', fr: 'la surprendre' } }
    const lines = helpedKeys({ what: NOTHING, keys: [enter] })
    expect(lines.filter(({ caps }) => caps.join() === 'Enter')).toEqual([enter])
    expect(lines).toHaveLength(SHARED_KEYS.length)
  })
})

it.each([
  ['Enter', 'Entrée'],
  ['Shift', 'Maj'],
  ['Esc', 'Échap'],
  ['Space', 'Espace'],
  ['Tab', 'Tab'],
  ['←', '←'],
  ['M', 'M'],
])('a French keyboard has, for %s: %s', (cap, french) => {
  expect(printedOn(cap, 'fr')).toBe(french)
  expect(printedOn(cap, 'en')).toBe(cap)
})
