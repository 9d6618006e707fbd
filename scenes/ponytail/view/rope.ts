import type { Texture } from 'pixi.js'
import { SIZE, TAIL } from '../../../assets/ponytail/shared'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp, lerp, smoothstep } from '../../../src/stage/contract/math'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'
import { BONES } from '../layout'

/** How many rows of corners lie from one point of the tail's spine to the next, and how many corners are in a row: left, spine, right. */
const ROWS_A_POINT = 5
const COLUMNS = 3
export const ROWS = (TAIL.length - 1) * ROWS_A_POINT + 1

/**
 * How far hair lies beside the spine at each of its points, in units of the drawing: to the left of its way, and to the right. Within the
 * curl it is no more than its own, so that nothing is drawn twice.
 */
const LEFT = [60, 60, 60, 70, 100, 120, 120, 120, 110, 90, 75, 54, 50, 44, 34, 26, 20, 14] as const
const RIGHT = [40, 45, 50, 55, 60, 66, 70, 72, 72, 76, 84, 90, 84, 76, 70, 40, 25, 15] as const
/** How far the drawing goes on before the knot and beyond the tip, in units. */
const BEYOND = { knot: 24, tip: 12 } as const

/** Where it is tied, the hair is so narrow, beside itself; and so many rows on it is as wide as it is. */
const PINCH = { width: 0.55, rows: 9 } as const

/** The spine of the tail at each row, and which way it runs there, in scene units from the knot. */
const SPINE = Array.from({ length: ROWS }, (_, row) => {
  const along = row / ROWS_A_POINT
  const before = spineAt(along - 0.02)
  const after = spineAt(along + 0.02)
  const way = Math.hypot(after.x - before.x, after.y - before.y)
  return { ...spineAt(along), wayX: (after.x - before.x) / way, wayY: (after.y - before.y) / way }
})

/** Which row a point of the spine lies in. */
export function rowAt(point: number): number {
  return Math.round(point * ROWS_A_POINT)
}

/** A drawing of the whole tail that is bent as its bones are. At rest it is where it was drawn. */
export class Rope extends TextureMesh {
  /** Where each corner is at rest, from the spine at its row. */
  readonly #beside = new Float32Array(2 * COLUMNS * ROWS)
  /** Where the spine is at each row, bent, and how far it is turned there. */
  readonly #spine = new Float32Array(3 * ROWS)
  #from = -1
  #to = -1

  constructor(texture: Texture, anchor: Readonly<Point>) {
    super(texture, {
      positions: new Float32Array(2 * COLUMNS * ROWS),
      uvs: new Float32Array(2 * COLUMNS * ROWS),
      indices: new Uint32Array(6 * (COLUMNS - 1) * (ROWS - 1)),
    })
    const { width, height } = texture.orig
    // What the sheet holds of the drawing: beyond that lie others.
    const { x, y, width: held, height: high } = texture.trim ?? { x: 0, y: 0, width, height }
    const { uvs } = this.geometry
    for (const [row, { x: spineX, y: spineY, wayX, wayY }] of SPINE.entries()) {
      const beyond = row === 0 ? -BEYOND.knot : row === ROWS - 1 ? BEYOND.tip : 0
      for (let column = 0; column < COLUMNS; column++) {
        const off = [-reachAt(LEFT, row), 0, reachAt(RIGHT, row)][column] ?? 0
        const cornerX = spineX + (beyond * wayX - off * wayY) * SIZE
        const cornerY = spineY + (beyond * wayY + off * wayX) * SIZE
        const heldX = clamp(cornerX + anchor.x * width, x, x + held)
        const heldY = clamp(cornerY + anchor.y * height, y, y + high)
        const corner = 2 * (COLUMNS * row + column)
        this.#beside[corner] = heldX - anchor.x * width - spineX
        this.#beside[corner + 1] = heldY - anchor.y * height - spineY
        uvs[corner] = heldX / width
        uvs[corner + 1] = heldY / height
      }
    }
    this.showFrom(0)
  }

  /** Shows what lies from that row on; before it, the tail is tied. */
  showFrom(row: number): void {
    this.#show(row, ROWS - 1)
  }

  /** Shows what lies before that row. */
  showUntil(row: number): void {
    this.#show(0, row)
  }

  #show(from: number, to: number): void {
    if (from === this.#from && to === this.#to) return
    this.#from = from
    this.#to = to
    const { indices } = this.geometry
    let at = 0
    for (let row = 0; row < ROWS - 1; row++) {
      // What is not shown is six times the same corner.
      const isShown = row >= from && row < to
      const down = isShown ? COLUMNS : 0
      const aside = isShown ? 1 : 0
      for (let column = 0; column < COLUMNS - 1; column++) {
        const corner = isShown ? COLUMNS * row + column : 0
        indices[at++] = corner
        indices[at++] = corner + aside
        indices[at++] = corner + down
        indices[at++] = corner + aside
        indices[at++] = corner + down + aside
        indices[at++] = corner + down
      }
    }
    this.geometry.indexBuffer.update()
  }

  /** Bends it as the bones are turned. Returns whether anything of it has moved by that, which Pixi does not see. */
  bend(turns: readonly number[]): boolean {
    const { positions } = this.geometry
    let hasMoved = false
    let x = SPINE[0]?.x ?? 0
    let y = SPINE[0]?.y ?? 0
    for (let row = 0; row < ROWS; row++) {
      const spine = SPINE[row]
      const before = SPINE[row - 1]
      if (!spine) continue
      if (before) {
        const turn = turnAt(turns, (row - 0.5) / ROWS_A_POINT)
        x += (spine.x - before.x) * Math.cos(turn) - (spine.y - before.y) * Math.sin(turn)
        y += (spine.x - before.x) * Math.sin(turn) + (spine.y - before.y) * Math.cos(turn)
      }
      const turn = turnAt(turns, row / ROWS_A_POINT)
      const width = this.#from > 0 ? lerp(PINCH.width, 1, smoothstep(0, PINCH.rows, row - this.#from)) : 1
      const cos = Math.cos(turn) * width
      const sin = Math.sin(turn) * width
      this.#spine[3 * row] = x
      this.#spine[3 * row + 1] = y
      this.#spine[3 * row + 2] = turn
      for (let column = 0; column < COLUMNS; column++) {
        const corner = 2 * (COLUMNS * row + column)
        const besideX = this.#beside[corner] ?? 0
        const besideY = this.#beside[corner + 1] ?? 0
        const toX = Math.fround(x + besideX * cos - besideY * sin)
        const toY = Math.fround(y + besideX * sin + besideY * cos)
        if (toX !== positions[corner] || toY !== positions[corner + 1]) hasMoved = true
        positions[corner] = toX
        positions[corner + 1] = toY
      }
    }
    if (hasMoved) this.geometry.getBuffer('aPosition').update()
    return hasMoved
  }

  /** Puts something where a row is, its right along the tail. */
  tie(knot: { position: { set(x: number, y: number): void }; rotation: number }, row: number): void {
    const spine = SPINE[row]
    if (!spine) return
    knot.position.set(this.#spine[3 * row] ?? 0, this.#spine[3 * row + 1] ?? 0)
    knot.rotation = Math.atan2(spine.wayY, spine.wayX) + (this.#spine[3 * row + 2] ?? 0)
  }
}

/** How far the tail is turned at a place along it, a point of its spine being 1: smooth from bone to bone. */
function turnAt(turns: readonly number[], along: number): number {
  const at = clamp(along - 0.5, 0, BONES.length - 1)
  const bone = Math.min(BONES.length - 2, Math.floor(at))
  return lerp(turns[bone] ?? 0, turns[bone + 1] ?? 0, at - bone)
}

function reachAt(reaches: readonly number[], row: number): number {
  const point = Math.min(TAIL.length - 2, Math.floor(row / ROWS_A_POINT))
  return lerp(reaches[point] ?? 0, reaches[point + 1] ?? 0, row / ROWS_A_POINT - point)
}

/** A place of the spine, in scene units from the knot: one smooth curve through all of its points. */
function spineAt(along: number): Point {
  const point = clamp(Math.floor(along), 0, TAIL.length - 2)
  const share = along - point
  const at = (place: number) => TAIL[clamp(place, 0, TAIL.length - 1)] ?? TAIL[0]
  const [before, from, to, after] = [at(point - 1), at(point), at(point + 1), at(point + 2)]
  const curve = (axis: 0 | 1) =>
    from[axis] +
    (share / 2) *
      (to[axis] -
        before[axis] +
        share *
          (2 * before[axis] -
            5 * from[axis] +
            4 * to[axis] -
            after[axis] +
            share * (3 * (from[axis] - to[axis]) + after[axis] - before[axis])))
  return { x: (curve(0) - TAIL[0][0]) * SIZE, y: (curve(1) - TAIL[0][1]) * SIZE }
}
