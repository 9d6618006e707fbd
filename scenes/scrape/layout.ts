import { KNOT, SHEET } from '../../assets/scrape/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'

/** What the picture is composed on, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** The middle of the one knot of the table. */
export const KNOT_AT = { x: (KNOT.x * STAGE.width) / SHEET.width, y: (KNOT.y * STAGE.height) / SHEET.height } as const

/** Where the card lies, in scene units: its middle, and its turn in radians, a little against the clock. */
export const CARD = { x: 790, y: 508, turn: (-3 * Math.PI) / 180 } as const

/** The silver field on it, from the card's middle: three columns and two rows of symbols. */
export const FIELD = { left: -50, top: -163, width: 600, height: 480, columns: 3, rows: 2 } as const

/** How many symbols there are. */
export const FIELDS = FIELD.columns * FIELD.rows

/** How wide and high a cell of the foil is, in scene units: what is scratched is known as finely as this. */
export const CELL = 2
/** The cells of the whole foil, across and down. */
export const COLUMNS = FIELD.width / CELL
export const ROWS = FIELD.height / CELL
export const CELLS = COLUMNS * ROWS
/** How many cells a number holds, one a bit: four numbers are one field wide, and engines keep them as small integers. */
export const BITS = 25
/** Numbers a row. */
export const WORDS = COLUMNS / BITS

const COSINE = cos(CARD.turn)
const SINE = sin(CARD.turn)

/** Where a place on the stage lies on the silver field, from its upper left corner. */
export function toField({ x, y }: Readonly<Point>): Point {
  const right = x - CARD.x
  const down = y - CARD.y
  return { x: right * COSINE + down * SINE - FIELD.left, y: down * COSINE - right * SINE - FIELD.top }
}

/** Where a place on the silver field lies on the stage. */
export function toStage({ x, y }: Readonly<Point>): Point {
  const right = x + FIELD.left
  const down = y + FIELD.top
  return { x: CARD.x + right * COSINE - down * SINE, y: CARD.y + down * COSINE + right * SINE }
}

/** The middle of one of the six fields on the silver field; they are numbered as one reads. */
export function middleOf(field: number): Point {
  const width = FIELD.width / FIELD.columns
  const height = FIELD.height / FIELD.rows
  return { x: ((field % FIELD.columns) + 0.5) * width, y: (Math.floor(field / FIELD.columns) + 0.5) * height }
}
