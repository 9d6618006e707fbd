import { airLoop } from '../sound/air'
import { throughPoints } from '../sound/envelopes'
import { inHabitat } from '../sound/habitat'
import { type Cluck, cluck as cluckOfHen, layClucks, SQUARE } from '../sound/hen'
import { sine } from '../sound/oscillators'
import { layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layWingbeats } from '../sound/wingbeats'

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

/** A hen talking to herself. */
export const cluck: Sound = cluckOfHen

/** What a hen says who is taken by surprise. */
const OUTCRIES: readonly (readonly Cluck[])[] = [
  [
    [0.01, 450, 0.09],
    [0.14, 425, 0.08],
    [0.28, 650, 0.4],
    [0.75, 430, 0.09],
  ],
  [
    [0.01, 440, 0.08],
    [0.13, 640, 0.36],
    [0.54, 590, 0.3],
  ],
  [
    [0.01, 450, 0.09],
    [0.14, 425, 0.08],
    [0.29, 620, 0.48],
  ],
]

/** A hen launched against her will: a short breath in, then the whole of her opinion. */
export const squawk: Sound = {
  is: 'hen',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squawk ${variation}`)
    const sound = stereoSilence(1)
    layClucks(sound, OUTCRIES[variation - 1] ?? [], random)
    return inHabitat(sound, { ...SQUARE, wet: 0.1, air: 42 }, random)
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
    layWingbeats(
      sound,
      { from: 0.01, to: 0.75, rate: 6 + 0.7 * variation, lastRate: 5, low: 320, gain: 1, soft: true },
      random,
    )
    return inHabitat(sound, { ...SQUARE, wet: 0.08, air: 44 }, random)
  },
}
