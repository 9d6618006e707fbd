import { glide, strike } from '../sound/envelopes'
import { bandPass } from '../sound/filters'
import { sine, whiteNoise } from '../sound/oscillators'
import type { Random } from '../sound/random'
import type { Room } from '../sound/reverb'
import { type Signal, shaped, sum } from '../sound/signal'

/** A clearing: little comes back from the trees. */
export const CLEARING: Room = { decay: 0.3, size: 0.5, dullness: 3500 }

/** A knot in the wood that bursts. @param pitch hertz */
export function knot(pitch: number, random: Random): Signal {
  const body = shaped(sine(glide(pitch, pitch * 0.7, 0.03), 0.07), strike(0.0006, 0.035))
  const snap = bandPass(shaped(whiteNoise(0.05, random), strike(0.0003, 0.02)), pitch * 3, 1)
  return sum(body, shaped(snap, 0.9))
}
