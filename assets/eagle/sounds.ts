import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layClick, layTouch } from '../sound/contacts'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, dulled, formants, highPass, lowPass } from '../sound/filters'
import { folds } from '../sound/folds'
import { inHabitat } from '../sound/habitat'
import { knock } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { layRatchet } from '../sound/ratchet'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { scratched } from '../sound/scratch'
import { normalized, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layWingbeats } from '../sound/wingbeats'

/** Nothing is around the plate but the night. */
const NIGHT: Room = { decay: 0.8, size: 1, dullness: 4600 }
/** The desk on which it lies. */
const DESK: Room = { decay: 0.3, size: 0.5, dullness: 3600 }

/** Tones that go round in a second beat in whole hertz. */
const SWEEP = [
  [220, 1],
  [221, 0.7],
  [331, 0.5],
  [440, 0.42],
  [443, 0.3],
  [660, 0.2],
  [881, 0.16],
  [1322, 0.07],
] as const
const BURIN_SECONDS = 2
const RUSH_SECONDS = 8

/** The sweep: a chord that the day plays ever faster, and so ever higher, until the last drawing is there. */
export const sweep: Sound = {
  is: 'music',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.music - 2,
  make() {
    const loop = stereoSilence(1)
    for (const [pitch, gain] of SWEEP) layAround(loop, shaped(sine(pitch, 1, (pitch * 0.37) % 1), gain))
    const air = around(pinkNoise(1, randomNamed('sweep')), (signal) => bandPass(signal, 1760, 3))
    layAround(loop, shaped(normalized(air), 0.24))
    return loop
  },
}

/** The burin in the plate: short strokes, quick and slow, that curl a hair of metal. */
export const burin: Sound = {
  is: 'scratch',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.ambience + 3,
  make() {
    const loop = stereoSilence(BURIN_SECONDS)
    const random = randomNamed('a burin')
    for (let at = 0.02; at < BURIN_SECONDS - 0.05; at += random.between(0.075, 0.19)) {
      const long = random.between(0.08, 0.18)
      const pitch = random.between(2600, 4200)
      const pressed = throughPoints([0, 0], [0.012, 1], [long * 0.8, 0.6], [long, 0])
      layAround(loop, scratched(long, pressed, random, pitch / 3000, 8), { at, gain: random.between(0.4, 1) })
      const tick = struck([{ frequency: pitch * 1.6, gain: 1, decay: 0.03 }], 0.05)
      layAround(loop, tick, { at: at + long, gain: 0.05 })
    }
    // The study around it: between strokes in a void it was a camera.
    const air = around(pinkNoise(BURIN_SECONDS, random), (signal) => lowPass(signal, 3000))
    layAround(loop, normalized(air), { gain: 0.02 })
    return loop
  },
}

/** The stars: a wide wind that comes from nowhere. */
export const rush: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.ambience - 6,
  make: () => airLoop({ seconds: RUSH_SECONDS, from: 260, to: 900, gusts: 0.5, restless: 0.75, leaves: 0.03 }, 'rush'),
}

/** Held: a bell of the mint, where the sweep ends. */
export const held: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment - 1,
  make() {
    const sound = stereoSilence(1.6)
    const bell = [880, 1320, 1763, 2642, 3530, 5290].map((frequency, mode) => ({
      ...{ frequency, gain: 1 / (1 + mode * 0.7), decay: 1.5 / (1 + mode * 0.5) },
    }))
    lay(sound, normalized(struck(bell, 1.5)), { gain: 0.7 })
    lay(sound, normalized(struck([{ frequency: 220, gain: 1, decay: 0.9 }], 1)), { gain: 0.3 })
    return inRoom(sound, 0.3, NIGHT)
  },
}

/** An eagle's cry: it leaps up, breaks, and falls away. */
export const cry: Sound = {
  is: 'birdcry',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`eagle ${variation}`)
    const sound = stereoSilence(variation === 1 ? 0.75 : 1.25)
    const swing = { jitter: 0.02, shimmer: 0.3, halved: 0.45, breath: 0.25, tilt: 6000 }
    for (const [at, seconds, high] of variation === 1 ? [[0.02, 0.7, 1] as const] : STUTTERED) {
      const pitch = throughPoints(
        [0, 900 * high],
        [0.06, 1750 * high, 1],
        [seconds * 0.4, 1600 * high],
        [seconds, 980 * high, -1],
      )
      const scream = formants(folds(seconds, pitch, swing, random), [
        [1700, 520, 1],
        [throughPoints([0, 2700], [seconds, 3100]), 640, 0.9],
        [4300, 800, 0.7],
        [5600, 1100, 0.4],
      ])
      const swell = throughPoints([0, 0], [0.03, 1, 1], [seconds * 0.5, 0.8], [seconds * 0.8, 0.4], [seconds, 0, 1])
      lay(sound, shaped(dulled(normalized(scream), 3200, 10), swell), { at })
    }
    return inHabitat(sound, { ...NIGHT, wet: 0.3, air: 38, fall: 1 }, random)
  },
}

/** The other cry, in three: when each begins, its length, in seconds, and how much higher it is. */
const STUTTERED = [
  [0.02, 0.24, 1],
  [0.3, 0.22, 1.06],
  [0.56, 0.62, 1.1],
] as const

/** The beak shuts: horn on horn. */
export const clack: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 8,
  variations: 2,
  make(variation) {
    const random = randomNamed(`clack ${variation}`)
    const sound = stereoSilence(0.3)
    layClick(
      sound,
      { pitch: 1100 * random.between(0.9, 1.15), gap: random.between(0.075, 0.095), second: 0.55 },
      random,
      {
        at: 0.014,
      },
    )
    return inRoom(sound, 0.08, { ...NIGHT, decay: 0.7 })
  },
}

/** Both wings open: cloth as large as a sail, quill by quill. */
export const unfold: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('unfold')
    const sound = stereoSilence(1.3)
    layWingbeats(sound, { from: 0.01, to: 1, rate: 3.4, lastRate: 2.6, low: 260, gain: 0.8 }, random)
    for (let quill = 0; quill < 15; quill++) {
      const rustle = bandPass(whiteNoise(0.05, random), random.between(2200, 4200), 1.6)
      const at = 0.16 + quill * 0.045 + random.between(-0.01, 0.01)
      lay(sound, normalized(shaped(rustle, strike(0.006, 0.04))), { at, gain: 0.06 + 0.004 * quill })
    }
    return inHabitat(sound, { ...NIGHT, decay: 0.5, wet: 0.1, air: 44 }, random)
  },
}

/** One wing beats: down, and up again. */
export const flap: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`flap ${variation}`)
    const sound = stereoSilence(0.75)
    for (const [at, from, to, gain] of [
      [0, 300, 640, 1],
      [0.3, 380, 860, 0.6],
    ] as const) {
      const air = bandPass(pinkNoise(0.26, random), glide(from * random.between(0.94, 1.06), to, 0.2), 1)
      lay(sound, normalized(shaped(air, throughPoints([0, 0], [0.1, 1, 1], [0.26, 0, 1]))), { at, gain: 0.7 * gain })
    }
    lay(sound, shaped(sine(glide(110, 58, 0.16), 0.18), strike(0.02, 0.15)), { at: 0.06, gain: 0.4 })
    return asTake(inRoom(sound, 0.2, NIGHT), variation)
  },
}

/** Feathers that stand up and lie down again, row by row. */
export const ruffle: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`ruffle ${variation}`)
    const sound = stereoSilence(0.7)
    for (let row = 0; row < 16; row++) {
      const down = bandPass(pinkNoise(0.16, random), random.between(600, 1800), 0.8)
      const soft = normalized(shaped(down, throughPoints([0, 0], [0.08, 1], [0.16, 0, 1])))
      lay(sound, soft, { at: row * 0.034 + random.between(0, 0.012), gain: 0.5 - 0.02 * row })
    }
    return asTake(inHabitat(sound, { ...DESK, wet: 0.12, air: 44 }, random), variation)
  },
}

/** A lid that comes down and goes up: two small taps of horn. */
export const wink: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 3,
  make() {
    const sound = stereoSilence(0.5)
    const random = randomNamed('wink')
    layClick(sound, { pitch: 620, gap: 0.03, second: 0.3 }, random, { at: 0.01 })
    layClick(sound, { pitch: 930, gap: 0.03, second: 0.3 }, random, { at: 0.32, gain: 0.8 })
    return inRoom(sound, 0.06, DESK)
  },
}

/** The rosette is cut again: a wheel that ratchets once around. */
export const wheel: Sound = {
  is: 'ratchet',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('wheel')
    const sound = stereoSilence(1.2)
    layRatchet(sound, { at: 0.005, teeth: 22, pace: 23, pitch: 1700 }, random)
    return inRoom(sound, 0.06, DESK)
  },
}

/** A drop lets go of the nib, and is heard far below. */
export const drip: Sound = {
  is: 'drip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const sound = stereoSilence(0.75)
    lay(sound, bubble(620, 0.04, 0.9), { gain: 0.3 })
    lay(sound, bubble(1040, 0.08, 0.6), { at: 0.48, gain: 0.8 })
    lay(sound, bubble(1460, 0.05, 0.5), { at: 0.58, gain: 0.3 })
    layTouch(sound, 0.48, 0.06, randomNamed('drip touch'))
    return inRoom(sound, 0.4, NIGHT)
  },
}

/** A nail against the shaft of the pen. */
export const tap: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 0.5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`tap ${variation}`)
    const sound = stereoSilence(0.3)
    lay(sound, knock(250 + 40 * variation, random, 0.042), { at: 0.004, gain: 0.8 })
    lay(sound, knock(240, random), { at: 0.1 + 0.01 * variation, gain: 0.4 })
    layTouch(sound, 0.004, 0.25, random)
    return inRoom(sound, 0.06, DESK)
  },
}

/** The burin slips beside the crest: a spark of steel. */
export const spark: Sound = {
  is: 'metal',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`spark ${variation}`)
    const sound = stereoSilence(0.4)
    const pitch = [2350, 2640, 3140][variation - 1] ?? 2350
    const steel = [1, 1.51, 2.27].map((ratio, mode) => ({
      ...{ frequency: pitch * ratio, gain: 1 / (1 + mode), decay: 0.26 / (1 + mode * 0.5) },
    }))
    const hiss = shaped(lowPass(highPass(whiteNoise(0.05, random), 3000), 9000), strike(0.001, 0.04))
    lay(sound, sum(shaped(normalized(struck(steel, 0.32)), 0.6), shaped(normalized(hiss), 0.3)), { at: 0.01 })
    return inRoom(sound, 0.22, NIGHT)
  },
}
