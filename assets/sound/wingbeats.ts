import { glide, strike, throughPoints } from './envelopes'
import { bandPass, highPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import { layAround } from './placing'
import type { Random } from './random'
import { normalized, type Stereo, shaped } from './signal'

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
}

/**
 * Lays the beats of wings into a sound. No two are as long or as loud, and the air falls silent between them: beats that
 * are alike are taken for shots.
 */
export function layWingbeats(
  sound: Stereo,
  { from, to, rate, lastRate = rate, low, gain }: Wingbeats,
  random: Random,
): void {
  for (let at = from; at < to; ) {
    const now = rate + ((lastRate - rate) * (at - from)) / (to - from)
    const seconds = random.between(0.75, 1.3) / now
    const beat = 0.9 * seconds
    const strength = gain * random.between(0.5, 1)
    const push = throughPoints([0, 0], [beat * 0.53, 1, 1], [beat, 0, 2])
    const sharp = (moment: number) => push(moment) ** 3
    const air = bandPass(pinkNoise(beat, random), glide(low * random.between(0.85, 1.15), low * 2.5, beat), 1.5)
    layAround(sound, normalized(shaped(air, push)), { at, gain: strength })
    layAround(sound, normalized(shaped(highPass(whiteNoise(beat, random), 2200), sharp)), { at, gain: 0.07 * strength })
    const clap = shaped(bandPass(whiteNoise(0.02, random), random.between(1000, 3000), 0.7), strike(0.0006, 0.015))
    layAround(sound, normalized(clap), { at: at + beat * 0.53, gain: 0.15 * strength })
    at += seconds
  }
}
