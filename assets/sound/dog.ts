import { throughPoints } from './envelopes'
import { formants, saturated } from './filters'
import { inHabitat } from './habitat'
import { lay } from './placing'
import { type Random, randomNamed } from './random'
import type { Room } from './reverb'
import { normalized, type Signal, shaped, stereoSilence } from './signal'
import { LOUDNESS, type Sound } from './sound'
import { throat } from './throat'

/** The dog lives in a meadow: nothing comes back but a breath. */
export const MEADOW: Room = { decay: 0.22, size: 0.8, dullness: 3400 }

/** Waf, waf! */
export const waf: Sound = {
  is: 'dog',
  kind: 'one-shot',
  channels: 1,
  kilobits: 48,
  loudness: LOUDNESS.voice,
  variations: 2,
  make(variation) {
    const random = randomNamed(`waf ${variation}`)
    const sound = stereoSilence(variation === 1 ? 0.7 : 0.95)
    for (const [at, size, gain] of WAFS[variation - 1] ?? WAFS[0]) lay(sound, bark(size, random), { at, gain })
    return inHabitat(sound, { ...MEADOW, decay: 0.3, wet: 0.22, air: 42 }, random)
  },
}

/** When each bark is heard, how high it is, and how loud. */
const WAFS = [
  [
    [0.02, 1, 1],
    [0.34, 0.86, 0.9],
  ],
  [
    [0.02, 0.92, 0.9],
    [0.27, 1.12, 1],
    [0.6, 0.82, 0.75],
  ],
] as const

/** One bark. @param pitch 1 is his own */
function bark(pitch: number, random: Random): Signal {
  const seconds = 0.2
  const line = throughPoints([0, 205 * pitch], [0.045, 480 * pitch, -1], [0.11, 360 * pitch], [seconds, 180 * pitch])
  const voice = { jitter: 0.05, roughness: 0.55, roughnessRate: 88, breath: 0.35, opening: 0.25 }
  const mouth = formants(throat(seconds, line, voice, random), [
    [throughPoints([0, 430], [0.07, 920], [seconds, 520]), 130, 1],
    [throughPoints([0, 1050], [0.07, 1560], [seconds, 1150]), 190, 0.8],
    [2500, 320, 0.4],
    [3600, 500, 0.22],
  ])
  return normalized(saturated(shaped(mouth, throughPoints([0, 0], [0.018, 1], [0.1, 0.8], [seconds, 0, 1])), 1.7))
}
