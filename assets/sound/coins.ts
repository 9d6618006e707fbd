import { strike } from './envelopes'
import { highPass } from './filters'
import { whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Stereo, shaped, sum } from './signal'
import { dusty } from './surface'

/** The tones of a coin, in hertz, far from any chord and up to where hearing ends. */
const TONES = [2650, 3640, 4980, 6910, 8420, 10_300, 12_900] as const

/**
 * Lays a coin that falls on coins into a sound: each of its tones is two, as no coin is round, and it touches what it
 * falls on all the while. Pure tones are a telephone.
 * @param ring seconds until its lowest tone is 60 dB down
 */
export function layCoin(
  sound: Stereo,
  { at, gain, pan = 0, ring = 0.16 }: { at: number; gain: number; pan?: number; ring?: number },
  random: Random,
): void {
  const size = random.between(0.92, 1.08)
  const modes = TONES.flatMap((tone, place) =>
    [0.995, 1.005].map((apart) => ({
      frequency: tone * size * apart * random.between(0.985, 1.015),
      gain: random.between(0.4, 1) / (1 + 0.25 * place),
      decay: (ring * random.between(0.7, 1.2)) / (1 + 0.3 * place),
    })),
  )
  const touch = shaped(highPass(whiteNoise(0.03, random), 1800), strike(0.0003, 0.02))
  const coin = dusty(normalized(struck(modes, 1.5 * ring)), 0.2, random)
  lay(sound, sum(coin, shaped(normalized(touch), 0.5)), { at, gain, pan })
}
