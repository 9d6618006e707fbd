import type { Grid } from './grid'
import { itemAt } from './numbers'
import type { Point } from './path'

type Side = 'top' | 'right' | 'bottom' | 'left'

/** Marching squares: for the corners inside (8 upper left, 4 upper right, 2 lower right, 1 lower left), the sides walked between. */
const CELL_WALKS: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'bottom']],
  [['bottom', 'right']],
  [['left', 'right']],
  [['right', 'top']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['bottom', 'top']],
  [['left', 'top']],
  [['top', 'left']],
  [['top', 'bottom']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['top', 'right']],
  [['right', 'left']],
  [['right', 'bottom']],
  [['bottom', 'left']],
  [],
]

/** All closed lines on which a value sampled on a grid is 0, in page units; inside of them it is negative. */
export function loopsOf(values: Float32Array, grid: Grid): Point[][] {
  const { columns, rows } = grid
  const places = new Map<number, Point>()
  const nextOf = new Map<number, number>()
  const inside = (index: number) => (values[index] ?? 0) < 0

  // An edge's number: twice the sample it starts from, and one more when it runs down instead of right.
  const edge = (column: number, row: number, down: boolean) => {
    const here = row * columns + column
    const id = here * 2 + (down ? 1 : 0)
    if (!places.has(id)) {
      const near = values[here] ?? 0
      const far = values[here + (down ? columns : 1)] ?? 0
      const share = near / (near - far)
      places.set(id, down ? { x: column, y: row + share } : { x: column + share, y: row })
    }
    return id
  }
  const edgeOf = (column: number, row: number, side: Side) => {
    if (side === 'top') return edge(column, row, false)
    if (side === 'bottom') return edge(column, row + 1, false)
    return side === 'left' ? edge(column, row, true) : edge(column + 1, row, true)
  }

  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const here = row * columns + column
      const corners =
        (inside(here) ? 8 : 0) |
        (inside(here + 1) ? 4 : 0) |
        (inside(here + columns + 1) ? 2 : 0) |
        (inside(here + columns) ? 1 : 0)
      for (const [from, to] of itemAt(CELL_WALKS, corners)) {
        nextOf.set(edgeOf(column, row, from), edgeOf(column, row, to))
      }
    }
  }
  return walksOf(nextOf).map((walk) =>
    walk.flatMap((id) => {
      const place = places.get(id)
      return place ? [{ x: grid.left + place.x * grid.cell, y: grid.top + place.y * grid.cell }] : []
    }),
  )
}

function walksOf(nextOf: ReadonlyMap<number, number>): number[][] {
  const seen = new Set<number>()
  const walks: number[][] = []
  for (const start of nextOf.keys()) {
    const walk: number[] = []
    let at: number | undefined = start
    while (at !== undefined && !seen.has(at)) {
      seen.add(at)
      walk.push(at)
      at = nextOf.get(at)
    }
    if (walk.length > 0) walks.push(walk)
  }
  return walks
}
