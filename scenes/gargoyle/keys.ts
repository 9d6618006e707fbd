import type { DayKey, DayKeys, KeyAction } from '../../src/stage/contract/keys'
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
 * The keys of the title page. Arrows walk the menu, and the letters and stones of the slab; letters are typed, or pasted; Backspace
 * takes one back, Enter enters the word, and Escape leads back to the title before it leads home.
 */
export function createKeys(): DayKeys<GargoyleState> {
  /** Whether a letter was typed since the focus was last moved: then a blank is part of what is typed, and presses nothing. */
  let isTyping = false

  return {
    isTyping: () => isTyping,
    take(pressed, { screen, index }) {
      const { key, isRepeat, focused } = pressed
      const isOnSlab = screen === 'password'
      const step = STEPS[key]
      if (step || key === 'Tab') isTyping = false
      if (step) return { focus: walkRows(isOnSlab ? SLAB_ROWS : MENU_ROWS, focused, step) }
      if (isOnSlab) return takeOnSlab(pressed)
      return key === 'Enter' && !isRepeat ? { press: [MENU[index].id] } : null
    },
  }

  function takeOnSlab({ key, isRepeat, text }: DayKey): KeyAction | null {
    if (key === 'Escape') return { press: ['back'] }
    if (key === 'Backspace') return { press: ['rub'] }
    if (key === 'Enter') return isRepeat ? null : { press: ['end'] }
    if (key === ' ') return isTyping ? {} : null
    const letters = lettersOf(key === 'Paste' ? text : key)
    if (letters.length === 0 || (key.length > 1 && key !== 'Paste')) return null
    isTyping ||= key !== 'Paste'
    // The focus is left where Enter enters them.
    return { press: letters, focus: 'end' }
  }
}

/** The areas of those characters that are letters of the slab. */
function lettersOf(text: string): string[] {
  return [...text.toUpperCase()].map(areaOfLetter).filter((area) => letterOf(area))
}

/** A column or a row on from the area in focus, round the ends; from elsewhere the first of all. */
function walkRows(
  rows: readonly (readonly string[])[],
  focused: string | null,
  [across, down]: readonly [number, number],
): string {
  const row = rows.findIndex((areas) => focused !== null && areas.includes(focused))
  const current = rows[row]
  if (!current || focused === null) return rows[0]?.[0] ?? ''
  const column = current.indexOf(focused)
  const next = rows[(row + down + rows.length) % rows.length] ?? current
  // Rows are of different lengths: one goes straight down.
  const under = Math.round((column / Math.max(1, current.length - 1)) * (next.length - 1))
  return next[down === 0 ? (column + across + current.length) % current.length : under] ?? ''
}
