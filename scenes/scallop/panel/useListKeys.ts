import { useEffect } from 'react'
import type { Live } from '../../../src/stage/live'
import { keyOwner } from '../../../src/ui/keyOwner'
import { FIGURINES, ROWS } from '../layout'
import type { Scallop } from '../state'

/** Which figurine each key leads to from that one. Up and down are the hands', which are seen to point. */
const GOALS: Readonly<Record<string, (selected: number) => string>> = {
  ArrowUp: () => 'up',
  ArrowDown: () => 'down',
  Home: () => 'entry-0',
  End: () => `entry-${FIGURINES - 1}`,
  PageUp: (selected) => `entry-${Math.max(0, selected - ROWS.count + 1)}`,
  PageDown: (selected) => `entry-${Math.min(FIGURINES - 1, selected + ROWS.count - 1)}`,
}

/** The keys of a list, wherever the focus is. */
export function useListKeys(live: Live<Scallop>): void {
  useEffect(() => {
    const listening = new AbortController()
    const go = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey } = event
      const goal = GOALS[key]
      if (!goal || altKey || ctrlKey || metaKey || keyOwner(event) !== 'day') return
      event.preventDefault()
      live.press(goal(live.state.selected))
    }
    window.addEventListener('keydown', go, { signal: listening.signal })
    return () => listening.abort()
  }, [live])
}
