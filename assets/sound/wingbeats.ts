import { strike } from './envelopes'
import { bandPass } from './filters'
import { whiteNoise } from './oscillators'
import { layAround } from './placing'
import type { Random } from './random'
import { normalized, type Stereo, shaped } from './signal'
import { swish } from './swish'

/** Wings that beat. */
export interface Wingbeats {
  /** Seconds of the first beat, and until when they go on. */
  readonly from: number
  readonly to: number
  /** Beats a second, 3 an eagle … 12 a sparrow, at first and at last. */
  readonly rate: number
  readonly lastRate?: number
  /** Hertz of the air that one begins to push: 200 large … 700 small. */
  readonly low: number
  readonly gain: number
  /** Feathers: a beat is not over when the next begins, and hardly claps. Default false: skin, which does. */
  readonly soft?: boolean
}

/**
 * Lays the beats of wings into a sound. No two are as long or as loud, and the air falls silent between them: beats that
 * are alike are taken for shots.
 */
export function layWingbeats(
  sound: Stereo,
  { from, to, rate, lastRate = rate, low, gain, soft = false }: Wingbeats,
  random: Random,
): void {
  for (let at = from; at < to; ) {
    const now = rate + ((lastRate - rate) * (at - from)) / (to - from)
    const seconds = random.between(0.75, 1.3) / now
    const beat = (soft ? 1.25 : 0.9) * seconds
    const strength = gain * random.between(0.5, 1)
    const first = low * random.between(0.85, 1.15)
    layAround(sound, swish(beat, [first, 1.8 * low], random, 0.55), { at, gain: strength })
    const clap = shaped(bandPass(whiteNoise(0.02, random), random.between(1000, 3000), 0.7), strike(0.0006, 0.015))
    layAround(sound, normalized(clap), { at: at + beat * 0.55, gain: (soft ? 0.03 : 0.1) * strength })
    at += seconds
  }
}
