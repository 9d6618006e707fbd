import { strike } from './envelopes'
import { highPass } from './filters'
import { whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { faded, type Stereo, shaped, stereoSilence } from './signal'

/** The partials of a great bell: times its pitch, gain, and seconds until they are 60 dB down. The third is the minor tierce that says "bell". */
const PARTIALS = [
  [0.5, 0.5, 9],
  [1, 0.7, 6],
  [1.19, 1, 5],
  [1.5, 0.4, 3.5],
  [2, 1, 4],
  [2.51, 0.5, 2.2],
  [2.66, 0.4, 2],
  [3.01, 0.5, 1.8],
  [4.08, 0.4, 1.3],
  [5.3, 0.3, 0.9],
  [6.7, 0.25, 0.6],
  [8.2, 0.2, 0.45],
  [9.9, 0.15, 0.3],
  [12, 0.1, 0.2],
] as const

/** A great bell that is struck once. No bell is round: each partial is two, a little apart, which beat. @param pitch hertz */
export function towerBell(pitch: number, seconds: number, random: Random): Stereo {
  const sound = stereoSilence(seconds)
  for (const side of [-1, 1]) {
    const modes = PARTIALS.map(([ratio, gain, decay]) => {
      const apart = 0.7 * side * random.between(0.3, 1) * Math.sqrt(ratio)
      return { frequency: pitch * ratio + apart, gain, decay }
    })
    lay(sound, faded(struck(modes, seconds, 0.002), 0, 1), { pan: 0.3 * side })
  }
  const clapper = shaped(highPass(whiteNoise(0.06, random), 2500), strike(0.0005, 0.035))
  lay(sound, clapper, { gain: 3 })
  return sound
}
