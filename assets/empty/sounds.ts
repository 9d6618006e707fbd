import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layClick, layTouch } from '../sound/contacts'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { layScuttling } from '../sound/feet'
import { bandPass, highPass } from '../sound/filters'
import { layGlass } from '../sound/glass'
import { knock as hit } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, type Mode, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { layBubbles } from '../sound/water'

/** The inside of a case in which nothing is. */
const CASE: Room = { decay: 0.22, size: 0.3, dullness: 2600 }
/** A small speaker behind four slits. */
const SPEAKER: Room = { decay: 0.9, size: 0.7, dullness: 5200 }

/** A hard thing that rings so high, in partials that are not in tune. */
const rings = (frequency: number, decay: number): Mode[] =>
  [1, 1.71, 2.63, 3.9].map((ratio, mode) => ({
    ...{ frequency: frequency * ratio, gain: 1 / (1 + mode * 0.8), decay: decay / (1 + mode * 0.6) },
  }))

/** The inside of a case in which nothing is, and the current that keeps it on. */
export const hush: Sound = {
  is: 'machine',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 11,
  make() {
    const loop = airLoop({ seconds: 18, from: 160, to: 700, gusts: 0.2, restless: 0.15, leaves: 0.08 }, 'hush')
    const surge = wobble(0.3, randomNamed('hush current'), 18)
    for (const [tone, gain] of [
      [100, 0.1],
      [200, 0.05],
      [300, 0.03],
    ] as const) {
      layAround(
        loop,
        shaped(sine(tone, 18), (moment) => gain * (0.7 + 0.3 * surge(moment))),
      )
    }
    return loop
  },
}

/** The start-up chime: a drop falls into a well, and two glass tones stand over it, a fifth and then the octave. */
export const chime: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 80,
  loudness: LOUDNESS.bigMoment,
  make() {
    const sound = stereoSilence(2.2)
    lay(sound, bubble(520, 0.09, 0.9), { gain: 0.4 })
    for (const [at, pitch, gain] of [
      [0.05, 784, 0.75],
      [0.17, 1175, 0.85],
      [0.33, 1568, 1],
    ] as const) {
      const glass = [1, 2.003, 3.01, 5.42].map((ratio, mode) => ({
        ...{ frequency: pitch * ratio, gain: 1 / (1 + mode * 1.9), decay: 1.5 / (1 + mode * 0.9) },
      }))
      lay(sound, normalized(struck(glass, 1.7, 0.003)), { at, gain: 0.5 * gain })
    }
    lay(sound, normalized(struck([{ frequency: 196, gain: 1, decay: 0.8 }], 1)), { at: 0.33, gain: 0.22 })
    return inRoom(sound, 0.24, SPEAKER)
  },
}

/** The switch, and the tube of light behind the screen that comes on. */
export const power: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('power')
    const sound = stereoSilence(0.8)
    layClick(sound, { pitch: 950, gap: 0.07, second: 0.7 }, random, { gain: 0.9 })
    const tube = bandPass(whiteNoise(0.6, random), glide(2900, 6400, 0.5), 6)
    lay(sound, normalized(shaped(tube, throughPoints([0, 0], [0.08, 1], [0.6, 0, 1]))), {
      at: 0.04,
      gain: 0.02,
    })
    return inRoom(sound, 0.06, CASE)
  },
}

/** A thumb leaves where it lay: skin off plastic. */
export const reach: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`reach ${variation}`)
    const sound = stereoSilence(0.14)
    const peel = throughPoints([0, 0], [0.02 + 0.02 * variation, 1], [0.12, 0, 1])
    lay(sound, normalized(paper(0.12, peel, random)), { gain: 0.6 })
    return asTake(sound, variation)
  },
}

/** A drop to steer with goes down: rubber on a dome of tin. */
export const drop: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5.5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`drop ${variation}`)
    const sound = stereoSilence(0.26)
    layClick(sound, { pitch: 950 * random.between(0.85, 1.2), gap: random.between(0.05, 0.08), second: 0.7 }, random)
    return inRoom(sound, 0.08, CASE)
  },
}

/** A round button goes down, deeper and with more way. */
export const button: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 8,
  variations: 3,
  make(variation) {
    const random = randomNamed(`button ${variation}`)
    const sound = stereoSilence(0.28)
    layClick(sound, { pitch: 600 * random.between(0.85, 1.2), gap: random.between(0.06, 0.1), second: 0.45 }, random)
    return inRoom(sound, 0.08, CASE)
  },
}

/** What had gone down comes up again. */
export const up: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`up ${variation}`)
    const sound = stereoSilence(0.12)
    lay(sound, normalized(struck(rings(1720 * random.between(0.95, 1.05), 0.022), 0.06)), { at: 0.002, gain: 0.6 })
    lay(sound, shaped(highPass(whiteNoise(0.006, random), 4000), strike(0.0004, 0.004)), { gain: 0.3 })
    return asTake(sound, variation)
  },
}

/** Nothing: the case is so empty that the click comes back, once, from where a cartridge ought to be. */
export const nothing: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 7,
  variations: 2,
  make(variation) {
    const random = randomNamed(`nothing ${variation}`)
    const sound = stereoSilence(0.8)
    const low = 174 * (variation === 1 ? 1 : 0.92)
    const hollow = struck(
      [
        { frequency: low, gain: 1, decay: 0.26 },
        { frequency: low * 1.52, gain: 0.5, decay: 0.2 },
        { frequency: low * 2.9, gain: 0.16, decay: 0.1 },
      ],
      0.5,
      0.004,
    )
    lay(sound, normalized(hollow), { at: 0.01, gain: 0.6 })
    const sigh = bandPass(pinkNoise(0.4, random), glide(520, 240, 0.4), 2.2)
    lay(sound, normalized(shaped(sigh, throughPoints([0, 0], [0.08, 1], [0.4, 0, 1]))), { at: 0.03, gain: 0.16 })
    layTouch(sound, 0.01, 0.06, random)
    return asTake(inRoom(sound, 0.34, { ...CASE, decay: 0.6, size: 0.8 }), variation)
  },
}

/** A fingernail on the glass; it squeaks a little as it gives way. */
export const glass: Sound = {
  is: 'glass',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`glass ${variation}`)
    const sound = stereoSilence(0.6)
    const seconds = 0.16 + 0.05 * variation
    const finger = {
      rate: glide(850 + 60 * variation, 1300 + 90 * variation, seconds),
      unsteady: 0.05,
      modes: [
        [2300, 1],
        [3500, 0.6],
        [5200, 0.5],
      ],
      ring: 8,
    } as const
    layGlass(sound, { pitch: 2600 + 300 * variation, at: 0.004 }, random)
    const rubbed = normalized(stickSlip(seconds, finger, random))
    lay(sound, shaped(rubbed, throughPoints([0, 0], [0.05, 1], [seconds, 0])), { at: 0.12, gain: 0.3 })
    return inRoom(sound, 0.05, CASE)
  },
}

/** A knuckle on the case. */
export const knock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.3)
    for (const [at, gain] of [
      [0.004, 1],
      [0.09 + 0.02 * variation, 0.35],
    ] as const) {
      lay(sound, hit(240 + 40 * variation, random, 0.04), { at, gain })
    }
    layTouch(sound, 0.004, 0.25, random)
    return inRoom(sound, 0.05, CASE)
  },
}

/** One blows into the slot, as everybody did. */
export const blow: Sound = {
  is: 'breath',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('blow')
    const sound = stereoSilence(0.75)
    const lips = whispered(
      0.6,
      [
        [420, 900],
        [350, 750],
      ],
      random,
    )
    lay(sound, shaped(lips, throughPoints([0, 0], [0.05, 1, 1], [0.34, 0.7], [0.6, 0, 1])))
    const whistle = bandPass(whiteNoise(0.5, random), throughPoints([0, 1180], [0.5, 1010]), 26)
    lay(sound, normalized(shaped(whistle, throughPoints([0, 0], [0.1, 1], [0.5, 0, 1]))), { at: 0.02, gain: 0.08 })
    return inRoom(sound, 0.1, CASE)
  },
}

/** The lamp goes out, and thinks better of it. */
export const flicker: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 80,
  loudness: LOUDNESS.touch - 4,
  make() {
    const random = randomNamed('flicker')
    const sound = stereoSilence(0.5)
    for (const [at, gain] of [
      [0.004, 0.8],
      [0.22, 0.4],
      [0.29, 0.5],
      [0.36, 0.7],
    ] as const) {
      lay(sound, shaped(bandPass(whiteNoise(0.03, random), 2200, 1), strike(0.001, 0.014)), { at, gain: 0.5 * gain })
      lay(sound, shaped(sine(3100, 0.05), strike(0.002, 0.03)), { at, gain: 0.16 * gain })
    }
    return sound
  },
}

/** A fingernail along the slits of the speaker: four of them. */
export const slits: Sound = {
  is: 'scratch',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 3,
  make() {
    const random = randomNamed('slits')
    const sound = stereoSilence(0.55)
    const seconds = 0.36
    const grit = wobble(90, random)
    const scrape = bandPass(whiteNoise(seconds, random), glide(3400, 5000, seconds), 0.8)
    const drawn = throughPoints([0, 0], [0.02, 1], [seconds * 0.85, 1], [seconds, 0])
    const dip = (moment: number) => 0.3 + 0.7 * Math.max(0, Math.cos((2 * Math.PI * moment) / 0.085)) ** 4
    const rough = (moment: number) => drawn(moment) * dip(moment) * (0.2 + Math.abs(grit(moment)))
    lay(sound, normalized(shaped(scrape, rough)), { at: 0.005 })
    for (let slit = 0; slit < 4; slit++) {
      const edge = { pitch: 1200 + slit * 120, gap: 0.012, second: 0.3 }
      layClick(sound, edge, random, { at: 0.005 + slit * 0.085, gain: 0.7 })
    }
    return inRoom(sound, 0.05, CASE)
  },
}

/** Eight legs, in a hurry. */
export const scuttle: Sound = {
  is: 'steps',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`scuttle ${variation}`)
    const sound = stereoSilence(0.95)
    layScuttling(sound, { from: 0.005, to: 0.8, pace: 9, weight: 0.35 }, random)
    return inRoom(sound, 0.1, CASE)
  },
}

/** Ink, at last: it wells up out of the dot, and runs. */
export const ink: Sound = {
  is: 'fountain',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('ink')
    const sound = stereoSilence(2.6)
    // It wells up drop by drop, and then it runs.
    layBubbles(sound, { from: 0.03, to: 0.5, count: 9, lowest: 300, highest: 900, gain: 0.5, crowding: 1 }, random)
    layBubbles(sound, { from: 0.35, to: 2.3, count: 130, lowest: 420, highest: 3200, gain: 0.45, crowding: 1 }, random)
    const run = bandPass(pinkNoise(2, random), throughPoints([0, 700], [1, 1500], [2, 900]), 0.7)
    lay(sound, normalized(shaped(run, throughPoints([0, 0], [0.5, 1], [1.6, 0.8], [2, 0]))), { at: 0.35, gain: 0.35 })
    lay(sound, bubble(180, 0.2, 0.8), { at: 2.3, gain: 0.6 })
    layTouch(sound, 0.05, 0.05, random)
    return inRoom(sound, 0.12, SPEAKER)
  },
}

/** A drop falls on glass, and stays. */
export const drip: Sound = {
  is: 'drip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`drip ${variation}`)
    const sound = stereoSilence(0.4)
    lay(sound, bubble(420 * random.between(0.94, 1.06), 0.07, 1.1), { at: 0.01, gain: 0.8 })
    lay(sound, shaped(highPass(whiteNoise(0.012, random), 2600), strike(0.0006, 0.008)), { at: 0.004, gain: 0.2 })
    return asTake(inRoom(sound, 0.16, CASE), variation, 0.2)
  },
}

/** A wet line grows by a step: so short and so soft that a dozen a second are a stroke. */
export const trace: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 3,
  variations: 3,
  make(variation) {
    const random = randomNamed(`trace ${variation}`)
    const sound = stereoSilence(0.14)
    const stroke = throughPoints([0, 0], [0.02, 1], [0.11, 0, 1])
    lay(sound, normalized(paper(0.11, stroke, random)), { gain: 0.5 })
    lay(sound, bubble(640 * random.between(0.85, 1.2), 0.03, 0.8), { at: 0.012, gain: 0.06 })
    return asTake(sound, variation)
  },
}

/** Ink is rubbed off the glass, which squeaks a little. */
export const rub: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`rub ${variation}`)
    const sound = stereoSilence(0.18)
    const cloth = throughPoints([0, 0], [0.03, 1], [0.09, 0.4], [0.15, 0, 1])
    lay(sound, normalized(paper(0.15, cloth, random)), { gain: 0.5 })
    const squeak = sine(glide(820, 990 + 70 * variation, 0.1), 0.12)
    lay(sound, shaped(squeak, throughPoints([0, 0], [0.04, 1], [0.12, 0, 1])), { at: 0.02, gain: 0.015 })
    return asTake(sound, variation)
  },
}

/** All that was drawn slides down behind the glass in grains. */
export const spill: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('spill')
    const sound = stereoSilence(1.1)
    const sand = bandPass(whiteNoise(0.9, random), throughPoints([0, 3400], [0.5, 2600], [0.9, 1500]), 0.8)
    lay(sound, normalized(shaped(sand, throughPoints([0, 0], [0.12, 0.8], [0.4, 1], [0.9, 0, 1]))), { gain: 0.5 })
    for (let grain = 0; grain < 26; grain++) {
      const tap = struck([{ frequency: random.between(1500, 3800), gain: 1, decay: 0.012 }], 0.03)
      lay(sound, normalized(tap), { at: random.between(0.15, 0.85), gain: random.between(0.08, 0.3) })
    }
    return inRoom(sound, 0.16, CASE)
  },
}
