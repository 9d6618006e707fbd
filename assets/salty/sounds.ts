import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass, lowPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'

/** A low room of boards, and little in it that answers. */
const TAVERN: Room = { decay: 0.4, size: 0.7, dullness: 2600 }

/** He shifts on a bench that is as old as he is. */
export const creak: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`creak ${variation}`)
    const sound = stereoSilence(0.3)
    const cloth = bandPass(pinkNoise(0.16, random), glide(700, random.between(1100, 1500), 0.16), 1.4)
    lay(sound, normalized(shaped(cloth, throughPoints([0, 0], [0.02, 1], [0.16, 0]))), { at: 0.004, gain: 0.5 })
    const pitch = random.between(150, 210)
    for (let tick = 0; tick < 5; tick++) {
      const wood = struck(
        [
          { frequency: pitch * (1 + tick * 0.05), gain: 1, decay: 0.03 },
          { frequency: pitch * 3.1 * (1 + tick * 0.04), gain: 0.5, decay: 0.02 },
        ],
        0.05,
      )
      lay(sound, normalized(wood), { at: 0.01 + tick * 0.026, gain: 0.12 + 0.05 * (tick % 2) })
    }
    return sound
  },
}

/** Something about landlubbers, into his beard: nobody can tell the words. */
export const mutter: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const sound = stereoSilence(1.7)
    const random = randomNamed('mutter')
    let at = 0.005
    for (let syllable = 0; syllable < 8; syllable++) {
      const length = random.between(0.09, 0.19)
      const pitch = random.between(84, 118)
      lay(
        sound,
        spoken(pitch, VOWELS[Math.floor(random.between(0, VOWELS.length))] ?? MURMUR, length, String(syllable)),
        { at, gain: random.between(0.5, 0.9) },
      )
      at += length * random.between(0.95, 1.25)
    }
    return inRoom(sound, 0.12, TAVERN)
  },
}

/** The mug comes down on oak: a blow, the board's answer, and all that stands on the table jumps. */
export const slam: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  make() {
    const random = randomNamed('slam')
    const sound = stereoSilence(1.5)
    lay(sound, shaped(sine(glide(128, 46, 0.12), 0.4), strike(0.002, 0.34)), { at: 0.004, gain: 1 })
    const board = struck(
      [96, 187, 263, 421, 668].map((frequency, mode) => ({
        frequency,
        gain: 1 / (1 + mode * 0.5),
        decay: 0.24 / (1 + mode * 0.4),
      })),
      0.5,
    )
    lay(sound, normalized(board), { at: 0.004, gain: 0.8 })
    lay(sound, shaped(lowPass(whiteNoise(0.05, random), 3800), strike(0.001, 0.03)), { at: 0.004, gain: 0.6 })
    // Iron hoops, beer that comes down again, and the salt.
    const hoops = struck(
      [610, 1460, 2380].map((frequency, mode) => ({ frequency, gain: 1 / (1 + mode), decay: 0.16 })),
      0.3,
    )
    lay(sound, normalized(hoops), { at: 0.02, gain: 0.22 })
    const wave = bandPass(whiteNoise(0.6, random), glide(2600, 900, 0.6), 0.8)
    lay(sound, normalized(shaped(wave, throughPoints([0, 0], [0.09, 1], [0.2, 0.4], [0.6, 0]))), {
      at: 0.08,
      gain: 0.3,
    })
    for (const [when, high] of [
      [0.3, 620],
      [0.37, 840],
      [0.48, 560],
      [0.55, 930],
      [0.7, 700],
    ] as const) {
      lay(sound, bubble(high, 0.05, 0.8), { at: when, gain: 0.3 })
    }
    for (const when of [0.24, 0.36, 0.43]) {
      const knock = struck([{ frequency: random.between(1500, 1900), gain: 1, decay: 0.03 }], 0.05)
      lay(sound, normalized(knock), { at: when, gain: 0.16 })
    }
    return inRoom(sound, 0.2, TAVERN)
  },
}

/** What he says when he is poked. */
export const grunt: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const sound = stereoSilence(0.5)
    lay(sound, spoken(98, [430, 900], 0.26, 'grunt'), { at: 0.005, gain: 0.9 })
    return inRoom(sound, 0.1, TAVERN)
  },
}

/** Beer against staves. */
export const slosh: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('slosh')
    const sound = stereoSilence(0.7)
    const knock = struck(
      [
        { frequency: 240, gain: 1, decay: 0.06 },
        { frequency: 570, gain: 0.6, decay: 0.04 },
      ],
      0.1,
    )
    lay(sound, normalized(knock), { at: 0.004, gain: 0.5 })
    for (const when of [0.05, 0.28]) {
      const wave = bandPass(pinkNoise(0.26, random), glide(500, 1500, 0.26), 1.6)
      lay(sound, normalized(shaped(wave, throughPoints([0, 0], [0.1, 1], [0.26, 0]))), { at: when, gain: 0.35 })
    }
    lay(sound, bubble(520, 0.06, 0.8), { at: 0.2, gain: 0.4 })
    lay(sound, bubble(680, 0.05, 0.8), { at: 0.34, gain: 0.3 })
    return inRoom(sound, 0.1, TAVERN)
  },
}

/** The lamp on its ring, to and fro. */
export const squeak: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('squeak')
    const sound = stereoSilence(1.1)
    const tin = struck(
      [880, 2050, 3310].map((frequency, mode) => ({ frequency, gain: 1 / (1 + mode), decay: 0.07 })),
      0.12,
    )
    lay(sound, normalized(tin), { at: 0.004, gain: 0.4 })
    for (const [when, high] of [
      [0.06, 1],
      [0.56, 0.86],
    ] as const) {
      const shake = wobble(31, random, 0.3)
      const iron = sine((moment) => (960 + 160 * Math.sin(moment * 11) + 24 * shake(moment)) * high, 0.3)
      lay(sound, shaped(iron, throughPoints([0, 0], [0.08, 1], [0.2, 0.5], [0.3, 0])), { at: when, gain: 0.2 })
    }
    return inRoom(sound, 0.12, TAVERN)
  },
}

/** A ship's bell, far too small: two strokes, as for one o'clock. */
export const bell: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const sound = stereoSilence(1.6)
    for (const at of [0.004, 0.3]) {
      const bronze = struck(
        [1318, 2637, 3163, 5270].map((frequency, mode) => ({
          frequency,
          gain: 1 / (1 + mode * 1.4),
          decay: 0.7 / (1 + mode * 0.7),
        })),
        1.1,
      )
      lay(sound, normalized(bronze), { at, gain: 0.6 })
    }
    return inRoom(sound, 0.15, TAVERN)
  },
}

type Vowel = readonly [first: number, second: number]

const MURMUR: Vowel = [380, 760]

/** Where a mouth under a moustache resonates, in Hz. */
const VOWELS: readonly Vowel[] = [
  [320, 760],
  [460, 880],
  [380, 1180],
  [540, 980],
]

/** A syllable of an old voice: many overtones with a creak in them, through a closed mouth. */
function spoken(pitch: number, [first, second]: Vowel, length: number, seed: string): Signal {
  const random = randomNamed(`voice ${seed}`)
  const roughness = wobble(29, random)
  const bend = random.between(-0.14, 0.1)
  const overtones = Array.from({ length: 14 }, (_, index) =>
    shaped(
      sine((moment) => pitch * (index + 1) * (1 + (bend * moment) / length + 0.02 * roughness(moment)), length),
      1 / (index + 1) ** 0.8,
    ),
  )
  const breath = shaped(highPass(pinkNoise(length, random), 900), 0.05)
  const throat = sum(...overtones, breath)
  const voice = sum(shaped(bandPass(throat, first, 3), 1), shaped(bandPass(throat, second, 5), 0.6))
  return normalized(shaped(voice, throughPoints([0, 0], [length * 0.12, 1], [length * 0.6, 0.8], [length, 0])))
}
