import { withoutDirectCurrent } from './filters'
import { integratedLoudness, momentaryLoudness, truePeak } from './loudness'
import {
  decibelsOf,
  eachChannel,
  faded,
  gainOf,
  SAMPLE_RATE,
  type Signal,
  type Stereo,
  sampleAt,
  samplesIn,
  shaped,
} from './signal'

/** No sound rises above this before it is encoded, in dBFS between the samples. */
const CEILING = -2
/** A one-shot ends where it falls below this for good, in dBFS. */
const AUDIBLE = -72
const LAST_FADE = 0.012
const FIRST_FADE = 0.001
/** Silence before a one-shot, where the encoder's pre-echo may fade in: cut there, it would click. */
const LEAD_IN = 0.005
const LOOK_AHEAD = 0.003
const RELEASE = 0.036

/** A one-shot at its loudness (the loudest 400 ms, LUFS), without direct current, cut where it is no longer heard. */
export function masteredOneShot(sound: Stereo, loudness: number): Stereo {
  const clean = eachChannel(sound, withoutDirectCurrent)
  const levelled = amplified(clean, loudness - momentaryLoudness(clean))
  const cut = cutAfter(limited(levelled, 'one-shot'), lastAudible(levelled))
  return eachChannel(cut, (signal) => afterSilence(faded(signal, FIRST_FADE, LAST_FADE)))
}

/** A loop at its loudness (integrated, LUFS). Only its mean is subtracted and its limiter goes round, to keep the seam. */
export function masteredLoop(sound: Stereo, loudness: number): Stereo {
  const clean = eachChannel(sound, withoutMean)
  return limited(amplified(clean, loudness - integratedLoudness(clean)), 'loop')
}

function amplified(sound: Stereo, decibels: number): Stereo {
  return eachChannel(sound, (signal) => shaped(signal, gainOf(decibels)))
}

/** Holds the peaks under the ceiling, looking ahead; untouched when none is above it. */
function limited(sound: Stereo, kind: 'one-shot' | 'loop'): Stereo {
  if (truePeak(sound) <= CEILING) return sound
  const gains = limiterGains(sound, gainOf(CEILING - 0.3), kind)
  const held = eachChannel(sound, (signal) => signal.map((sample, index) => sample * sampleAt(gains, index)))
  return amplified(held, Math.min(0, CEILING - truePeak(held)))
}

function limiterGains({ left, right }: Stereo, ceiling: number, kind: 'one-shot' | 'loop'): Signal {
  const { length } = left
  const gains = new Float32Array(length).fill(1)
  const before = samplesIn(LOOK_AHEAD)
  const after = samplesIn(RELEASE)
  for (let index = 0; index < length; index++) {
    const peak = Math.max(Math.abs(sampleAt(left, index)), Math.abs(sampleAt(right, index)))
    if (peak <= ceiling) continue
    for (let distance = -before; distance <= after; distance++) {
      const place = kind === 'loop' ? (index + distance + length) % length : index + distance
      if (place < 0 || place >= length) continue
      const nearness = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (distance < 0 ? before : after))
      gains[place] = Math.min(sampleAt(gains, place), 1 - (1 - ceiling / peak) * nearness)
    }
  }
  return gains
}

function withoutMean(signal: Signal): Signal {
  const mean = signal.reduce((total, sample) => total + sample, 0) / signal.length
  return signal.map((sample) => sample - mean)
}

function lastAudible({ left, right }: Stereo): number {
  for (let index = left.length - 1; index > 0; index--) {
    const level = Math.max(Math.abs(sampleAt(left, index)), Math.abs(sampleAt(right, index)))
    if (decibelsOf(level) > AUDIBLE) return index
  }
  throw new Error('The sound is silent.')
}

function cutAfter(sound: Stereo, last: number): Stereo {
  const length = Math.min(sound.left.length, last + Math.round(LAST_FADE * SAMPLE_RATE))
  return eachChannel(sound, (signal) => signal.slice(0, length))
}

function afterSilence(signal: Signal): Signal {
  const lead = samplesIn(LEAD_IN)
  const later = new Float32Array(lead + signal.length)
  later.set(signal, lead)
  return later
}
