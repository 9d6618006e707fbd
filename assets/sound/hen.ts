import { type Envelope, throughPoints } from './envelopes'
import { formants, highPass, saturated } from './filters'
import { lay } from './placing'
import { type Random, randomNamed } from './random'
import { inRoom, type Room } from './reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence } from './signal'
import { LOUDNESS, type Sound } from './sound'
import { throat } from './throat'

/** The walls around the village square that the hen lives on. */
export const SQUARE: Room = { decay: 0.35, size: 0.6, dullness: 3800 }

/** A hen talking to herself, two or three syllables. */
export const cluck: Sound = {
  is: 'hen',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(0.55)
    const random = randomNamed(`cluck ${variation}`)
    const syllables = variation === 2 ? [0, 0.11, 0.3] : [0, 0.15 + variation * 0.015]
    for (const [place, at] of syllables.entries()) {
      const last = place === syllables.length - 1
      const seconds = (last ? 0.1 : 0.065) * random.between(0.9, 1.1)
      const pitch = random.between(440, 500) * (last ? 1.12 : 1)
      const line = throughPoints([0, pitch], [seconds * 0.3, pitch * 1.25], [seconds, pitch * 0.72])
      const open = throughPoints([0, 0.2], [seconds * 0.4, last ? 0.75 : 0.45], [seconds, 0])
      lay(sound, beak(seconds, line, open, 0.25, random), { at, gain: last ? 1 : random.between(0.45, 0.7) })
    }
    return inRoom(sound, 0.12, SQUARE)
  },
}

/** A syllable of somebody who is hoarse with surprise: when, its hertz, and its seconds. */
export type Cluck = readonly [at: number, pitch: number, seconds: number]

/** How hoarse a hen is that is surprised, 0…1. */
const SURPRISED = 0.6

/** Lays the clucks of a hen that did not expect this into a sound. */
export function layClucks(sound: Stereo, clucks: readonly Cluck[], random: Random): void {
  for (const [at, pitch, seconds] of clucks) {
    const line = throughPoints([0, pitch], [seconds * 0.3, pitch * 1.35], [seconds, pitch * 0.8])
    const open = throughPoints([0, 0.2], [seconds * 0.4, 0.6], [seconds, 0])
    lay(sound, beak(seconds, line, open, SURPRISED, random), { at })
  }
}

/** A syllable. @param open how far the beak is open, 0…1 */
function beak(seconds: number, pitch: Envelope, open: Envelope, roughness: number, random: Random): Signal {
  const voice = {
    jitter: 0.045 + 0.05 * roughness,
    roughness,
    roughnessRate: 58,
    breath: 0.16 + 0.5 * roughness ** 2,
    opening: 0.17,
  }
  const source = throat(seconds, pitch, voice, random)
  const shapedBeak = formants(source, [
    [(moment) => 780 + 330 * open(moment), 210, 0.8],
    [(moment) => 1500 + 800 * open(moment), 270, 1],
    [(moment) => 2900 + 350 * open(moment), 480, 0.42],
    [4300, 700, 0.14],
  ])
  const swell = throughPoints([0, 0], [Math.min(0.012, seconds * 0.15), 1], [seconds * 0.4, 0.62, 1], [seconds, 0])
  // Saturation makes beats between the overtones, far below anything a hen can say.
  return highPass(saturated(normalized(shaped(shapedBeak, swell)), 1.5), 320)
}
