import { asTake } from '../sound/asTake'
import { layClick } from '../sound/contacts'
import { type Envelope, glide, strike as struckBy, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass } from '../sound/filters'
import { layCrackling, layFlame, smouldering } from '../sound/fire'
import { layGlass } from '../sound/glass'
import { inHabitat } from '../sound/habitat'
import { glockenspiel, marimba } from '../sound/instruments'
import { knock as hit, rustle, wood } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, whiteNoise } from '../sound/oscillators'
import { paper as sheet } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed, whispered } from '../sound/speech'
import { throat } from '../sound/throat'
import { layWingbeats } from '../sound/wingbeats'

/** The open case: wood and velvet, close by. */
const CASE: Room = { decay: 0.22, size: 0.25, dullness: 4200 }

/** Two latches spring open. */
export const latch: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('latch')
    const sound = stereoSilence(0.5)
    for (const [at, pitch] of [
      [0.01, 1480],
      [0.13, 1330],
    ] as const) {
      const spring = struck(
        [
          { frequency: pitch, gain: 1, decay: 0.07 },
          { frequency: pitch * 1.51, gain: 0.6, decay: 0.05 },
          { frequency: pitch * 2.77, gain: 0.4, decay: 0.03 },
        ],
        0.16,
      )
      layClick(sound, { pitch, gap: 0.085, second: 0.6 }, random, { at })
      lay(sound, normalized(spring), { at, gain: 0.06 })
    }
    lay(sound, rustle(0.2, 700, 1800, random), { at: 0.2, gain: 0.05 })
    return inRoom(sound, 0.08, { ...CASE, dullness: 2600 })
  },
}

/** A card is pulled off, and the next is slapped down. */
export const slap: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`slap ${variation}`)
    const sound = stereoSilence(0.6)
    const pulled = throughPoints([0, 0], [0.02, 0.4], [0.06 + 0.04 * variation, 1], [0.24, 0])
    lay(sound, normalized(sheet(0.24, pulled, random)), { at: 0.005 })
    const hand = lowPass(shaped(whiteNoise(0.05, random), struckBy(0.001, 0.04)), 1900)
    lay(sound, normalized(hand), { at: 0.32, gain: 0.4 })
    const landed = throughPoints([0, 0], [0.006, 1, 1], [0.14, 0])
    lay(sound, normalized(sheet(0.14, landed, random)), { at: 0.318, gain: 0.9 })
    lay(sound, wood(random.between(150, 170), 0.1), { at: 0.322, gain: 0.15 })
    return asTake(inRoom(sound, 0.1, CASE), variation)
  },
}

/** A match catches fire from the one beside it: a scratch, and a small crackle. */
export const strike: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch - 3,
  variations: 4,
  make(variation) {
    const random = randomNamed(`strike ${variation}`)
    const sound = stereoSilence(0.4)
    const grain = wobble(300, random)
    const stroke = throughPoints([0, 0], [0.02, 1], [0.1, 0])
    const scratch = bandPass(whiteNoise(0.1, random), glide(2500, 5000, 0.1), 0.6)
    lay(sound, normalized(shaped(scratch, (moment) => stroke(moment) * Math.abs(grain(moment)))), {
      at: 0.005,
      gain: 0.2,
    })
    const flare = bandPass(pinkNoise(0.3, random), glide(random.between(900, 1200), 500, 0.28), 0.5)
    lay(sound, normalized(shaped(flare, throughPoints([0, 0], [0.05, 1, -2], [0.14, 0.4], [0.3, 0, 2]))), {
      at: 0.05,
      gain: 0.2,
    })
    // It is the head that is heard, bit by bit, as it catches.
    layCrackling(sound, { from: 0.05, to: 0.36, rate: 80 + 20 * variation, gain: 1.5 }, random)
    layFlame(sound, { from: 0.03, to: 0.38, gain: 3 }, random)
    return inRoom(sound, 0.04, CASE)
  },
}

/** It burns: breath of a flame, and now and then a crack. */
export const burning: Sound = {
  is: 'fire',
  kind: 'loop',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.ambience - 4,
  make() {
    const random = randomNamed('burning')
    const seconds = 18
    const loop = stereoSilence(seconds)
    for (const side of [1, 2]) layAround(loop, smouldering(seconds, randomNamed(`burning ${side}`)), { gain: 0.24 })
    layCrackling(loop, { from: 0, to: seconds, rate: 12, gain: 0.22 }, random)
    return loop
  },
}

/** Four veils fly up, one after the other. */
export const veil: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 2,
  kilobits: 80,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('veil')
    const sound = stereoSilence(0.8)
    for (let place = 0; place < 4; place++) {
      const pan = (place - 1.5) * 0.3
      lay(sound, rustle(0.24, 700, 3000 + place * 300, random), { at: 0.02 + place * 0.07, gain: 0.4, pan })
      lay(sound, bubble(420 + place * 90, 0.06, 0.6), { at: 0.2 + place * 0.07, gain: 0.3, pan })
    }
    return inRoom(sound, 0.14, CASE)
  },
}

/** Four small prints are stamped, one after the other. */
export const thumps: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 2,
  kilobits: 80,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('thumps')
    const sound = stereoSilence(0.75)
    for (let place = 0; place < 4; place++) {
      const at = 0.05 + place * 0.07
      const pan = (place - 1.5) * 0.3
      lay(sound, rustle(0.05, 1800, 900, random), { at: at - 0.04, gain: 0.14, pan })
      lay(sound, wood(random.between(180, 230)), { at, gain: 0.6, pan })
      const ink = lowPass(shaped(whiteNoise(0.03, random), struckBy(0.001, 0.02)), 2400)
      lay(sound, normalized(ink), { at, gain: 0.2, pan })
    }
    return inRoom(sound, 0.12, CASE)
  },
}

/** Somebody knocks at a compartment: is it you? */
export const knock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.4)
    for (const [at, gain] of [
      [0.005, 0.8],
      [0.1 + 0.02 * variation, 1],
    ] as const) {
      lay(sound, hit(170 + 40 * variation, random, 0.075), { at, gain: gain * 0.7 })
    }
    return inRoom(sound, 0.08, CASE)
  },
}

/** It was! Three blocks of wood, upwards, and a bell. */
export const right: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`right ${variation}`)
    const sound = stereoSilence(1.3)
    const notes = variation === 1 ? [72, 76, 79, 84] : [74, 77, 81, 86]
    for (const [step, midi] of notes.entries()) {
      const at = 0.01 + step * 0.095
      lay(sound, marimba(midi, 0.4, 0.8, random), { at, gain: 0.5 })
      if (step === 3) lay(sound, glockenspiel(midi + 12, 0.8, 0.6, random), { at: at + 0.02, gain: 0.3 })
    }
    for (const at of [0.43, 0.71]) lay(sound, bubble(520, 0.07, 0.9), { at, gain: 0.3 })
    return inRoom(sound, 0.18, CASE)
  },
}

/** It was not. Two blocks of wood, downwards, and an honest grunt. */
export const wrong: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 1,
  make() {
    const random = randomNamed('wrong')
    const sound = stereoSilence(1)
    for (const [at, pitch, gain] of [
      [0.01, 240, 0.9],
      [0.21, 190, 0.8],
    ] as const) {
      lay(sound, hit(pitch, random, 0.07), { at, gain })
    }
    lay(sound, grunted(0.22, throughPoints([0, 190], [0.07, 215], [0.22, 130]), random), { at: 0.25, gain: 0.07 })
    return inRoom(sound, 0.14, CASE)
  },
}

/** The last match goes out. */
export const puff: Sound = {
  is: 'breath',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('puff')
    const sound = stereoSilence(1.7)
    const blow = whispered(
      0.34,
      [
        [520, 1100],
        [350, 750],
      ],
      random,
    )
    lay(sound, shaped(blow, throughPoints([0, 0], [0.05, 1, -1], [0.34, 0, 1])), { at: 0.01 })
    const hiss = highPass(shaped(whiteNoise(0.5, random), throughPoints([0, 0], [0.04, 0.6], [0.5, 0, 2])), 4200)
    lay(sound, normalized(hiss), { at: 0.2, gain: 0.1 })
    lay(sound, marimba(45, 0.5, 0.8, random), { at: 0.34, gain: 0.12 })
    return inRoom(sound, 0.14, CASE)
  },
}

/** Small wings. */
export const flutter: Sound = {
  is: 'wings',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 4,
  variations: 2,
  make(variation) {
    const random = randomNamed(`flutter ${variation}`)
    const sound = stereoSilence(1.2)
    layWingbeats(
      sound,
      { from: 0.01, to: 0.85, rate: 6 + variation, lastRate: 5, low: 420, gain: 1, soft: true },
      random,
    )
    return inHabitat(sound, { ...CASE, wet: 0.08, air: 44 }, random)
  },
}

/** The case is shut: the lid comes down, the latches catch, a last bell. */
export const over: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment - 2,
  make() {
    const random = randomNamed('over')
    const sound = stereoSilence(1.9)
    for (const [step, midi] of [79, 76, 72, 67, 72].entries())
      lay(sound, marimba(midi, 0.5, 0.8, random), { at: 0.01 + step * 0.16, gain: 0.5 })
    lay(sound, glockenspiel(84, 1, 0.6, random), { at: 0.81, gain: 0.34 })
    lay(sound, wood(120, 0.2), { at: 0.81, gain: 0.5 })
    return inRoom(sound, 0.2, CASE)
  },
}

/** Not now. */
export const mm: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`mm ${variation}`)
    const seconds = [0.26, 0.3, 0.22][variation - 1] ?? 0.26
    const sound = stereoSilence(seconds + 0.15)
    const low = [210, 250, 300][variation - 1] ?? 210
    const pitch = throughPoints([0, low * 1.15], [seconds / 2, low], [seconds, low * 0.85])
    const unwilling = { jitter: 0.02, shimmer: 0.15, halved: 0.1, breath: 0.35, tilt: 3000 }
    const mm = exclaimed(
      seconds,
      pitch,
      [
        [280, 1000],
        [variation === 2 ? 520 : 340, 1200],
      ],
      unwilling,
      random,
    )
    lay(sound, shaped(mm, throughPoints([0, 0], [0.04, 1], [seconds * 0.6, 0.7], [seconds, 0])), { at: 0.01 })
    return inHabitat(sound, { ...CASE, wet: 0.1, air: 46 }, random)
  },
}

/** A card swings on its tape. */
export const paper: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 3,
  make() {
    const random = randomNamed('paper')
    const sound = stereoSilence(0.7)
    for (const [at, gain] of [
      [0.005, 0.8],
      [0.18, 0.5],
      [0.36, 0.3],
    ] as const) {
      lay(sound, normalized(sheet(0.2, throughPoints([0, 0], [0.06, 1], [0.2, 0]), random)), { at, gain })
    }
    return inRoom(sound, 0.06, CASE)
  },
}

/** A nail on glass. */
export const clink: Sound = {
  is: 'glass',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 7.5,
  make() {
    const random = randomNamed('clink')
    const sound = stereoSilence(0.6)
    layGlass(sound, { pitch: 2640, at: 0.005 }, random)
    layGlass(sound, { pitch: 2560, at: 0.13, gain: 0.6 }, random)
    return inRoom(sound, 0.08, CASE)
  },
}

/** An ant has been seen. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.4)
    layPeeps(sound, { pitch: 1900 + 260 * variation, calls: [0.1, 0.13], shrill: 1 }, random)
    lay(sound, hit(620, random, 0.05), { at: 0.2, gain: 0.15 })
    return inHabitat(sound, { ...CASE, wet: 0.05, air: 50 }, random)
  },
}

/** A grunt behind lips that hardly open. */
function grunted(seconds: number, pitch: Envelope, random: Random): Signal {
  const voice = { jitter: 0.03, roughness: 0.4, roughnessRate: 36, breath: 0.4, opening: 0.3 }
  const open = throughPoints([0, 0.3], [seconds * 0.3, 0.9], [seconds, 0.2])
  const mouth = formants(throat(seconds, pitch, voice, random), [
    [(moment) => 280 + 420 * open(moment), 110, 1],
    [1200, 180, 0.4],
    [2500, 400, 0.2],
  ])
  const swell = throughPoints([0, 0], [0.03, 1], [seconds * 0.6, 0.7], [seconds, 0])
  return normalized(shaped(mouth, swell))
}
