import { useEffect } from 'react'
import { keyOwner } from '../../ui/keyOwner'

/** Where an area lies in a grid of areas: which grid, and there the column and the row, from 0. */
export interface GridPlace {
  readonly grid: string
  readonly column: number
  readonly row: number
}

/** How far a key goes: columns, rows. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/**
 * Lets the arrow keys walk areas that lie in grids: within one of them, from edge to edge and round. Tab passes each grid in a
 * single step, at the area that was last in focus there. For a day whose arrow keys do nothing else.
 *
 * @param placeOf tells where the area of that `id` lies, or `null` if in no grid; made once
 */
export function useArrowGrid(placeOf: (area: string) => GridPlace | null): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const buttonsIn = (grid: string) =>
      dayButtons().filter((button) => placeOf(button.dataset.dayButton ?? '')?.grid === grid)

    /** Of a whole grid only one is in the tab order. */
    const keepInOrder = (kept: HTMLElement, grid: string) => {
      for (const button of buttonsIn(grid)) button.tabIndex = button === kept ? 0 : -1
    }
    const followFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement)) return
      const place = placeOf(target.dataset.dayButton ?? '')
      if (place) keepInOrder(target, place.grid)
    }
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      const { activeElement } = document
      const from = activeElement instanceof HTMLButtonElement ? placeOf(activeElement.dataset.dayButton ?? '') : null
      event.preventDefault()
      if (!from) {
        dayButtons()
          .find((button) => button.tabIndex === 0 && placeOf(button.dataset.dayButton ?? ''))
          ?.focus()
        return
      }
      const buttons = buttonsIn(from.grid)
      const places = buttons.flatMap((button) => placeOf(button.dataset.dayButton ?? '') ?? [])
      buttons[stepInGrid(places, from, step)]?.focus()
    }

    const first = new Set<string>()
    for (const button of dayButtons()) {
      const place = placeOf(button.dataset.dayButton ?? '')
      if (!place || first.has(place.grid)) continue
      first.add(place.grid)
      keepInOrder(button, place.grid)
    }
    document.addEventListener('focusin', followFocus, { signal })
    window.addEventListener('keydown', walk, { signal })
    return () => listening.abort()
  }, [placeOf])
}

function dayButtons(): HTMLButtonElement[] {
  return [...document.querySelectorAll<HTMLButtonElement>('[data-day-button]')]
}

/**
 * Which of the places of a grid, in any order, is a step away from one of them: the next in its row or its column that there is,
 * after the last the first.
 *
 * @returns its number in `places`; -1 where there is none
 */
export function stepInGrid(
  places: readonly GridPlace[],
  from: GridPlace,
  [columns, rows]: readonly [columns: number, rows: number],
): number {
  const wide = Math.max(...places.map(({ column }) => column)) + 1
  const high = Math.max(...places.map(({ row }) => row)) + 1
  for (let times = 1; times <= Math.max(wide, high); times++) {
    const column = (from.column + columns * times + wide * times) % wide
    const row = (from.row + rows * times + high * times) % high
    const found = places.findIndex((place) => place.column === column && place.row === row)
    if (found >= 0) return found
  }
  return -1
}
