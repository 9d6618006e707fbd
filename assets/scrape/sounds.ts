import { layCoin } from '../sound/coins'
import { throughPoints, wobble } from '../sound/envelopes'
import { bandPass } from '../sound/filters'
import { sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { normalized, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { coinsFanfare, housesFanfare, pursesFanfare } from './fanfares'

const SCRATCH_SECONDS = 3

/**
 * A coin's edge on a foil, at a steady speed and without strokes: these are the visitor's. Whoever plays it lets gain
 * and rate follow the speed, about 0.7 to 1.4.
 */
export const scratch: Sound = {
  is: 'scratch',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('scratch')
    const loop = stereoSilence(SCRATCH_SECONDS)
    // Eight strokes, to and fro: what holds and lets go under the edge, more often the faster it goes.
    const stroke = (moment: number) => Math.max(0, Math.sin((Math.PI * (moment % 0.375)) / 0.33)) ** 0.7
    const grit = wobble(120, random, SCRATCH_SECONDS)
    const foil = around(whiteNoise(SCRATCH_SECONDS, random), (signal) =>
      bandPass(signal, (moment) => 3000 * (1 + 0.25 * stroke(moment)), 0.8),
    )
    layAround(
      loop,
      shaped(normalized(foil), (moment) => 0.5 * stroke(moment) * (0.35 + 0.65 * Math.abs(grit(moment)))),
    )
    const slips = stickSlip(
      SCRATCH_SECONDS,
      {
        rate: (moment) => 60 + 260 * stroke(moment),
        unsteady: 0.4,
        modes: [
          [1400, 0.6],
          [2600, 1],
          [4200, 0.9],
          [6800, 0.5],
        ],
        ring: 3,
      },
      random,
    )
    layAround(
      loop,
      shaped(normalized(slips), (moment) => 0.9 * stroke(moment)),
    )
    // The coin rings a little with each crumb that lets go.
    for (let crumb = 0; crumb < SCRATCH_SECONDS * 55; crumb++) {
      const pitch = random.between(0.85, 1.2)
      const ring = struck(
        [
          { frequency: 2900 * pitch, gain: 1, decay: 0.02 },
          { frequency: 4300 * pitch, gain: 0.6, decay: 0.014 },
        ],
        0.03,
      )
      layAround(loop, normalized(ring), { at: random.between(0, SCRATCH_SECONDS), gain: 0.15 * random.next() ** 2 })
    }
    return loop
  },
}

export const coins: Sound = {
  is: 'music',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make: () => withMoney(coinsFanfare(), [0.6, 0.66, 0.78, 0.97]),
}

export const purses: Sound = {
  is: 'music',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect + 1,
  make: () => withMoney(pursesFanfare(), [1.42, 1.47, 1.5, 1.56, 1.61, 1.68, 1.74, 1.83]),
}

export const houses: Sound = {
  is: 'music',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make: housesFanfare,
}

/** A coin that has scratched for nothing: it draws breath, lets it go, and sinks on its edge. */
export const sigh: Sound = {
  is: 'breath',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('sigh')
    const sound = stereoSilence(1.5)
    const mouth = throughPoints([0, 520], [0.3, 940], [0.42, 1010], [1.3, 340])
    const swell = throughPoints([0, 0], [0.26, 0.34], [0.36, 0.06], [0.48, 1], [0.7, 0.72], [1.35, 0])
    const breath = whispered(
      1.4,
      [
        [750, 1300],
        [450, 950],
      ],
      random,
    )
    // What is of metal about it hums with the breath, downwards.
    const hum = shaped(
      sum(
        sine((moment) => 0.52 * mouth(moment), 1.5),
        shaped(
          sine((moment) => 1.43 * mouth(moment), 1.5),
          0.24,
        ),
      ),
      (moment) => 0.07 * swell(moment) * (moment > 0.4 ? 1 : 0.3),
    )
    lay(sound, sum(shaped(breath, swell), hum))
    for (const [at, gain] of [
      [1.08, 0.5],
      [1.17, 0.34],
      [1.235, 0.22],
      [1.285, 0.13],
    ] as const) {
      const tap = struck(
        [
          { frequency: 3870, gain: 1, decay: 0.05 },
          { frequency: 5140, gain: 0.5, decay: 0.035 },
          { frequency: 1240, gain: 0.5, decay: 0.02 },
        ],
        0.09,
      )
      lay(sound, normalized(tap), { at, gain: 0.3 * gain })
    }
    return sound
  },
}

/** Coins clinking over a tune. @param moments of the clinks, in seconds */
function withMoney(tune: Stereo, moments: readonly number[]): Stereo {
  const random = randomNamed(`money ${moments.length}`)
  for (const at of moments) {
    layCoin(tune, { at, gain: random.between(0.14, 0.24), pan: random.between(-0.4, 0.4), ring: 0.2 }, random)
  }
  return tune
}
