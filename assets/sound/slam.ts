import { glide, strike } from './envelopes'
import { lowPass } from './filters'
import { sine, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Stereo, shaped } from './signal'

/** The tones of something heavy that is shut or set down hard. */
const BODY = [1, 1.6, 2.4, 3.3, 4.7, 6.1] as const

/** Lays a blow into a sound: a crack that is all frequencies at once and gone after a tenth of a second, and a body that damps itself. @param pitch hertz of the body */
export function laySlam(
  sound: Stereo,
  { pitch, at, gain = 1 }: { pitch: number; at: number; gain?: number },
  random: Random,
): void {
  const modes = BODY.map((tone, place) => ({
    frequency: pitch * tone * random.between(0.96, 1.04),
    gain: 0.85 ** place,
    decay: 0.125 / (1 + 0.15 * place),
  }))
  lay(sound, normalized(struck(modes, 0.25)), { at, gain: 0.8 * gain })
  const crack = shaped(lowPass(whiteNoise(0.2, random), 3000), strike(0.0005, 0.12))
  lay(sound, normalized(crack), { at, gain: 1.2 * gain })
  lay(sound, shaped(sine(glide(110, 55, 0.08), 0.14), strike(0.002, 0.12)), { at, gain: 0.7 * gain })
}
