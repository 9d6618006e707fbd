import { airLoop } from '../sound/air'
import { asTake } from '../sound/asTake'
import { towerBell } from '../sound/bells'
import { layCrickets } from '../sound/crickets'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { knock } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { around, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { laySlam } from '../sound/slam'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { layRubble } from '../sound/stone'
import { layWingbeats } from '../sound/wingbeats'

/** A valley at dusk: what is loud comes back from the hills. */
const VALLEY: Room = { decay: 1.7, size: 1, dullness: 2600, delay: 0.06 }
/** What is small comes back from the next wall. */
const YARD: Room = { decay: 0.55, size: 0.9, dullness: 2800, delay: 0.03 }
/** Near by nothing comes back but a breath. */
const GARDEN: Room = { decay: 0.25, size: 0.8, dullness: 3400 }

const DUSK_SECONDS = 20
const RUMBLE_SECONDS = 2

/** The evening: air in the cypresses, crickets, and an owl that has been asked before. */
export const dusk: Sound = {
  is: 'wind',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience - 1,
  make() {
    const loop = airLoop(
      { seconds: DUSK_SECONDS, from: 260, to: 800, gusts: 0.35, restless: 0.6, leaves: 0.05 },
      'dusk',
    )
    layCrickets(loop, 0.05, randomNamed('dusk crickets'))
    for (const [at, pitch, gain] of [
      [3.1, 1, 0.2],
      [13.4, 0.96, 0.12],
    ] as const) {
      layAround(loop, hoot(0.24, pitch), { at, pan: -0.4, gain: 0.8 * gain })
      layAround(loop, hoot(0.62, pitch), { at: at + 0.52, pan: -0.4, gain })
    }
    return loop
  },
}

/** The castle goes down: stone on stone, deep, and the tiles that rattle on its roofs. */
export const rumble: Sound = {
  is: 'rumble',
  kind: 'loop',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  make() {
    const loop = stereoSilence(RUMBLE_SECONDS)
    for (const pan of [-0.5, 0.5]) {
      const random = randomNamed(`rumble ${pan}`)
      const heave = wobble(9, random, RUMBLE_SECONDS)
      const deep = around(pinkNoise(RUMBLE_SECONDS, random), (signal) => highPass(lowPass(signal, 150, 1.1), 28))
      layAround(
        loop,
        shaped(normalized(deep), (moment) => 0.7 + 0.3 * heave(moment)),
        { pan, gain: 0.8 },
      )
      const grind = wobble(26, random, RUMBLE_SECONDS)
      const stones = around(pinkNoise(RUMBLE_SECONDS, random), (signal) => bandPass(signal, 420, 0.9))
      layAround(
        loop,
        shaped(normalized(stones), (moment) => Math.max(0, grind(moment)) ** 1.6),
        { pan, gain: 0.1 },
      )
      const grit = around(pinkNoise(RUMBLE_SECONDS, random), (signal) => bandPass(signal, 5200, 0.6))
      layAround(
        loop,
        shaped(normalized(grit), (moment) => Math.max(0, grind(moment)) ** 1.6),
        { pan, gain: 0.04 },
      )
    }
    const random = randomNamed('rumble tiles')
    // A jolt every 100 ms, as it is seen.
    for (let jolt = 0; jolt < RUMBLE_SECONDS * 10; jolt++) {
      const thud = shaped(sine(glide(78, 46, 0.07), 0.1), strike(0.004, 0.09))
      layAround(loop, thud, { at: jolt / 10, gain: jolt % 2 === 0 ? 0.2 : 0.14, pan: jolt % 2 === 0 ? -0.2 : 0.2 })
      layAround(loop, click(random.between(900, 2100), 0.03), {
        ...{
          at: jolt / 10 + random.between(0, 0.06),
          gain: random.between(0.02, 0.06),
          pan: random.between(-0.7, 0.7),
        },
      })
    }
    return loop
  },
}

/** A wave of bats: leather wings by the dozen, and what they say. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(2.3)
    for (let bat = 0; bat < 13; bat++) {
      const from = 0.02 + 1.1 * (bat / 13) ** 1.3
      const side = random.between(0, 1) < 0.68 ? -1 : 1
      const wings = stereoSilence(1)
      const beats = {
        from: 0,
        to: random.between(0.3, 0.7),
        rate: random.between(9, 13),
        low: random.between(420, 700),
      }
      layWingbeats(wings, { ...beats, gain: 1, soft: true }, random)
      lay(sound, wings.left, { at: from, gain: 0.18, pan: side * random.between(0.1, 0.9) })
      const calls = Array.from({ length: 1 + (bat % 3) }, () => random.between(0.04, 0.08))
      const says = stereoSilence(0.6)
      layPeeps(says, { pitch: random.between(2600, 3600), calls, at: random.between(0, 0.3), shrill: 1 }, random)
      lay(sound, says.left, { at: from, gain: random.between(0.1, 0.3), pan: side * 0.5 })
    }
    return asTake(inHabitat(sound, { ...GARDEN, wet: 0.12, air: 42 }, random), variation)
  },
}

/** A stone comes off: it grates, it is in the air, it is heard in the forest. */
export const stone: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('stone')
    const sound = stereoSilence(1.7)
    const stick = wobble(70, random)
    const grate = bandPass(pinkNoise(0.24, random), glide(700, 1300, 0.24), 1.6)
    const rubs = shaped(grate, (moment) => Math.max(0, stick(moment)) * Math.min(1, moment * 12) * (1 - moment / 0.24))
    lay(sound, normalized(rubs), { gain: 0.45 })
    for (const [at, gain, bits] of [
      [0.8, 1, 60],
      [1.02, 0.45, 25],
      [1.15, 0.25, 20],
    ] as const) {
      layRubble(sound, { at, seconds: 0.25, bits, lowest: 800, highest: 7000, blow: 0.1, gain }, random)
    }
    return inRoom(sound, 0.05, VALLEY)
  },
}

/** The bell in the belfry, once. */
export const toll: Sound = {
  is: 'bell',
  kind: 'one-shot',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make() {
    const random = randomNamed('toll')
    // A bell in E that has hung there longer than the village.
    return inRoom(towerBell(330, 4.2, random), 0.3, { decay: 2, size: 1, dullness: 6000, delay: 0.02 })
  },
}

/** It is pulled up again: ropes, a rush of card, and there it stands. */
export const hoist: Sound = {
  is: 'slam',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('hoist')
    const sound = stereoSilence(0.9)
    const rush = bandPass(pinkNoise(0.36, random), glide(300, 1900, 0.34), 1)
    lay(sound, normalized(shaped(rush, throughPoints([0, 0], [0.26, 1, -1], [0.36, 0]))), { gain: 0.5 })
    const rope = wobble(120, random)
    const creak = bandPass(whiteNoise(0.34, random), glide(900, 1700, 0.34), 3)
    lay(sound, normalized(shaped(creak, (moment) => Math.max(0, rope(moment)) ** 2)), { gain: 0.12 })
    lay(sound, shaped(sine(glide(120, 52, 0.1), 0.2), strike(0.003, 0.18)), { at: 0.34, gain: 1 })
    lay(sound, click(340, 0.08), { at: 0.34, gain: 0.5 })
    lay(sound, click(460, 0.05), { at: 0.47, gain: 0.2 })
    return inRoom(sound, 0.22, YARD)
  },
}

/** A bat that looks round: who was that? */
export const chirrup: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`chirrup ${variation}`)
    const sound = stereoSilence(0.4)
    const calls = variation === 2 ? [0.05, 0.04, 0.04] : [0.05, 0.05]
    layPeeps(sound, { pitch: 2700 + 250 * variation, calls, shrill: 1 }, random)
    return inHabitat(sound, { ...GARDEN, wet: 0.05, air: 50 }, random)
  },
}

/** The highest roof lifts on its hinge. */
export const hinge: Sound = {
  is: 'creak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`hinge ${variation}`)
    const sound = stereoSilence(0.95)
    for (const [at, seconds, fast] of HINGES[variation - 1] ?? HINGES[0]) {
      const rate = throughPoints([0, 0.35 * fast], [seconds * 0.6, fast], [seconds, 0.4 * fast])
      const rub = stickSlip(seconds, { rate, unsteady: 0.3, modes: ROOF, ring: 10 }, random)
      const swell = throughPoints([0, 0], [seconds * 0.15, 0.6], [seconds * 0.6, 1], [seconds, 0])
      lay(sound, normalized(shaped(rub, swell)), { at, gain: 0.8 })
    }
    return inHabitat(sound, { ...YARD, wet: 0.15, air: 46, fall: 0.1 }, random)
  },
}

/** When a hinge moves, for how long, in seconds, and how often a second it slips at most. */
const HINGES = [
  [
    [0.02, 0.4, 180],
    [0.5, 0.4, 160],
  ],
  [
    [0.02, 0.4, 130],
    [0.38, 0.3, 190],
    [0.66, 0.2, 110],
  ],
] as const
/** The tones of old boards: hertz, and gain. */
const ROOF = [
  [280, 0.8],
  [490, 1],
  [780, 0.9],
  [1210, 0.8],
  [1740, 0.6],
  [2390, 0.5],
  [3150, 0.3],
  [4230, 0.15],
] as const

/** How a cat's nose resonates: hertz. */
const NOSE = [
  [500, 1300],
  [600, 1500],
] as const

/** The cat, when it is stroked: a breath in and a longer one out, both torn by its larynx. */
export const purr: Sound = {
  is: 'purr',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 4 + 1,
  make() {
    const random = randomNamed('purr')
    const sound = stereoSilence(2.3)
    for (const [at, seconds, rate, gain] of [
      [0.02, 1, 27, 1],
      [1.06, 1.1, 24, 0.8],
    ] as const) {
      const breath = whispered(seconds, NOSE, random, 0.1)
      const rolled = sum(normalized(lowPass(pinkNoise(seconds, random), 1500)), breath)
      const beat = (moment: number) => 0.1 + 0.9 * Math.max(0, Math.sin(2 * Math.PI * rate * moment))
      const swell = throughPoints([0, 0.2], [seconds * 0.35, 1], [seconds * 0.8, 0.8], [seconds, 0.1])
      lay(
        sound,
        shaped(rolled, (moment) => beat(moment) * swell(moment)),
        { at, gain },
      )
    }
    return inHabitat(sound, { ...GARDEN, wet: 0.05, air: 40, fall: 2 }, random)
  },
}

/** Somebody in the village opens a shutter. */
export const shutter: Sound = {
  is: 'creak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`shutter ${variation}`)
    const sound = stereoSilence(0.8)
    lay(sound, knock(random.between(300, 380), random), { at: 0.01, gain: 0.08 })
    const seconds = random.between(0.34, 0.46)
    const rate = glide(60, random.between(120, 190), seconds)
    const rub = stickSlip(seconds, { rate, unsteady: 0.3, modes: ROOF, ring: 10 }, random)
    lay(sound, normalized(shaped(rub, throughPoints([0, 0], [0.03, 1], [seconds, 0]))), { at: 0.05, gain: 0.9 })
    lay(sound, knock(random.between(190, 260), random, 0.08), { at: 0.06 + seconds, gain: 0.12 })
    return inHabitat(sound, { ...YARD, wet: 0.15, air: 46, fall: 0.1 }, random)
  },
}

/** All of them shut at once. */
export const slam: Sound = {
  is: 'slam',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 4,
  make() {
    const random = randomNamed('slam')
    const sound = stereoSilence(0.7)
    for (let shut = 0; shut < 7; shut++) {
      const pitch = random.between(110, 190)
      laySlam(sound, { pitch, at: 0.01 + shut * random.between(0.02, 0.05), gain: random.between(0.4, 1) }, random)
    }
    return inRoom(sound, 0.25, YARD)
  },
}

/** The mouse, caught on the thread. */
export const peep: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 3,
  make() {
    const sound = stereoSilence(0.7)
    layPeeps(sound, { pitch: 2400, calls: [0.14], shrill: 1 }, randomNamed('peep'))
    for (let step = 0; step < 6; step++)
      lay(sound, click(1700 + step * 120, 0.02), { at: 0.2 + step * 0.06, gain: 0.16 })
    return inRoom(sound, 0.08, GARDEN)
  },
}

/** Air in trees, one side of it. */

/** An owl, one call of it. */
function hoot(seconds: number, high: number): Signal {
  const pitch = throughPoints([0, 350 * high], [seconds * 0.3, 385 * high], [seconds, 362 * high])
  const call = sum(
    sine(pitch, seconds),
    shaped(
      sine((moment) => 2 * pitch(moment), seconds),
      0.12,
    ),
  )
  return shaped(call, throughPoints([0, 0], [seconds * 0.25, 1], [seconds * 0.7, 0.8], [seconds, 0]))
}

/** Something hard that is knocked. @param frequency hertz */
function click(frequency: number, decay: number): Signal {
  const modes = [
    { frequency, gain: 1, decay },
    { frequency: frequency * 1.83, gain: 0.5, decay: decay * 0.6 },
    { frequency: frequency * 2.9, gain: 0.25, decay: decay * 0.4 },
  ]
  return normalized(struck(modes, decay * 1.8, 0.0008))
}
