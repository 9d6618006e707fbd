import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layClick, layTouch } from '../sound/contacts'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { layScuttling } from '../sound/feet'
import { bandPass, highPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { knock, rustle } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { aroundStereo, lay, layAround, mixed } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room, reverberation } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { stickSlip } from '../sound/stickSlip'
import { dusty, uneven } from '../sound/surface'
import { layBubbles } from '../sound/water'

/** A quiet library. */
const LIBRARY: Room = { decay: 0.5, size: 0.8, dullness: 3200 }

/** A blot comes apart: the smaller it is, the higher it pops, and the shorter. @param drops how many are left of a large one */
function pop(name: string, pitch: number, seconds: number, variations: number, quieter: number, drops = 0): Sound {
  return {
    is: 'bubble',
    kind: 'one-shot',
    channels: 1,
    kilobits: 48,
    loudness: LOUDNESS.effect - quieter,
    variations,
    make(variation) {
      const random = randomNamed(`${name} ${variation}`)
      const sound = stereoSilence(seconds + 0.16)
      const low = pitch * random.between(0.95, 1.06)
      lay(sound, lip(low, seconds, random), { at: 0.004 })
      lay(sound, bubble(low * 1.5, seconds * 0.6, 0.8), { at: seconds * 0.3, gain: 0.34 })
      const wet = bandPass(pinkNoise(0.05, random), glide(low * 6, low * 2, 0.04), 1.4)
      lay(sound, normalized(shaped(wet, throughPoints([0, 0], [0.004, 1], [0.05, 0]))), { gain: 0.18 })
      layTouch(sound, 0.004, 0.18, random)
      const run = { from: 0.02, to: seconds + 0.05, count: drops, lowest: 250, highest: 1500 }
      layBubbles(sound, { ...run, gain: 0.4, crowding: 1.2 }, random)
      return asTake(inRoom(sound, 0.08, LIBRARY), variation, 0.09)
    },
  }
}

/** A quiet library: a page that somebody turns, a chair that is sat on. */
export const library: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 12,
  make() {
    const loop = airLoop({ seconds: 18, from: 130, to: 520, gusts: 0.2, restless: 0.2, leaves: 0.05 }, 'library')
    const random = randomNamed('library readers')
    for (const [at, pan] of [
      [1.7, -0.5],
      [6.2, 0.6],
      [13.4, -0.2],
    ] as const) {
      layAround(loop, rustle(random.between(0.35, 0.6), 1300, 2600, random), { at, gain: 0.16, pan })
    }
    const wood = {
      rate: glide(26, 60, 0.5),
      unsteady: 0.2,
      modes: [
        [310, 1],
        [720, 0.8],
        [1450, 0.5],
      ],
      ring: 10,
    } as const
    layAround(loop, shaped(normalized(stickSlip(0.5, wood, random)), strike(0.1, 0.9)), {
      at: 10.1,
      gain: 0.06,
      pan: 0.4,
    })
    return aroundStereo(loop, (sound) => mixed([sound, 1], [reverberation(sound, LIBRARY), 0.25]))
  },
}

export const pop128 = pop('pop128', 92, 0.3, 1, 0, 18)
export const pop64 = pop('pop64', 138, 0.22, 2, 1, 12)
export const pop32 = pop('pop32', 207, 0.17, 2, 2)
export const pop16 = pop('pop16', 310, 0.13, 3, 3)
export const pop8 = pop('pop8', 465, 0.1, 3, 4)
export const pop4 = pop('pop4', 700, 0.08, 4, 5)

/** An eighth more of it: one wooden note higher each time would be a tune; it is one bar, struck softly. */
export const bar: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed('bar')
    const sound = stereoSilence(0.8)
    lay(sound, dusty(wood(587, 0.4), 0.1, random), { gain: 0.7 })
    lay(sound, dusty(wood(880, 0.5), 0.1, random), { at: 0.09, gain: 0.6 })
    return asTake(inRoom(sound, 0.2, LIBRARY), variation, 0.02)
  },
}

/** There it is, and it looks: four bars upwards, and its breath. */
export const whole: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('whole')
    const sound = stereoSilence(2)
    for (const [place, pitch] of [392, 494, 587, 784].entries()) {
      lay(sound, wood(pitch, 0.7), { at: 0.12 * place, gain: 0.6 })
    }
    const sniff = bandPass(whiteNoise(0.16, random), glide(900, 1900, 0.14), 1.6)
    const breath = normalized(shaped(sniff, throughPoints([0, 0], [0.09, 1], [0.16, 0])))
    lay(sound, breath, { at: 0.95, gain: 0.12 })
    lay(sound, breath, { at: 1.16, gain: 0.16 })
    return inRoom(sound, 0.24, LIBRARY)
  },
}

/** Two lids, small and soft. */
export const blink: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`blink ${variation}`)
    const sound = stereoSilence(0.5)
    lay(sound, lip(1050, 0.05, random), { gain: 0.8 })
    lay(sound, lip(1250, 0.05, random), { at: 0.26, gain: 0.7 })
    layTouch(sound, 0.004, 0.05, random)
    return asTake(inRoom(sound, 0.12, LIBRARY), variation)
  },
}

/** A finger on paper, where nothing comes apart. */
export const tap: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`tap ${variation}`)
    const sound = stereoSilence(0.25)
    lay(sound, knock(150 + 75 * variation, random, 0.1), { at: 0.003 })
    const skin = bandPass(pinkNoise(0.05, random), 500 + 500 * variation, 1.2)
    lay(sound, normalized(shaped(skin, strike(0.001, 0.08))), { at: 0.003, gain: 1.2 })
    return inRoom(sound, 0.06, LIBRARY)
  },
}

/** Six legs that run over boxwood. */
export const scuttle: Sound = {
  is: 'steps',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`scuttle ${variation}`)
    const sound = stereoSilence(1)
    layScuttling(sound, { from: 0.005, to: 0.85, pace: 7, weight: 0.6 }, random)
    return uneven(inHabitat(sound, { ...LIBRARY, wet: 0.1, air: 44, fall: 0.1 }, random), 0.6, random)
  },
}

/** The blot is back in its place. */
export const back: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('back')
    const sound = stereoSilence(0.6)
    const flight = bandPass(highPass(pinkNoise(0.16, random), 300), glide(600, 1800, 0.15), 2)
    lay(sound, normalized(shaped(flight, throughPoints([0, 0], [0.1, 1], [0.16, 0]))), { gain: 0.25 })
    lay(sound, lip(620, 0.1, random), { at: 0.16 })
    lay(sound, bubble(930, 0.07, 0.8), { at: 0.24, gain: 0.4 })
    return inRoom(sound, 0.12, LIBRARY)
  },
}

/** It draws itself in: plates that slide over one another, and shut. */
export const rollUp: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('rollUp')
    const sound = stereoSilence(0.7)
    for (let plate = 0; plate < 9; plate++) {
      const horn = { pitch: 1500 - 60 * plate, gap: 0.018, second: 0.4 }
      layClick(sound, horn, random, { at: 0.004 + plate * 0.042, gain: 0.3 + 0.04 * plate })
    }
    layClick(sound, { pitch: 620, gap: 0.06, second: 0.5 }, random, { at: 0.42 })
    lay(sound, knock(120, random, 0.14), { at: 0.42, gain: 0.25 })
    return inRoom(sound, 0.05, LIBRARY)
  },
}

/** It rolls over the paper, faster and faster, and over the ruler. */
export const rollOff: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('rollOff')
    const sound = stereoSilence(1.2)
    for (let at = 0.005, apart = 0.2; at < 0.92; at += apart, apart = Math.max(0.06, 0.86 * apart)) {
      lay(sound, knock(random.between(105, 135), random, 0.09), { at, gain: 0.5 + 0.4 * at })
    }
    lay(sound, knock(330, random, 0.08), { at: 0.62, gain: 0.7 })
    return inRoom(sound, 0.12, LIBRARY)
  },
}

/** A leaf of the book is turned, and lies. */
export const leaf: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`leaf ${variation}`)
    const sound = stereoSilence(1)
    const sweep = throughPoints([0, 0], [0.025, 0.5], [0.2, 0.7], [0.5, 0.35], [0.74, 1], [0.9, 0])
    lay(sound, normalized(paper(0.9, sweep, random)), { gain: 0.8 })
    lay(sound, knock(90, random, 0.1), { at: 0.76, gain: 0.35 })
    return asTake(inRoom(sound, 0.1, LIBRARY), variation, 0.06)
  },
}

/** Lips, or a blot, that come apart: a tone that jumps up and is gone. */
function lip(pitch: number, seconds: number, random: Random): Signal {
  const rise = glide(pitch, pitch * random.between(1.9, 2.2), seconds * 0.5, 1)
  return normalized(
    shaped(sine(rise, seconds), throughPoints([0, 0], [0.005, 1], [seconds * 0.4, 0.5], [seconds, 0, 1])),
  )
}

/** A wooden bar. */
function wood(pitch: number, seconds: number): Signal {
  const modes = [1, 3.93, 9.2].map((ratio, mode) => ({
    frequency: pitch * ratio,
    gain: [1, 0.24, 0.06][mode] ?? 0,
    decay: seconds / (1 + mode * 2.4),
  }))
  return normalized(struck(modes, seconds))
}
