import { throughPoints } from './envelopes'
import { pinkNoise } from './oscillators'
import type { Random } from './random'
import { inRoom, type Room } from './reverb'
import {
  eachChannel,
  gainOf,
  peakOf,
  rootMeanSquare,
  SAMPLE_RATE,
  type Signal,
  type Stereo,
  samplesIn,
  secondsOf,
  shaped,
  sum,
} from './signal'

/** What comes back first, from the ground and what stands near: seconds, and gain. */
const REFLECTIONS = [
  [0.007, 0.4],
  [0.013, 0.3],
  [0.019, 0.25],
] as const
/** Over how long the air is heard to begin, in seconds. */
const RISE = 0.04
/** Over how long it is heard to end: air that goes on is most of what is heard of a short cry. */
const FALL = 0.35
/** How far below its loudest moment a creature is silent, in dB. */
const SILENT = 30

/** Where a creature lives. Without a place around it hardly anybody takes it for one; what is struck, rings or drips needs none. */
export interface Habitat extends Room {
  /** Gain of the tail, 0…1. */
  readonly wet: number
  /** How far below its loudest moment the air stands, in dB. */
  readonly air: number
  /** Over how many seconds the air falls silent after it. Default: those of a peep; more of what breathes, or is heard from afar. */
  readonly fall?: number
}

/** A creature where it lives: three early reflections, a tail, and air. */
export function inHabitat(creature: Stereo, { wet, air, fall = FALL, ...room }: Habitat, random: Random): Stereo {
  const near = eachChannel(creature, (signal) =>
    sum(signal, ...REFLECTIONS.map(([at, gain]) => later(signal, at, gain))),
  )
  const whole = inRoom(near, wet, room)
  const peak = peakOf(whole.left, whole.right)
  const level = peak * gainOf(-air)
  const last = lastAbove(whole, peak * gainOf(-SILENT))
  return eachChannel(whole, (signal) => {
    const seconds = secondsOf(signal)
    const noise = pinkNoise(seconds, random)
    const swell = throughPoints([0, 0], [RISE, 1], [last, 1], [Math.min(last + fall, seconds), 0])
    return sum(signal, shaped(shaped(noise, level / rootMeanSquare(noise)), swell))
  })
}

function later(signal: Signal, seconds: number, gain: number): Signal {
  const delay = samplesIn(seconds)
  const moved = new Float32Array(delay + signal.length)
  moved.set(shaped(signal, gain), delay)
  return moved
}

/** Seconds until a sound is not above a level any more. */
function lastAbove({ left, right }: Stereo, level: number): number {
  const isAbove = (sample: number) => Math.abs(sample) > level
  return Math.max(left.findLastIndex(isAbove), right.findLastIndex(isAbove)) / SAMPLE_RATE
}
