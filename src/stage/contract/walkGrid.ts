import type { DayKey, KeyAction } from './keys'

/** Where an area lies in a grid of areas: which grid, and there the column and the row, from 0. */
export interface GridPlace {
  readonly grid: string
  readonly column: number
  readonly row: number
}

/** How far a key goes: columns, rows. */
export const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/**
 * Lets the arrow keys move the focus over areas that lie in grids: within one of them, from edge to edge and round. From anywhere else
 * they lead to the first grid, where Tab would come to it.
 *
 * @param placeOf tells where the area of that `id` lies, or `null` if in no grid
 */
export function walkGrid(
  { key, areas, tabStops, focused }: DayKey,
  placeOf: (area: string) => GridPlace | null,
): KeyAction | null {
  const step = STEPS[key]
  if (!step) return null
  const from = focused === null ? null : placeOf(focused)
  const inGrid = areas.filter((area) => from && placeOf(area)?.grid === from.grid)
  const places = inGrid.flatMap((area) => placeOf(area) ?? [])
  const focus = from ? inGrid[stepInGrid(places, from, step)] : tabStops.find(placeOf)
  return focus === undefined ? null : { focus }
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
