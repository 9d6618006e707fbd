import type { Random } from '../../src/stage/random'
import type { NumbersOf, Point } from '../../src/stage/scene'
import type { tuning } from './tuning'

export type Numbers = NumbersOf<typeof tuning>

/** What is printed on a field: coins, purses, houses. */
export type Kind = 0 | 1 | 2
export const KINDS: readonly Kind[] = [0, 1, 2]

/** Where the card lies, in scene units: its middle, and its turn in radians, a little against the clock. */
export const CARD = { x: 790, y: 508, turn: (-3 * Math.PI) / 180 } as const

/** The silver field on it, from the card's middle: three columns and two rows of symbols. */
export const FIELD = { left: -50, top: -163, width: 600, height: 480, columns: 3, rows: 2 } as const

const COSINE = Math.cos(CARD.turn)
const SINE = Math.sin(CARD.turn)

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

/** Rolls what a card wins, by the odds. */
export function rollKind(random: Random, { housesOdds, pursesOdds, coinsOdds }: Readonly<Numbers>): Kind | null {
  const roll = random.next()
  if (roll < housesOdds) return 2
  if (roll < housesOdds + pursesOdds) return 1
  if (roll < housesOdds + pursesOdds + coinsOdds) return 0
  return null
}

/**
 * Prints the six symbols. A winner has three of its kind, two of another and one of the third, so that nothing else can
 * match; which of the others comes twice is as likely as not. A blank has two of each.
 */
export function printSymbols(winningKind: Kind | null, random: Random): Kind[] {
  if (winningKind === null) return random.shuffle<Kind>([0, 0, 1, 1, 2, 2])
  const others = random.shuffle(KINDS.filter((kind) => kind !== winningKind))
  const [twice = winningKind, once = winningKind] = others
  return random.shuffle<Kind>([winningKind, winningKind, winningKind, twice, twice, once])
}
