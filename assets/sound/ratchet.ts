import { layClick } from './contacts'
import { throughPoints } from './envelopes'
import { bandPass } from './filters'
import { pinkNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { normalized, type Stereo, shaped } from './signal'

/** A wheel that turns one way only. */
export interface Ratchet {
  /** When it begins to turn, in seconds, over how many teeth, and how many of them a second. */
  readonly at: number
  readonly teeth: number
  readonly pace: number
  /** Hertz of the pawl: 1600 iron … 2000 a watch; a lower one is heard as something that crackles. */
  readonly pitch: number
  readonly gain?: number
}

/** Lays a pawl that falls from tooth to tooth into a sound. The axle is heard under it: clicks alone are taken for a drum. */
export function layRatchet(sound: Stereo, { at, teeth, pace, pitch, gain = 1 }: Ratchet, random: Random): void {
  const seconds = teeth / pace
  for (let tooth = 0; tooth < teeth; tooth++) {
    const place = { at: at + (tooth + random.between(-0.05, 0.05)) / pace, gain: gain * random.between(0.7, 1) }
    const click = { pitch: pitch * random.between(0.95, 1.05), gap: 0.4 / pace, second: 0.3 }
    layClick(sound, click, random, { ...place, at: Math.max(0.004, place.at) })
  }
  const axle = shaped(bandPass(pinkNoise(seconds, random), 900, 0.5), throughPoints([0, 0], [0.1, 1], [seconds, 0]))
  lay(sound, normalized(axle), { at, gain: 0.16 * gain })
}
