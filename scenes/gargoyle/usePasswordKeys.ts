import { useEffect, useRef } from 'react'
import type { Live } from '../../src/stage/contract/live'
import { keyOwner } from '../../src/ui/keyOwner'
import { areaOfLetter, GRID, LETTERS, letterOf, MENU, STONE_AREAS } from './layout'
import type { GargoyleState } from './state'

/** Where the arrow keys lead from an area: to the next column or row. */
const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The rows that the arrow keys walk, by the names of their areas. */
const MENU_ROWS = MENU.map(({ id }) => [id])
const SLAB_ROWS = [
  ...Array.from({ length: GRID.rows }, (_, row) =>
    [...LETTERS.slice(row * GRID.columns, (row + 1) * GRID.columns)].map(areaOfLetter),
  ),
  [...STONE_AREAS],
]

/**
 * The keys of the title page. Arrows walk the menu, and the letters and stones of the slab; letters are typed, or pasted; Backspace takes
 * one back, Enter enters the word, and Escape leads back to the title before it leads home. Heard before all others, so that a
 * letter is a letter: M, too.
 */
export function usePasswordKeys(live: Live<GargoyleState>): void {
  /** Whether the last key was a letter: then a blank is part of what is typed, and presses nothing. */
  const isTyping = useRef(false)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const take = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }

    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      const owner = keyOwner(event)
      const isOnSlab = live.state.screen === 'password'
      if (isOnSlab && owner === 'control' && event.key === ' ' && isTyping.current) {
        take(event)
        return
      }
      if (owner !== 'day') return
      const step = STEPS[event.key]
      if (step) {
        event.preventDefault()
        isTyping.current = false
        walk(isOnSlab ? SLAB_ROWS : MENU_ROWS, step)
      } else if (!isOnSlab) {
        if (event.key === 'Enter' && !event.repeat) live.press(MENU[live.state.index].id)
      } else if (event.key === 'Escape') {
        event.preventDefault()
        live.press('back')
      } else if (event.key === 'Backspace') {
        event.preventDefault()
        live.press('rub')
      } else if (event.key === 'Enter') {
        if (!event.repeat) live.press('end')
      } else if (letterOf(areaOfLetter(event.key.toUpperCase()))) {
        event.preventDefault()
        isTyping.current = true
        type(live, event.key)
      }
      if (event.key === 'Tab') isTyping.current = false
    }

    const onPaste = (event: ClipboardEvent) => {
      if (live.state.screen !== 'password') return
      type(live, event.clipboardData?.getData('text') ?? '')
    }

    window.addEventListener('keydown', onKey, { capture: true, signal })
    window.addEventListener('paste', onPaste, { signal })
    return () => listening.abort()
  }, [live])
}

/** Cuts the letters of a text, and leaves the focus where Enter enters them. */
function type(live: Live<GargoyleState>, text: string): void {
  for (const character of text.toUpperCase()) {
    const area = areaOfLetter(character)
    if (letterOf(area)) live.press(area)
  }
  buttonOf('end')?.focus()
}

/** Moves the focus a column or a row on, round the ends; from nowhere to the first of all. */
function walk(rows: readonly (readonly string[])[], [across, down]: readonly [number, number]): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.dayButton : undefined
  const row = rows.findIndex((areas) => focused !== undefined && areas.includes(focused))
  const current = rows[row]
  if (!current || focused === undefined) {
    buttonOf(rows[0]?.[0] ?? '')?.focus()
    return
  }
  const column = current.indexOf(focused)
  const next = rows[(row + down + rows.length) % rows.length] ?? current
  // Rows are of different lengths: one goes straight down.
  const under = Math.round((column / Math.max(1, current.length - 1)) * (next.length - 1))
  const place = down === 0 ? (column + across + current.length) % current.length : under
  buttonOf(next[place] ?? '')?.focus()
}

function buttonOf(area: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[data-day-button="${area}"]`)
}
