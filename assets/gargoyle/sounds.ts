import { asTake } from '../sound/asTake'
import { chimeBar } from '../sound/bells'
import { layClick, layTouch } from '../sound/contacts'
import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, lowPass, saturated } from '../sound/filters'
import { layCrackling, layFlame, smouldering } from '../sound/fire'
import { folds } from '../sound/folds'
import { inHabitat } from '../sound/habitat'
import { pinkNoise, pulse, sine, whiteNoise } from '../sound/oscillators'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { whispered } from '../sound/speech'
import { layDrag, layRubble } from '../sound/stone'
import { dusty } from '../sound/surface'
import { throat } from '../sound/throat'
import { layWingbeats } from '../sound/wingbeats'

/** A valley of stone: what is loud in it comes back. */
const VALLEY: Room = { decay: 1.1, size: 1.2, dullness: 2600 }
/** A round of the fire, in seconds. */
const ROUND = 18

/** The two banks of fire: deep, with few crackles. */
export const fire: Sound = {
  is: 'fire',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 5,
  make() {
    const loop = stereoSilence(ROUND)
    const random = randomNamed('fire')
    const flutter = wobble(11, random, ROUND)
    const bank = shaped(smouldering(ROUND, random), (moment) => 1 + 0.3 * flutter(moment))
    layAround(loop, bank, { gain: 0.5 })
    layCrackling(loop, { from: 0, to: ROUND, rate: 14, gain: 0.3 }, random)
    return loop
  },
}

/** The marker comes to another line. */
export const tick: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 0.5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`tick ${variation}`)
    const sound = stereoSilence(0.3)
    layClick(sound, { pitch: 1100 * random.between(0.8, 1.25), gap: random.between(0.05, 0.09), second: 0.6 }, random)
    return inRoom(sound, 0.04, VALLEY)
  },
}

/** A chisel cuts a letter. */
export const chisel: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`chisel ${variation}`)
    const sound = stereoSilence(0.3)
    lay(sound, clink(random.between(1500, 1900), random), { at: 0.002, gain: 0.5 })
    layRubble(
      sound,
      { at: 0.004, seconds: 0.16, bits: 6 + 2 * variation, lowest: 900, highest: 6000, blow: 0.6 },
      random,
    )
    return inRoom(sound, 0.06, VALLEY)
  },
}

/** One is rubbed out: a stone drawn over a stone. */
export const rub: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('rub')
    const sound = stereoSilence(0.3)
    layDrag(sound, { at: 0.003, seconds: 0.26, bits: 30, lowest: 900, highest: 5000, deep: 0.1 }, random)
    return sound
  },
}

/** How often a buzzer's contact opens and shuts, in hertz. */
const CHATTER = 50

/** That is no password: a crow of a buzzer. */
export const buzz: Sound = {
  is: 'buzzer',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const sound = stereoSilence(0.6)
    for (const [at, seconds] of [
      [0.01, 0.14],
      [0.2, 0.3],
    ] as const) {
      const tone = sum(pulse(320, seconds, 0.2), shaped(pulse(480, seconds, 0.3), 0.6))
      const chattering = shaped(tone, (moment) => 0.75 + 0.25 * Math.sign(Math.sin(2 * Math.PI * CHATTER * moment)))
      const pressed = throughPoints([0, 0], [0.008, 1], [seconds * 0.85, 0.9], [seconds, 0])
      lay(sound, shaped(lowPass(normalized(saturated(chattering, 3)), 7000), pressed), { at })
    }
    return inRoom(sound, 0.06, VALLEY)
  },
}

/** The stone cracks, and grit runs down. */
export const crack: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`crack ${variation}`)
    const sound = stereoSilence(0.8)
    const breaks = { at: 0.004, seconds: 0.3 + 0.1 * variation, bits: 40 + 15 * variation, lowest: 800, highest: 7000 }
    layRubble(sound, { ...breaks, blow: 0.8 }, random)
    lay(sound, shaped(sine(glide(150, 62, 0.2), 0.24), strike(0.002, 0.1)), { at: 0.002, gain: 0.25 })
    return inRoom(sound, 0.04, VALLEY)
  },
}

/** The slab grinds its way up, and stands. */
export const grind: Sound = {
  is: 'stone',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('grind')
    const sound = stereoSilence(1)
    layDrag(sound, { at: 0.004, seconds: 0.62, bits: 200, lowest: 700, highest: 6000, deep: 0.3 }, random)
    layRubble(sound, { at: 0.62, seconds: 0.25, bits: 8, lowest: 500, highest: 3600, blow: 0.8 }, random)
    lay(sound, shaped(sine(glide(98, 50, 0.16), 0.2), strike(0.002, 0.1)), { at: 0.62, gain: 0.4 })
    return inRoom(sound, 0.04, VALLEY)
  },
}

/** Its wings come down: two heavy blows of leather and air. */
export const wings: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect + 1,
  make() {
    const random = randomNamed('wings')
    const sound = stereoSilence(1.3)
    for (const [at, gain] of [
      [0.01, 0.7],
      [0.4, 1],
    ] as const) {
      const blow = lowPass(pinkNoise(0.5, random), throughPoints([0, 200], [0.16, 950], [0.5, 130]))
      lay(sound, shaped(normalized(blow), throughPoints([0, 0], [0.13, 1], [0.5, 0, -1])), { at, gain })
      lay(sound, shaped(sine(glide(74, 40, 0.3), 0.32), strike(0.05, 0.16)), { at: at + 0.1, gain: gain * 0.6 })
    }
    return inRoom(sound, 0.16, VALLEY)
  },
}

/** A hundred years without a word, and then this; and the fire with it. */
export const roar: Sound = {
  is: 'roar',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment,
  make() {
    const random = randomNamed('roar')
    const sound = stereoSilence(1.35)
    const seconds = 1.2
    const pitch = throughPoints([0, 84], [0.2, 128, -1], [0.8, 112], [seconds, 70])
    const swing = { jitter: 0.045, shimmer: 0.32, halved: 0.6, breath: 0.7, tilt: 3500 }
    const mouth = formants(folds(seconds, pitch, swing, random), [
      [340, 130, 1],
      [640, 160, 0.9],
      [1100, 260, 0.6],
      [2900, 300, 0.3],
    ])
    const swell = throughPoints([0, 0], [0.1, 1, -1], [seconds * 0.6, 0.85], [seconds, 0, 1])
    lay(sound, shaped(lowPass(saturated(normalized(mouth), 1.3), 4500), swell), { at: 0.01 })
    const whoosh = lowPass(pinkNoise(1.3, random), throughPoints([0, 240], [0.3, 900], [1.3, 200]))
    lay(sound, shaped(normalized(whoosh), throughPoints([0, 0], [0.28, 1], [1.3, 0, 1])), { at: 0.05, gain: 0.06 })
    return inHabitat(sound, { ...VALLEY, decay: 0.9, wet: 0.15, air: 46, fall: 1 }, random)
  },
}

/** It snorts in its sleep. */
export const snort: Sound = {
  is: 'breath',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.effect - 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`snort ${variation}`)
    const sound = stereoSilence(0.8)
    const drawn = throughPoints([0, 0], [0.14, 1, 1], [0.24, 0])
    lay(sound, shaped(growl(0.26, glide(52, 74, 0.24), 0.9, random), drawn), { at: 0.01, gain: 0.3 })
    const nostrils = 340 + 60 * variation
    const blown = whispered(
      0.5,
      [
        [nostrils, 2.4 * nostrils],
        [0.7 * nostrils, 1.9 * nostrils],
      ],
      random,
    )
    lay(sound, shaped(blown, throughPoints([0, 0], [0.05, 1], [0.5, 0, 2])), { at: 0.27 })
    const lips = throughPoints([0, 0], [0.05, 1], [0.3, 0])
    lay(sound, shaped(growl(0.32, glide(46, 32, 0.3), 0.8, random), lips), { at: 0.28, gain: 0.35 })
    return asTake(inHabitat(sound, { ...VALLEY, decay: 0.3, wet: 0.14, air: 46 }, random), variation)
  },
}

/** The fire shoots up. */
export const flare: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`flare ${variation}`)
    const sound = stereoSilence(0.85)
    const air = bandPass(pinkNoise(0.78, random), throughPoints([0, 300], [0.25, 1100], [0.78, 350]), 0.5)
    const flicker = wobble(22, random)
    const swell = throughPoints([0, 0.1], [0.3, 1, -1], [0.78, 0, 1])
    lay(sound, normalized(shaped(air, (moment) => swell(moment) * (1 + 0.4 * flicker(moment)))), { gain: 0.3 })
    layFlame(sound, { from: 0, to: 0.78, gain: 2 }, random)
    layCrackling(sound, { from: 0.02, to: 0.7, rate: 50, gain: 0.6 }, random)
    return asTake(sound, variation)
  },
}

/** A spark flies from nothing. */
export const spit: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`spit ${variation}`)
    const sound = stereoSilence(0.4)
    lay(sound, crackle(random), { at: 0.002 })
    layCrackling(sound, { from: 0.01, to: 0.3, rate: 70, gain: 1 }, random)
    layFlame(sound, { from: 0.002, to: 0.35, gain: 1 }, random)
    return sound
  },
}

/** A word that opens something: three stones, struck in a chord. */
export const chime: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('chime')
    const sound = stereoSilence(1.5)
    for (const [place, frequency] of [220, 277.2, 329.6, 440].entries()) {
      const stone = dusty(chimeBar(frequency, 2.5, random), 0.06, random)
      lay(sound, stone, { at: 0.005 + place * 0.11, gain: 0.8 })
    }
    layTouch(sound, 0.005, 0.06, random)
    return inRoom(sound, 0.2, VALLEY)
  },
}

/** The pigeon was asleep. */
export const coo: Sound = {
  is: 'owl',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 3,
  make() {
    const random = randomNamed('coo')
    const sound = stereoSilence(0.8)
    for (const [at, seconds, high, gain] of [
      [0.01, 0.16, 430, 0.6],
      [0.22, 0.36, 480, 1],
    ] as const) {
      const line = throughPoints([0, high * 0.8], [seconds * 0.4, high], [seconds, high * 0.78])
      const roll = (moment: number) => 0.7 + 0.3 * Math.sin(moment * 2 * Math.PI * 24)
      const swell = throughPoints([0, 0], [seconds * 0.3, 1], [seconds, 0])
      const breath = bandPass(pinkNoise(seconds, random), high, 3)
      const note = sum(sine(line, seconds), shaped(normalized(breath), 0.16))
      lay(
        sound,
        shaped(note, (moment) => swell(moment) * roll(moment)),
        { at, gain },
      )
    }
    return inHabitat(sound, { ...VALLEY, wet: 0.1, air: 46 }, random)
  },
}

/** And is off. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.effect - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(1.4)
    layWingbeats(sound, { from: 0.01, to: 1, rate: 8, lastRate: 6, low: 420, gain: 1 }, random)
    return inHabitat(sound, { ...VALLEY, wet: 0.08, air: 36 }, random)
  },
}

/** A crackle of the fire. */
function crackle(random: Random): Signal {
  const seconds = random.between(0.006, 0.02)
  const snap = bandPass(whiteNoise(seconds, random), random.acrossOctaves(1400, 5200), 1.6)
  return shaped(normalized(snap), strike(0.0005, seconds * 0.35))
}

/** Iron on stone. */
function clink(frequency: number, random: Random): Signal {
  const modes = [
    { frequency, gain: 1, decay: 0.035 },
    { frequency: frequency * 2.3, gain: 0.5, decay: 0.02 },
    { frequency: frequency * 0.42, gain: 0.7, decay: 0.03 },
  ]
  const tap = shaped(normalized(whiteNoise(0.02, random)), strike(0.0004, 0.006))
  return sum(normalized(struck(modes, 0.12)), shaped(tap, 0.5))
}

/** A throat of stone. @param size of its mouth: below 1 is larger */
function growl(seconds: number, pitch: Envelope, size: number, random: Random): Signal {
  const voice = { jitter: 0.08, roughness: 0.8, roughnessRate: 31, breath: 0.5, opening: 0.2 }
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [throughPoints([0, 340 * size], [seconds * 0.3, 820 * size], [seconds, 380 * size]), 150, 1],
    [throughPoints([0, 800 * size], [seconds * 0.3, 1280 * size], [seconds, 820 * size]), 220, 0.8],
    [2300 * size, 380, 0.4],
  ])
  return normalized(saturated(mouth, 2.2))
}
