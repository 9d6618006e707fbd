import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, highPass } from '../sound/filters'
import { frequencyModulated, sine, whiteNoise } from '../sound/oscillators'
import { aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, reverberation } from '../sound/reverb'
import { frequencyOf, normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** Night over the works: air between the sheds, and iron that is struck, far off. */
export const works: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 7,
  make() {
    const loop = airLoop({ seconds: 18, from: 180, to: 620, gusts: 0.3, restless: 0.4, leaves: 0.02 }, 'works')
    const random = randomNamed('works iron')
    const far = stereoSilence(18)
    for (const at of [1.2, 4.9, 5.5, 9.7, 13.1, 13.8, 16.2]) {
      layAround(far, tumble(random.between(620, 1300)), {
        at,
        gain: random.between(0.1, 0.3),
        pan: random.between(-0.6, 0.6),
      })
    }
    const yard = { decay: 1.6, size: 1, dullness: 1600 }
    return mixed([loop, 1], [aroundStereo(far, (sound) => reverberation(sound, yard)), 0.9])
  },
}

/** A ring: three quick bells, a breath of metal before them. */
export const ring: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(0.85)
    const flick = shaped(whiteNoise(0.03, randomNamed(`ring ${variation}`)), strike(0.0005, 0.02))
    lay(sound, highPass(flick, 6000), { gain: 0.15 })
    lay(sound, bell(83, 0.5), { gain: 0.5 })
    lay(sound, bell(88, 0.55), { at: 0.05, gain: 0.75 })
    lay(sound, bell(92, 0.72), { at: 0.1 })
    return asTake(inRoom(sound, 0.16, { decay: 0.45, size: 0.5, dullness: 7000 }), variation, 0.01)
  },
}

/** Ten rings at once: a deep chord struck from below, and a purse of them tumbling after. */
export const tenRings: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect + 1,
  variations: 3,
  make(variation) {
    const sound = stereoSilence(1.5)
    const random = randomNamed(`ten rings ${variation}`)
    const chord = [64, 71, 76, 80, 87]
    for (const [place, midi] of chord.entries()) {
      lay(sound, bell(midi, 1.35 - place * 0.08), { at: place * 0.032, gain: 0.9 - place * 0.11 })
    }
    lay(sound, shaped(sine(glide(164, 82, 0.06, 2), 0.3), strike(0.004, 0.3)), { gain: 0.6 })
    for (let clink = 0; clink < 9; clink++) {
      const at = 0.1 + 0.42 * (clink / 9) ** 0.8 + random.between(-0.012, 0.012)
      lay(sound, tumble(random.acrossOctaves(2900, 5600)), {
        at,
        gain: 0.5 * random.between(0.5, 1) * (1 - clink / 14),
      })
    }
    return asTake(inRoom(sound, 0.18, { decay: 0.7, size: 0.7, dullness: 6000 }), variation, 0.01)
  },
}

/** The hedgehog leaves the bridge: a push of air under him, and quills that rattle as he goes. It comes with every ring, so it is soft. */
export const hop: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`hop ${variation}`)
    const sound = stereoSilence(0.36)
    const leap = shaped(
      sine(glide(random.between(205, 235), 520, 0.13, -0.5), 0.16),
      throughPoints([0, 0], [0.01, 1], [0.16, 0, 2]),
    )
    lay(sound, leap, { gain: 0.7 })
    const air = bandPass(whiteNoise(0.2, random), glide(500, 1700, 0.16), 1.6)
    lay(sound, normalized(shaped(air, throughPoints([0, 0], [0.05, 1], [0.2, 0, 2]))), { gain: 0.4 })
    for (let quill = 0; quill < 7; quill++) {
      const tick = struck([{ frequency: random.between(1500, 2600), gain: 1, decay: 0.012 }], 0.03)
      lay(sound, normalized(tick), { at: 0.015 + quill * random.between(0.012, 0.018), gain: 0.22 * (1 - quill / 9) })
    }
    return asTake(inRoom(sound, 0.12, { decay: 0.35, size: 0.6, dullness: 5000 }), variation)
  },
}

/** A spring springs from the inventor's armful, and sings after it. */
export const spring: Sound = {
  is: 'spring',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`spring ${variation}`)
    const sound = stereoSilence(0.7)
    const low = random.between(150, 175)
    // A coil swings about its pitch, faster as it settles.
    const sway = (moment: number) => Math.sin(2 * Math.PI * (11 * moment + 9 * moment * moment)) * Math.exp(-moment * 5)
    const coil = (moment: number) => low * (1 + 0.55 * Math.min(1, moment * 9)) * (1 + 0.16 * sway(moment))
    const twang = frequencyModulated(coil, 2.02, (moment) => 3.2 * Math.exp(-moment * 7) + 0.3, 0.62)
    lay(sound, normalized(shaped(twang, strike(0.002, 0.6))), { gain: 0.8 })
    const ring = struck(
      [1180, 1870, 3020].map((frequency, mode) => ({
        frequency: frequency * random.between(0.97, 1.03),
        gain: 1 / (1 + mode),
        decay: 0.22 / (1 + mode * 0.6),
      })),
      0.4,
    )
    lay(sound, normalized(ring), { gain: 0.3 })
    const latch = shaped(whiteNoise(0.012, random), strike(0.0005, 0.01))
    lay(sound, highPass(latch, 2500), { gain: 0.35 })
    return asTake(inRoom(sound, 0.14, { decay: 0.45, size: 0.7, dullness: 5000 }), variation, 0.03)
  },
}

/** A shimmering bell. */
function bell(midi: number, seconds: number): Signal {
  const frequency = frequencyOf(midi)
  const hit = 1.5 * Math.min(1, 900 / frequency)
  const metal = frequencyModulated(frequency, 3.5, (moment) => hit * Math.exp(-moment * 16) + 0.1, seconds)
  const shimmer = (moment: number) => 1 - 0.18 * (1 - Math.cos(2 * Math.PI * 13 * moment)) * Math.min(1, moment * 6)
  const ringing = strike(0.002, seconds)
  return sum(
    shaped(metal, (moment) => 0.6 * ringing(moment) * shimmer(moment)),
    shaped(shaped(sine(frequency * 2.003, seconds), strike(0.001, 0.32)), 0.25),
  )
}

/** A ring falling among others. */
function tumble(frequency: number): Signal {
  const ringing = struck(
    [
      { frequency, gain: 1, decay: 0.16 },
      { frequency: frequency * 1.47, gain: 0.6, decay: 0.11 },
      { frequency: frequency * 2.09, gain: 0.3, decay: 0.06 },
    ],
    0.2,
  )
  const touch = bandPass(whiteNoise(0.004, randomNamed(`tumble ${frequency}`)), 5000)
  return sum(normalized(ringing), shaped(touch, throughPoints([0, 0.3], [0.004, 0])))
}
