import { strike } from './envelopes'
import { bandPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Stereo, shaped, sum } from './signal'

/** Stone that breaks. */
export interface Rubble {
  /** When, in seconds, and for how long its bits fall. */
  readonly at: number
  readonly seconds: number
  readonly bits: number
  /** Hertz of the largest and the smallest. */
  readonly lowest: number
  readonly highest: number
  /** Gain of the blow that breaks it, and of all. */
  readonly blow: number
  readonly gain?: number
}

/** Lays a blow into a sound, and the bits that come off: most of them at once, a few later. */
export function layRubble(
  sound: Stereo,
  { at, seconds, bits, lowest, highest, blow, gain = 1 }: Rubble,
  random: Random,
): void {
  const crack = shaped(bandPass(pinkNoise(0.1, random), 900, 0.5), strike(0.0008, 0.09))
  lay(sound, normalized(crack), { at, gain: blow * gain })
  for (let bit = 0; bit < bits; bit++) {
    const later = 0.006 + seconds * random.next() ** 1.6
    const pitch = random.acrossOctaves(lowest, highest)
    const length = random.between(0.01, 0.04)
    const modes = [1, 1.7, 2.9].map((tone) => ({
      frequency: pitch * tone * random.between(0.95, 1.05),
      gain: 1 / tone,
      decay: 0.02,
    }))
    const grit = shaped(bandPass(whiteNoise(length, random), pitch, 1.1), strike(0.0004, length))
    lay(sound, sum(normalized(grit), shaped(normalized(struck(modes, 0.04)), 0.4)), {
      at: at + later,
      gain: gain * random.between(0.1, 0.7) * (1 - (0.6 * later) / seconds),
    })
  }
}
