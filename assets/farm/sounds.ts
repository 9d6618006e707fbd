import { asTake } from '../sound/asTake'
import { handBell } from '../sound/bells'
import { glide, throughPoints, wobble } from '../sound/envelopes'
import { bandPass, highPass } from '../sound/filters'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { type Surf, surfLoop } from '../sound/surf'
import { layBubbles } from '../sound/water'

const SHORE: Room = { decay: 0.35, size: 0.9, dullness: 4200 }
/** Waves that come to a small island: each draws breath, breaks, and leaves its foam on the sand. */
const SURF: Surf = {
  seconds: 20,
  waves: [
    { at: 0.4, height: 1 },
    { at: 5.7, height: 0.72 },
    { at: 10.1, height: 0.9 },
    { at: 15.8, height: 0.6 },
  ],
  run: throughPoints([0, 0], [1.9, 1, -3], [2.7, 0.52, 2], [6.2, 0, 1.5]),
  late: 0.4,
  churn: 5,
  gusts: 0.4,
  deep: { from: 130, to: 380, still: 0.05, swollen: 0.3 },
  wash: { lag: 0.3, bright: 480, rise: 1500, still: 0.03, swollen: 0.95 },
  hiss: { lag: 1.1, from: 4600, fall: 2000, to: 6500, power: 1.8, still: 0.02, swollen: 0.9 },
  wind: { at: 520, reach: 190, loud: 0.13 },
  bubbles: { from: 2.6, to: 5, count: 70, lowest: 900, highest: 3200, gain: 0.05, crowding: 1.3 },
}
/** The fish is in the air for this long, in seconds. */
const LEAP = 0.3

/** Waves come to the island, and the wind. */
export const sea: Sound = {
  is: 'sea',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.ambience,
  make: () => surfLoop(SURF, 'sea'),
}

/** A trap has caught something: the little bell on its float is pulled twice. */
export const bell: Sound = {
  is: 'bell',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 1,
  make() {
    const random = randomNamed('bell')
    const sound = stereoSilence(1.1)
    lay(sound, handBell(1560, 0.9, random), { gain: 0.75 })
    lay(sound, handBell(1566, 0.9, random), { at: 0.17 })
    lay(sound, handBell(1556, 0.9, random), { at: 0.31, gain: 0.28 })
    return inRoom(sound, 0.12, SHORE)
  },
}

/** A fish leaps from its trap and falls back: out, the drops it shakes off, in. */
export const splash: Sound = {
  is: 'splash',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 3,
  make(variation) {
    const random = randomNamed(`splash ${variation}`)
    const sound = stereoSilence(1.15)
    lay(sound, slap(0.16, 3000, random), { gain: 0.38 })
    lay(sound, spray(0.3, random), { at: 0.01, gain: 0.22 })
    layBubbles(
      sound,
      { from: 0.02, to: 0.24, count: 10, lowest: 700, highest: 2200, gain: 0.14, crowding: 1.2 },
      random,
    )
    const dive = shaped(sine(glide(240, 88, 0.11, 2), 0.22), throughPoints([0, 0], [0.005, 1], [0.22, 0, 4]))
    lay(sound, dive, { at: LEAP, gain: 0.42 })
    lay(sound, slap(0.3, 2300, random), { at: LEAP, gain: 0.7 })
    lay(sound, spray(0.6, random), { at: LEAP + 0.02, gain: 0.3 })
    layBubbles(
      sound,
      { from: LEAP + 0.04, to: 0.66, count: 20, lowest: 280, highest: 1300, gain: 0.4, crowding: 1.6 },
      random,
    )
    layBubbles(sound, { from: 0.55, to: 1, count: 12, lowest: 800, highest: 2400, gain: 0.2, crowding: 1.2 }, random)
    return asTake(inRoom(sound, 0.1, SHORE), variation)
  },
}

/** A flat body meets the water. @param brightness hertz where its noise begins */
function slap(seconds: number, brightness: number, random: Random): Signal {
  const water = bandPass(whiteNoise(seconds, random), glide(brightness, 480, seconds * 0.7, 2), 0.7)
  return normalized(shaped(water, throughPoints([0, 0], [0.004, 1], [seconds * 0.2, 0.55], [seconds, 0, 3])))
}

/** Drops thrown up, falling one by one. */
function spray(seconds: number, random: Random): Signal {
  const drops = wobble(140, random)
  const water = highPass(pinkNoise(seconds, random), glide(1500, 3600, seconds))
  const fall = throughPoints([0, 0], [0.05, 1], [seconds * 0.25, 0.5, 2], [seconds, 0, 3])
  return normalized(shaped(water, (moment) => fall(moment) * (0.35 + 0.65 * Math.max(0, drops(moment)) ** 2)))
}
