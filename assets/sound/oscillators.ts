import type { Random } from './random'
import { type Control, SAMPLE_RATE, type Signal, sampled, valueAt } from './signal'

const TURN = 2 * Math.PI

/** A sine. @param phase where in its turn it starts, 0…1 */
export function sine(frequency: Control, seconds: number, phase = 0): Signal {
  let turns = phase
  return sampled(seconds, (moment) => {
    const sample = Math.sin(TURN * turns)
    turns += valueAt(frequency, moment) / SAMPLE_RATE
    return sample
  })
}

/** A saw, free of audible aliasing. @param phase 0…1 */
export function saw(frequency: Control, seconds: number, phase = 0): Signal {
  return stepped(frequency, seconds, phase, (turns, step) => 2 * turns - 1 - smoothedStep(turns, step))
}

/** A pulse without direct current, free of audible aliasing. @param width the part of the period that is high, 0…1 @param phase 0…1 */
export function pulse(frequency: Control, seconds: number, width: Control = 0.5, phase = 0): Signal {
  return stepped(frequency, seconds, phase, (turns, step, moment) => {
    const high = valueAt(width, moment)
    const edges = smoothedStep(turns, step) - smoothedStep((turns - high + 1) % 1, step)
    return (turns < high ? 1 : -1) + edges - (2 * high - 1)
  })
}

/** A sine whose phase another sine turns: bells, metal, glass. @param ratio of the modulator's frequency to the carrier's @param index how much, in radians */
export function frequencyModulated(frequency: Control, ratio: number, index: Control, seconds: number): Signal {
  let carrier = 0
  let modulator = 0
  return sampled(seconds, (moment) => {
    const sample = Math.sin(TURN * carrier + valueAt(index, moment) * Math.sin(TURN * modulator))
    const step = valueAt(frequency, moment) / SAMPLE_RATE
    carrier += step
    modulator += step * ratio
    return sample
  })
}

/** Noise of equal power at all frequencies. */
export function whiteNoise(seconds: number, random: Random): Signal {
  return sampled(seconds, () => random.between(-1, 1))
}

/** Noise that falls by 3 dB an octave, as most of nature does; after Paul Kellet. */
export function pinkNoise(seconds: number, random: Random): Signal {
  const poles = [0.99886, 0.99332, 0.969, 0.8665, 0.55, -0.7616] as const
  const gains = [0.0555179, 0.0750759, 0.153852, 0.3104856, 0.5329522, -0.016898] as const
  const levels = new Float64Array(poles.length)
  let late = 0
  const next = () => {
    const white = random.between(-1, 1)
    let sample = late + white * 0.5362
    for (const [index, pole] of poles.entries()) {
      const level = pole * (levels[index] ?? 0) + white * (gains[index] ?? 0)
      levels[index] = level
      sample += level
    }
    late = white * 0.115926
    return sample * 0.11
  }
  // The slowest pole needs a tenth of a second to reach its level.
  for (let settling = 0; settling < 4800; settling++) next()
  return sampled(seconds, next)
}

function stepped(
  frequency: Control,
  seconds: number,
  phase: number,
  wave: (turns: number, step: number, moment: number) => number,
): Signal {
  let turns = phase % 1
  return sampled(seconds, (moment) => {
    const step = Math.min(0.45, Math.max(1e-6, valueAt(frequency, moment) / SAMPLE_RATE))
    const sample = wave(turns, step, moment)
    turns = (turns + step) % 1
    return sample
  })
}

/** The correction (polyBLEP) that rounds a jump at turn 0, lest its overtones fold back below half the sample rate. */
function smoothedStep(turns: number, step: number): number {
  if (turns < step) {
    const after = turns / step
    return after + after - after * after - 1
  }
  if (turns > 1 - step) {
    const before = (turns - 1) / step
    return before * before + before + before + 1
  }
  return 0
}
