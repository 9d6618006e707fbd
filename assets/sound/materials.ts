import { glide, strike, throughPoints } from './envelopes'
import { bandPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Signal, shaped, sum } from './signal'

/** A small wooden thing that is hit, at 1 at its loudest. @param frequency of its lowest tone, in Hz */
export function wood(frequency: number, seconds = 0.12): Signal {
  return normalized(
    struck(
      [
        { frequency, gain: 1, decay: 0.05 },
        { frequency: frequency * 2.42, gain: 0.5, decay: 0.028 },
        { frequency: frequency * 4.1, gain: 0.24, decay: 0.014 },
      ],
      seconds,
    ),
  )
}

/** Paper that is moved, at 1 at its loudest: a short rush of noise. @param from its pitch at first, in Hz, and at last */
export function rustle(seconds: number, from: number, to: number, random: Random): Signal {
  return normalized(
    shaped(
      bandPass(pinkNoise(seconds, random), glide(from, to, seconds), 0.8),
      throughPoints([0, 0], [seconds * 0.2, 1, -1], [seconds, 0, 1]),
    ),
  )
}

/** The tones of a wooden body, as parts of its lowest, and their gains: far from any chord. */
const BODY = [
  [1, 1],
  [2.3, 0.8],
  [3.7, 0.7],
  [5.6, 0.5],
  [8.1, 0.4],
  [11.5, 0.3],
] as const

/**
 * A knock on a wooden body that damps it at once, at 1 at its loudest; no two are alike.
 * @param frequency of its lowest tone, in Hz @param decay seconds until that is 60 dB down: 0.05 a box … 0.12 a board
 */
export function knock(frequency: number, random: Random, decay = 0.06): Signal {
  const modes = BODY.map(([ratio, gain]) => ({
    frequency: frequency * ratio * random.between(0.95, 1.05),
    gain: gain * random.between(0.6, 1.2),
    decay: decay * ratio ** -0.4,
  }))
  const contact = shaped(bandPass(whiteNoise(0.02, random), random.between(2200, 3600), 0.7), strike(0.0004, 0.008))
  return normalized(sum(normalized(struck(modes, decay * 1.7)), shaped(normalized(contact), 0.08)))
}
