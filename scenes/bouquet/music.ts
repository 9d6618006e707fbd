import { lerp, smoothstep } from '../../src/stage/contract/math'
import type { BouquetState, Face } from './state'

/** How fast the waltz is played in the end: a broken heart takes the musicians' breath away, until the next round. */
const TEMPO: Readonly<Partial<Record<Face, number>>> = { happyge: 1.1, sadge: 0.74 }

/** How soon they have followed her, in ms. */
const FOLLOWING = 900

/** How fast the waltz is played. */
export function tempoOf({ face, faceSince }: BouquetState, now: number): number {
  return lerp(1, TEMPO[face] ?? 1, smoothstep(0, FOLLOWING, now - faceSince))
}
