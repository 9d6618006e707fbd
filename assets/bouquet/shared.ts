/** How far out of the flower's middle petals are rooted, under the rim of the heart, in units of her drawings. */
export const ROOT = 96

/** How long a petal is, in the same units. */
export const PETAL_LENGTH = 212

/** How one petal differs from the next: its width and length, as factors, and how far its tip drifts, in the same units. */
export interface PetalShape {
  readonly width: number
  readonly bend: number
  readonly length: number
}

/** Six petals, none of them a twin; a ring takes them in turn, mirrored the second time round. */
export const PETAL_SHAPES: readonly PetalShape[] = [
  { width: 1, bend: 5, length: 1 },
  { width: 0.95, bend: -14, length: 1.03 },
  { width: 1.05, bend: 10, length: 0.97 },
  { width: 0.93, bend: -8, length: 1.04 },
  { width: 1.02, bend: 18, length: 0.96 },
  { width: 0.97, bend: -11, length: 1.01 },
]

/** What the messages are written in; see the rules' `Part`. */
export type WrittenPart = 'really' | 'loves' | 'm' | 'e' | 'flourish' | 'not'

/** What the French messages are written in. */
export type FrenchWord = 'beaucoup' | 'pas' | 'plus' | 'duTout' | 'folie'

/** In how many steps each stroke of a French word is pulled. */
export const FRENCH_STEPS: Readonly<Record<FrenchWord, number>> = { beaucoup: 1, pas: 1, plus: 1, duTout: 1, folie: 1 }

/** In how many steps each stroke of a part is pulled. */
export const STEPS: Readonly<Record<WrittenPart, number>> = { really: 1, loves: 2, m: 1, e: 2, flourish: 4, not: 2 }
