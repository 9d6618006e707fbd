import { throughPoints } from './envelopes'
import { bandPass, highPass, lowPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import type { Random } from './random'
import { normalized, type Signal, shaped, sum } from './signal'

/**
 * Something that goes through the air, at 1 at its loudest: it swells until it is past, and is gone. Recorded ones are
 * narrow and low; a wide band of noise that dies away is a shot.
 * @param pitches hertz at first and at last @param peak when it is nearest, as a part of its length
 */
export function swish(seconds: number, [from, to]: readonly [number, number], random: Random, peak = 0.65): Signal {
  const near = throughPoints([0, 0], [seconds * 0.04, 0.1], [seconds * peak, 1, -1], [seconds, 0, -1])
  const pitch = throughPoints([0, from], [seconds * peak, 1.3 * Math.sqrt(from * to)], [seconds, to])
  const air = normalized(shaped(bandPass(pinkNoise(seconds, random), pitch, 3.5), near))
  const pressure = normalized(shaped(lowPass(pinkNoise(seconds, random), 110), near))
  const hiss = normalized(shaped(highPass(whiteNoise(seconds, random), 2800), (moment) => near(moment) ** 2))
  return normalized(sum(air, shaped(pressure, 0.7), shaped(hiss, 0.03)))
}
