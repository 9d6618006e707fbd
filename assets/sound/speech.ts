import { type Envelope, type EnvelopePoint, throughPoints } from './envelopes'
import { bandPass, formants, highPass } from './filters'
import { folds, type Swing } from './folds'
import { pinkNoise, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from './signal'

/** The two lowest resonances of a mouth, in hertz. */
export type Vowel = readonly [first: number, second: number]

/** What is said between two movements of the tongue. */
export interface Syllable {
  readonly seconds: number
  /** Hertz, at its start; it glides to the next one's. */
  readonly pitch: number
  readonly vowel: Vowel
  /** What it begins with: closed lips, a hiss, or a breath. */
  readonly onset: 'm' | 's' | 'h'
}

/** From one vowel to the next, in seconds. */
const TRANSITION = 0.04
/** How long a hiss, and a breath before the voice, are, in seconds. */
const HISS = 0.07
const BREATH = 0.018
const CLOSED = 250

/** A murmur without words: pitch and mouth glide through all of its syllables. @param last hertz at its end */
export function spoken(syllables: readonly Syllable[], last: number, swing: Swing, random: Random): Signal {
  const pitch: EnvelopePoint[] = []
  const first: EnvelopePoint[] = []
  const second: EnvelopePoint[] = []
  const level: EnvelopePoint[] = [[0, 0]]
  const consonants = stereoSilence(syllables.reduce((sum, { seconds }) => sum + seconds, BREATH))
  let at = BREATH
  for (const { seconds, pitch: from, vowel, onset } of syllables) {
    const end = at + seconds
    pitch.push([at, from])
    if (onset === 'm') first.push([at, CLOSED])
    first.push([at + TRANSITION, vowel[0]], [end - TRANSITION / 2, vowel[0]])
    second.push([at + TRANSITION, vowel[1]], [end - TRANSITION / 2, vowel[1]])
    const opening = onset === 's' ? HISS * 0.8 : 0.005
    level.push([at + opening, onset === 'm' ? 0.3 : 0.08], [at + opening + 0.035, 1], [end - 0.03, 0.75])
    if (onset !== 'm') {
      const length = onset === 's' ? HISS : BREATH
      const noise = bandPass(
        whiteNoise(length, random),
        onset === 's' ? 4500 : 1.3 * vowel[1],
        onset === 's' ? 1.2 : 0.8,
      )
      const swell = throughPoints([0, 0], [length / 2, 1], [length, 0])
      lay(consonants, shaped(normalized(noise), swell), {
        at: Math.max(0, at - BREATH),
        gain: onset === 's' ? 0.16 : 0.12,
      })
    }
    at = end
  }
  pitch.push([at, last])
  level.push([at - 0.001, 0])
  const source = folds(at, throughPoints(...pitch), swing, random)
  const mouth = formants(source, [
    [throughPoints(...first), 110, 1],
    [throughPoints(...second), 160, 0.7],
    [2500, 260, 0.4],
    [3500, 350, 0.32],
    [4600, 500, 0.22],
    [6800, 1400, 0.12],
  ])
  return highPass(sum(shaped(normalized(mouth), throughPoints(...level)), consonants.left), 70)
}

/** One sound of a mouth that opens or closes, at 1 at its loudest: ah, oh, hm. @param pitch hertz */
export function exclaimed(
  seconds: number,
  pitch: Envelope,
  [from, to]: readonly [from: Vowel, to: Vowel],
  swing: Swing,
  random: Random,
): Signal {
  const mouth = formants(folds(seconds, pitch, swing, random), [
    [throughPoints([0, from[0]], [seconds, to[0]]), 110, 1],
    [throughPoints([0, from[1]], [seconds, to[1]]), 160, 0.7],
    [2600, 260, 0.35],
    [3600, 350, 0.32],
    [4800, 500, 0.2],
    [7000, 1400, 0.09],
  ])
  return normalized(highPass(mouth, 70))
}

/** How somebody laughs. Times are seconds, pitches hertz. */
export interface Laugh {
  readonly at: number
  readonly count: number
  /** From one "ha" to the next, and how long each of them is. */
  readonly step: number
  readonly seconds: number
  /** The first one's, and how much lower each is than the one before. */
  readonly pitch: number
  readonly fall: number
  readonly vowel: Vowel
}

const LAUGHING: Swing = { jitter: 0.02, shimmer: 0.12, halved: 0, breath: 0.1, tilt: 4000 }
/** The breath before each "ha", in seconds, and when in it the voice sets in. */
const ASPIRATE = 0.08
const VOICED = 0.045

/** Lays a laugh into a sound: no two of it are alike, and a breath is heard before each. */
export function layLaugh(sound: Stereo, { at, count, step, seconds, pitch, fall, vowel }: Laugh, random: Random): void {
  const [first, second] = vowel
  for (let ha = 0; ha < count; ha++) {
    const from = at + ha * step * random.between(0.95, 1.05)
    const top = (pitch - ha * fall) * random.between(0.97, 1.03)
    const breath = whispered(ASPIRATE, [[0.9 * first, second], vowel], random, 0)
    const swell = throughPoints([0, 0], [ASPIRATE / 2, 1], [ASPIRATE, 0])
    lay(sound, shaped(breath, swell), { at: from, gain: 0.15 * (1 - 0.08 * ha) })
    const length = seconds * random.between(0.9, 1.1)
    const line = throughPoints([0, 0.95 * top], [0.3 * length, 1.08 * top], [length, 0.8 * top])
    const voice = exclaimed(length, line, [vowel, [0.8 * first, 0.95 * second]], LAUGHING, random)
    const open = throughPoints([0, 0], [0.15 * length, 1], [0.5 * length, 0.8], [length, 0])
    lay(sound, shaped(voice, open), { at: from + VOICED, gain: 1 - 0.1 * ha })
  }
}

/**
 * Air without a voice through a mouth or a nose, at 1 at its loudest: a sigh, a sniff. It has the resonances of a head
 * all the same; without them it is wind.
 * @param hiss gain of what teeth and nostrils add
 */
export function whispered(
  seconds: number,
  [from, to]: readonly [from: Vowel, to: Vowel],
  random: Random,
  hiss = 0.15,
): Signal {
  const air = pinkNoise(seconds, random)
  const head = formants(air, [
    [throughPoints([0, from[0]], [seconds, to[0]]), 240, 0.7],
    [throughPoints([0, from[1]], [seconds, to[1]]), 280, 1],
    [2700, 380, 0.9],
    [3800, 480, 0.8],
    [5200, 850, 0.5],
  ])
  return normalized(sum(head, shaped(highPass(air, 4500), hiss)))
}
