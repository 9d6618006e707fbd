import { itemAt } from './numbers'
import type { Point } from './path'

/** A lattice of samples laid over part of the page; `cell` is the distance between two samples, in units. */
export interface Grid {
  left: number
  top: number
  cell: number
  columns: number
  rows: number
}

/** 1 for every sample inside the closed outline (non-zero winding), 0 outside. `nudge` keeps samples off exact vertices. */
export function fillMask(outline: readonly Point[], grid: Grid, nudge = 0): Uint8Array {
  const mask = new Uint8Array(grid.columns * grid.rows)
  for (let row = 0; row < grid.rows; row++) {
    const y = grid.top + row * grid.cell + nudge
    const crossings = crossingsAt(outline, y)
    let winding = 0
    for (let i = 0; i < crossings.length - 1; i++) {
      const from = itemAt(crossings, i)
      winding += from.turn
      if (winding === 0) continue
      const first = Math.max(0, Math.ceil((from.x - grid.left) / grid.cell))
      const last = Math.min(grid.columns - 1, Math.floor((itemAt(crossings, i + 1).x - grid.left) / grid.cell))
      for (let column = first; column <= last; column++) mask[row * grid.columns + column] = 1
    }
  }
  return mask
}

function crossingsAt(outline: readonly Point[], y: number): { x: number; turn: number }[] {
  const crossings: { x: number; turn: number }[] = []
  let from = outline.at(-1)
  for (const to of outline) {
    if (from && from.y <= y !== to.y <= y) {
      crossings.push({ x: from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x), turn: to.y > from.y ? 1 : -1 })
    }
    from = to
  }
  return crossings.sort((a, b) => a.x - b.x)
}

/** Spreads distances, in cells, from the samples that know theirs to all others: two chamfer passes, true to some 4 %. */
export function spreadDistances(distances: Float32Array, { columns, rows }: Grid): void {
  for (let row = 1; row < rows; row++) {
    for (let column = 1; column < columns - 1; column++) nearestOf(distances, row * columns + column, -1, -columns)
  }
  for (let row = rows - 2; row >= 0; row--) {
    for (let column = columns - 2; column > 0; column--) nearestOf(distances, row * columns + column, 1, columns)
  }
}

/** Shortens one sample's distance by way of its neighbour in the row and the three in the next; the hottest lines of the kit. */
function nearestOf(distances: Float32Array, here: number, aside: number, next: number): void {
  let best = distances[here] ?? 0
  if (best === 0) return
  const straight = Math.min(distances[here + aside] ?? 0, distances[here + next] ?? 0) + 1
  if (straight < best) best = straight
  const diagonal = Math.min(distances[here + next - 1] ?? 0, distances[here + next + 1] ?? 0) + Math.SQRT2
  if (diagonal < best) best = diagonal
  distances[here] = best
}
