import { type Envelope, glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { layGull } from '../sound/gull'
import { inHabitat } from '../sound/habitat'
import { knock } from '../sound/materials'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { type Surf, surfLoop } from '../sound/surf'
import { throat } from '../sound/throat'
import { layBubbles } from '../sound/water'

/** Under a wide sky there is hardly an echo. */
const BEACH: Room = { decay: 0.25, size: 0.9, dullness: 3600 }
/** Small waves far down the beach, which run a little way up the sand. */
const SURF: Surf = {
  seconds: 9,
  waves: [
    { at: 0.5, height: 0.8 },
    { at: 3.3, height: 1 },
    { at: 6.6, height: 0.66 },
  ],
  run: throughPoints([0, 0], [1.1, 1, -2], [1.8, 0.6, 2], [4.2, 0, 1.5]),
  width: 0.6,
  late: 0.35,
  churn: 6,
  gusts: 0.5,
  deep: { from: 140, to: 420, still: 0.06, swollen: 0.22 },
  wash: { lag: 0.2, bright: 620, rise: 1300, still: 0.05, swollen: 0.8 },
  hiss: { lag: 0.9, from: 5000, fall: 1800, power: 1.7, still: 0.03, swollen: 0.95 },
  wind: { at: 560, reach: 180, loud: 0.12 },
  bubbles: { from: 1.8, to: 3.4, count: 40, lowest: 1100, highest: 3600, gain: 0.04, crowding: 1.4 },
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
  kind: 'loop',
  channels: 2,
  kilobits: 64,
  loudness: LOUDNESS.ambience,
  make: () => surfLoop(SURF, 'surf'),
}

/** Two claws, twice: chitin on chitin, the great one deeper. */
export const snip: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 2,
  make(variation) {
    const random = randomNamed(`snip ${variation}`)
    const sound = stereoSilence(0.5)
    for (const [i, at] of SNAPS.entries()) {
      lay(sound, creak(0.05, random), { at: Math.max(0, at - 0.05), gain: 0.22 })
      lay(sound, snap(820 * random.between(0.95, 1.05), random), { at, gain: i === 0 ? 0.85 : 1 })
      lay(sound, snap(1260 * random.between(0.95, 1.05), random), { at: at + random.between(0.006, 0.014), gain: 0.55 })
    }
    return inRoom(sound, 0.08, BEACH)
  },
}

/** The same from somebody a tenth of the size. */
export const tinySnip: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch,
  make() {
    const random = randomNamed('tiny snip')
    const sound = stereoSilence(0.45)
    for (const at of SNAPS) {
      lay(sound, creak(0.06, random), { at: at - 0.06, gain: 0.3 })
      lay(sound, snap(2900, random), { at })
      lay(sound, snap(3700, random), { at: at + 0.009, gain: 0.6 })
    }
    return inRoom(sound, 0.06, BEACH)
  },
}

/** Biggin, to himself, about crabs. */
export const grumble: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  variations: 3,
  make(variation) {
    const random = randomNamed(`grumble ${variation}`)
    const sound = stereoSilence(1.1)
    const syllables = [3, 4, 2][variation - 1] ?? 3
    let at = 0.02
    for (let i = 0; i < syllables; i++) {
      const seconds = random.between(0.1, 0.19) * (i === syllables - 1 ? 1.5 : 1)
      const pitch = random.between(96, 132) * (1 - i * 0.04)
      lay(sound, mutter(seconds, glide(pitch * 1.12, pitch * 0.86, seconds), random), {
        at,
        gain: random.between(0.7, 1),
      })
      at += seconds * random.between(0.85, 1.05)
    }
    return inRoom(sound, 0.06, BEACH)
  },
}

/** Biggin, for all to hear: "hmpf!" */
export const huff: Sound = {
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
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 1,
  make() {
    const random = randomNamed('bell')
    const sound = stereoSilence(0.9)
    for (const [i, at] of [0, 0.11, 0.25, 0.4].entries()) {
      const frequency = 2480 * random.between(0.99, 1.02)
      const modes = [
        { frequency, gain: 1, decay: 0.16 },
        { frequency: frequency * 1.52, gain: 0.4, decay: 0.1 },
        { frequency: frequency * 2.66, gain: 0.25, decay: 0.06 },
      ]
      lay(sound, normalized(struck(modes, 0.35, 0.0008)), { at, gain: 0.9 * 0.7 ** i })
    }
    return inRoom(sound, 0.08, BEACH)
  },
}

/** A hand on felt. */
export const pat: Sound = {
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('pat')
    const sound = stereoSilence(0.75)
    for (const at of [0.01, 0.31, 0.61]) {
      const thump = shaped(sine(glide(150, 92, 0.05), 0.06), strike(0.002, 0.05))
      const felt = shaped(lowPass(pinkNoise(0.06, random), 1400), strike(0.002, 0.045))
      lay(sound, sum(thump, shaped(normalized(felt), 0.6)), { at })
    }
    return sound
  },
}

/** A finger in the sea. */
export const splash: Sound = {
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
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect,
  make() {
    const sound = stereoSilence(3.1)
    layWave(sound, -0.5, randomNamed('wave left'))
    layWave(sound, 0.5, randomNamed('wave right'))
    const random = randomNamed('wave bubbles')
    layBubbles(sound, { from: 0.8, to: 1.7, count: 60, lowest: 300, highest: 1600, gain: 0.13, crowding: 0.8 }, random)
    layBubbles(sound, { from: 1.6, to: 2.9, count: 90, lowest: 1200, highest: 4200, gain: 0.07, crowding: 1.2 }, random)
    return sound
  },
}

/** A gull that was pressed: a laugh, from high to low. */
export const cry: Sound = {
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
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  make() {
    const random = randomNamed('tock')
    const sound = stereoSilence(0.5)
    for (const [at, gain] of [
      [0.02, 0.5],
      [0.09, 1],
      [0.24, 0.4],
      [0.33, 0.25],
    ] as const) {
      lay(sound, knock(260, random, 0.05), { at, gain })
    }
    return sound
  },
}

/** One side of a wave that comes all the way. */
function layWave(sound: Stereo, pan: number, random: Random): void {
  const noise = pinkNoise(3, random)
  const churn = wobble(18, random)
  const swell = shaped(lowPass(noise, 260), throughPoints([0, 0], [0.03, 0.4], [0.6, 1], [0.9, 0.3], [1.4, 0]))
  const breaking = shaped(
    bandPass(noise, throughPoints([0, 300], [0.7, 900], [0.85, 1700], [1.4, 800], [3, 500]), 0.5),
    throughPoints([0, 0], [0.6, 0.12], [0.78, 1, -2], [1.3, 0.5, 2], [2.2, 0.08], [3, 0]),
  )
  const hiss = shaped(
    lowPass(highPass(noise, throughPoints([0, 5000], [1, 2600], [2.8, 5200])), 9500),
    (moment) =>
      throughPoints([0, 0], [0.75, 0.1], [1.25, 0.8], [1.6, 0.5], [2.3, 0.75], [3, 0, 1.5])(moment) *
      (1 + 0.25 * churn(moment)),
  )
  lay(sound, sum(shaped(normalized(swell), 0.55), normalized(breaking), shaped(normalized(hiss), 0.55)), { pan })
}

/** A claw that shuts. @param frequency hertz: low is large */
function snap(frequency: number, random: Random): Signal {
  const modes = [
    { frequency, gain: 1, decay: 0.03 },
    { frequency: frequency * 1.74, gain: 0.7, decay: 0.022 },
    { frequency: frequency * 2.9, gain: 0.5, decay: 0.012 },
    { frequency: frequency * 4.3, gain: 0.3, decay: 0.008 },
  ]
  const click = shaped(highPass(whiteNoise(0.012, random), 2200), strike(0.0003, 0.006))
  return sum(normalized(struck(modes, 0.09, 0.0004)), shaped(normalized(click), 0.5))
}

/** A joint of chitin on its way. */
function creak(seconds: number, random: Random): Signal {
  const sticks = wobble(160, random)
  const noise = bandPass(whiteNoise(seconds, random), glide(1800, 3200, seconds), 2)
  const rise = throughPoints([0, 0], [seconds * 0.8, 1], [seconds, 0])
  return normalized(shaped(noise, (moment) => rise(moment) * Math.max(0, sticks(moment)) ** 2))
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
