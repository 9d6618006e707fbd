import { useEffect } from 'react'
import type { Language } from '../../../src/language/words'
import type { Live } from '../../../src/stage/contract/live'
import { keyOwner } from '../../../src/ui/keyOwner'
import { findName, isWithinWord, NOTHING_TYPED, withLetter } from '../find'
import { FIGURINES, ROWS } from '../layout'
import type { ScallopState } from '../state'
import type { FigurineText } from '../texts/figurineText'
import { nameOf } from '../texts/shelf'

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

/**
 * The keys of a list, wherever the focus is: those that lead along it, and letters, which find a name. Heard before all others, so that
 * a letter is a letter: M, too, which else silences the site.
 */
export function useListKeys(live: Live<ScallopState>, texts: readonly FigurineText[] | null, language: Language): void {
  useEffect(() => {
    const listening = new AbortController()
    let typed = NOTHING_TYPED
    /** Whom the word has found so far: the gallery hears of it with its next tick, and letters may come faster. */
    let found: number | null = null

    const lead = (key: string): boolean => {
      const goal = GOALS[key]
      if (!goal) return false
      typed = NOTHING_TYPED
      live.press(goal(live.state.selected))
      return true
    }

    const find = (letter: string, at: number) => {
      const from = isWithinWord(typed, at) ? (found ?? live.state.selected) : live.state.selected
      typed = withLetter(typed, letter, at)
      const names = Array.from({ length: FIGURINES }, (_, index) => nameOf(texts, index, language))
      found = findName(names, typed.letters, from)
      if (found !== null) live.press(`entry-${found}`)
    }

    const onKey = (event: KeyboardEvent) => {
      const { key, timeStamp, altKey, ctrlKey, metaKey, defaultPrevented } = event
      if (altKey || ctrlKey || metaKey || defaultPrevented) return
      const owner = keyOwner(event)
      if (owner === 'text' || owner === 'dialog') return
      // Within a word a blank is part of the name, whatever it would press; a word does not begin with one.
      const isBlank = key === ' '
      if (isBlank ? !isWithinWord(typed, timeStamp) : owner !== 'day') return
      if (LETTER.test(key)) find(key, timeStamp)
      else if (!lead(key)) return
      event.preventDefault()
    }

    window.addEventListener('keydown', onKey, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [live, texts, language])
}
