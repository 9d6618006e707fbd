import { boundsOf } from './geometry'
import { fillMask, type Grid, spreadDistances } from './grid'
import { loopsOf } from './loops'
import { itemAround, itemAt } from './numbers'
import type { Line, PenPoint, Point } from './path'

const FAR = 1e6
const WIDEST_GRID = 260
/** The turn, in radians within four samples to either side, from which a bend counts as a corner. */
const CORNER_TURN = 1.05

/**
 * Melts closed shapes into one outline: a smooth union of their distance fields. `blend` is the radius of the fillet
 * where parts meet, in units (0: a hard union). Parts that do not touch are lost but the largest. Throws when nothing is left.
 */
export function meltTogether(parts: readonly Line[], blend = 6): Line {
  const grid = gridAround(parts, blend + 4)
  let melted: Float32Array | undefined
  for (const part of parts) {
    const distances = signedDistances(part, grid)
    if (melted) unite(melted, distances, blend)
    else melted = distances
  }
  const loop = melted ? longest(loopsOf(melted, grid)) : []
  if (loop.length < 3) throw new Error('Clay needs at least one part that is larger than a point.')
  const points = smoothed(smoothed(loop)).map(({ x, y }) => ({ x, y, pressure: 1 }))
  return { points, closed: true, corners: cornersOf(points) }
}

function gridAround(parts: readonly Line[], margin: number): Grid {
  const bounds = boundsOf(parts.flatMap((part) => part.points))
  const left = bounds.left - margin
  const top = bounds.top - margin
  const width = bounds.right + margin - left
  const cell = Math.max(1, width / WIDEST_GRID)
  const rows = Math.ceil((bounds.bottom + margin - top) / cell) + 1
  return { left, top, cell, columns: Math.ceil(width / cell) + 1, rows }
}

/** Units to the outline for every sample, negative inside. */
function signedDistances(line: Line, grid: Grid): Float32Array {
  const mask = fillMask(line.points, grid, 1e-4)
  const distances = new Float32Array(mask.length).fill(FAR)
  measureOutline(distances, line.points, grid)
  spreadDistances(distances, grid)
  return distances.map((distance, i) => (mask[i] ? -distance : distance) * grid.cell)
}

/** The exact distance, in cells, for the samples next to the outline. */
function measureOutline(distances: Float32Array, outline: readonly Point[], { left, top, cell, columns, rows }: Grid) {
  let from = outline.at(-1)
  for (const to of outline) {
    if (!from) continue
    const ax = (from.x - left) / cell
    const ay = (from.y - top) / cell
    const bx = (to.x - left) / cell
    const by = (to.y - top) / cell
    const square = (bx - ax) ** 2 + (by - ay) ** 2 || 1e-9
    const lastRow = Math.min(rows - 1, Math.ceil(Math.max(ay, by)) + 1)
    const lastColumn = Math.min(columns - 1, Math.ceil(Math.max(ax, bx)) + 1)
    for (let row = Math.max(0, Math.floor(Math.min(ay, by)) - 1); row <= lastRow; row++) {
      for (let column = Math.max(0, Math.floor(Math.min(ax, bx)) - 1); column <= lastColumn; column++) {
        const share = Math.min(1, Math.max(0, ((column - ax) * (bx - ax) + (row - ay) * (by - ay)) / square))
        const distance = Math.hypot(column - ax - share * (bx - ax), row - ay - share * (by - ay))
        const here = row * columns + column
        if (distance < (distances[here] ?? 0)) distances[here] = distance
      }
    }
    from = to
  }
}

function unite(into: Float32Array, other: Float32Array, blend: number): void {
  for (let i = 0; i < into.length; i++) {
    const a = into[i] ?? 0
    const b = other[i] ?? 0
    const near = blend > 0 ? Math.max(0, blend - Math.abs(a - b)) / blend : 0
    into[i] = Math.min(a, b) - near * near * blend * 0.25
  }
}

function longest(loops: readonly Point[][]): Point[] {
  return loops.reduce((best, loop) => (loop.length > best.length ? loop : best), [])
}

function smoothed(loop: readonly Point[]): Point[] {
  return loop.map((point, i) => {
    const before = itemAround(loop, i - 1)
    const after = itemAround(loop, i + 1)
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
  })
}

/** Where a closed outline turns sharply: there a contour lifts the pen. */
export function cornersOf(loop: readonly PenPoint[]): number[] {
  const turns = loop.map((point, i) => {
    const before = itemAround(loop, i - 4)
    const after = itemAround(loop, i + 4)
    const turn = Math.atan2(after.y - point.y, after.x - point.x) - Math.atan2(point.y - before.y, point.x - before.x)
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  })
  return turns.flatMap((turn, i) => (turn >= CORNER_TURN && isSharpest(turns, i) ? [i] : []))
}

/** Whether no turn within five samples is sharper; of equals, the first counts. */
function isSharpest(turns: readonly number[], index: number): boolean {
  const turn = itemAt(turns, index)
  for (let offset = -5; offset <= 5; offset++) {
    const other = itemAround(turns, index + offset)
    if (other > turn || (other === turn && offset < 0)) return false
  }
  return true
}
