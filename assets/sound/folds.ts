import type { Envelope } from './envelopes'
import type { Random } from './random'
import { SAMPLE_RATE, type Signal, sampleAt, shaped, silence, sum } from './signal'

/** How the vocal folds of an animal swing. */
export interface Swing {
  /** Unsteadiness of the period, as a part of it: 0.01 a singer … 0.1 a crow. */
  readonly jitter: number
  /** Unsteadiness of the strength, as a part of it. */
  readonly shimmer: number
  /** How much weaker every second pulse is, 0…1: the octave below that a human ear takes for hoarse. */
  readonly halved: number
  /** Gain of the air that the folds let through each time they open. */
  readonly breath: number
  /** Hertz over which the pulses fall by 6 dB an octave. */
  readonly tilt: number
}

/** The source of an animal's voice, pulse by pulse, to be shaped by formants. @param pitch hertz */
export function folds(seconds: number, pitch: Envelope, swing: Swing, random: Random): Signal {
  const pulses = silence(seconds)
  const gate = silence(seconds)
  let place = 0
  for (let count = 0; place < pulses.length; count++) {
    const index = Math.floor(place)
    const unsteady = Math.max(0.3, 1 + swing.jitter * random.bell())
    const period = SAMPLE_RATE / (pitch(place / SAMPLE_RATE) * unsteady)
    const strength = (1 + swing.shimmer * random.bell()) * (1 - swing.halved * (count % 2))
    pulses[index] = sampleAt(pulses, index) + strength
    const open = Math.max(2, Math.floor(period / 2))
    for (let since = 0; since < open && index + since < gate.length; since++) {
      gate[index + since] = sampleAt(gate, index + since) + Math.abs(strength) * Math.sin((Math.PI * since) / open)
    }
    place += period
  }
  const air = gate.map((sample) => sample * random.bell())
  // A pulse is one sample among hundreds: this much brings it up to the air.
  return sum(shaped(onePole(pulses, swing.tilt), 9), shaped(air, swing.breath))
}

/** Level that is chopped `rate` times a second, down to 1 − `depth`, each time a little later or sooner: what makes a goat. */
export function chopped(rate: number, depth: number): Envelope {
  return (moment) => {
    const turn = 2 * Math.PI * rate * moment + 0.6 * Math.sin(4 * moment)
    return 1 - depth * (0.5 - 0.5 * Math.sin(turn)) ** 0.8
  }
}

function onePole(signal: Signal, frequency: number): Signal {
  const share = 1 - Math.exp((-2 * Math.PI * frequency) / SAMPLE_RATE)
  let level = 0
  return signal.map((sample) => {
    level += share * (sample - level)
    return level
  })
}
