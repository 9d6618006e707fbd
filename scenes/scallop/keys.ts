import type { DayKeys, KeyAction } from '../../src/stage/contract/keys'
import { named } from '../../src/stage/contract/rules/named'
import { findName, isWithinWord, NOTHING_TYPED, withLetter } from './find'
import { FIGURINES, ROWS } from './layout'
import type { ScallopState } from './state'
import { nameOf, shelf } from './texts/shelf'

/** Which figurine each key leads to from that one. Up and down are the hands', which are seen to point. */
const GOALS: Readonly<Record<string, (selected: number) => string>> = {
  ArrowUp: () => 'up',
  ArrowDown: () => 'down',
  Home: () => 'entry-0',
  End: () => `entry-${FIGURINES - 1}`,
  PageUp: (selected) => `entry-${Math.max(0, selected - ROWS.count + 1)}`,
  PageDown: (selected) => `entry-${Math.min(FIGURINES - 1, selected + ROWS.count - 1)}`,
}

/** What a name is typed with. */
const LETTER = /^[\p{Letter}\p{Number} '’-]$/u

/** The keys of a list: those that lead along it, and letters, which find a name. */
export function createKeys(): DayKeys<ScallopState> {
  let typed = NOTHING_TYPED
  /** Whom the word has found so far: the gallery hears of it with its next tick, and letters may come faster. */
  let found: number | null = null

  return {
    isTyping: (time) => isWithinWord(typed, time),
    take({ key, time }, { selected, language, cabinet }) {
      if (key === 'Escape') return cabinet.visit ? { press: ['shelves'] } : null
      // Within a word a blank is part of the name; a word does not begin with one.
      const isLetter = LETTER.test(key) && (key !== ' ' || isWithinWord(typed, time))
      if (isLetter) return findByLetter(key, time, selected, language)
      const goalOf = named(GOALS, key)
      if (!goalOf) return null
      typed = NOTHING_TYPED
      return { press: [goalOf(selected)] }
    },
  }

  function findByLetter(letter: string, time: number, selected: number, language: ScallopState['language']): KeyAction {
    const from = isWithinWord(typed, time) ? (found ?? selected) : selected
    typed = withLetter(typed, letter, time)
    const texts = shelf.read()[language] ?? null
    const names = Array.from({ length: FIGURINES }, (_, index) => nameOf(texts, index, language))
    found = findName(names, typed.letters, from)
    return found === null ? {} : { press: [`entry-${found}`] }
  }
}
