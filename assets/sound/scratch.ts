import { type Envelope, wobble } from './envelopes'
import { bandPass } from './filters'
import { whiteNoise } from './oscillators'
import type { Random } from './random'
import { normalized, type Signal, shaped, sum } from './signal'
import { stickSlip } from './stickSlip'

/** The tones of what is scratched, in hertz, and their gains: a hard skin that rings hardly at all. */
const SKIN = [
  [1400, 0.6],
  [2600, 1],
  [4200, 0.9],
  [6800, 0.5],
] as const

/**
 * A nail or a point drawn over something hard, at 1 at its loudest: it holds and lets go, the more often the faster it
 * goes. Noise alone is a shutter or a puff of steam.
 * @param stroke how fast it goes, 0…1 @param pitch 0.7 slate … 1.3 copper
 * @param ring how long it rings, in turns: 3 a skin, 8 a thin plate
 */
export function scratched(seconds: number, stroke: Envelope, random: Random, pitch = 1, ring = 3): Signal {
  const grit = wobble(120, random)
  const rub = shaped(
    bandPass(whiteNoise(seconds, random), (moment) => 3000 * pitch * (1 + 0.25 * stroke(moment)), 0.8),
    (moment) => stroke(moment) * (0.35 + 0.65 * Math.abs(grit(moment))),
  )
  const modes = SKIN.map(([frequency, gain]) => [frequency * pitch, gain] as const)
  const rate = (moment: number) => 60 + 260 * stroke(moment)
  const slips = shaped(stickSlip(seconds, { rate, unsteady: 0.4, modes, ring }, random), stroke)
  return normalized(sum(shaped(normalized(rub), 0.5), shaped(normalized(slips), 0.9)))
}
