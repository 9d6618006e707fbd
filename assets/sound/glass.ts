import { strike } from './envelopes'
import { bandPass } from './filters'
import { whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Stereo, shaped } from './signal'
import { dusty } from './surface'

/** The tones of a glass, each of them two that beat, as no glass is round. */
const TONES = [1, 1.56, 2.36, 3.2] as const

/** Lays a glass that is touched into a sound: a tick without a pitch, and tones that are gone at once. @param pitch hertz */
export function layGlass(
  sound: Stereo,
  { pitch, at, gain = 1 }: { pitch: number; at: number; gain?: number },
  random: Random,
): void {
  const modes = TONES.flatMap((tone, place) =>
    [0.992, 1.008].map((apart) => ({
      frequency: pitch * tone * apart * random.between(0.985, 1.015),
      gain: random.between(0.4, 1) / (1 + 0.35 * place),
      decay: random.between(0.08, 0.2) / (1 + 0.4 * place),
    })),
  )
  lay(sound, dusty(normalized(struck(modes, 0.35)), 0.15, random), { at, gain: 0.6 * gain })
  const tick = shaped(bandPass(whiteNoise(0.03, random), 4200, 0.8), strike(0.0003, 0.02))
  lay(sound, normalized(tick), { at, gain })
}
