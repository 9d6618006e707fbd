import { throughPoints } from './envelopes'
import { pinkNoise } from './oscillators'
import type { Random } from './random'
import { inRoom, type Room } from './reverb'
import {
  eachChannel,
  gainOf,
  peakOf,
  rootMeanSquare,
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
/** Over how long the air is heard to begin and to end, in seconds. */
const RISE = 0.04
const FALL = 0.35

/** Where a creature lives. Without a place around it hardly anybody takes it for one; what is struck, rings or drips needs none. */
export interface Habitat extends Room {
  /** Gain of the tail, 0…1. */
  readonly wet: number
  /** How far below its loudest moment the air stands, in dB. */
  readonly air: number
}

/** A creature where it lives: three early reflections, a tail, and air. */
export function inHabitat(creature: Stereo, { wet, air, ...room }: Habitat, random: Random): Stereo {
  const near = eachChannel(creature, (signal) =>
    sum(signal, ...REFLECTIONS.map(([at, gain]) => later(signal, at, gain))),
  )
  const whole = inRoom(near, wet, room)
  const level = peakOf(whole.left, whole.right) * gainOf(-air)
  return eachChannel(whole, (signal) => {
    const seconds = secondsOf(signal)
    const noise = pinkNoise(seconds, random)
    const swell = throughPoints([0, 0], [RISE, 1], [seconds - FALL, 1], [seconds, 0])
    return sum(signal, shaped(shaped(noise, level / rootMeanSquare(noise)), swell))
  })
}

function later(signal: Signal, seconds: number, gain: number): Signal {
  const delay = samplesIn(seconds)
  const moved = new Float32Array(delay + signal.length)
  moved.set(shaped(signal, gain), delay)
  return moved
}
