import { lerp, smoothstep } from '../../src/stage/math'
import type { Bouquet, Face } from './state'

/** How fast the waltz is played while she looks like that: a broken heart takes the musicians' breath away. */
const TEMPO: Readonly<Record<Face, number>> = { neutral: 1, happy: 1.02, sad: 0.95, happyge: 1.1, sadge: 0.74 }
/** How loud, 0…1. */
const HEART: Readonly<Record<Face, number>> = { neutral: 0.8, happy: 0.9, sad: 0.75, happyge: 1, sadge: 0.55 }

/** How soon they have followed her, in ms. */
const FOLLOWING = 900

/** How fast the waltz is played. */
export function tempoOf(bouquet: Bouquet, now: number): number {
  return lerp(TEMPO[before(bouquet)], TEMPO[bouquet.face], followed(bouquet, now))
}

/** How loud the waltz is played, 0…1. */
export function heartOf(bouquet: Bouquet, now: number): number {
  return lerp(HEART[before(bouquet)], HEART[bouquet.face], followed(bouquet, now))
}

function followed({ faceSince }: Bouquet, now: number): number {
  return smoothstep(0, FOLLOWING, now - faceSince)
}

/** How she looked before: one follows from the other. */
function before({ face, lastResult, petals }: Bouquet): Face {
  switch (face) {
    case 'neutral':
      return lastResult ?? 'neutral'
    case 'happy':
      return 'sad'
    case 'sad':
    case 'sadge':
      return 'happy'
    case 'happyge':
      return petals.length === 1 ? 'neutral' : 'sad'
  }
}
