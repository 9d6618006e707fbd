/** How far out of the flower's middle petals are rooted, under the rim of the heart, in units of her drawings. */
export const ROOT = 96

/** How long a petal is, in the same units. */
export const PETAL_LENGTH = 212

/** How one petal differs from the next: width, drift of its tip, length, notches at its end, an edge that has turned over. */
export interface PetalShape {
  readonly width: number
  readonly bend: number
  readonly length: number
  readonly tip: string
  readonly turned?: 'left' | 'right'
}

/** Six petals, none of them a twin; a ring takes them in turn, mirrored the second time round. */
export const PETAL_SHAPES: readonly PetalShape[] = [
  { width: 1, bend: 5, length: 1, tip: '-37,-203 -19,-212 -4,-204* 14,-214 38,-202' },
  { width: 0.95, bend: -14, length: 1.03, tip: '-40,-198 -18,-211 8,-212 24,-203* 42,-196', turned: 'left' },
  { width: 1.05, bend: 10, length: 0.97, tip: '-40,-200 -26,-209 -12,-202* 4,-212 18,-204* 40,-198' },
  { width: 0.93, bend: -8, length: 1.04, tip: '-34,-204 -8,-214 8,-206* 26,-209 42,-197' },
  { width: 1.02, bend: 18, length: 0.96, tip: '-42,-196 -20,-208 8,-209 22,-202* 42,-196', turned: 'right' },
  { width: 0.97, bend: -11, length: 1.01, tip: '-36,-203 -22,-210 -6,-205* 16,-213 40,-200' },
]

/** What the messages are written in; see the rules' `Part`. */
export type WrittenPart = 'really' | 'loves' | 'm' | 'e' | 'flourish' | 'not'

/** In how many steps each stroke of a part is pulled. */
export const STEPS: Readonly<Record<WrittenPart, number>> = { really: 2, loves: 2, m: 2, e: 3, flourish: 5, not: 2 }
