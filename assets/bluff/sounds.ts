import { asTake } from '../sound/asTake'
import { layClick } from '../sound/contacts'
import { glide, strike, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, type Formant, formants, highPass, lowPass, saturated } from '../sound/filters'
import { chopped, folds } from '../sound/folds'
import { layGull } from '../sound/gull'
import { inHabitat } from '../sound/habitat'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { around, aroundStereo, lay, layAround } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { bubble } from '../sound/resonators'
import { inRoom, type Room, reverberation } from '../sound/reverb'
import { scratched } from '../sound/scratch'
import { normalized, type Stereo, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { type Surf, surfLoop } from '../sound/surf'
import { swish } from '../sound/swish'
import { layBubbles } from '../sound/water'
import { layWingbeats } from '../sound/wingbeats'

/** Under a cliff the sky answers a little. */
const CLIFF: Room = { decay: 0.5, size: 0.9, dullness: 3200 }
/** The cave: wet stone, a long way round. */
const CAVE: Room = { decay: 2.6, size: 1, dullness: 4200, delay: 0.03 }

/** The sea under a headland: ten rounds of the waves that are seen, every other one large, that strike the rock and come down as spray. */
const SURF: Surf = {
  seconds: 18,
  waves: [
    { at: 0.4, height: 0.62 },
    { at: 2.2, height: 1 },
    { at: 4, height: 0.55 },
    { at: 5.8, height: 0.86 },
    { at: 7.6, height: 0.4 },
    { at: 9.4, height: 0.74 },
    { at: 11.2, height: 0.5 },
    { at: 13, height: 0.94 },
    { at: 14.8, height: 0.46 },
    { at: 16.6, height: 0.68 },
  ],
  run: throughPoints([0, 0], [0.5, 1, -1], [1.2, 0.5, 1], [2.6, 0, 2]),
  late: 0.22,
  churn: 7,
  gusts: 0.5,
  deep: {
    ...{ from: 90, to: 320, still: 0.06, swollen: 0.22 },
    blow: throughPoints([0, 0], [0.5, 0.6], [0.7, 1], [1, 0.6, 1], [1.7, 0, 2]),
  },
  wash: { lag: 0.1, bright: 480, rise: 900, still: 0.12, swollen: 0.6 },
  hiss: { lag: 0.5, from: 3600, fall: 900, to: 5000, power: 1.6, still: 0.03, swollen: 0.4 },
  wind: { at: 640, reach: 260, loud: 0.2 },
  bubbles: { from: 0.5, to: 1.5, count: 34, lowest: 900, highest: 3800, gain: 0.05, crowding: 1.5 },
}
const HOLLOW_SECONDS = 18

/** The sea under a headland: swell upon swell against the rock, spray that comes down, and the wind in it all. */
export const surf: Sound = {
  is: 'sea',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience,
  make: () => surfLoop(SURF, 'bluff'),
}

/** The cave itself: water that laps in the dark, a breath of air through the small hole. */
export const hollow: Sound = {
  is: 'drip',
  kind: 'loop',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.ambience - 3,
  make() {
    const loop = stereoSilence(HOLLOW_SECONDS)
    const random = randomNamed('hollow')
    for (const [at, pan, deep] of [
      [0.3, -0.5, 0.8],
      [2.1, 0.4, 1],
      [3.5, -0.1, 0.7],
      [5.6, 0.6, 0.9],
      [7.9, -0.3, 0.66],
      [9.2, 0.2, 0.95],
      [11.6, -0.6, 0.75],
      [13.1, 0.5, 0.85],
      [14.9, -0.1, 1.05],
      [16.4, 0.3, 0.7],
    ] as const) {
      const lap = lowPass(pinkNoise(1.4, random), glide(520 * deep, 190, 1.4))
      layAround(loop, normalized(shaped(lap, throughPoints([0, 0], [0.34, 1, -1], [1.4, 0, 2]))), {
        at,
        gain: 0.3 * deep,
        pan,
      })
      layBubbles(
        loop,
        { from: at + 0.2, to: at + 1.1, count: 40, lowest: 240, highest: 6000, gain: 0.5, crowding: 1.4 },
        random,
      )
    }
    const gust = wobble(0.4, random, HOLLOW_SECONDS)
    const air = around(pinkNoise(HOLLOW_SECONDS, random), (signal) =>
      bandPass(signal, (moment) => 210 + 60 * gust(moment % HOLLOW_SECONDS), 4),
    )
    layAround(
      loop,
      shaped(normalized(air), (moment) => 0.1 + 0.07 * gust(moment)),
    )
    return aroundStereo(loop, (sound) => blend(sound, reverberation(sound, CAVE), 0.6))
  },
}

/** A drop that falls into black water a long way down, and the cave that says so after it. */
export const drip: Sound = {
  is: 'drip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`drip ${variation}`)
    const sound = stereoSilence(0.3)
    const pitch = [980, 1120, 870][variation - 1] ?? 980
    lay(sound, shaped(highPass(whiteNoise(0.01, random), 2400), strike(0.0004, 0.004)), { gain: 0.16 })
    lay(sound, bubble(pitch, 0.05, 0.5), { at: 0.012, gain: 0.8, pan: -0.06 })
    lay(sound, bubble(pitch * random.between(1.3, 1.5), 0.03, 0.4), {
      at: random.between(0.07, 0.1),
      gain: 0.26,
      pan: 0.12,
    })
    return inRoom(sound, 0.5, { ...CAVE, decay: 1.5 })
  },
}

/** Into the dark: a wave of ink that runs over the page, and behind it the cave shuts. */
export const swallow: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('swallow')
    const sound = stereoSilence(0.75)
    for (const pan of [-0.6, 0.6]) {
      lay(sound, swish(0.55, [760, 200], random, 0.45), { gain: 0.7, pan })
    }
    lay(sound, shaped(sine(glide(120, 48, 0.4), 0.5), throughPoints([0, 0], [0.22, 0.2], [0.27, 1], [0.5, 0, 1])), {
      gain: 0.3,
    })
    layBubbles(sound, { from: 0.2, to: 0.6, count: 9, lowest: 180, highest: 700, gain: 0.2, crowding: 1.2 }, random)
    return inRoom(sound, 0.3, { ...CAVE, decay: 0.9 })
  },
}

/** Out into the day: the same the other way round, and the wind takes it. */
export const emerge: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('emerge')
    const sound = stereoSilence(0.9)
    for (const pan of [-0.6, 0.6]) {
      const rush = bandPass(
        pinkNoise(0.8, random),
        throughPoints([0, 160], [0.25, 520], [0.5, 2400, -1], [0.8, 3200]),
        0.8,
      )
      lay(sound, normalized(shaped(rush, throughPoints([0, 0], [0.2, 0.5], [0.36, 1], [0.8, 0, 2]))), {
        gain: 0.7,
        pan,
      })
    }
    lay(sound, shaped(sine(glide(52, 120, 0.3), 0.3), throughPoints([0, 0], [0.1, 1], [0.3, 0])), { gain: 0.5 })
    return inRoom(sound, 0.12, CLIFF)
  },
}

/** The gull on the prow, to whom it may concern: one long and three short, or two long that are meant. */
export const cry: Sound = {
  is: 'birdcry',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 1,
  variations: 2,
  make(variation) {
    const random = randomNamed(`prow cry ${variation}`)
    const sound = stereoSilence(1.25)
    layGull(sound, CRIES[variation - 1] ?? CRIES[0], random)
    return inHabitat(sound, { ...CLIFF, wet: 0.22, air: 38, fall: 1 }, random)
  },
}

const CRIES = [
  { calls: [0.45, 0.2, 0.18, 0.17], first: 1250, others: 1400 },
  { calls: [0.36, 0.4, 0.2], first: 1180, others: 1340 },
] as const

/** The goat, from far up: it trembles, and means nobody in particular. */
export const bleat: Sound = {
  is: 'goat',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 3,
  variations: 2,
  make(variation) {
    const random = randomNamed(`bleat ${variation}`)
    const { seconds, high, rate } = BLEATS[variation - 1] ?? BLEATS[0]
    const sound = stereoSilence(seconds + 0.03)
    const level = chopped(rate, 0.75)
    const line = throughPoints([0, high * 0.9], [0.1, high * 1.08], [seconds, high * 0.85])
    // The level trembles; the pitch hardly follows it.
    const pitch = (moment: number) => line(moment) * (0.98 + 0.04 * level(moment))
    const swing = { jitter: 0.03, shimmer: 0.3, halved: 0.4, breath: 0.16, tilt: 3500 }
    const mouth = formants(folds(seconds, pitch, swing, random), GOAT)
    const swell = throughPoints([0, 0], [0.05, 1], [seconds * 0.8, 0.8], [seconds, 0])
    lay(
      sound,
      shaped(saturated(normalized(mouth), 2.5), (moment) => level(moment) * swell(moment)),
      { at: 0.02 },
    )
    return inHabitat(sound, { ...CLIFF, wet: 0.22, air: 42 }, random)
  },
}

const BLEATS = [
  { seconds: 0.85, high: 410, rate: 10 },
  { seconds: 0.6, high: 455, rate: 8.8 },
] as const
const GOAT: readonly Formant[] = [
  [890, 300, 1],
  [1590, 400, 0.9],
  [2540, 510, 0.8],
  [3560, 590, 0.6],
  [4830, 690, 0.4],
]

/** How long each chirp of a complaint is, in seconds. */
const COMPLAINTS = [[0.06, 0.09], [0.05, 0.05, 0.08], [0.13]] as const

/** A bat that is not pleased: small, high, and the cave repeats it. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice - 4,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.45)
    const calls = COMPLAINTS[variation - 1] ?? COMPLAINTS[0]
    layPeeps(sound, { pitch: 2500, calls, shrill: 1 }, random)
    return inRoom(sound, 0.3, { ...CAVE, decay: 0.8 })
  },
}

const WINGS_SECONDS = 4.48

/** Wings of skin, as long as it flies. */
export const wings: Sound = {
  is: 'wings',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 6,
  make() {
    const random = randomNamed('wings of a bat')
    const loop = stereoSilence(WINGS_SECONDS)
    layWingbeats(loop, { from: 0, to: WINGS_SECONDS - 0.1, rate: 5, low: 330, gain: 1 }, random)
    const air = around(pinkNoise(WINGS_SECONDS, random), (signal) => lowPass(signal, 5000))
    layAround(loop, normalized(air), { gain: 0.02 })
    return loop
  },
}

/** What is scratched into stone runs: chalk and nails, small feet, far too many. */
export const patter: Sound = {
  is: 'scratch',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.touch + 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`patter ${variation}`)
    const sound = stereoSilence(1.2)
    for (let at = 0.02; at < 1.05; at += random.between(0.055, 0.075)) {
      const nail = { pitch: random.between(1500, 2300), gap: 0.02, second: 0.3 }
      layClick(sound, nail, random, { at, gain: random.between(0.4, 0.9) })
      const drag = random.between(0.035, 0.06)
      const stroke = throughPoints([0, 0], [0.3 * drag, 1], [drag, 0])
      lay(sound, scratched(drag, stroke, random, random.between(0.7, 0.9)), { at: at + 0.004, gain: 0.8 })
    }
    return asTake(inRoom(sound, 0.2, { ...CAVE, decay: 0.5 }), variation)
  },
}

/** Five cards, turned over one after the other. */
export const riffle: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch + 3,
  make() {
    const random = randomNamed('riffle')
    const sound = stereoSilence(0.5)
    for (let card = 0; card < 5; card++) {
      const at = 0.01 + card * random.between(0.05, 0.07)
      const turn = throughPoints([0, 0.2], [0.03, 1], [0.08, 0.1])
      lay(sound, normalized(paper(0.08, turn, random)), { at, gain: 0.5 })
      const snap = bandPass(whiteNoise(0.02, random), random.between(1500, 2600), 1)
      lay(sound, normalized(shaped(snap, strike(0.0006, 0.006))), { at: at + 0.02, gain: random.between(0.4, 0.8) })
    }
    return inRoom(sound, 0.16, { ...CAVE, decay: 0.5 })
  },
}

/** A breath, and it is dark. */
export const puff: Sound = {
  is: 'whoosh',
  kind: 'one-shot',
  channels: 1,
  kilobits: 32,
  loudness: LOUDNESS.touch + 4,
  make() {
    const random = randomNamed('puff')
    const sound = stereoSilence(0.5)
    lay(sound, swish(0.34, [420, 520], random, 0.5))
    return inRoom(sound, 0.06, { ...CAVE, decay: 0.8 })
  },
}

function blend(dry: Stereo, wet: Stereo, share: number): Stereo {
  return { left: sum(dry.left, shaped(wet.left, share)), right: sum(dry.right, shaped(wet.right, share)) }
}
