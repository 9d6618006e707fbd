import { asTake } from '../sound/asTake'
import { chimeBar } from '../sound/bells'
import { layTouch } from '../sound/contacts'
import { layCrickets } from '../sound/crickets'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { layFootfall } from '../sound/feet'
import { bandPass, dulled, formants, lowPass } from '../sound/filters'
import { layCrackling, layFlame, smouldering } from '../sound/fire'
import { folds } from '../sound/folds'
import { inHabitat } from '../sound/habitat'
import { knock as knocked } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { around, lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { eachChannel, normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { layLaugh, type Syllable, spoken, whispered } from '../sound/speech'
import { stickSlip } from '../sound/stickSlip'
import { dusty, uneven } from '../sound/surface'

/** Trunks answer, late and dull. */
const WOOD: Room = { decay: 0.8, size: 1, dullness: 2600 }
/** Close by, hardly anything does. */
const MOSS: Room = { decay: 0.22, size: 0.5, dullness: 3400 }

/** How long a round of the night is, and of the embers, in seconds. */
const NIGHT = 20
const EMBERS = 18

/** Crickets, near and far; leaves that breathe over them. */
export const crickets: Sound = {
  is: 'crickets',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience,
  make() {
    const loop = stereoSilence(NIGHT)
    layAround(loop, leaves(randomNamed('leaves left')), { pan: -0.7, gain: 0.05 })
    layAround(loop, leaves(randomNamed('leaves right')), { pan: 0.7, gain: 0.05 })
    layCrickets(loop, 0.4, randomNamed('clearing'))
    return loop
  },
}

/** What is left of the fire: a low breath, and a fibre that snaps now and then. */
export const fire: Sound = {
  is: 'fire',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience - 3.5,
  make() {
    const loop = stereoSilence(EMBERS)
    for (const side of [-0.5, 0.5])
      layAround(loop, smouldering(EMBERS, randomNamed(`fire ${side}`)), { gain: 0.24, pan: side })
    const random = randomNamed('crackles')
    layCrackling(loop, { from: 0, to: EMBERS, rate: 9, gain: 0.22 }, random)
    return loop
  },
}

/** The lantern is hung somewhere: its ring on the hook, its glass in its cage, the rope. */
export const hang: Sound = {
  is: 'metal',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  variations: 2,
  make(variation) {
    const random = randomNamed(`hang ${variation}`)
    const sound = stereoSilence(0.75)
    lay(sound, tin(random.between(1240, 1330), 0.16, random), { at: 0.004, gain: 0.8 })
    lay(sound, tin(random.between(2050, 2200), 0.1, random), { at: 0.07, gain: 0.4 })
    lay(sound, tin(random.between(1240, 1330), 0.09, random), { at: 0.27, gain: 0.18 })
    const rope = bandPass(pinkNoise(0.3, random), glide(360, 620, 0.3), 5)
    const creak = throughPoints([0, 0], [0.05, 1], [0.12, 0.2], [0.18, 0.8], [0.3, 0, 1])
    lay(sound, normalized(shaped(rope, creak)), { at: 0.09, gain: 0.2 })
    return asTake(inRoom(sound, 0.11, WOOD), variation)
  },
}

/** The flame is glad: two little bells. */
export const glow: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('glow')
    const sound = stereoSilence(1)
    for (const [at, pitch] of [
      [0.005, 880],
      [0.1, 1318.5],
    ] as const) {
      lay(sound, chimeBar(pitch, 1, random), { at, gain: 0.7 })
    }
    layTouch(sound, 0.005, 0.04, random)
    return inRoom(sound, 0.16, WOOD)
  },
}

/** In, and out again with a flutter of the lips. */
export const snore: Sound = {
  is: 'snore',
  kind: 'one-shot',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience + 3,
  make() {
    const random = randomNamed('snore')
    const sound = stereoSilence(3.3)
    const palate = (moment: number) => 0.5 + 0.5 * Math.sin(2 * Math.PI * 25 * moment + 2 * Math.sin(moment * 5))
    const drawn = whispered(
      1.4,
      [
        [480, 1050],
        [620, 1250],
      ],
      random,
    )
    const inward = throughPoints([0, 0], [0.1, 0.3], [1.05, 1], [1.4, 0, 2])
    lay(
      sound,
      shaped(drawn, (moment) => palate(moment) * inward(moment)),
      { at: 0.01, gain: 0.9 },
    )
    const blown = whispered(
      1.3,
      [
        [750, 1300],
        [480, 950],
      ],
      random,
    )
    const lips = (moment: number) => 0.6 + 0.4 * Math.sin(2 * Math.PI * (15 - 4 * moment) * moment)
    const outward = throughPoints([0, 0], [0.1, 1, 1], [1.3, 0, 1])
    lay(
      sound,
      shaped(blown, (moment) => lips(moment) * outward(moment)),
      { at: 1.8, gain: 0.6 },
    )
    return inHabitat(sound, { ...MOSS, wet: 0.08, air: 44 }, random)
  },
}

/** Somebody is ticklish, even asleep. */
export const giggle: Sound = {
  is: 'laugh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.voice - 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`giggle ${variation}`)
    const sound = stereoSilence(1.15)
    const count = 4 + (variation % 2)
    const voice = { step: 0.16, seconds: 0.1, pitch: 452 - 12 * variation, fall: 20, vowel: [780, 1300] } as const
    layLaugh(sound, { at: 0.01, count, ...voice }, random)
    const gasp = whispered(
      0.3,
      [
        [620, 1500],
        [800, 1900],
      ],
      random,
    )
    lay(sound, shaped(gasp, throughPoints([0, 0], [0.2, 1, -1], [0.3, 0])), { at: 0.06 + 0.165 * count, gain: 0.2 })
    // Through canvas.
    const canvas = eachChannel(sound, (signal) => sum(shaped(lowPass(signal, 2600), 0.4), shaped(signal, 0.6)))
    return inHabitat(canvas, { ...MOSS, wet: 0.08, air: 46 }, random)
  },
}

/** A mouse, caught. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.36)
    layPeeps(sound, { pitch: 2700 - 140 * variation, calls: [0.12, 0.07], shrill: 1 }, random)
    lay(sound, shaped(bandPass(whiteNoise(0.03, random), 3000, 1), strike(0.001, 0.02)), { at: 0.01, gain: 0.3 })
    return inRoom(sound, 0.1, MOSS)
  },
}

/** "Hu. Hu-huu", from a tree further off. */
export const hoot: Sound = {
  is: 'owl',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.voice - 4,
  make() {
    const random = randomNamed('hoot')
    const sound = stereoSilence(2.6)
    const base = 400
    for (const { at, seconds, pitch, gain } of [
      { at: 0.02, seconds: 0.34, pitch: base, gain: 0.8 },
      { at: 0.72, seconds: 0.16, pitch: base * 0.97, gain: 0.5 },
      { at: 0.95, seconds: 0.72, pitch: base * 1.03, gain: 1 },
    ]) {
      lay(sound, hu(seconds, pitch, random), { at, gain })
    }
    // A tree further off: the wood keeps the treble.
    return eachChannel(inHabitat(sound, { ...WOOD, wet: 0.3, air: 42 }, random), (signal) => dulled(signal, 1300, 8))
  },
}

/** The bear turns a page. */
export const page: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('page')
    const sound = stereoSilence(0.9)
    const lifted = throughPoints([0, 0], [0.1, 0.5], [0.28, 1], [0.38, 0])
    lay(sound, normalized(paper(0.38, lifted, random)), { at: 0.01, gain: 0.8 })
    const fallen = throughPoints([0, 0], [0.03, 1], [0.3, 0])
    lay(sound, normalized(paper(0.3, fallen, random)), { at: 0.44 })
    return inRoom(sound, 0.08, MOSS)
  },
}

/** The bear, over its spectacles: "hm?" */
export const hum: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 40,
  loudness: LOUDNESS.voice - 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`hum ${variation}`)
    const sound = stereoSilence(0.85)
    const swing = { jitter: 0.01, shimmer: 0.1, halved: 0.04, breath: 0.05, tilt: 2400 }
    lay(sound, spoken(HUMS[variation - 1] ?? HUMS[0], variation === 1 ? 148 : 92, swing, random), { at: 0.02 })
    return inHabitat(sound, { ...WOOD, decay: 0.5, wet: 0.16, air: 50 }, random)
  },
}

/** "Hm?", and "mm-hm". */
const HUMS: readonly [readonly Syllable[], readonly Syllable[]] = [
  [{ seconds: 0.5, pitch: 96, vowel: [420, 1000], onset: 'h' }],
  [
    { seconds: 0.26, pitch: 104, vowel: [380, 900], onset: 'm' },
    { seconds: 0.36, pitch: 142, vowel: [460, 1150], onset: 'h' },
  ],
]

/** The embers are poked: a knot bursts, and splinters fly. */
export const crackle: Sound = {
  is: 'fire',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`crackle ${variation}`)
    const sound = stereoSilence(1.1)
    const pitch = random.between(420, 540)
    const body = shaped(sine(glide(pitch, pitch * 0.7, 0.03), 0.07), strike(0.0006, 0.035))
    const burst = bandPass(shaped(whiteNoise(0.05, random), strike(0.0003, 0.02)), pitch * 3, 1)
    lay(sound, sum(body, shaped(burst, 0.9)), { at: 0.003 })
    const rush = bandPass(pinkNoise(0.7, random), glide(900, 2600, 0.5), 0.8)
    lay(sound, normalized(shaped(rush, throughPoints([0, 0], [0.06, 1], [0.7, 0, 2]))), { at: 0.02, gain: 0.3 })
    for (let splinter = 0; splinter < 26; splinter++) {
      lay(sound, snap(random), { at: 0.02 + 0.8 * random.next() ** 1.6, gain: random.between(0.15, 0.7) })
    }
    layFlame(sound, { from: 0.004, to: 0.8, gain: 3 }, random)
    return asTake(inRoom(sound, 0.1, WOOD), variation)
  },
}

/** On a very small door; and it is opened. */
export const knock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 5,
  variations: 2,
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.8)
    for (const [place, at] of (variation === 1 ? [0.005, 0.16, 0.33] : [0.005, 0.2, 0.3]).entries()) {
      lay(sound, knocked(variation === 1 ? 240 : 220, random, 0.05), { at, gain: 1 - 0.15 * place })
    }
    const rub = stickSlip(0.22, { rate: glide(120, 360, 0.22), unsteady: 0.2, modes: DOOR, ring: 14 }, random)
    lay(sound, normalized(shaped(rub, throughPoints([0, 0], [0.1, 1], [0.22, 0]))), { at: 0.4, gain: 0.06 })
    return inRoom(sound, 0.06, MOSS)
  },
}

/** The tones of a very small door: hertz, and gain. */
const DOOR = [
  [640, 0.6],
  [1130, 1],
  [1870, 0.8],
  [2900, 0.6],
  [4300, 0.4],
] as const

/** Two boots, one after the other. */
export const boots: Sound = {
  is: 'steps',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 2,
  make() {
    const random = randomNamed('boots')
    const sound = stereoSilence(1.2)
    const lace = bandPass(whiteNoise(0.16, random), 3400, 1)
    lay(sound, normalized(shaped(lace, throughPoints([0, 0], [0.08, 1], [0.16, 0]))), { at: 0.005, gain: 0.12 })
    for (const [at, gain] of [
      [0.25, 1],
      [0.52, 0.8],
      [0.84, 0.5],
    ] as const) {
      layFootfall(sound, { weight: 0.9, at, gain }, random)
    }
    return uneven(inHabitat(sound, { ...MOSS, wet: 0.1, air: 36, fall: 0.1 }, random), 0.5, random)
  },
}

/** A stone that is none says so, very quietly. */
export const peep: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`peep ${variation}`)
    const sound = stereoSilence(0.5)
    layPeeps(sound, { pitch: [1500, 1900, 2300][variation - 1] ?? 1900, calls: [0.13, 0.09] }, random)
    return inHabitat(sound, { ...WOOD, wet: 0.12, air: 44 }, random)
  },
}

/** All have been found: six bells, up into the trees. */
export const found: Sound = {
  is: 'chime',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.bigMoment - 2,
  make() {
    const random = randomNamed('found')
    const sound = stereoSilence(3)
    for (const [place, pitch] of [440, 554.37, 659.26, 880, 1108.73, 1318.51].entries()) {
      const bar = dusty(chimeBar(pitch, 2.5, random), 0.06, random)
      lay(sound, bar, { at: 0.01 + place * 0.16, gain: 0.8 - place * 0.06 })
    }
    lay(sound, hu(0.5, 330, random), { at: 1.15, gain: 0.3 })
    layTouch(sound, 0.01, 0.04, random)
    return inRoom(sound, 0.24, WOOD)
  },
}

/** Leaves from one side, for a round of the night. */
function leaves(random: Random): Signal {
  const gust = wobble(0.5, random, NIGHT)
  const flutter = wobble(7, random, NIGHT)
  const noise = pinkNoise(NIGHT, random)
  const deep = around(noise, (signal) => bandPass(signal, 420, 0.7))
  const hiss = around(noise, (signal) => bandPass(signal, 2600, 0.6))
  const swell = (moment: number) => 0.5 + 0.5 * gust(moment)
  return sum(
    shaped(deep, (moment) => 0.2 + 0.2 * swell(moment)),
    shaped(hiss, (moment) => 0.3 * swell(moment) ** 1.6 * (1 + 0.3 * flutter(moment))),
  )
}

/** A fibre that snaps. */
function snap(random: Random): Signal {
  const length = random.acrossOctaves(0.0012, 0.008)
  const noise = shaped(whiteNoise(length * 6, random), strike(0.0002, length * 3))
  return bandPass(noise, random.acrossOctaves(1100, 7200), random.between(1, 4))
}

/** Thin sheet metal. */
function tin(pitch: number, decay: number, random: Random): Signal {
  const modes = [1, 1.83, 2.71, 4.12, 5.6, 7.3].flatMap((ratio, mode) =>
    [0.996, 1.004].map((apart) => ({
      frequency: pitch * ratio * apart * random.between(0.99, 1.01),
      gain: random.between(0.5, 1) / (1 + mode * 0.3),
      decay: decay / (1 + mode * 0.3),
    })),
  )
  return dusty(normalized(struck(modes, decay * 4)), 0.12, random)
}

/** One call, from a throat that hardly has an overtone. */
function hu(seconds: number, pitch: number, random: Random): Signal {
  const line = throughPoints([0, pitch * 0.9], [seconds * 0.3, pitch * 1.08], [seconds, pitch * 0.92])
  const swing = { jitter: 0.006, shimmer: 0.05, halved: 0, breath: 0.12, tilt: 500 }
  const hollow = formants(folds(seconds, line, swing, random), [
    [line, 90, 1],
    [(moment) => 2 * line(moment), 160, 0.12],
    [(moment) => 3 * line(moment), 240, 0.05],
  ])
  return shaped(normalized(hollow), throughPoints([0, 0], [0.05, 1], [seconds * 0.7, 0.8], [seconds, 0]))
}
