import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { layClick } from '../sound/contacts'
import { type Envelope, throughPoints } from '../sound/envelopes'
import { bandPass, formants } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { layClucks } from '../sound/hen'
import { knock, rustle, wood } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { layRubble } from '../sound/stone'
import { throat } from '../sound/throat'
import { layBubbles } from '../sound/water'

/** The cabinet: deep, of wood, full of things that swallow sound. */
const CABINET: Room = { decay: 0.3, size: 0.35, dullness: 3600 }

/** The quiet of a house at night, and old wood that settles. */
export const cabinet: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 10,
  make() {
    const loop = airLoop({ seconds: 18, from: 110, to: 420, gusts: 0.2, restless: 0.2, leaves: 0.04 }, 'cabinet')
    const random = randomNamed('cabinet wood')
    for (const at of [2.3, 7.9, 8.2, 14.6]) {
      layAround(loop, knock(random.between(180, 420), random, 0.05), { at, gain: random.between(0.05, 0.16) })
    }
    return loop
  },
}

/** A label is peeled off its sheet. */
export const peel: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`peel ${variation}`)
    const sound = stereoSilence(0.3)
    const peeled = throughPoints([0, 0], [0.06 + 0.03 * variation, 1, -1], [0.2, 0])
    lay(sound, normalized(paper(0.2, peeled, random)), { at: 0.005 })
    lay(sound, wood(620 + 40 * variation, 0.05), { at: 0.006, gain: 0.06 })
    return asTake(inRoom(sound, 0.06, CABINET), variation)
  },
}

/** A base of stone is set down on a floor of wood. */
export const setDown: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  variations: 4,
  make(variation) {
    const random = randomNamed(`set down ${variation}`)
    const sound = stereoSilence(0.6)
    const low = [128, 146, 116, 158][variation - 1] ?? 128
    lay(sound, wood(low, 0.24), { at: 0.005, gain: 0.4 })
    const stone = struck(
      [
        { frequency: low * 7.3, gain: 0.6, decay: 0.03 },
        { frequency: low * 11.9, gain: 0.4, decay: 0.018 },
      ],
      0.1,
    )
    lay(sound, normalized(stone), { at: 0.005, gain: 0.22 })
    lay(sound, wood(low * 1.3, 0.14), { at: 0.09, gain: 0.1 })
    layRubble(sound, { at: 0.006, seconds: 0.14, bits: 40, lowest: 800, highest: 7000, blow: 0.5, gain: 0.5 }, random)
    return asTake(inRoom(sound, 0.2, CABINET), variation)
  },
}

/** The list moves on by a few names. */
export const riffle: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`riffle ${variation}`)
    const sound = stereoSilence(0.28)
    for (let card = 0; card < 2 + variation; card++) {
      const passed = throughPoints([0, 0], [0.012, 1, 1], [0.05, 0])
      lay(sound, normalized(paper(0.05, passed, random)), { at: 0.004 + card * 0.034, gain: random.between(0.6, 1) })
    }
    return asTake(inRoom(sound, 0.05, CABINET), variation)
  },
}

/** There is nothing beyond: a knuckle on the frame. */
export const knuckle: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('knuckle')
    const sound = stereoSilence(0.4)
    lay(sound, knock(190, random, 0.045), { at: 0.005, gain: 0.8 })
    lay(sound, knock(205, random, 0.045), { at: 0.11, gain: 0.6 })
    return inRoom(sound, 0.08, CABINET)
  },
}

/** A tag of card is turned over on its string. */
export const tag: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  make() {
    const random = randomNamed('tag')
    const sound = stereoSilence(0.55)
    lay(sound, normalized(paper(0.2, throughPoints([0, 0], [0.08, 1], [0.2, 0]), random)), { at: 0.005 })
    lay(sound, knock(420, random, 0.04), { at: 0.17, gain: 0.25 })
    lay(sound, normalized(paper(0.24, throughPoints([0, 0], [0.05, 0.8], [0.24, 0]), random)), { at: 0.25, gain: 0.6 })
    return inRoom(sound, 0.06, CABINET)
  },
}

/** What is heard in shells: how large each is, and how long its sea takes to rise, in s. */
const SHELLS = [
  { size: 1, swell: 0.5 },
  { size: 0.6, swell: 0.3 },
  { size: 1.3, swell: 0.75 },
] as const

/** A shell as large as a window is knocked at: hollow, and far away the sea. */
export const shell: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`shell ${variation}`)
    const sound = stereoSilence(1.5)
    const { size, swell } = SHELLS[variation - 1] ?? SHELLS[0]
    lay(sound, knock(220 * size, random, 0.12), { at: 0.005, gain: 0.8 })
    const sea = bandPass(
      pinkNoise(1.2, random),
      throughPoints([0, 500 * size], [swell, 900 * size], [1.2, 420 * size]),
      0.9,
    )
    lay(sound, normalized(shaped(sea, throughPoints([0, 0], [swell, 1, 1], [1.2, 0, 1]))), { at: 0.1, gain: 0.35 })
    return inRoom(sound, 0.2, CABINET)
  },
}

/** Porcelain does not cluck. This did. */
export const cluck: Sound = {
  is: 'hen',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`cluck ${variation}`)
    const sound = stereoSilence(0.62)
    const low = variation === 1 ? 460 : 510
    const clucks = [
      [0.005, low, 0.09],
      [0.14, 0.92 * low, 0.08],
      [0.29, 1.34 * low, 0.2],
    ] as const
    layClucks(sound, clucks, random)
    return inHabitat(sound, { ...CABINET, wet: 0.12, air: 42 }, random)
  },
}

/** A lid of plaster opens over an eye. */
export const blink: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  make() {
    const sound = stereoSilence(0.4)
    const random = randomNamed('blink')
    layClick(sound, { pitch: 700, gap: 0.02, second: 0.3 }, random)
    lay(sound, bubble(340, 0.09, 0.8), { at: 0.03, gain: 0.08 })
    layClick(sound, { pitch: 560, gap: 0.03, second: 0.4 }, random, { at: 0.2, gain: 0.7 })
    return inRoom(sound, 0.06, CABINET)
  },
}

/** Somebody in the dark finds it funny. */
export const giggle: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`giggle ${variation}`)
    const sound = stereoSilence(0.9)
    for (let laugh = 0; laugh < 5; laugh++) {
      const low = (variation === 1 ? 250 : 310) - 14 * laugh
      const pitch = throughPoints([0, low * 1.25], [0.09, low])
      const at = 0.005 + laugh * (0.11 + 0.035 * variation)
      const breath = whispered(
        0.06,
        [
          [560, 1600],
          [600, 1700],
        ],
        random,
      )
      lay(sound, shaped(breath, throughPoints([0, 0], [0.03, 1], [0.06, 0])), { at, gain: 0.22 })
      lay(sound, voiced(0.1, pitch, throughPoints([0, 0.8], [0.1, 0.4]), random), {
        at: at + 0.03,
        gain: 0.5 - 0.06 * laugh,
      })
    }
    return inHabitat(sound, { ...CABINET, wet: 0.12, air: 46 }, random)
  },
}

/** A brush is stirred in paste. */
export const squelch: Sound = {
  is: 'bubble',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('squelch')
    const sound = stereoSilence(0.7)
    for (const [at, pitch] of [
      [0.005, 210],
      [0.12, 290],
      [0.27, 180],
    ] as const) {
      lay(sound, bubble(1.8 * pitch, 0.1, 1.1), { at, gain: 0.5 })
      lay(sound, rustle(0.1, 500, 900, random), { at, gain: 0.2 })
    }
    layBubbles(sound, { from: 0.01, to: 0.45, count: 16, lowest: 320, highest: 1300, gain: 0.5, crowding: 1 }, random)
    return inRoom(sound, 0.1, CABINET)
  },
}

/** It was not me. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.45)
    layPeeps(sound, { pitch: 1300 + 180 * variation, calls: [0.17] }, random)
    lay(sound, rustle(0.12, 2000, 3200, random), { at: 0.19, gain: 0.2 })
    return inHabitat(sound, { ...CABINET, wet: 0.12, air: 44 }, random)
  },
}

/** A syllable of a small throat. @param open how far the mouth is open, 0…1 */
function voiced(seconds: number, pitch: Envelope, open: Envelope, random: Random): Signal {
  const voice = { jitter: 0.014, roughness: 0.12, roughnessRate: 36, breath: 0.2, opening: 0.35 }
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [(moment) => 380 + 420 * open(moment), 110, 1],
    [(moment) => 1100 + 600 * open(moment), 180, 0.5],
    [2700, 300, 0.3],
    [3700, 400, 0.2],
    [4900, 550, 0.1],
  ])
  return normalized(shaped(mouth, throughPoints([0, 0], [0.012, 1], [seconds * 0.6, 0.7], [seconds, 0])))
}
