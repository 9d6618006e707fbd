import { asTake } from '../sound/asTake'
import { handBell } from '../sound/bells'
import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { layGull } from '../sound/gull'
import { inHabitat } from '../sound/habitat'
import { knock } from '../sound/materials'
import { pinkNoise, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { type Syllable, spoken } from '../sound/speech'
import { type Surf, surfLoop } from '../sound/surf'
import { throat } from '../sound/throat'
import { layBubbles } from '../sound/water'

/** Under a wide sky there is hardly an echo. */
const BEACH: Room = { decay: 0.25, size: 0.9, dullness: 3600 }
/** Small waves far down the beach, which run a little way up the sand. */
const SURF: Surf = {
  seconds: 18,
  waves: [
    { at: 0.5, height: 0.8 },
    { at: 4.1, height: 1 },
    { at: 9.2, height: 0.66 },
    { at: 12, height: 0.9 },
    { at: 15.6, height: 0.58 },
  ],
  run: throughPoints([0, 0], [1.1, 1, -2], [1.8, 0.6, 2], [4.2, 0, 1.5]),
  late: 0.35,
  churn: 6,
  gusts: 0.5,
  deep: { from: 140, to: 420, still: 0.06, swollen: 0.22 },
  wash: { lag: 0.2, bright: 620, rise: 1300, still: 0.05, swollen: 0.8 },
  hiss: { lag: 0.9, from: 3800, fall: 1600, to: 6500, power: 1.7, still: 0.03, swollen: 0.6 },
  wind: { at: 560, reach: 180, loud: 0.12 },
  bubbles: { from: 1.8, to: 3.4, count: 40, lowest: 1100, highest: 3600, gain: 0.08, crowding: 1.4 },
}
/** What is cried over the beach comes back from the dunes. */
const SHORE: Room = { decay: 0.6, size: 1, dullness: 6000 }
/** A gull's laugh, twice: from high to low, and one that comes up short. */
const LAUGHS = [
  { calls: [0.45, 0.22, 0.2, 0.19, 0.18], first: 1250, others: 1400 },
  { calls: [0.3, 0.22, 0.17, 0.15], first: 1180, others: 1310 },
] as const
/** When claws come together, in seconds after the press: what is seen, heard. */
const SNAPS = [0.073, 0.27]

/** Small waves far down the beach, one after the other, and the wind. */
export const surf: Sound = {
  is: 'sea',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.ambience - 1,
  make: () => surfLoop(SURF, 'surf'),
}

/** Two claws, twice: chitin on chitin, the great one deeper. */
export const snip: Sound = {
  is: 'snip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`snip ${variation}`)
    const sound = stereoSilence(0.5)
    for (const [i, at] of SNAPS.entries()) {
      lay(sound, creak(0.06, random), { at: Math.max(0, at - 0.06), gain: 0.9 })
      lay(sound, snap(1400 * random.between(0.95, 1.05), random), { at, gain: i === 0 ? 0.85 : 1 })
      lay(sound, snap(2300 * random.between(0.95, 1.05), random), { at: at + random.between(0.02, 0.035), gain: 0.7 })
    }
    return asTake(inRoom(sound, 0.08, BEACH), variation)
  },
}

/** The same from somebody a tenth of the size. */
export const tinySnip: Sound = {
  is: 'snip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  variations: 2,
  make(variation) {
    const random = randomNamed(`tiny snip ${variation}`)
    const sound = stereoSilence(0.45)
    for (const at of SNAPS) {
      lay(sound, creak(0.06, random), { at: at - 0.06, gain: 0.8 })
      lay(sound, snap(2900, random), { at })
      lay(sound, snap(3700, random), { at: at + 0.02, gain: 0.7 })
    }
    return asTake(inRoom(sound, 0.06, BEACH), variation, 0.02)
  },
}

/** What he has to say of them, syllable by syllable. */
const GRUMBLES: readonly (readonly Syllable[])[] = [
  [
    { seconds: 0.16, pitch: 118, vowel: [420, 1000], onset: 'm' },
    { seconds: 0.14, pitch: 128, vowel: [560, 1150], onset: 'h' },
    { seconds: 0.26, pitch: 104, vowel: [400, 850], onset: 'm' },
  ],
  [
    { seconds: 0.12, pitch: 122, vowel: [520, 1100], onset: 'h' },
    { seconds: 0.13, pitch: 112, vowel: [400, 1600], onset: 's' },
    { seconds: 0.12, pitch: 130, vowel: [600, 1200], onset: 'm' },
    { seconds: 0.24, pitch: 102, vowel: [430, 900], onset: 'm' },
  ],
  [
    { seconds: 0.2, pitch: 108, vowel: [460, 950], onset: 'm' },
    { seconds: 0.3, pitch: 124, vowel: [560, 1050], onset: 'h' },
  ],
]

/** Biggin, to himself, about crabs. */
export const grumble: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`grumble ${variation}`)
    const said = GRUMBLES[variation - 1] ?? []
    const seconds = said.reduce((total, syllable) => total + syllable.seconds, 0)
    const sound = stereoSilence(seconds + 0.2)
    const swing = { jitter: 0.01, shimmer: 0.1, halved: 0.08, breath: 0.05, tilt: 3200 }
    lay(sound, spoken(said, 84, swing, random), { at: 0.02 })
    return inHabitat(sound, { ...BEACH, wet: 0.08, air: 46 }, random)
  },
}

/** Biggin, for all to hear: "hmpf!" */
export const huff: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 1,
  make() {
    const random = randomNamed('huff')
    const sound = stereoSilence(0.62)
    const high = 225
    const line = throughPoints([0, high * 0.7], [0.06, high * 1.2], [0.2, high], [0.3, high * 0.6, -1])
    lay(sound, mutter(0.3, line, random), { at: 0.03 })
    const lips = bandPass(pinkNoise(0.24, random), glide(900, 420, 0.24), 0.8)
    lay(sound, normalized(shaped(lips, throughPoints([0, 0], [0.02, 1], [0.24, 0, 2]))), { at: 0.3, gain: 0.6 })
    lay(sound, mutter(0.12, glide(130, 104, 0.12), random), { at: 0.47, gain: 0.35 })
    return inRoom(sound, 0.08, BEACH)
  },
}

/** The bell on the end of his tail. */
export const bell: Sound = {
  is: 'bell',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('bell')
    const sound = stereoSilence(0.9)
    for (const [i, at] of [0, 0.11, 0.25, 0.4].entries()) {
      lay(sound, handBell(1900 * random.between(0.99, 1.02), 0.6, random), { at, gain: 0.9 * 0.7 ** i })
    }
    return inRoom(sound, 0.08, BEACH)
  },
}

/** A hand on felt. */
export const pat: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('pat')
    const sound = stereoSilence(0.9)
    for (const at of [0.01, 0.31, 0.61]) {
      const hand = shaped(lowPass(pinkNoise(0.06, random), 1400), strike(0.002, 0.045))
      lay(sound, normalized(hand), { at, gain: 0.6 })
      // The hand is drawn off over the nap.
      const nap = paper(0.22, throughPoints([0, 0], [0.12, 1], [0.22, 0]), random)
      lay(sound, normalized(nap), { at: at + 0.05 })
    }
    return sound
  },
}

/** A finger in the sea. */
export const splash: Sound = {
  is: 'splash',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 3,
  variations: 2,
  make(variation) {
    const random = randomNamed(`splash ${variation}`)
    const sound = stereoSilence(0.7)
    const slap = bandPass(whiteNoise(0.16, random), glide(random.between(1900, 2700), 600, 0.12), 0.8)
    lay(sound, normalized(shaped(slap, throughPoints([0, 0], [0.004, 1], [0.16, 0, 3]))), { gain: 0.5 })
    layBubbles(sound, { from: 0.02, to: 0.3, count: 12, lowest: 420, highest: 1700, gain: 0.5, crowding: 1.5 }, random)
    layBubbles(sound, { from: 0.3, to: 0.6, count: 6, lowest: 900, highest: 2600, gain: 0.24, crowding: 1.2 }, random)
    return inRoom(sound, 0.06, BEACH)
  },
}

/** A wave gets up, breaks, runs hissing up the sand and is drawn back over it: as long as it is seen. */
export const wave: Sound = {
  is: 'sea',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const random = randomNamed('wave')
    const seconds = 3.2
    const sound = stereoSilence(seconds + 0.3)
    const churn = wobble(14, random)
    const swell = throughPoints([0, 0], [0.03, 0.4], [0.7, 1, -2], [1.2, 0.7], [seconds, 0, 2])
    const body = bandPass(pinkNoise(seconds, random), (moment) => 300 + 700 * swell(moment), 0.5)
    lay(
      sound,
      shaped(normalized(body), (moment) => swell(moment) ** 1.4 * (1 + 0.25 * churn(moment))),
      { at: 0.005 },
    )
    const foam = throughPoints([0, 0], [0.6, 0.2], [1.1, 1], [seconds, 0, 2.5])
    const hiss = lowPass(highPass(whiteNoise(seconds, random), 900), throughPoints([0, 5500], [seconds, 2000]))
    lay(
      sound,
      shaped(normalized(hiss), (moment) => foam(moment) * (1 + 0.4 * churn(moment + 3))),
      { at: 0.005, gain: 0.45 },
    )
    layBubbles(sound, { from: 0.6, to: 2.8, count: 160, lowest: 500, highest: 4200, gain: 0.06, crowding: 1.5 }, random)
    return inRoom(sound, 0.1, BEACH)
  },
}

/** A gull that was pressed: a laugh, from high to low. */
export const cry: Sound = {
  is: 'birdcry',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 1,
  variations: 2,
  make(variation) {
    const sound = stereoSilence(1.5)
    const random = randomNamed(`cry ${variation}`)
    layGull(sound, LAUGHS[variation - 1] ?? LAUGHS[0], random)
    return inHabitat(sound, { ...SHORE, wet: 0.25, air: 38 }, random)
  },
}

/** A gull that says something of its own accord, further off. */
export const call: Sound = {
  is: 'birdcry',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience + 1,
  make() {
    const sound = stereoSilence(1.2)
    const random = randomNamed('call')
    layGull(sound, { calls: [0.4, 0.2, 0.18], first: 1200, others: 1380 }, random)
    return inHabitat(sound, { ...SHORE, wet: 0.45, air: 38 }, random)
  },
}

/** Somebody small goes into a thimble, and shuts the door. */
export const tock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`tock ${variation}`)
    const sound = stereoSilence(0.6)
    for (const [at, gain] of [
      [0.02, 0.5],
      [0.09, 1],
      [0.24, 0.4],
      [0.33, 0.25],
    ] as const) {
      lay(sound, knock(170 + 70 * variation, random, 0.05), { at: at * (0.75 + 0.25 * variation), gain })
    }
    return inRoom(sound, 0.08, BEACH)
  },
}

/** A claw that shuts. @param frequency hertz: low is large */
function snap(frequency: number, random: Random): Signal {
  const modes = [
    { frequency, gain: 1, decay: 0.018 },
    { frequency: frequency * 1.74, gain: 0.8, decay: 0.014 },
    { frequency: frequency * 2.9, gain: 0.6, decay: 0.011 },
    { frequency: frequency * 4.3, gain: 0.5, decay: 0.009 },
  ]
  const click = shaped(bandPass(whiteNoise(0.05, random), 4500, 0.4), strike(0.0003, 0.014))
  return normalized(sum(shaped(normalized(struck(modes, 0.06, 0.0004)), 0.5), normalized(click)))
}

/** A joint of chitin on its way. */
function creak(seconds: number, random: Random): Signal {
  const sticks = wobble(260, random)
  const noise = bandPass(whiteNoise(seconds, random), glide(4200, 8400, seconds), 0.8)
  const rise = throughPoints([0, 0.1], [seconds * 0.9, 1], [seconds, 0])
  return normalized(shaped(noise, (moment) => rise(moment) * Math.abs(sticks(moment))))
}

/** A syllable said into a brim. */
function mutter(seconds: number, pitch: Envelope, random: Random): Signal {
  const voice = { jitter: 0.035, roughness: 0.45, roughnessRate: 34, breath: 0.12, opening: 0.34 }
  const source = throat(seconds, pitch, voice, random)
  const open = random.between(0, 1)
  const mouth = formants(source, [
    [glide(300 + 160 * open, 260, seconds), 110, 1],
    [glide(820 + 340 * open, 760, seconds), 170, 0.55],
    [2100, 380, 0.16],
  ])
  const swell = throughPoints([0, 0], [seconds * 0.22, 1], [seconds * 0.7, 0.8], [seconds, 0])
  return highPass(saturated(normalized(shaped(mouth, swell)), 1.3), 90)
}
