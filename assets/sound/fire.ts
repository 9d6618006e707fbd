import { throughPoints, wobble } from './envelopes'
import { bandPass, lowPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import { around, lay, layAround } from './placing'
import type { Random } from './random'
import { normalized, type Signal, type Stereo, sampled, shaped, sum } from './signal'

/** Crackles a second of a fire that burns. */
const RATE = 35
/** How many of them throw debris. */
const BURSTING = 0.15

/** What crackles, from when to when, in seconds. */
export interface Crackling {
  readonly from: number
  readonly to: number
  /** Per second. Default: those of a fire that burns. */
  readonly rate?: number
  readonly gain: number
}

/**
 * Lays the crackling of wood into a sound: many are hardly heard and few are loud, as logarithms are spread by the bell
 * curve; some throw debris. What runs over the end goes on at the start.
 */
export function layCrackling(sound: Stereo, { from, to, rate = RATE, gain }: Crackling, random: Random): void {
  const pause = () => -Math.log(1 - random.next()) / rate
  for (let at = from + pause(); at < to; at += pause()) {
    const level = gain * Math.exp(random.bell() - 1.6)
    const pan = random.between(-0.7, 0.7)
    layAround(sound, crackle(random), { at, gain: level, pan })
    if (random.next() > BURSTING) continue
    for (let bit = random.between(3, 9); bit >= 1; bit--) {
      layAround(sound, debris(random), { at: at - 0.02 * Math.log(1 - random.next()), gain: 0.3 * level, pan })
    }
  }
}

/** Lays the breath of a flame into a sound, from when to when: deep, and flickering. Crackles without it are twigs that break. */
export function layFlame(
  sound: Stereo,
  { from, to, gain }: { from: number; to: number; gain: number },
  random: Random,
): void {
  const seconds = to - from
  const flicker = wobble(12, random)
  const swell = throughPoints([0, 0], [seconds * 0.25, 1, 1], [seconds, 0, 1])
  const breath = shaped(
    normalized(
      sum(lowPass(pinkNoise(seconds, random), 240), shaped(bandPass(pinkNoise(seconds, random), 1600, 0.4), 0.12)),
    ),
    (moment) => swell(moment) * (0.7 + 0.3 * flicker(moment)),
  )
  lay(sound, breath, { at: from, gain })
}

/** What a fire breathes between its crackles, as a loop: nearly all of it lies below 200 Hz. */
export function smouldering(seconds: number, random: Random): Signal {
  const slow = wobble(1.6, random, seconds)
  const noise = whiteNoise(seconds, random)
  const rumble = around(noise, (signal) => lowPass(lowPass(signal, 150), 240))
  const air = around(noise, (signal) => bandPass(signal, 700, 0.7))
  return sum(
    shaped(rumble, (moment) => 0.9 * (0.7 + 0.3 * slow(moment))),
    shaped(air, (moment) => 0.08 * (0.6 + 0.4 * slow(moment + 1))),
  )
}

/** A fibre that snaps: 2…36 ms of noise in a band of its own. */
function crackle(random: Random): Signal {
  const length = random.acrossOctaves(0.0024, 0.036)
  const noise = shaped(whiteNoise(length, random), (moment) => Math.exp((-4 * moment) / length))
  return shaped(bandPass(noise, random.between(700, 6500), 1.2), 2)
}

function debris(random: Random): Signal {
  return sampled(0.0015, (moment) => random.between(-1, 1) * Math.exp(-moment / 0.0003))
}
