import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layClick, layTouch } from '../sound/contacts'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { layScuttling } from '../sound/feet'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { layGlass } from '../sound/glass'
import { inHabitat } from '../sound/habitat'
import { knock as hit } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { scratched } from '../sound/scratch'
import { normalized, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { uneven } from '../sound/surface'
import { layBubbles } from '../sound/water'

/** The inside of a case in which nothing is. */
const CASE: Room = { decay: 0.22, size: 0.3, dullness: 2600 }
/** A small speaker behind four slits. */
const SPEAKER: Room = { decay: 0.9, size: 0.7, dullness: 5200 }

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
    layClick(sound, { pitch: 1500, gap: 0.095, second: 0.8 }, random, { gain: 0.9 })
    const tube = bandPass(whiteNoise(0.25, random), glide(2900, 6400, 0.2), 6)
    lay(sound, normalized(shaped(tube, throughPoints([0, 0], [0.06, 1], [0.25, 0, 1]))), { at: 0.04, gain: 0.01 })
    return inRoom(sound, 0.08, CASE)
  },
}

/** A thumb leaves where it lay: skin off plastic. */
export const reach: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
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
  kilobits: 48,
  loudness: LOUDNESS.effect - 8,
  variations: 3,
  make(variation) {
    const random = randomNamed(`button ${variation}`)
    const sound = stereoSilence(0.28)
    layClick(sound, { pitch: 1000 * random.between(0.85, 1.2), gap: random.between(0.08, 0.105), second: 0.6 }, random)
    return inRoom(sound, 0.08, CASE)
  },
}

/** What had gone down comes up again. */
export const up: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 1.5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`up ${variation}`)
    const sound = stereoSilence(0.3)
    layClick(sound, { pitch: 1900 * random.between(0.9, 1.15), gap: random.between(0.075, 0.09), second: 0.5 }, random)
    return inRoom(sound, 0.08, CASE)
  },
}

/** Nothing: the case is so empty that the click comes back, once, from where a cartridge ought to be. */
export const nothing: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 7,
  variations: 2,
  make(variation) {
    const random = randomNamed(`nothing ${variation}`)
    const sound = stereoSilence(0.8)
    const low = 174 * (variation === 1 ? 1 : 0.92)
    const click = { pitch: 1000, gap: 0.09, second: 0.55 }
    layClick(sound, click, random, { at: 0.004, gain: 0.8 })
    // It comes back without its treble.
    const back = stereoSilence(0.3)
    layClick(back, click, random)
    lay(sound, lowPass(back.left, 1800), { at: 0.2, gain: 0.5 })
    const hollow = struck(
      [
        { frequency: low, gain: 1, decay: 0.26 },
        { frequency: low * 1.52, gain: 0.5, decay: 0.2 },
        { frequency: low * 2.9, gain: 0.16, decay: 0.1 },
      ],
      0.5,
      0.004,
    )
    lay(sound, normalized(hollow), { at: 0.2, gain: 0.1 })
    const sigh = bandPass(pinkNoise(0.4, random), glide(520, 240, 0.4), 2.2)
    lay(sound, normalized(shaped(sigh, throughPoints([0, 0], [0.08, 1], [0.4, 0, 1]))), { at: 0.03, gain: 0.03 })
    return asTake(inRoom(sound, 0.12, { ...CASE, decay: 0.4, size: 0.8 }), variation)
  },
}

/** A fingernail on the glass; it squeaks a little as it gives way. */
export const glass: Sound = {
  is: 'glass',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
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
  is: 'click',
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
      layClick(sound, { pitch: 1900, gap: 0.014, second: 0.4 }, random, { at, gain })
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
    const sound = stereoSilence(0.8)
    // To and fro: what is over in a third of a second is a shutter.
    for (const [at, seconds, gain] of [
      [0.005, 0.34, 1],
      [0.4, 0.3, 0.8],
    ] as const) {
      const drawn = throughPoints([0, 0], [0.25 * seconds, 1], [0.8 * seconds, 0.8], [seconds, 0])
      const slits = (moment: number) => 0.5 + 0.5 * Math.abs(Math.cos((4 * Math.PI * moment) / seconds))
      const nail = scratched(seconds, (moment) => drawn(moment) * slits(moment), random, 1, 8)
      lay(sound, nail, { at, gain })
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
    layScuttling(sound, { from: 0.005, to: 0.8, pace: 7, weight: 0.6 }, random)
    return uneven(inHabitat(sound, { ...CASE, wet: 0.1, air: 44, fall: 0.1 }, random), 0.6, random)
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
  kilobits: 64,
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
  kilobits: 64,
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
    lay(sound, normalized(shaped(sand, throughPoints([0, 0], [0.12, 0.8], [0.4, 1], [0.9, 0, 1]))), { gain: 0.25 })
    for (let grain = 0; grain < 140; grain++) {
      const tap = shaped(
        bandPass(whiteNoise(0.012, random), random.acrossOctaves(1200, 6000), 1.5),
        strike(0.0003, 0.009),
      )
      lay(sound, normalized(tap), { at: 0.02 + 0.9 * random.next() ** 1.2, gain: 0.5 * random.next() ** 3 })
    }
    return inRoom(sound, 0.16, CASE)
  },
}
