import { throughPoints } from './envelopes'
import { dulled, type Formant, formants, highPass } from './filters'
import { folds } from './folds'
import { lay } from './placing'
import type { Random } from './random'
import { normalized, type Signal, type Stereo, shaped } from './signal'

/** What a beak lets through. */
const BEAK: readonly Formant[] = [
  [1500, 500, 0.9],
  [2500, 620, 1],
  [3800, 760, 0.8],
  [5500, 1100, 0.4],
]
const SWING = { jitter: 0.015, shimmer: 0.3, halved: 0.5, breath: 0.1, tilt: 6000 }

/** What a gull has to say. */
export interface GullCries {
  /** How long each call is, in seconds. */
  readonly calls: readonly number[]
  /** Hertz of the first and of those after it. */
  readonly first: number
  readonly others: number
}

/** Lays the calls of a gull into a sound, one after the other, each up and further down than it came from. */
export function layGull(sound: Stereo, { calls, first, others }: GullCries, random: Random): void {
  let at = 0.03
  for (const [count, seconds] of calls.entries()) {
    const pitch = (count === 0 ? first : others) * random.between(0.97, 1.03)
    lay(sound, called(seconds, pitch, random), { at, gain: 1 - 0.06 * count })
    at += seconds + random.between(0.035, 0.07)
  }
}

function called(seconds: number, pitch: number, random: Random): Signal {
  const line = throughPoints(
    [0, pitch * 0.75],
    [seconds * 0.2, pitch * 1.15],
    [seconds * 0.6, pitch],
    [seconds, pitch * 0.7],
  )
  const swell = throughPoints([0, 0], [0.02, 1], [seconds * 0.8, 0.8], [seconds, 0])
  const cry = formants(folds(seconds, line, SWING, random), BEAK)
  return shaped(dulled(highPass(normalized(cry), 420), 3200, 10), swell)
}
