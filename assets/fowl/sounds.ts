import { airLoop } from '../sound/air'
import { type Envelope, throughPoints } from '../sound/envelopes'
import { formants, highPass, lowPass, saturated } from '../sound/filters'
import { folds } from '../sound/folds'
import { inHabitat } from '../sound/habitat'
import { sine } from '../sound/oscillators'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { throat } from '../sound/throat'
import { layWingbeats } from '../sound/wingbeats'

/** The walls around a village square. */
const SQUARE: Room = { decay: 0.35, size: 0.6, dullness: 3800 }

/** A village square: wind around the corners, and sparrows on a roof. */
export const square: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 4,
  make() {
    const loop = airLoop({ seconds: 20, from: 230, to: 820, gusts: 0.35, restless: 0.6, leaves: 0.06 }, 'square')
    const random = randomNamed('square sparrows')
    for (const [at, pitch, chirps] of [
      [1.4, 3600, 3],
      [4.8, 3200, 2],
      [5.9, 3900, 4],
      [11.3, 3400, 2],
      [15.2, 3700, 5],
      [17.8, 3100, 1],
    ] as const) {
      for (let chirp = 0; chirp < chirps; chirp++) {
        const high = pitch * random.between(0.92, 1.08)
        const line = throughPoints([0, high * 0.8], [0.03, high * 1.15], [0.09, high * 0.9])
        const note = shaped(sine(line, 0.1), throughPoints([0, 0], [0.015, 1], [0.1, 0]))
        layAround(loop, note, { at: at + chirp * random.between(0.17, 0.24), gain: random.between(0.1, 0.3), pan: 0.4 })
      }
    }
    return loop
  },
}

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

/** What a hen says who is taken by surprise: seconds, hertz and gain of each cry. */
const OUTCRIES = [
  [
    [0.07, 520, 0.5],
    [0.08, 560, 0.6],
    [0.38, 900, 1],
    [0.09, 560, 0.5],
  ],
  [
    [0.3, 960, 1],
    [0.08, 600, 0.6],
    [0.07, 540, 0.5],
  ],
  [
    [0.06, 540, 0.5],
    [0.44, 820, 1],
  ],
] as const

/** A hen launched against her will: a short breath in, then the whole of her opinion. */
export const squawk: Sound = {
  is: 'hen',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squawk ${variation}`)
    const sound = stereoSilence(1)
    const swing = { jitter: 0.03, shimmer: 0.25, halved: 0.4, breath: 1, tilt: 5000 }
    let at = 0.01
    for (const [length, pitch, gain] of OUTCRIES[variation - 1] ?? OUTCRIES[0]) {
      const seconds = length * random.between(0.9, 1.1)
      const line = throughPoints([0, pitch * 0.7], [seconds * 0.4, pitch * 1.2], [seconds, pitch * 0.75])
      const beak = formants(folds(seconds, line, swing, random), [
        [1000, 220, 1],
        [2000, 350, 0.9],
        [3200, 500, 0.5],
        [4800, 800, 0.3],
      ])
      const swell = throughPoints([0, 0], [0.012, 1], [seconds * 0.6, 0.8], [seconds, 0])
      lay(sound, shaped(lowPass(normalized(beak), 8000), swell), { at, gain })
      at += seconds + random.between(0.03, 0.07)
    }
    return inHabitat(sound, { ...SQUARE, wet: 0.1, air: 44 }, random)
  },
}

/** Short wings beating far too fast for so little flight. */
export const wings: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`wings ${variation}`)
    const sound = stereoSilence(1.2)
    layWingbeats(sound, { from: 0.01, to: 0.75, rate: 7 + variation, lastRate: 6, low: 320, gain: 1 }, random)
    return inHabitat(sound, { ...SQUARE, wet: 0.08, air: 44 }, random)
  },
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
