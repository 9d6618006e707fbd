import { expect, it } from 'vitest'
import { loadPlayedDays } from '../support/days'

/** Keys that lead from one thing to the next, before Enter presses it. */
const CHOOSING = ['Tab', '←', '→', '↑', '↓']

const staged = await loadPlayedDays()

it.each(staged)('on $slug Enter presses at once what the help card names for it, or one chooses first', (day) => {
  const { keys } = day.definition.help
  const isNamed = (cap: string) => keys.some(({ caps }) => caps.includes(cap))
  const enter = keys.findIndex(({ caps }) => caps.includes('Enter'))
  const choosesFirst = keys.slice(0, enter).some(({ caps }) => caps.some((cap) => CHOOSING.includes(cap)))
  const takers = day.areas.filter(({ takesEnter }) => takesEnter)
  if (day.definition.followsPointer) {
    // It presses what is pointed at.
    expect(takers).toEqual([])
    expect(isNamed('Enter') || isNamed('Space')).toBe(true)
  } else if (takers.length > 0) expect(isNamed('Enter')).toBe(true)
  else expect(!isNamed('Enter') || choosesFirst).toBe(true)
})
