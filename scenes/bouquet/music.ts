import { lerp, smoothstep } from '../../src/stage/math'
import type { Bouquet, Face } from './state'

/** How fast the waltz is played while she looks like that: a broken heart takes the musicians' breath away. */
const TEMPO: Readonly<Record<Face, number>> = { neutral: 1, happy: 1.02, sad: 0.95, happyge: 1.1, sadge: 0.74 }

/** How soon they have followed her, in ms. */
const FOLLOWING = 900

/** How fast the waltz is played. */
export function tempoOf(bouquet: Bouquet, now: number): number {
  const followed = smoothstep(0, FOLLOWING, now - bouquet.faceSince)
  return lerp(TEMPO[before(bouquet)], TEMPO[bouquet.face], followed)
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
