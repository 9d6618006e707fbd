import { throughPoints } from './envelopes'
import { formants, lowPass } from './filters'
import { folds } from './folds'
import { lay } from './placing'
import type { Random } from './random'
import { normalized, type Stereo, shaped } from './signal'

const SWING = { jitter: 0.02, shimmer: 0.2, halved: 0.15, breath: 0.1, tilt: 7000 }

/** What something small says. */
export interface Peeps {
  /** Hertz: 1500 something the size of a fist … 3400 a shrew. */
  readonly pitch: number
  /** How long each is, in seconds. */
  readonly calls: readonly number[]
  /** Seconds before the first. Default 0.01. */
  readonly at?: number
  /** How much is heard of its overtones, 0…1: all of them close by. Default 0. */
  readonly shrill?: number
}

/** Lays peeps into a sound, each up and down again. They have overtones and breath: a pure tone is taken for a telephone. */
export function layPeeps(sound: Stereo, { pitch, calls, at = 0.01, shrill = 0 }: Peeps, random: Random): void {
  let next = at
  for (const call of calls) {
    const seconds = call * random.between(0.85, 1.15)
    const high = pitch * random.between(0.9, 1.1)
    const line = throughPoints([0, high * 0.75], [seconds * 0.35, high * 1.15], [seconds, high * 0.8])
    const mouth = formants(folds(seconds, line, SWING, random), [
      [line, 500, 1],
      [(moment) => 2 * line(moment), 900, 0.35 + 0.4 * shrill],
      [(moment) => 3 * line(moment), 1500, 0.15 + 0.4 * shrill],
    ])
    const swell = throughPoints([0, 0], [0.012, 1], [seconds * 0.7, 0.7], [seconds, 0])
    lay(sound, shaped(normalized(lowPass(mouth, 6500 + 4000 * shrill)), swell), {
      at: next,
      gain: random.between(0.6, 1),
    })
    next += seconds + random.between(0.03, 0.09)
  }
}
