import { asTake } from '../sound/asTake'
import { layClick, layTouch } from '../sound/contacts'
import { type Envelope, glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { inHabitat } from '../sound/habitat'
import { knock as hit } from '../sound/materials'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay, layAround } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { layRatchet } from '../sound/ratchet'
import { bubble, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, shaped, stereoSilence } from '../sound/signal'
import { laySlam } from '../sound/slam'
import { LOUDNESS, type Sound } from '../sound/sound'
import { exclaimed } from '../sound/speech'
import { throat } from '../sound/throat'

/** Nothing but sky about her. */
const SKY: Room = { decay: 0.9, size: 1.2, dullness: 3200 }
/** What is near the page sounds like the page. */
const PAGE: Room = { decay: 0.25, size: 0.5, dullness: 4200 }

/** So many seconds from one beat of her wings to the next: five drawings. */
const BEAT = 1

/** A wing as long as a table: the air that it pushes down, and the feathers that let go of it. */
function wingbeat(seconds: number, strength: number, random: Random): Signal {
  const air = pinkNoise(seconds, random)
  const push = bandPass(air, glide(random.between(150, 180), 90, seconds), 0.8)
  const rustle = bandPass(air, glide(random.between(1500, 1900), 900, seconds), 0.9)
  const swell = throughPoints([0, 0], [seconds * 0.34, 1, -1], [seconds, 0, 2])
  const late = throughPoints([0, 0], [seconds * 0.5, strength * 0.28], [seconds, 0, 2])
  const body = shaped(normalized(push), swell)
  const feathers = shaped(normalized(rustle), late)
  return body.map((sample, i) => sample * strength + (feathers[i] ?? 0))
}

/** Her wings, beat by beat, in time with her drawings; no two of the four alike. */
export const wings: Sound = {
  is: 'wings',
  kind: 'loop',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.ambience,
  make() {
    const random = randomNamed('wings')
    const loop = stereoSilence(BEAT * 4)
    for (let beat = 0; beat < 4; beat++) {
      // Down from the second drawing on; up, softer, in the fifth.
      layAround(loop, wingbeat(0.52, 1, random), {
        at: beat * BEAT + 0.26 + random.between(-0.01, 0.01),
        gain: random.between(0.9, 1),
      })
      layAround(loop, wingbeat(0.3, 0.6, random), { at: beat * BEAT + 0.82 + random.between(-0.01, 0.01), gain: 0.4 })
    }
    return loop
  },
}

/** @param roughness of the throat, 0…1 */
function cry(seconds: number, pitch: Envelope, open: Envelope, roughness: number, random: Random): Signal {
  const voice = { jitter: 0.05, roughness, roughnessRate: 74, breath: 0.22 + 0.4 * roughness ** 2, opening: 0.15 }
  const beak = formants(throat(seconds, pitch, voice, random), [
    [(moment) => 900 + 420 * open(moment), 230, 0.8],
    [(moment) => 1700 + 900 * open(moment), 280, 1],
    [(moment) => 3100 + 400 * open(moment), 460, 0.5],
    [4700, 700, 0.2],
  ])
  return highPass(saturated(normalized(beak), 1.8), 340)
}

/** A gasp, and then all of it: a shriek that breaks twice on its way down, with the nib's two tines ringing in it. */
export const shriek: Sound = {
  is: 'birdcry',
  kind: 'one-shot',
  channels: 1,
  kilobits: 80,
  loudness: LOUDNESS.bigMoment,
  variations: 2,
  make(variation) {
    const random = randomNamed(`shriek ${variation}`)
    const sound = stereoSilence(1.5)
    const gasp = shaped(
      bandPass(pinkNoise(0.09, random), glide(1400, 2600, 0.09), 1.6),
      throughPoints([0, 0], [0.07, 1], [0.09, 0]),
    )
    lay(sound, normalized(gasp), { gain: 0.22 })
    const seconds = 0.62
    const high = variation === 1 ? 1480 : 1620
    const pitch = throughPoints(
      [0, high * 0.52],
      [0.07, high, 2],
      [0.26, high * 0.94],
      [0.29, high * 1.12],
      [0.42, high * 0.9],
      [0.44, high * 1.04],
      [seconds, high * 0.42, -1],
    )
    const open = throughPoints([0, 0.1], [0.1, 1], [0.44, 0.9], [seconds, 0.1])
    const swell = throughPoints([0, 0], [0.03, 0.9], [0.3, 1], [0.46, 0.8], [seconds, 0, 1])
    lay(sound, shaped(cry(seconds, pitch, open, 0.8, random), swell), { at: 0.09 })
    const tines = struck(
      [
        { frequency: 2310, decay: 0.5, gain: 0.5 },
        { frequency: 2368, decay: 0.46, gain: 0.45 },
        { frequency: 5120, decay: 0.2, gain: 0.24 },
      ],
      0.7,
    )
    lay(sound, normalized(tines), { at: 0.11, gain: 0.16 })
    return asTake(inRoom(sound, 0.2, SKY), variation, 0.05)
  },
}

/** What comes out of her when she is pressed before she has finished: a breath in that the glottis shuts on. */
export const hiccup: Sound = {
  is: 'hiccup',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`hiccup ${variation}`)
    const sound = stereoSilence(0.4)
    const seconds = 0.11 + 0.01 * variation
    const low = [300, 340, 370][variation - 1] ?? 300
    const gasp = { jitter: 0.02, shimmer: 0.2, halved: 0.1, breath: 1.2, tilt: 4000 }
    const caught = exclaimed(
      seconds,
      glide(low, 2 * low, seconds * 0.7),
      [
        [500, 1300],
        [800, 1800],
      ],
      gasp,
      random,
    )
    const drawn = throughPoints([0, 0], [seconds * 0.3, 0.7, -1], [seconds * 0.92, 1], [seconds, 0])
    lay(sound, shaped(caught, drawn), { at: 0.02 })
    const shut = bandPass(whiteNoise(0.05, random), 1400, 0.6)
    lay(sound, normalized(shaped(shut, strike(0.0006, 0.03))), { at: 0.02 + seconds, gain: 0.1 })
    return inHabitat(sound, { ...PAGE, wet: 0.12, air: 44, fall: 1 }, random)
  },
}

/** A drop of ink on a year: a tick, and a round gulp after it. */
export const drip: Sound = {
  is: 'drip',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch,
  variations: 3,
  make(variation) {
    const random = randomNamed(`drip ${variation}`)
    const sound = stereoSilence(0.4)
    lay(sound, normalized(bubble(random.between(520, 640), 0.05, 0.9)), { at: 0.004, gain: 0.9 })
    lay(sound, normalized(bubble(random.between(880, 1040), 0.03, 1.2)), { at: 0.07, gain: 0.36 })
    const patter = shaped(bandPass(pinkNoise(0.03, random), 2600, 1.2), strike(0.001, 0.012))
    lay(sound, normalized(patter), { gain: 0.3 })
    return asTake(inRoom(sound, 0.14, PAGE), variation)
  },
}

/** A finger in wet ink. */
export const dab: Sound = {
  is: 'splash',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`dab ${variation}`)
    const sound = stereoSilence(0.45)
    const pitch = throughPoints([0, 340], [0.06, random.between(700, 900)], [0.18, 380])
    const squelch = shaped(bandPass(pinkNoise(0.18, random), pitch, 2.6), throughPoints([0, 0], [0.02, 1], [0.18, 0]))
    lay(sound, normalized(squelch), { at: 0.004, gain: 0.8 })
    for (const at of [0.03, 0.07, 0.1, 0.14, 0.19, 0.25]) {
      lay(sound, normalized(bubble(random.acrossOctaves(420, 1600), 0.05, 0.8)), {
        at: at + random.between(0, 0.02),
        gain: random.between(0.2, 0.5),
      })
    }
    const spray = shaped(highPass(pinkNoise(0.3, random), 1800), throughPoints([0, 0], [0.03, 1], [0.3, 0, 2]))
    lay(sound, normalized(spray), { at: 0.03, gain: 0.2 })
    return asTake(inRoom(sound, 0.12, PAGE), variation)
  },
}

/** A letter as large as a door, knocked on: it is hollow. */
export const knock: Sound = {
  is: 'wood',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 5,
  variations: 3,
  make(variation) {
    const random = randomNamed(`knock ${variation}`)
    const sound = stereoSilence(0.6)
    const pitch = [330, 420, 520][variation - 1] ?? 330
    for (const [at, gain] of [
      [0.002, 1],
      [0.3 + 0.02 * variation, 0.6],
    ] as const) {
      lay(sound, hit(pitch, random, 0.06), { at, gain })
      layTouch(sound, at, 0.5 * gain, random)
    }
    return inRoom(sound, 0.08, PAGE)
  },
}

/** A blotling, poked: shorter than it is. */
export const squeak: Sound = {
  is: 'squeak',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 2,
  variations: 3,
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.35)
    layPeeps(sound, { pitch: 1700, calls: variation === 3 ? [0.09, 0.12] : [0.14], shrill: 1 }, random)
    return inHabitat(sound, { ...PAGE, wet: 0.05, air: 50 }, random)
  },
}

/** Two notes, the second lower: what everybody says who has seen it. */
export const comment: Sound = {
  is: 'exclaim',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.voice - 2,
  variations: 1,
  make() {
    const random = randomNamed('comment')
    const sound = stereoSilence(0.8)
    const frank = { jitter: 0.02, shimmer: 0.12, halved: 0.05, breath: 0.3, tilt: 4500 }
    for (const [at, from, to, seconds] of [
      [0.006, 470, 500, 0.14],
      [0.25, 400, 340, 0.3],
    ] as const) {
      const vowels =
        at < 0.1
          ? ([
              [640, 1250],
              [700, 1350],
            ] as const)
          : ([
              [620, 1150],
              [430, 850],
            ] as const)
      const oh = exclaimed(seconds, glide(from, to, seconds), vowels, frank, random)
      const swell = throughPoints([0, 0], [0.02, 1], [seconds * 0.6, 0.8], [seconds, 0])
      lay(sound, shaped(oh, swell), { at })
    }
    return inHabitat(sound, { ...PAGE, wet: 0.1, air: 46 }, random)
  },
}

/** One ground is taken away, and there is another. */
export const page: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.touch - 3,
  variations: 3,
  make(variation) {
    const random = randomNamed(`page ${variation}`)
    const sound = stereoSilence(0.26)
    const turned = throughPoints([0, 0], [0.05 + 0.02 * variation, 1, 1], [0.2, 0])
    lay(sound, normalized(paper(0.2, turned, random)))
    const flap = shaped(lowPass(pinkNoise(0.05, random), 420), strike(0.002, 0.03))
    lay(sound, normalized(flap), { at: 0.12, gain: 0.4 })
    return asTake(inRoom(sound, 0.1, PAGE), variation)
  },
}

/** Her beak shuts on a letter, and it goes down. */
export const snap: Sound = {
  is: 'click',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.effect - 7,
  variations: 3,
  make(variation) {
    const random = randomNamed(`snap ${variation}`)
    const sound = stereoSilence(0.5)
    const pitch = [1200, 1450, 1000][variation - 1] ?? 1200
    layClick(sound, { pitch, gap: random.between(0.075, 0.1), second: 0.5 }, random)
    const gulp = bubble(random.between(190, 250), 0.09, 0.6)
    lay(sound, normalized(gulp), { at: 0.2 + random.between(0, 0.04), gain: 0.03 })
    return inRoom(sound, 0.08, PAGE)
  },
}

/** A page as high as a house is torn off: thread by thread, faster and faster, and then it is off. */
export const tear: Sound = {
  is: 'rustle',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.bigMoment,
  variations: 1,
  make() {
    const random = randomNamed('tear')
    const sound = stereoSilence(1.1)
    const seconds = 0.42
    for (let at = 0.004; at < seconds; ) {
      const share = at / seconds
      const length = random.between(0.003, 0.011)
      const thread = shaped(
        bandPass(pinkNoise(length + 0.01, random), random.between(1500, 3000) + 2200 * share, 0.8),
        strike(0.0008, length),
      )
      lay(sound, normalized(thread), { at, gain: random.between(0.25, 1) * (0.4 + 0.6 * share) })
      at += random.between(0.001, 0.0075 - 0.005 * share)
    }
    const body = shaped(
      bandPass(pinkNoise(seconds, random), glide(700, 1900, seconds), 0.7),
      throughPoints([0, 0], [seconds * 0.8, 0.5], [seconds, 0]),
    )
    lay(sound, normalized(body), { gain: 0.4 })
    const off = shaped(lowPass(pinkNoise(0.3, random), 900), throughPoints([0, 0], [0.04, 1], [0.3, 0, 2]))
    lay(sound, normalized(off), { at: seconds - 0.02, gain: 0.5 })
    return inRoom(sound, 0.18, SKY)
  },
}

/** It comes down on the floor behind: a great soft sheet, and the boards under it. */
export const flop: Sound = {
  is: 'slam',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 1.5,
  variations: 1,
  make() {
    const random = randomNamed('flop')
    const sound = stereoSilence(1.1)
    for (const [at, gain] of [
      [0.002, 1],
      [0.12, 0.3],
    ] as const) {
      const air = shaped(lowPass(pinkNoise(0.35, random), 2000), strike(0.004, 0.2))
      lay(sound, normalized(air), { at, gain: gain * 0.5 })
      laySlam(sound, { pitch: 92, at: at + 0.008, gain }, random)
    }
    for (let crease = 0; crease < 9; crease++) {
      const rustle = shaped(bandPass(pinkNoise(0.03, random), random.between(2200, 4200), 1), strike(0.001, 0.02))
      lay(sound, normalized(rustle), { at: 0.2 + crease * random.between(0.03, 0.06), gain: 0.12 })
    }
    return inRoom(sound, 0.22, SKY)
  },
}

/** The next page comes down from its roll: turn upon turn of the crank, and the sheet running over the wood. */
export const roll: Sound = {
  is: 'ratchet',
  kind: 'one-shot',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect,
  variations: 1,
  make() {
    const random = randomNamed('roll')
    const seconds = 1.6
    const sound = stereoSilence(seconds + 0.5)
    const sheet = shaped(
      bandPass(pinkNoise(seconds, random), glide(900, 1700, seconds), 0.7),
      throughPoints([0, 0], [seconds * 0.3, 0.9], [seconds * 0.8, 1], [seconds, 0]),
    )
    lay(sound, normalized(sheet), { gain: 0.05 })
    layRatchet(sound, { at: 0.005, teeth: 36, pace: 23, pitch: 1700 }, random)
    return inRoom(sound, 0.06, SKY)
  },
}
