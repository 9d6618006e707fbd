import { strike } from './envelopes'
import { highPass } from './filters'
import { whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { faded, normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from './signal'
import { dusty } from './surface'

/** The partials of a great bell: times its pitch, gain, and seconds until they are 60 dB down. The third is the minor tierce that says "bell". */
const PARTIALS = [
  [0.5, 0.5, 9],
  [1, 0.7, 6],
  [1.19, 1, 5],
  [1.5, 0.4, 3.5],
  [2, 1, 4],
  [2.51, 0.5, 2.2],
  [2.66, 0.4, 2],
  [3.01, 0.5, 1.8],
  [4.08, 0.4, 1.3],
  [5.3, 0.3, 0.9],
  [6.7, 0.25, 0.6],
  [8.2, 0.2, 0.45],
  [9.9, 0.15, 0.3],
  [12, 0.1, 0.2],
] as const

/** The partials of a bar that hangs free: times its pitch, gain, and seconds until they are 60 dB down. */
const BAR = [
  [1, 1, 0.4],
  [2.76, 0.4, 0.25],
  [5.4, 0.25, 0.15],
  [8.9, 0.15, 0.08],
] as const

/**
 * A bar of metal that is struck, at 1 at its loudest. Each of its partials is two, as no bar is even: pure tones are a
 * telephone's. @param pitch hertz @param ring how long it rings: 1 is 0.4 s until it is 60 dB down
 */
export function chimeBar(pitch: number, ring: number, random: Random): Signal {
  const modes = BAR.flatMap(([ratio, gain, decay]) =>
    [-1, 1].map((side) => ({
      frequency: pitch * ratio * (1 + 0.0015 * side * random.between(0.3, 1)),
      gain: gain * random.between(0.6, 1),
      decay: decay * ring,
    })),
  )
  return normalized(struck(modes, 0.4 + 0.6 * ring))
}

/** How much sooner than a great one a bell that a hand can swing falls silent. */
const SMALL = 0.22

/**
 * A small bell, at 1 at its loudest: the partials of a great one, high and short, and all of the stroke. @param pitch hertz
 */
export function handBell(pitch: number, seconds: number, random: Random): Signal {
  const modes = PARTIALS.flatMap(([ratio, gain, decay]) =>
    [-1, 1].map((side) => ({
      frequency: pitch * ratio + side * random.between(1, 3) * Math.sqrt(ratio),
      gain: gain * random.between(0.6, 1),
      decay: SMALL * decay,
    })),
  )
  const clapper = shaped(highPass(whiteNoise(0.03, random), 2500), strike(0.0004, 0.02))
  return sum(dusty(normalized(struck(modes, seconds, 0.001)), 0.04, random), shaped(normalized(clapper), 0.4))
}

/** A great bell that is struck once. No bell is round: each partial is two, a little apart, which beat. @param pitch hertz */
export function towerBell(pitch: number, seconds: number, random: Random): Stereo {
  const sound = stereoSilence(seconds)
  for (const side of [-1, 1]) {
    const modes = PARTIALS.map(([ratio, gain, decay]) => {
      const apart = 0.7 * side * random.between(0.3, 1) * Math.sqrt(ratio)
      return { frequency: pitch * ratio + apart, gain, decay }
    })
    lay(sound, faded(struck(modes, seconds, 0.002), 0, 1), { pan: 0.3 * side })
  }
  const clapper = shaped(highPass(whiteNoise(0.06, random), 2500), strike(0.0005, 0.035))
  lay(sound, clapper, { gain: 3 })
  return sound
}
