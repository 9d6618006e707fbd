import type { Letter } from '../../../assets/baddog/shared'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import { CLOCK, PAGE } from '../layout'
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

/** How far from either edge of the page a word ends at least, in scene units: to the right it may be moved on. */
const EDGE = { left: 50, right: 92 } as const
/** Where there is little room letters become smaller, and this much sooner narrower than lower. */
const NARROWING = 1.5
/** How far from the middle of the dandelion's head a word keeps, in scene units; and half the width of a letter, and what of it is below its middle, in units of it. */
const OVER = { reach: 93, half: 44, foot: 69 } as const
/**
 * How far from him the middle of each letter is, as they are read, and then how far the word reaches, in scene units: at a third, at
 * two thirds and at all of its width. So it was laid out by what is inked of the letters and of him; between, nothing bends by much.
 */
type Lying = readonly [readonly number[], readonly number[], readonly number[]]

interface Word {
  readonly letters: readonly Letter[]
  /** Their sizes, how far down their middles are, and their slant in degrees, from his mouth outwards. */
  readonly sizes: readonly number[]
  readonly rows: readonly number[]
  readonly slants: readonly number[]
  /** On either side of him: there the letters stand in another order. */
  readonly right: Lying
  readonly left: Lying
}

/** What each laugh sounds like, and how it is written where there is room for it. */
export const WORDS = {
  whoop: {
    letters: ['W', 'A', 'F', 'mark'],
    sizes: [1.72, 2.14, 2.5, 2.5],
    rows: [404, 352, 330, 352],
    slants: [-15, -7, 1, 5],
    right: [
      [285, 341, 421, 469, 493],
      [353, 466, 625, 729, 778],
      [390, 558, 788, 955, 1019],
    ],
    left: [
      [468, 395, 317, 288, 531],
      [683, 541, 383, 329, 809],
      [873, 663, 434, 334, 1060],
    ],
  },
  bow: {
    letters: ['H', 'A', 'H', 'A'],
    sizes: [1.6, 1.8, 2.3, 2.5],
    rows: [450, 424, 336, 314],
    slants: [-12, 5, -7, 8],
    right: [
      [337, 402, 458, 548, 577],
      [369, 503, 631, 812, 870],
      [400, 586, 781, 1035, 1123],
    ],
    left: [
      [543, 453, 390, 326, 592],
      [787, 608, 478, 346, 886],
      [996, 745, 548, 364, 1139],
    ],
  },
  tongue: {
    letters: ['P', 'R', 'R', 'R'],
    sizes: [1.8, 2, 2.3, 2.5],
    rows: [402, 372, 352, 326],
    slants: [-9, 7, -8, 9],
    right: [
      [319, 385, 468, 566, 603],
      [358, 488, 656, 859, 933],
      [391, 586, 827, 1109, 1210],
    ],
    left: [
      [542, 467, 386, 306, 598],
      [811, 659, 494, 332, 922],
      [1046, 812, 578, 351, 1202],
    ],
  },
  burst: {
    letters: ['W', 'O', 'U', 'H', 'mark'],
    sizes: [1.6, 1.85, 2.1, 2.3, 2.4],
    rows: [520, 450, 390, 350, 352],
    slants: [-13, -7, -1, 4, 7],
    right: [
      [286, 371, 443, 524, 591, 618],
      [392, 522, 677, 838, 971, 1026],
      [417, 619, 856, 1098, 1296, 1365],
    ],
    left: [
      [620, 534, 447, 386, 339, 672],
      [974, 802, 626, 492, 403, 1096],
      [1273, 1014, 749, 546, 408, 1456],
    ],
  },
} as const satisfies Record<Laugh, Word>

/**
 * Lays a word out beside the dog, in one line, as large as there is room for between him and the edge of the page that he looks to.
 * It is read from left to right on either side of him, and grows away from him.
 *
 * @param x where the dog is, in scene units
 * @param placings of its letters, as they are read
 */
export function placeWord(laugh: Laugh, x: number, looksLeft: boolean, placings: readonly Placing[]): void {
  const word: Word = WORDS[laugh]
  const side = looksLeft ? -1 : 1
  const [small, middle, full] = looksLeft ? word.left : word.right
  const room = looksLeft ? x - EDGE.left : PAGE - x - EDGE.right
  const last = placings.length
  const isTight = room < (middle[last] ?? 0)
  const [from, to] = isTight ? [small, middle] : [middle, full]
  const [ends, reaches] = [from[last] ?? 0, to[last] ?? 0]
  const share = clamp((room - ends) / (reaches - ends), 0, 1)
  const fit = ((isTight ? 1 : 2) + share) / 3
  let low = 0
  for (const [place, placing] of placings.entries()) {
    const slot = looksLeft ? last - 1 - place : place
    const size = word.sizes[slot] ?? 1
    placing.wide = size * fit
    placing.tall = size * Math.min(1, fit * NARROWING)
    placing.slant = side * (word.slants[slot] ?? 0) * DEGREE
    placing.x = x + side * lerp(from[place] ?? 0, to[place] ?? 0, share)
    placing.y = word.rows[slot] ?? 0
    const aside = Math.max(0, Math.abs(placing.x - CLOCK.x) - OVER.half * placing.wide)
    const top = CLOCK.y - Math.sqrt(Math.max(0, OVER.reach * OVER.reach - aside * aside))
    if (aside < OVER.reach) low = Math.max(low, placing.y + OVER.foot * placing.tall - top)
  }
  // Over the dandelion all of it stands higher, and clear of what he holds up there.
  for (const placing of placings) {
    placing.x += side * 0.56 * low
    placing.y -= low
  }
}
