import { strike, throughPoints, wobble } from './envelopes'
import { bandPass } from './filters'
import { pinkNoise, whiteNoise } from './oscillators'
import { lay } from './placing'
import type { Random } from './random'
import { struck } from './resonators'
import { normalized, type Stereo, shaped, sum } from './signal'

/** Stone that breaks. */
export interface Rubble {
  /** When, in seconds, and for how long its bits fall. */
  readonly at: number
  readonly seconds: number
  readonly bits: number
  /** Hertz of the largest and the smallest. */
  readonly lowest: number
  readonly highest: number
  /** Gain of the blow that breaks it, and of all. */
  readonly blow: number
  readonly gain?: number
}

/** Lays a blow into a sound, and the bits that come off: most of them at once, a few later. */
export function layRubble(
  sound: Stereo,
  { at, seconds, bits, lowest, highest, blow, gain = 1 }: Rubble,
  random: Random,
): void {
  const crack = shaped(bandPass(pinkNoise(0.1, random), 900, 0.5), strike(0.0008, 0.09))
  lay(sound, normalized(crack), { at, gain: blow * gain })
  for (let bit = 0; bit < bits; bit++) {
    const later = 0.006 + seconds * random.next() ** 1.6
    const pitch = random.acrossOctaves(lowest, highest)
    const length = random.between(0.01, 0.04)
    const modes = [1, 1.7, 2.9].map((tone) => ({
      frequency: pitch * tone * random.between(0.95, 1.05),
      gain: 1 / tone,
      decay: 0.02,
    }))
    const grit = shaped(bandPass(whiteNoise(length, random), pitch, 1.1), strike(0.0004, length))
    lay(sound, sum(normalized(grit), shaped(normalized(struck(modes, 0.04)), 0.4)), {
      at: at + later,
      gain: gain * random.between(0.1, 0.7) * (1 - (0.6 * later) / seconds),
    })
  }
}

/** Stone that is drawn over stone. */
export interface Drag {
  readonly at: number
  readonly seconds: number
  /** Bits that are crushed under it, and hertz of the largest and the smallest. */
  readonly bits: number
  readonly lowest: number
  readonly highest: number
  /** Gain of what is deep about it: 0 a pebble … 0.6 a slab. */
  readonly deep: number
}

/** Lays a stone that is drawn over another into a sound: it holds and gives way, and crushes what lies between. */
export function layDrag(sound: Stereo, { at, seconds, bits, lowest, highest, deep }: Drag, random: Random): void {
  const moving = throughPoints([0, 0], [seconds * 0.12, 1], [seconds * 0.85, 0.9], [seconds, 0])
  const rough = wobble(34, random)
  const low = shaped(
    normalized(bandPass(pinkNoise(seconds, random), 180, 1)),
    (moment) => moving(moment) * (0.4 + 0.7 * Math.abs(rough(moment))),
  )
  lay(sound, low, { at, gain: deep })
  const rub = shaped(
    normalized(bandPass(pinkNoise(seconds, random), 1100, 0.5)),
    (moment) => moving(moment) * Math.abs(rough(moment + 7)) ** 1.5,
  )
  lay(sound, rub, { at, gain: 0.5 })
  for (let bit = 0; bit < bits; bit++) {
    const when = seconds * random.next()
    const length = random.between(0.004, 0.025)
    const crushed = bandPass(whiteNoise(length, random), random.acrossOctaves(lowest, highest), 1)
    lay(sound, normalized(shaped(crushed, strike(0.0004, length))), {
      at: at + when,
      gain: 0.5 * moving(when) * Math.exp(0.7 * random.bell() - 0.8),
    })
  }
}
