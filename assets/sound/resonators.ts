import { strike } from './envelopes'
import { withoutDirectCurrent } from './filters'
import type { Random } from './random'
import { peakOf, SAMPLE_RATE, type Signal, sampleAt, sampled, samplesIn, shaped, silence } from './signal'

const TURN = 2 * Math.PI

/** One way in which a struck thing rings. */
export interface Mode {
  /** Hertz. */
  readonly frequency: number
  readonly gain: number
  /** Seconds until it is 60 dB down. */
  readonly decay: number
}

/** A struck thing, as the sum of its modes: bells, tines, metal, wood. @param attack seconds in which all modes rise */
export function struck(modes: readonly Mode[], seconds: number, attack = 0.0005): Signal {
  const ringing = silence(seconds)
  const rise = attack * SAMPLE_RATE
  for (const { frequency, gain, decay } of modes) {
    if (frequency > SAMPLE_RATE * 0.45) continue
    const end = Math.min(ringing.length, samplesIn(decay * 1.7))
    const shrink = 1000 ** (-1 / (decay * SAMPLE_RATE))
    const step = (TURN * frequency) / SAMPLE_RATE
    // A damped resonator: each sample follows from the two before, without a sine for each.
    const first = 2 * shrink * Math.cos(step)
    const second = shrink * shrink
    let previous = -Math.sin(step) / shrink
    let sample = 0
    for (let index = 0; index < end; index++) {
      ringing[index] = sampleAt(ringing, index) + gain * sample * Math.min(1, index / rise)
      const next = first * sample - second * previous
      previous = sample
      sample = next
    }
  }
  return ringing
}

/** How a string is made and plucked. */
export interface Pluck {
  /** 0 a soft thumb … 1 a hard pick. */
  readonly brightness: number
  /** Seconds until it is 60 dB down. */
  readonly decay: number
  /** Where it is plucked, as a part of its length, 0…0.5. */
  readonly place: number
  /** 0…1: how much sooner the overtones die. */
  readonly damping: number
}

/** A plucked string (Karplus and Strong, tuned by an all-pass). @param frequency hertz */
export function plucked(frequency: number, seconds: number, pluck: Pluck, random: Random): Signal {
  const period = SAMPLE_RATE / frequency
  const smoothing = Math.min(0.5, pluck.damping * 0.5)
  const whole = Math.floor(period - smoothing - 0.1)
  const rest = period - smoothing - whole
  const tuning = (1 - rest) / (1 + rest)
  const loss = 1000 ** (-1 / (frequency * pluck.decay))
  const finger = fingerNoise(period, pluck, random)
  const loudest = peakOf(finger) || 1

  const line = new Float32Array(whole)
  let place = 0
  let lastOut = 0
  let lastIn = 0
  let tuned = 0
  const string = sampled(seconds, (_, index) => {
    const out = sampleAt(line, place)
    const smooth = (1 - smoothing) * out + smoothing * lastOut
    lastOut = out
    tuned = tuning * (smooth - tuned) + lastIn
    lastIn = smooth
    const sample = sampleAt(finger, index) / loudest + loss * tuned
    line[place] = sample
    place = (place + 1) % whole
    return sample
  })
  return withoutDirectCurrent(string)
}

/** What the finger leaves on the string: a snap and a little noise, steadier in tone than noise alone. */
function fingerNoise(period: number, { brightness, place }: Pluck, random: Random): Signal {
  const length = Math.ceil(period)
  const softness = 1 - Math.exp((-TURN * (300 + 9000 * brightness * brightness)) / SAMPLE_RATE)
  let level = 0
  const snap = new Float32Array(length).map((_, index) => {
    const push = (index === 0 ? Math.sqrt(length) * 0.55 : 0) + 0.3 * random.between(-1, 1)
    level += softness * (push - level)
    return level
  })
  // The reflection from the bridge takes away the overtones that have a node at the finger.
  const back = Math.max(1, Math.round(place * period))
  return snap.map((sample, index) => sample - sampleAt(snap, (index - back + length) % length))
}

/**
 * A bubble in water (after Minnaert): a sine that rises as the bubble nears the surface.
 * @param frequency hertz; small bubbles are high @param decay seconds until it is 60 dB down @param rise 0…1 of an octave or so
 */
export function bubble(frequency: number, decay: number, rise: number): Signal {
  let turns = 0
  const tone = sampled(decay * 1.1, (moment) => {
    const sample = Math.sin(TURN * turns)
    turns += (frequency * (1 + (rise * moment) / decay)) / SAMPLE_RATE
    return sample
  })
  return shaped(tone, strike(0.0015, decay))
}
