import { glide, strike, throughPoints } from './envelopes'
import { bandPass, lowPass } from './filters'
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
  [1.61, 0.7],
  [2.74, 0.47],
  [5.6, 0.24],
  [8.1, 0.19],
  [11.5, 0.14],
] as const

/**
 * A knock on a wooden body that damps it at once, at 1 at its loudest; no two are alike. The least of it are its tones:
 * what meets is heard above them, and what it stands on below.
 * @param frequency of its lowest tone, in Hz @param decay seconds until that is 60 dB down: 0.05 a box … 0.12 a board
 */
export function knock(frequency: number, random: Random, decay = 0.06): Signal {
  const modes = BODY.map(([ratio, gain]) => ({
    frequency: frequency * ratio * random.between(0.95, 1.05),
    gain: gain * random.between(0.6, 1.2),
    decay: 0.8 * decay * ratio ** -0.77,
  }))
  const meeting = bandPass(whiteNoise(0.04, random), random.between(1500, 2300), 0.7)
  const contact = shaped(meeting, strike(0.0004, 0.007))
  const stand = shaped(lowPass(pinkNoise(0.13, random), 350), strike(0.002, 0.11))
  return normalized(
    sum(
      normalized(struck(modes, decay * 1.7, 0.0014)),
      shaped(normalized(contact), 0.75),
      shaped(normalized(stand), 0.5),
    ),
  )
}
