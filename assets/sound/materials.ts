import { glide, throughPoints } from './envelopes'
import { bandPass } from './filters'
import { pinkNoise } from './oscillators'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Signal, shaped } from './signal'

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
