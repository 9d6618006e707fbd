import { KNOT, SHEET } from '../../assets/scrape/shared'
import type { Point } from '../../src/stage/contract/geometry'
import { cos, sin } from '../../src/stage/contract/rules/portableMath'
import type { Table } from './state'

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

/** How many cards a pad has. */
export const PAD = 10

/** The lower left corner of the card, which is lifted for the next one, and how far it can be pressed. */
export const CURL = { x: 229, y: 897, reach: 150 } as const

/** Where dead cards lie, and their turn in radians. */
export const PILE = [
  { x: 1530, y: 936, turn: 0.24 },
  { x: 84, y: 300, turn: -1.19 },
  { x: 330, y: 1046, turn: -0.16 },
  { x: 1600, y: 540, turn: 1.43 },
  { x: 950, y: 1076, turn: 0.1 },
  { x: 10, y: 744, turn: 1.12 },
  { x: 1190, y: 2, turn: -0.09 },
  { x: 1560, y: 1080, turn: -0.42 },
  { x: 430, y: -12, turn: 0.14 },
  { x: 680, y: 1090, turn: -0.04 },
] as const

/** Where coins come to rest, a cluster at a time; further ones lie on them. */
export const COINS: readonly Readonly<Point>[] = [
  ...[1010, 1096, 1164, 120, 66, 142].map((x, place) => ({ x, y: [918, 942, 906, 424, 474, 526][place] ?? 0 })),
  ...[600, 662, 736, 930, 1012, 1086].map((x, place) => ({ x, y: [944, 968, 936, 62, 42, 68][place] ?? 0 })),
  ...[1404, 1572, 1396, 76, 150, 60].map((x, place) => ({ x, y: [716, 704, 794, 580, 618, 660][place] ?? 0 })),
  ...[820, 884, 950, 1172, 1252, 1322].map((x, place) => ({ x, y: [960, 930, 962, 44, 62, 92][place] ?? 0 })),
]

/** Where purses come to rest; every third bursts. */
export const PURSES: readonly Readonly<Point>[] = [
  { x: 236, y: 66 },
  { x: 338, y: 84 },
  { x: 462, y: 66 },
  { x: 92, y: 330 },
  { x: 150, y: 236 },
  { x: 66, y: 210 },
  { x: 1432, y: 730 },
  { x: 1556, y: 724 },
  { x: 1524, y: 830 },
]

/** The middle of the mug, and where it comes to a stop with a house in it; the most houses that stand on its roof, and how far apart. */
export const MUG = { x: 1553, y: 14 } as const
export const HOUSE = { x: 1484, y: 440 } as const
export const ROOFS = { most: 2, x: 1470, y: 214, apart: 112 } as const

/** Where the cat of chance sits, in turn, and from how many dead cards on. */
export const CAT = {
  from: 3,
  at: [
    { x: 1478, y: 886 },
    { x: 96, y: 716 },
  ],
} as const

/** What stands in chalk: the middle of it, and how far it can be pressed. */
export const SUM = { left: 330, top: 276, width: 1010, height: 500 } as const

/** How long a card flies, and when it goes under what lies uppermost, in ms. */
export const THROWN = { lasting: 560, under: 300 } as const
/** When after a win its prize lies there, by kind, in ms; coins leave their fields one after the other, purses fall, and a house hits the mug. */
export const LANDS = [1500, 1500, 3700] as const
export const LEAP = { first: 500, apart: 130, lasting: 700 } as const
export const FALL = { first: 520, apart: 260, lasting: 260 } as const
export const BLOW = { shade: 900, falls: 1500, hits: 1680, slides: 480 } as const
/** Chalk, in ms: when it begins, how long a stroke takes, after how long all of it stands, how long it is left, how long rubbing it out takes, and how long the next pad comes. */
export const RECKONING = { begins: 620, stroke: 150, stands: 4000, lasting: 12_000, wipes: 1500, comes: 300 } as const

/** Whether the mug has been hit, and stands elsewhere. */
export function isMugHit({ hasLater, houses, prize }: Readonly<Table>, now: number): boolean {
  return hasLater && (houses > 0 || (prize?.kind === 2 && now >= prize.at + BLOW.hits))
}

/** Whether the cat is there. */
export function hasCat({ hasLater, cards, pads }: Readonly<Table>): boolean {
  return hasLater && (cards.length >= CAT.from || pads > 0)
}

/** Where it sits. */
export function catOf({ pads }: Readonly<Table>): Readonly<Point> {
  return CAT.at[pads % 2 === 0 ? 0 : 1]
}

/** How far the sleeve is that rubs out: its middle across the table, farther than anything before it comes and after it has gone. */
export function sleeveAt({ wipedAt }: Readonly<Table>, now: number): number {
  return wipedAt === null ? SLEEVE.from : SLEEVE.from + Math.min(1, (now - wipedAt) / SLEEVE.takes) * SLEEVE.way
}

/** Its way across the table. */
export const SLEEVE = { from: -420, way: 2500, y: 500, takes: 1200 } as const
