import { type Envelope, throughPoints } from '../sound/envelopes'
import { bandPass, formants, highPass, lowPass, saturated } from '../sound/filters'
import { pinkNoise, sine } from '../sound/oscillators'
import { lay } from '../sound/placing'
import { type Random, randomNamed } from '../sound/random'
import { bubble, plucked, struck } from '../sound/resonators'
import { inRoom, type Room } from '../sound/reverb'
import { faded, normalized, type Signal, type Stereo, samplesIn, shaped, stereoSilence, sum } from '../sound/signal'
import { throat, type Voice } from '../sound/throat'
import { type BlotlingLine, lineOf } from './lines'
import { BLOTLINGS } from './shared'

/** A cry ends before this, in seconds, room and all. */
export const LONGEST_CRY = 0.8

/** What a creature has for a throat. */
interface Instrument {
  /** The pitch, in hertz, of one of size 20. */
  readonly pitch: number
  readonly syllables: readonly [fewest: number, most: number]
  /** One syllable. `body` is how small the body is that rings: 1 for one of size 20, more for less. */
  readonly utter: (pitch: Envelope, seconds: number, random: Random, body: number) => Signal
}

const NEST: Room = { decay: 0.18, size: 0.4, dullness: 3600 }

function mouth(voice: Voice, vowels: readonly (readonly [from: number, to: number])[]): Instrument['utter'] {
  return (pitch, seconds, random, body) => {
    const source = throat(seconds, pitch, voice, random)
    const vowel = body * random.between(0.88, 1.12)
    return formants(
      source,
      vowels.map(([from, to], i) => [
        throughPoints([0, from * vowel], [seconds * 0.4, to * vowel], [seconds, from * vowel]),
        110 + 70 * i,
        1 / (1 + i * 0.5),
      ]),
    )
  }
}

const FURRY = mouth({ jitter: 0.02, roughness: 0.3, roughnessRate: 34, breath: 0.1, opening: 0.3 }, [
  [480, 820],
  [1150, 1500],
  [2600, 2700],
])
const BEAKED = mouth({ jitter: 0.03, roughness: 0.15, roughnessRate: 46, breath: 0.05, opening: 0.18 }, [
  [1100, 1700],
  [2300, 2700],
  [3900, 3900],
])
const CROAKED = mouth({ jitter: 0.05, roughness: 0.9, roughnessRate: 24, breath: 0.1, opening: 0.2 }, [
  [360, 620],
  [980, 1160],
  [2200, 2200],
])
const HOLLOW = mouth({ jitter: 0.01, roughness: 0, roughnessRate: 10, breath: 0.5, opening: 0.45 }, [
  [320, 520],
  [760, 820],
  [2400, 2300],
])

/** Rung, as metal, china and wood are: partials over the pitch, and how long they last. */
function rung(partials: readonly number[], decay: number): Instrument['utter'] {
  return (pitch, seconds, random) => {
    const modes = partials.map((partial, i) => ({
      frequency: pitch(0) * partial * random.between(0.995, 1.005),
      gain: 1 / (1 + i * 0.7),
      decay: decay / (1 + i * 0.4),
    }))
    return faded(struck(modes, seconds), 0.001, 0.05)
  }
}

function whistled(pitch: Envelope, seconds: number, random: Random): Signal {
  const tone = sine((moment) => pitch(moment) * (1 + 0.012 * Math.sin(moment * 44)), seconds)
  const air = bandPass(pinkNoise(seconds, random), (moment) => pitch(moment) * 2, 3)
  return sum(tone, shaped(normalized(air), 0.22))
}

function buzzed(pitch: Envelope, seconds: number, random: Random): Signal {
  const wings = throat(
    seconds,
    pitch,
    { jitter: 0.01, roughness: 0.5, roughnessRate: 28, breath: 0.06, opening: 0.12 },
    random,
  )
  return bandPass(saturated(normalized(wings), 2), (moment) => pitch(moment) * 5, 1.2)
}

function blubbed(pitch: Envelope, seconds: number, random: Random): Signal {
  const drop = bubble(pitch(0), Math.min(0.18, seconds), random.between(0.5, 1))
  const second = bubble(pitch(0) * random.between(1.3, 1.6), 0.09, 0.8)
  return sum(drop, shaped(second, 0.6))
}

function scraped(pitch: Envelope, seconds: number, random: Random): Signal {
  const click = (moment: number) => Math.max(0, Math.sin(moment * Math.PI * 2 * 26)) ** 6
  const noise = bandPass(pinkNoise(seconds, random), (moment) => pitch(moment) * 4, 5)
  return shaped(normalized(noise), click)
}

function strung(pitch: Envelope, seconds: number, random: Random): Signal {
  return faded(
    plucked(pitch(0), seconds, { brightness: 0.6, place: 0.2, decay: 0.7, damping: 0.4 }, random),
    0.001,
    0.06,
  )
}

const ANIMAL: Instrument = { pitch: 300, syllables: [1, 2], utter: FURRY }
const BIRD: Instrument = { pitch: 620, syllables: [2, 3], utter: BEAKED }
const GHOST: Instrument = { pitch: 340, syllables: [1, 1], utter: HOLLOW }
const INSECT: Instrument = { pitch: 210, syllables: [1, 3], utter: buzzed }
const CRUSTACEAN: Instrument = { pitch: 520, syllables: [2, 3], utter: scraped }
const WOOD: Instrument = { pitch: 330, syllables: [2, 3], utter: rung([1, 2.57, 4.9], 0.16) }

/** What each body plan cries with. */
const INSTRUMENTS: Readonly<Record<BlotlingLine['plan'], Instrument>> = {
  ape: { pitch: 240, syllables: [2, 3], utter: FURRY },
  beetle: INSECT,
  biped: ANIMAL,
  bird: BIRD,
  cloud: { pitch: 200, syllables: [1, 2], utter: HOLLOW },
  crab: CRUSTACEAN,
  fish: { pitch: 300, syllables: [2, 3], utter: blubbed },
  float: GHOST,
  frog: { pitch: 170, syllables: [1, 2], utter: CROAKED },
  garment: { pitch: 380, syllables: [1, 2], utter: FURRY },
  ghost: GHOST,
  golem: { pitch: 150, syllables: [1, 2], utter: CROAKED },
  hopper: { pitch: 420, syllables: [2, 2], utter: FURRY },
  house: WOOD,
  jelly: { pitch: 430, syllables: [2, 3], utter: blubbed },
  long: { pitch: 340, syllables: [2, 3], utter: FURRY },
  moth: INSECT,
  quad: ANIMAL,
  snail: { pitch: 260, syllables: [1, 2], utter: blubbed },
  spider: CRUSTACEAN,
  sprout: { pitch: 520, syllables: [1, 2], utter: whistled },
  stack: { pitch: 360, syllables: [2, 3], utter: FURRY },
  strider: { pitch: 260, syllables: [1, 2], utter: strung },
  tool: WOOD,
  tortoise: { pitch: 220, syllables: [1, 1], utter: CROAKED },
  vessel: { pitch: 640, syllables: [1, 2], utter: rung([1, 2.32, 3.86, 5.2], 0.4) },
  wader: { pitch: 460, syllables: [1, 2], utter: BEAKED },
  wheel: { pitch: 300, syllables: [1, 2], utter: FURRY },
  worm: { pitch: 900, syllables: [1, 2], utter: whistled },
}

/**
 * The cry of blotling `index` (0…150), shorter than `LONGEST_CRY` and at any level: a `Sound` masters it. Its plan gives the
 * colour, its size the pitch, its name the tune.
 */
export function cryOf(index: number): Stereo {
  const line = lineOf(index)
  const { pitch, syllables, utter } = INSTRUMENTS[line.plan]
  const random = randomNamed(`cry ${BLOTLINGS[index]?.name.en}`)
  const body = (20 / line.size) ** 0.4
  const base = pitch * (20 / line.size) ** 1.2 * random.between(0.92, 1.08)
  const count = Math.round(random.between(syllables[0] - 0.49, syllables[1] + 0.49))
  const each = (LONGEST_CRY - 0.2) / count
  const sound = stereoSilence(LONGEST_CRY - 0.12)
  for (let syllable = 0; syllable < count; syllable++) {
    const seconds = each * random.between(0.7, 0.92)
    const step = 2 ** (random.between(-5, 6) / 12)
    const arch = throughPoints(
      [0, base * step * random.between(0.75, 1)],
      [seconds * random.between(0.25, 0.55), base * step * random.between(1.05, 1.4), 1],
      [seconds, base * step * random.between(0.6, 0.95), -1],
    )
    const swell = throughPoints([0, 0], [0.014, 1, 1], [seconds * 0.6, 0.8], [seconds, 0, 0.5])
    const voice = normalized(highPass(lowPass(utter(arch, seconds, random, body), 7500), 110))
    lay(sound, shaped(voice, swell), { at: 0.006 + syllable * each, gain: syllable === 0 ? 0.9 : 0.75 })
  }
  return trimmed(inRoom(sound, 0.08, NEST))
}

/** Cut, and faded, where a cry has to have ended. */
function trimmed({ left, right }: Stereo): Stereo {
  const ending = throughPoints([0, 1], [LONGEST_CRY - 0.1, 1], [LONGEST_CRY - 0.02, 0])
  const samples = samplesIn(LONGEST_CRY - 0.02)
  return { left: shaped(left.slice(0, samples), ending), right: shaped(right.slice(0, samples), ending) }
}
