import { boundsOf } from './geometry'
import { fillMask, type Grid, spreadDistances } from './grid'
import { loopsOf } from './loops'
import { clamp } from './numbers'
import type { Line } from './path'

/** A direction in space: x right, y down the page, z out of the paper. Unit length. */
export type Direction = readonly [x: number, y: number, z: number]

const MARGIN = 3
const MOST_CELLS = 220
const FAR = 1e6

/**
 * A closed shape inflated to a dome: the distance to its outline makes a height, the height a surface, the surface its
 * darkness under a light. All of the kit's shading comes from here, so that a thousand drawings agree about the light.
 */
export class Field {
  private readonly grid: Grid
  private readonly distances: Float32Array
  private readonly heights: Float32Array

  /** `puff` is the share (0…1) of the depth that is rounded: below 1 the middle lies flat. Throws when the line is empty. */
  constructor(line: Line, puff = 1) {
    const bounds = boundsOf(line.points)
    const size = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top)
    if (!Number.isFinite(size)) throw new Error('An empty shape has no tone.')
    const cell = Math.max(1, size / MOST_CELLS)
    this.grid = {
      cell,
      left: bounds.left - MARGIN * cell,
      top: bounds.top - MARGIN * cell,
      columns: Math.ceil((bounds.right - bounds.left) / cell) + MARGIN * 2 + 1,
      rows: Math.ceil((bounds.bottom - bounds.top) / cell) + MARGIN * 2 + 1,
    }
    this.distances = Float32Array.from(fillMask(line.points, this.grid), (inside) => (inside ? FAR : 0))
    spreadDistances(this.distances, this.grid)
    const deepest = this.distances.reduce((most, depth) => (depth < FAR && depth > most ? depth : most), 0)
    this.heights = domeOf(this.distances, Math.max(1, deepest * puff))
    // The dome has creases along its spine; two box blurs melt them.
    const reach = Math.max(1, Math.round(deepest * 0.18))
    for (let pass = 0; pass < 2; pass++) blur(this.heights, this.grid, reach)
  }

  /** Units from the point to the outline; 0 outside. */
  distance(x: number, y: number): number {
    return this.sample(this.distances, x, y) * this.grid.cell
  }

  /** Units the dome rises out of the paper; 0 outside. */
  height(x: number, y: number): number {
    return this.sample(this.heights, x, y) * this.grid.cell
  }

  /** The way the surface faces. */
  normal(x: number, y: number): Direction {
    const step = 1.5 * this.grid.cell
    const slopeX = (this.height(x + step, y) - this.height(x - step, y)) / (2 * step)
    const slopeY = (this.height(x, y + step) - this.height(x, y - step)) / (2 * step)
    const length = Math.hypot(slopeX, slopeY, 1)
    return [-slopeX / length, -slopeY / length, 1 / length]
  }

  /** 0 where the surface faces the light, 1 where it looks straight away from it. */
  darkness(x: number, y: number, light: Direction): number {
    const normal = this.normal(x, y)
    return clamp(0.5 - 0.5 * (normal[0] * light[0] + normal[1] * light[1] + normal[2] * light[2]))
  }

  /** The outlines of all places where a value is above 0, in page space; they may run a little beyond the shape. */
  regions(value: (x: number, y: number) => number): Line[] {
    const { cell, left, top, columns, rows } = this.grid
    const values = Float32Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)]
      const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
      return isRim ? 1 : -value(left + column * cell, top + row * cell)
    })
    return loopsOf(values, this.grid)
      .filter((loop) => loop.length > 7)
      .map((loop) => ({ points: loop.map((point) => ({ ...point, pressure: 1 })), closed: true, corners: [] }))
  }

  private sample(values: Float32Array, x: number, y: number): number {
    const { columns, rows } = this.grid
    const across = (x - this.grid.left) / this.grid.cell
    const down = (y - this.grid.top) / this.grid.cell
    const column = Math.floor(across)
    const row = Math.floor(down)
    if (column < 0 || row < 0 || column >= columns - 1 || row >= rows - 1) return 0
    const u = across - column
    const v = down - row
    const here = row * columns + column
    const upper = (values[here] ?? 0) * (1 - u) + (values[here + 1] ?? 0) * u
    const lower = (values[here + columns] ?? 0) * (1 - u) + (values[here + columns + 1] ?? 0) * u
    return upper * (1 - v) + lower * v
  }
}

function domeOf(distances: Float32Array, radius: number): Float32Array {
  return distances.map((distance) => {
    const rest = 1 - Math.min(1, distance / radius)
    return Math.sqrt(1 - rest * rest) * radius
  })
}

function blur(values: Float32Array, { columns, rows }: Grid, reach: number): void {
  const across = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) blurRun(values, across, row * columns, 1, columns, reach)
  for (let column = 0; column < columns; column++) blurRun(across, values, column, columns, rows, reach)
}

/** A running mean over one row or column; beyond its ends lies 0. */
function blurRun(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  let sum = 0
  for (let i = -reach; i < count; i++) {
    if (i + reach < count) sum += from[start + (i + reach) * step] ?? 0
    if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * step] ?? 0
    if (i >= 0) to[start + i * step] = sum / (2 * reach + 1)
  }
}
