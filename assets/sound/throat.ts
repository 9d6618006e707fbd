import { type Envelope, wobble } from './envelopes'
import { highPass, lowPass } from './filters'
import { pulse, whiteNoise } from './oscillators'
import type { Random } from './random'
import { type Signal, shaped, sum } from './signal'

/** How a throat sounds before mouth or beak shape it. */
export interface Voice {
  /** Random unsteadiness of the pitch, as a part of it: 0.01 a singer … 0.1 a crow. */
  readonly jitter: number
  /** How deep the voice is torn, 0…1. */
  readonly roughness: number
  /** How often it is torn, in hertz. */
  readonly roughnessRate: number
  /** Gain of the breath, 0…1. */
  readonly breath: number
  /** The part of each period in which the vocal folds are open, 0…0.5: narrow is shrill. */
  readonly opening: number
}

/** The source of a voice, to be shaped by formants. @param pitch hertz */
export function throat(seconds: number, pitch: Envelope, voice: Voice, random: Random): Signal {
  const shake = wobble(90, random)
  const tear = wobble(voice.roughnessRate * 2, random)
  const folds = pulse((moment) => pitch(moment) * (1 + voice.jitter * shake(moment)), seconds, voice.opening)
  const torn = (moment: number) => {
    const phase = 2 * Math.PI * voice.roughnessRate * moment + 2 * tear(moment)
    return 1 - voice.roughness * (0.5 + 0.5 * Math.sin(phase))
  }
  const voiced = shaped(
    lowPass(folds, (moment) => 3.5 * pitch(moment) + 900),
    torn,
  )
  return sum(voiced, shaped(highPass(whiteNoise(seconds, random), 400), voice.breath))
}
