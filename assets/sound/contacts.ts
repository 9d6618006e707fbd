import { strike } from './envelopes'
import { bandPass, highPass } from './filters'
import { whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Signal, type Stereo, shaped, sum } from './signal'

/** A switch, a latch, a button: one hard part meets another, and a second time. */
export interface Click {
  /** Hertz of the lowest tone of what is hit: 500 a box, 1700 a small spring. */
  readonly pitch: number
  /** Seconds from the first meeting to the second, and how loud that is beside it. */
  readonly gap: number
  readonly second: number
}

const TONES = [1, 1.83, 2.96, 4.48] as const

/** Lays a click into a sound. The meeting itself is most of what is heard, low and high; tones that last longer than 12 ms make a coin of it. */
export function layClick(
  sound: Stereo,
  { pitch, gap, second }: Click,
  random: Random,
  { at = 0.004, gain = 1 } = {},
): void {
  lay(sound, contact(pitch, random), { at, gain })
  lay(sound, contact(pitch * random.between(0.85, 0.95), random), { at: at + gap, gain: gain * second })
}

function contact(pitch: number, random: Random): Signal {
  const modes = TONES.map((tone, place) => ({
    frequency: pitch * tone * random.between(0.95, 1.05),
    gain: 0.8 ** place * random.between(0.5, 1),
    decay: 0.012 / (1 + 0.5 * place),
  }))
  const meeting = bandPass(whiteNoise(0.05, random), random.between(2400, 4000), 0.4)
  const parting = strike(0.0003, random.between(0.01, 0.026))
  return normalized(sum(shaped(normalized(struck(modes, 0.03)), 0.5), normalized(shaped(meeting, parting))))
}

/** Lays what is heard of any touch into a sound, though hardly: a moment of noise up to where hearing ends. Without it, tones are a machine's. */
export function layTouch(sound: Stereo, at: number, gain: number, random: Random): void {
  const touch = shaped(highPass(whiteNoise(0.02, random), 3000), strike(0.0006, random.between(0.008, 0.015)))
  lay(sound, normalized(touch), { at, gain })
}
