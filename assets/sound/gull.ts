import { throughPoints } from './envelopes'
import { formants, highPass, saturated } from './filters'
import type { Random } from './random'
import { normalized, type Signal, shaped } from './signal'
import { throat } from './throat'

/**
 * One call of a gull: up, and further down than it came from.
 *
 * @param seconds how long it is
 * @param top its highest pitch, in hertz
 * @param size of the beak: 1 is a gull of the beach, more is a larger one, which sounds darker
 */
export function gullCall(seconds: number, top: number, size: number, random: Random): Signal {
  const pitch = throughPoints(
    [0, top * 0.62],
    [seconds * 0.2, top, 1],
    [seconds * 0.55, top * 0.93],
    [seconds, top * 0.6, -1],
  )
  const voice = { jitter: 0.03, roughness: 0.3, roughnessRate: 70, breath: 0.14, opening: 0.2 }
  const source = throat(seconds, pitch, voice, random)
  const open = throughPoints([0, 0.2], [seconds * 0.3, 1], [seconds, 0.25])
  const beak = formants(source, [
    [(moment) => (1050 + 420 * open(moment)) / size, 240, 1],
    [(moment) => (2100 + 700 * open(moment)) / size, 360, 0.8],
    [3900 / size, 600, 0.3],
  ])
  const swell = throughPoints([0, 0], [seconds * 0.08, 1], [seconds * 0.6, 0.7, 1], [seconds, 0])
  return highPass(saturated(normalized(shaped(beak, swell)), 1.4), 420)
}
