import { mutter as mutterOfCaptain } from '../sound/captain'
import { layClick } from '../sound/contacts'
import { waf as barkOfDog } from '../sound/dog'
import { glide, strike, throughPoints } from '../sound/envelopes'
import { bandPass, highPass, lowPass, saturated } from '../sound/filters'
import { cluck as cluckOfHen } from '../sound/hen'
import { layPeeps } from '../sound/mouse'
import { pinkNoise, sine, whiteNoise } from '../sound/oscillators'
import { paper } from '../sound/paper'
import { lay } from '../sound/placing'
import { randomNamed } from '../sound/random'
import { layRatchet } from '../sound/ratchet'
import { struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { normalized, type Signal, sampled, secondsOf, shaped, stereoSilence, sum } from '../sound/signal'
import { LOUDNESS, type Sound } from '../sound/sound'
import { spoken } from '../sound/speech'
import { unpackedSpeech } from './adpcm'
import { SPEECH, type Spoken } from './speech'

/** Canvas swallows what is high. */
const TENT: Room = { decay: 0.26, size: 0.7, dullness: 2600 }

/** Whoever calls is heard as on their own day: one take of each is all that a slow line has to carry. */
export const cluck: Sound = { ...cluckOfHen, variations: 1, make: () => cluckOfHen.make(2) }
export const waf: Sound = { ...barkOfDog, variations: 1, make: () => barkOfDog.make(1) }
export const mutter: Sound = mutterOfCaptain

/** Two bells, struck in turn every 35 ms, 330 ms and 330 ms again, and as long a breath. One round is 1.2 s. */
export const ring: Sound = {
  is: 'phone',
  kind: 'loop',
  channels: 1,
  kilobits: 64,
  loudness: LOUDNESS.effect - 4,
  make() {
    const sound = stereoSilence(1.2)
    const bell = (pitch: number) =>
      struck(
        [1, 2.01, 2.76, 4.1].map((ratio, mode) => ({
          frequency: pitch * ratio,
          gain: 1 / (1 + mode * 1.2),
          decay: 0.2 / (1 + mode * 0.6),
        })),
        0.24,
      )
    const bells = [normalized(bell(1109)), normalized(bell(1318))] as const
    for (let stroke = 0; stroke < 17; stroke++) {
      const isSecond = stroke > 8
      const at = 0.004 + (isSecond ? 0.345 + (stroke - 9) * 0.035 : stroke * 0.035)
      lay(sound, bells[stroke % 2 === 0 ? 0 : 1], { at, gain: 0.6 })
    }
    return sound
  },
}

export const hello: Sound = voice('hello')
export const calm: Sound = voice('calm')
export const thanks: Sound = voice('thanks')
export const viruses: Sound = voice('viruses')
export const over: Sound = voice('over')

/** The handset leaves its forks, the flag swings up, the shutters slide apart. */
export const answer: Sound = {
  ...{ is: 'click', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch + 2 },
  make() {
    const random = randomNamed('answer')
    const sound = stereoSilence(0.5)
    layClick(sound, { pitch: 1250, gap: 0.09, second: 0.6 }, random)
    for (let blade = 0; blade < 7; blade++) {
      const tin = shaped(bandPass(whiteNoise(0.03, random), 2300 + blade * 180, 3), strike(0.001, 0.026))
      lay(sound, normalized(tin), { at: 0.11 + blade * 0.026, gain: 0.1 })
    }
    layClick(sound, { pitch: 1100, gap: 0.07, second: 0.5 }, random, { at: 0.29, gain: 0.5 })
    return inRoom(sound, 0.08, TENT)
  },
}

/** The strip is printed in five jerks, the one before torn off. */
export const print: Sound = {
  ...{ is: 'rustle', kind: 'one-shot', channels: 1, kilobits: 64, loudness: LOUDNESS.touch + 1, variations: 3 },
  make(variation) {
    const random = randomNamed(`print ${variation}`)
    const sound = stereoSilence(0.42)
    lay(sound, normalized(paper(0.16, throughPoints([0, 0], [0.1, 1], [0.16, 0]), random)), { gain: 0.5 })
    for (let jerk = 0; jerk < 5; jerk++) {
      const at = 0.12 + jerk * 0.05
      lay(sound, knock(random.between(780, 980), 0.5), { at, gain: 0.25 })
      lay(sound, normalized(paper(0.05, throughPoints([0, 0], [0.02, 1], [0.05, 0]), random)), { at, gain: 0.5 })
    }
    return inRoom(sound, 0.08, TENT)
  },
}

/** The toggle flips for nothing: the line is busy, or dead. */
export const flip: Sound = {
  ...{ is: 'click', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch - 1, variations: 3 },
  make(variation) {
    const random = randomNamed(`flip ${variation}`)
    const sound = stereoSilence(0.3)
    layClick(sound, { pitch: 1250 * random.between(0.85, 1.2), gap: random.between(0.07, 0.1), second: 0.6 }, random)
    return inRoom(sound, 0.08, TENT)
  },
}

/** The lamp comes on: it is your turn. */
export const ready: Sound = {
  ...{ is: 'phone', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch },
  make() {
    const sound = stereoSilence(0.34)
    for (const [at, pitch] of [
      [0.004, 1109],
      [0.09, 1318],
    ] as const) {
      const beep = shaped(sine(pitch, 0.14), throughPoints([0, 0], [0.006, 1], [0.07, 0.7], [0.14, 0]))
      lay(sound, small(saturated(beep, 4)), { at, gain: 0.6 })
    }
    return sound
  },
}

/** They have hung up: three tones down, and a relay falls. */
export const hangUp: Sound = {
  ...{ is: 'phone', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch + 3 },
  make() {
    const sound = stereoSilence(0.8)
    for (const [index, pitch] of [1318, 1109, 740].entries()) {
      const beep = shaped(sine(pitch, 0.17), throughPoints([0, 0], [0.008, 1], [0.11, 0.8], [0.17, 0]))
      lay(sound, small(saturated(beep, 4)), { at: 0.02 + index * 0.17, gain: 0.5 })
    }
    lay(sound, knock(210, 1), { at: 0.56, gain: 0.8 })
    return inRoom(sound, 0.08, TENT)
  },
}

/** The crank that says NO!: a ratchet, which runs on under both bells that are struck once. */
export const crank: Sound = {
  ...{ is: 'ratchet', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.effect - 3 },
  make() {
    const random = randomNamed('crank')
    const sound = stereoSilence(1)
    layRatchet(sound, { at: 0.005, teeth: 19, pace: 23, pitch: 1600 }, random)
    for (const [at, pitch] of [
      [0.58, 1109],
      [0.64, 1318],
    ] as const) {
      const bell = struck(
        [1, 2.76, 5.4].map((ratio, mode) => ({
          frequency: pitch * ratio,
          gain: 1 / (1 + mode),
          decay: 0.3 / (1 + mode),
        })),
        0.34,
      )
      lay(sound, normalized(bell), { at, gain: 0.06 })
    }
    return inRoom(sound, 0.06, TENT)
  },
}

/** The mouse has been found out. */
export const squeak: Sound = {
  ...{ is: 'squeak', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch + 4, variations: 2 },
  make(variation) {
    const random = randomNamed(`squeak ${variation}`)
    const sound = stereoSilence(0.42)
    layPeeps(sound, { pitch: 2000 + 160 * variation, calls: [0.13, 0.11], shrill: 1 }, random)
    return inRoom(sound, 0.08, TENT)
  },
}

/** Wool, wet still. */
export const swish: Sound = {
  ...{ is: 'whoosh', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.touch + 1 },
  make() {
    const random = randomNamed('swish')
    const sound = stereoSilence(0.5)
    const air = bandPass(pinkNoise(0.3, random), glide(500, 1500, 0.2), 1.2)
    lay(sound, normalized(shaped(air, throughPoints([0, 0], [0.09, 1], [0.3, 0, 1]))), { gain: 0.7 })
    const drop = shaped(sine(glide(700, 1500, 0.05), 0.06), throughPoints([0, 0], [0.01, 1], [0.06, 0]))
    lay(sound, drop, { at: 0.34, gain: 0.4 })
    return inRoom(sound, 0.1, TENT)
  },
}

/** A line through the radio: a narrow band, a small speaker driven too hard, static under it, and a squelch that opens and shuts. */
function voice(spoken: Spoken): Sound {
  return {
    ...{ is: 'speech', kind: 'one-shot', channels: 1, kilobits: 32, loudness: LOUDNESS.voice },
    make() {
      const random = randomNamed(`radio ${spoken}`)
      const said = unpackedSpeech(SPEECH[spoken])
      const seconds = said.length / 48_000
      const sound = stereoSilence(seconds + 0.12)
      const line = small(leveled(withoutFrames(said, random.between(0.3, 0.7))))
      lay(sound, saturated(normalized(line), 2.2), { at: 0.06 })
      const static_ = bandPass(pinkNoise(seconds + 0.1, random), 1500, 0.5)
      lay(sound, normalized(static_), { gain: 0.045 })
      for (const at of [0, seconds + 0.05]) {
        const squelch = shaped(highPass(whiteNoise(0.06, random), 900), throughPoints([0, 0], [0.004, 1], [0.06, 0, 1]))
        lay(sound, normalized(squelch), { at, gain: 0.22 })
      }
      return sound
    },
  }
}

/** Through a band of 280 to 3300 Hz, and a speaker that rings at 1150 and 2450 Hz. */
function small(signal: Signal): Signal {
  const band = lowPass(lowPass(highPass(highPass(signal, 280), 280), 3300), 3300)
  return sum(band, shaped(bandPass(band, 1150, 2.4), 0.6), shaped(bandPass(band, 2450, 3), 0.5))
}

/** Brings what is soft up to what is loud, within 60 ms, as a radio does. */
function leveled(signal: Signal): Signal {
  let envelope = 0.1
  const fall = 1 - 1 / (0.06 * 48_000)
  return signal.map((sample) => {
    envelope = Math.max(Math.abs(sample), envelope * fall)
    return (sample / Math.max(0.06, envelope)) * envelope ** 0.45
  })
}

/** Drops three frames of 20 ms out of the line, a third of it apart. @param first where in the first third, 0…1 */
function withoutFrames(signal: Signal, first: number): Signal {
  const third = signal.length / 3
  return signal.map((sample, index) => {
    const into = (index % third) - first * third
    return into >= 0 && into < 960 ? sample * 0.15 : sample
  })
}

/** The minister tells somebody off who is not Pim, and who might be anybody for all that can be understood. */
export const rant: Sound = {
  ...{ is: 'speech', kind: 'one-shot', channels: 1, kilobits: 48, loudness: LOUDNESS.voice, variations: 2 },
  make(variation) {
    const random = randomNamed(`rant ${variation}`)
    const onsets = ['h', 's', 'm', 'h', 's', 'h', 'm', 's'] as const
    const syllables = onsets.map((onset, place) => ({
      ...{ onset, vowel: VOWELS[(place + variation) % VOWELS.length] ?? VOWELS[0] },
      seconds: random.between(0.11, 0.2) * (place === onsets.length - 1 ? 1.9 : 1),
      pitch: (place % 3 === 1 ? 265 : 205) * random.between(0.92, 1.12) * (1 + place * 0.02),
    }))
    const swing = { jitter: 0.012, shimmer: 0.1, halved: 0.05, breath: 0.12, tilt: 5200 }
    const sound = stereoSilence(2.2)
    let at = 0.01
    // He has to breathe.
    for (const [from, to, last] of [
      [0, 3, 230],
      [3, 5, 230],
      [5, 8, 190],
    ] as const) {
      const said = spoken(syllables.slice(from, to), last, swing, random)
      lay(sound, saturated(normalized(small(leveled(said))), 1.8), { at })
      at += secondsOf(said) + 0.07
    }
    return inRoom(sound, 0.08, TENT)
  },
}

/** Something small and hard: a switch, a pawl. @param length 0.3 … 1 */
function knock(pitch: number, length: number): Signal {
  const body = struck(
    [1, 2.4, 4.2].map((ratio, mode) => ({
      frequency: pitch * ratio,
      gain: 1 / (1 + mode),
      decay: (0.05 * length) / (1 + mode * 0.7),
    })),
    0.12,
  )
  const edge = sampled(0.004, (moment) => 1 - moment / 0.004)
  return normalized(sum(normalized(body), shaped(highPass(edge, 1500), 0.3)))
}

/** From one vowel to the next, in hertz: he hardly shuts his mouth. */
const VOWELS = [
  [780, 1250],
  [560, 1850],
  [720, 1150],
  [430, 2050],
  [620, 980],
] as const
