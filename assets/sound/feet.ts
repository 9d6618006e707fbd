import { glide, strike, throughPoints } from './envelopes'
import { bandPass, highPass, lowPass } from './filters'
import { knock } from './materials'
import { pinkNoise, sine, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { normalized, type Stereo, shaped } from './signal'

/** A foot that is set down. */
export interface Footfall {
  /** How heavy it is, 0 a beetle … 1 a man in boots. */
  readonly weight: number
  readonly at: number
  readonly gain?: number
}

/** Lays a footfall into a sound: the heel, and after it the ball, that grinds what lies there. No part of it has a pitch. */
export function layFootfall(sound: Stereo, { weight, at, gain = 1 }: Footfall, random: Random): void {
  const heavy = random.between(0.8, 1.25)
  const bright = 3200 - 2000 * weight
  const heel = 0.016 + 0.05 * weight
  const blow = lowPass(shaped(pinkNoise(heel * 1.5, random), strike(0.0015, heel)), bright * heavy)
  lay(sound, normalized(blow), { at, gain })
  const low = 230 - 130 * weight
  lay(sound, shaped(sine(glide(low * heavy, 0.6 * low, 0.05), 0.1), strike(0.003, 0.02 + 0.07 * weight)), {
    at,
    gain: 0.5 * weight * gain,
  })
  const ball = random.between(0.03, 0.09) * weight
  const grit = bandPass(whiteNoise(heel, random), random.between(1800, 4200), 0.7)
  lay(sound, normalized(shaped(grit, strike(0.002, 0.8 * heel))), {
    at: at + ball,
    gain: random.between(0.3, 0.7) * gain,
  })
  for (let grain = 0; grain < 2 + 5 * weight; grain++) {
    const crumb = highPass(shaped(whiteNoise(0.004, random), strike(0.0002, 0.003)), 2500)
    lay(sound, crumb, { at: at + ball + random.between(0, 1.2 * heel), gain: random.between(0.05, 0.3) * gain })
  }
}

/** How many steps there are in a run, and how much longer it is until the next, in steps: what is small stops and starts. */
const RUN = 4
const PAUSE = 1.4

/** Lays many small feet that run over boards, from when to when: no two steps are as long or as loud. @param pace steps a second */
export function layScuttling(
  sound: Stereo,
  { from, to, pace, weight }: { from: number; to: number; pace: number; weight: number },
  random: Random,
): void {
  let step = 0
  for (let at = from; at < to; at += (random.between(0.7, 1.3) + (step % RUN === 0 ? PAUSE : 0)) / pace) {
    step++
    const gain = random.between(0.45, 1)
    const pad = lowPass(
      shaped(pinkNoise(0.03, random), strike(0.002, 0.02)),
      (2700 - 1400 * weight) * random.between(0.8, 1.2),
    )
    lay(sound, normalized(pad), { at, gain })
    // The board answers, and the claws slip a little.
    lay(sound, knock((300 - 110 * weight) * random.between(0.85, 1.15), random, 0.04), { at, gain: 0.6 * gain })
    const slip = shaped(
      bandPass(whiteNoise(0.028, random), random.between(2100, 3900), 0.6),
      throughPoints([0, 0], [0.008, 1], [0.026, 0, 1]),
    )
    lay(sound, normalized(slip), { at: at + random.between(0.005, 0.03), gain: gain * random.between(0.15, 0.3) })
  }
}
