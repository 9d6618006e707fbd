import type { Letter } from '../../../assets/baddog/joints'
import type { Point } from '../../../src/stage/contract/geometry'
import { outline } from '../../../src/stage/contract/outline'
import { DOG_SIZE, OUTLINES, PAGE, pawsAt, RISE } from '../layout'
import type { Laugh } from '../state'

/** Where the middle of a letter is, how many times as wide and as high as it is drawn, and how aslant. */
export interface Placing {
  x: number
  y: number
  wide: number
  tall: number
  /** In radians. */
  slant: number
}

/** What no letter comes nearer to, in scene units: the next one, the dog, the edges of the page. */
const CLEAR = { letter: 14, dog: 34, edge: 54 } as const
/** Where there is little room letters become smaller, and this much sooner narrower than lower. */
const NARROWING = 1.5
/** Halvings of what is unknown of how small: the last is far below a pixel. */
const HALVINGS = 16

interface Word {
  readonly letters: readonly Letter[]
  /** Their sizes, how far down their middles are, and their slant in degrees, from his mouth outwards. */
  readonly sizes: readonly number[]
  readonly rows: readonly number[]
  readonly slants: readonly number[]
}

/** What each laugh sounds like, and how it is written where there is room for it. */
export const WORDS = {
  whoop: {
    letters: ['W', 'A', 'F', '!'],
    sizes: [1.72, 2.14, 2.5, 2.5],
    rows: [404, 352, 330, 352],
    slants: [-15, -7, 1, 5],
  },
  bow: {
    letters: ['H', 'A', 'H', 'A'],
    sizes: [1.6, 1.8, 2.3, 2.5],
    rows: [450, 424, 336, 314],
    slants: [-12, 5, -7, 8],
  },
  tongue: {
    letters: ['P', 'R', 'R', 'R'],
    sizes: [1.8, 2, 2.3, 2.5],
    rows: [402, 372, 352, 326],
    slants: [-9, 7, -8, 9],
  },
  burst: {
    letters: ['W', 'O', 'U', 'H', '!'],
    sizes: [1.6, 1.85, 2.1, 2.3, 2.4],
    rows: [520, 450, 390, 350, 352],
    slants: [-13, -7, -1, 4, 7],
  },
} as const satisfies Record<Laugh, Word>

/** All that is inked of each letter lies within these corners, about its middle, in units of its drawing. */
const HULLS: Readonly<Record<Letter, readonly Readonly<Point>[]>> = {
  W: outline('-57,-55 59,-67 60,-60 23,42 16,54 -32,55 -41,43 -62,-19 -71,-47'),
  A: outline('-42,17 -6,-63 2,-63 10,-60 37,9 40,48 38,62 -49,62 -51,47'),
  F: outline('-50,-52 -48,-54 -16,-62 25,-72 54,-75 18,-7 -35,65 -39,65 -46,64'),
  '!': outline('-13,-75 -2,-88 8,-91 18,-89 16,-70 9,-38 -16,58 -29,65 -38,56'),
  H: outline('-48,-56 -38,-63 41,-72 45,-14 35,59 26,64 -44,66 -52,54 -59,9'),
  O: outline('-61,-22 -34,-62 -3,-68 37,-57 58,-13 47,45 -9,73 -53,39 -61,12'),
  U: outline('-56,-61 47,-67 44,-23 36,34 21,50 -11,67 -38,54 -52,32 -59,-9'),
  P: outline('-30,-66 -13,-70 16,-70 39,-57 44,-31 40,-9 -33,64 -47,67 -55,-52'),
  R: outline('-34,-66 -19,-69 7,-69 22,-63 33,-51 43,70 -41,67 -52,63 -59,-52'),
}

/** What is seen of him in each laugh when he is up, outwards from his middle and down the stage, in scene units. */
const SEEN = {
  whoop: [standing('whoop')],
  bow: [standing('bow')],
  tongue: [standing('tongue')],
  burst: [standing('burst'), standing('holding')],
} as const satisfies Record<Laugh, readonly (readonly Point[])[]>

function standing(laugh: Laugh | 'holding'): Point[] {
  return OUTLINES[laugh].map(({ x, y }) => ({ x: x * DOG_SIZE, y: pawsAt(RISE) + y * DOG_SIZE }))
}

/** The letter that is laid, and the one before: their corners outwards from the dog's middle and down the stage. */
const traced: { next: Point[]; before: Point[] } = { next: [], before: [] }

/**
 * Lays a word out beside the dog, in one line, as large as there is room for between him and the edge of the page that he looks to.
 * It is read from left to right on either side of him, and grows away from him.
 *
 * @param x where the dog is, in scene units
 * @param placings of its letters, as they are read
 */
export function layWord(laugh: Laugh, x: number, looksLeft: boolean, placings: readonly Placing[]): void {
  const room = (looksLeft ? x : PAGE - x) - CLEAR.edge
  if (lay(laugh, 1, x, looksLeft, placings) <= room) return
  let fits = 0
  let exceeds = 1
  for (let halving = 0; halving < HALVINGS; halving++) {
    const fit = (fits + exceeds) / 2
    if (lay(laugh, fit, x, looksLeft, placings) <= room) fits = fit
    else exceeds = fit
  }
  lay(laugh, fits, x, looksLeft, placings)
}

/** Lays it out so many times as wide as it would be. @returns how far from the dog's middle it ends, in scene units */
function lay(laugh: Laugh, fit: number, x: number, looksLeft: boolean, placings: readonly Placing[]): number {
  const word: Word = WORDS[laugh]
  const side = looksLeft ? -1 : 1
  const count = word.letters.length
  const lowered = Math.min(1, fit * NARROWING)
  let ends = 0
  for (let slot = 0; slot < count; slot++) {
    const place = looksLeft ? count - 1 - slot : slot
    const letter = word.letters[place]
    const placing = placings[place]
    if (letter === undefined || !placing) continue
    const size = word.sizes[slot] ?? 1
    placing.wide = size * fit
    placing.tall = size * lowered
    placing.slant = (side * (word.slants[slot] ?? 0) * Math.PI) / 180
    placing.y = word.rows[slot] ?? 0
    trace(HULLS[letter], placing, side)
    let out = Number.NEGATIVE_INFINITY
    for (const seen of SEEN[laugh]) out = Math.max(out, apart(seen, traced.next, CLEAR.dog))
    if (slot > 0) out = Math.max(out, apart(traced.before, traced.next, CLEAR.letter * fit))
    placing.x = x + side * out
    for (const corner of traced.next) {
      corner.x += out
      ends = Math.max(ends, corner.x)
    }
    const { before } = traced
    traced.before = traced.next
    traced.next = before
  }
  return ends
}

/** Notes the corners of a letter that lies in the dog's middle. */
function trace(hull: readonly Readonly<Point>[], { y, wide, tall, slant }: Readonly<Placing>, side: number): void {
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  const { next } = traced
  while (next.length < hull.length) next.push({ x: 0, y: 0 })
  next.length = hull.length
  for (const [i, corner] of hull.entries()) {
    const to = next[i]
    if (!to) continue
    to.x = side * (cos * wide * corner.x - sin * tall * corner.y)
    to.y = y + sin * wide * corner.x + cos * tall * corner.y
  }
}

/**
 * How far outwards the second must be moved so that it is clear of the first, on every line of the stage that it comes near.
 * Between corners both are straight: nowhere are they nearer than on the line of a corner.
 */
function apart(first: readonly Point[], second: readonly Point[], clear: number): number {
  let most = Number.NEGATIVE_INFINITY
  for (let shift = -clear; shift <= clear; shift += clear) {
    for (const { y } of first) most = Math.max(most, farthest(first, y, 1) + farthest(second, y + shift, -1))
    for (const { y } of second) most = Math.max(most, farthest(first, y - shift, 1) + farthest(second, y, -1))
  }
  return most + clear
}

/** How far a shape reaches on a line of the stage: outwards, or with −1 inwards; −∞ where it is not. */
function farthest(shape: readonly Point[], y: number, outwards: 1 | -1): number {
  let most = Number.NEGATIVE_INFINITY
  for (const [i, to] of shape.entries()) {
    const from = shape[i === 0 ? shape.length - 1 : i - 1]
    if (!from || (y < from.y && y < to.y) || (y > from.y && y > to.y)) continue
    const share = from.y === to.y ? 1 : (y - from.y) / (to.y - from.y)
    most = Math.max(most, outwards * (from.x + share * (to.x - from.x)), from.y === to.y ? outwards * from.x : most)
  }
  return most
}
