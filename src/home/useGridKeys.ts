import { useEffect } from 'react'
import { cells } from '../calendar'
import { type GridPlace, STEPS, stepInGrid } from '../stage/contract/walkGrid'
import { keyOwner } from '../ui/keyOwner'
import { cardId } from './cardId'

const ROWS = 11

interface Cell extends GridPlace {
  readonly id: string
}

/** Where each card lies. */
const CARDS: readonly Cell[] = cells.flatMap((day, place) =>
  day ? [{ grid: 'days', column: Math.floor(place / ROWS), row: place % ROWS, id: cardId(day.slug) }] : [],
)

/** Lets the arrow keys walk the cards of the index page, round from edge to edge; from anywhere else they lead to the first. */
export function useGridKeys(): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || keyOwner(event) !== 'day') return
      const from = CARDS.find(({ id }) => id === document.activeElement?.id)
      const to = from ? CARDS[stepInGrid(CARDS, from, step)] : CARDS[0]
      if (!to) return
      event.preventDefault()
      document.getElementById(to.id)?.focus()
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [])
}
