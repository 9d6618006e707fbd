import { bandPass } from './filters'
import type { Random } from './random'
import { type Control, SAMPLE_RATE, type Signal, sampleAt, shaped, silence, sum, valueAt } from './signal'

/** What sticks and slips, and how often. */
export interface Rubbing {
  /** Slips a second: a slow one is heard as ticks, a fast one as a squeal. */
  readonly rate: Control
  /** Unsteadiness of the rate, as a part of it. */
  readonly unsteady: number
  /** What it rubs on: hertz and gain of each of its tones. */
  readonly modes: readonly (readonly [frequency: number, gain: number])[]
  /** How long these ring on, in turns: wood 10, iron 30. */
  readonly ring: number
}

/** How long a slip lasts, in seconds. */
const SLIP = 0.0005

/** A hinge, a plank, a finger on glass: what rubs holds, until it slips, and at once holds again. */
export function stickSlip(seconds: number, { rate, unsteady, modes, ring }: Rubbing, random: Random): Signal {
  const slips = silence(seconds)
  for (let place = 0; place < slips.length; ) {
    const start = Math.floor(place)
    const level = Math.exp(0.5 * random.bell())
    for (let since = 0; since < SLIP * 4 * SAMPLE_RATE && start + since < slips.length; since++) {
      const burst = since === 0 ? 1 : random.bell() * Math.exp(-since / (SLIP * SAMPLE_RATE))
      slips[start + since] = sampleAt(slips, start + since) + level * burst
    }
    place += (SAMPLE_RATE / valueAt(rate, place / SAMPLE_RATE)) * Math.max(0.2, 1 + unsteady * random.bell())
  }
  return sum(...modes.map(([frequency, gain]) => shaped(bandPass(slips, frequency, ring), gain)))
}
