import { type Envelope, throughPoints } from '../sound/envelopes'
import { type Formant, formants } from '../sound/filters'
import type { Random } from '../sound/random'
import { normalized, type Signal, shaped } from '../sound/signal'
import { throat } from '../sound/throat'

/** What all of them have above: without it a voice is an instrument. */
const HEAD: readonly Formant[] = [
  [2700, 240, 0.4],
  [3600, 340, 0.3],
  [4800, 500, 0.15],
]

/** Vowels as she says them: a low, warm voice. */
const VOWELS = {
  ah: [[780, 110, 1], [1250, 130, 0.6], ...HEAD],
  oh: [[480, 90, 1], [880, 110, 0.6], ...HEAD],
  ee: [[340, 80, 1], [2250, 200, 0.6], ...HEAD],
  hum: [
    [280, 70, 1],
    [1000, 200, 0.2],
    [2200, 300, 0.08],
  ],
} as const satisfies Readonly<Record<string, readonly Formant[]>>

/** How she says it. */
export interface Manner {
  readonly vowel: keyof typeof VOWELS
  readonly seconds: number
  /** Hertz. */
  readonly pitch: Envelope
  /** Gain of the breath in it, 0…1; and how much it is torn. */
  readonly breath: number
  readonly roughness: number
}

/** One sound of her voice, swelling and dying away. */
export function said({ vowel, seconds, pitch, breath, roughness }: Manner, random: Random): Signal {
  const source = throat(seconds, pitch, { jitter: 0.02, roughness, roughnessRate: 34, breath, opening: 0.34 }, random)
  const swell = throughPoints([0, 0], [seconds * 0.16, 1], [seconds * 0.6, 0.8], [seconds, 0, 1])
  return normalized(shaped(formants(source, VOWELS[vowel]), swell))
}
