import { lowPass } from './filters'
import { whiteNoise } from './oscillators'
import type { Random } from './random'
import { eachChannel, rootMeanSquare, SAMPLE_RATE, type Signal, type Stereo, sampleAt, secondsOf } from './signal'

/** How fast what is heard of a surface dies away once nothing touches it: seconds to 1/e. */
const RELEASE = 0.008
/** How fast a grip gives and holds again, in hertz. */
const GRAIN = 110

/**
 * The noise of a surface that is touched: at each moment as loud as what is heard of it, and of all frequencies. Modes
 * alone are thinner than any stone or glass.
 * @param gain 0.06 horn … 0.2 stone
 */
export function dusty(signal: Signal, gain: number, random: Random): Signal {
  const hold = Math.exp(-1 / (RELEASE * SAMPLE_RATE))
  let level = 0
  return signal.map((sample) => {
    level = Math.max(Math.abs(sample), hold * level)
    return sample + gain * level * random.between(-1, 1)
  })
}

/** What grips and gives way, a hundred times a second and never alike. @param depth 0.3 smooth … 0.9 rough */
export function uneven(sound: Stereo, depth: number, random: Random): Stereo {
  const grip = lowPass(whiteNoise(secondsOf(sound.left), random), GRAIN)
  const scale = depth / rootMeanSquare(grip)
  return eachChannel(sound, (signal) =>
    signal.map((sample, index) => sample * Math.max(0, 1 + scale * sampleAt(grip, index))),
  )
}
