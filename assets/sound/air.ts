import { type Envelope, wobble } from './envelopes'
import { bandPass, highPass, lowPass } from './filters'
import { pinkNoise } from './oscillators'
import { around, layAround } from './placing'
import { type Random, randomNamed } from './random'
import { normalized, type Signal, type Stereo, shaped, stereoSilence, sum } from './signal'

/** Air that moves: wind, or what is heard of a room in which nothing sounds. */
export interface Air {
  /** How long it takes until it begins anew. */
  readonly seconds: number
  /** Between which hertz its humps wander. */
  readonly from: number
  readonly to: number
  /** How often a second it comes up, and how far it falls between, 0…1: 0.1 a room, 0.8 a gale. */
  readonly gusts: number
  readonly restless: number
  /** Gain of the leaves that hiss in a gust. */
  readonly leaves: number
}

/** How narrow a hump is; a wider one is heard as rain. */
const SHARPNESS = 2.5
const HUMPS = 3

/** A bed of air as a loop. Recorded wind is no noise of one colour: it is humps below 1 kHz that wander and come and go. */
export function airLoop(air: Air, name: string): Stereo {
  const loop = stereoSilence(air.seconds)
  for (const pan of [-0.7, 0.7]) layAround(loop, sideOf(air, randomNamed(`${name} ${pan}`)), { pan })
  return loop
}

function sideOf({ seconds, from, to, gusts, restless, leaves }: Air, random: Random): Signal {
  const noise = pinkNoise(seconds, random)
  const gust = gustOf(gusts, restless, random, seconds)
  const humps = Array.from({ length: HUMPS }, (_, hump) => {
    const centre = from * (to / from) ** ((hump + 0.5) / HUMPS)
    const wander = wobble(1.5 * gusts, random, seconds)
    const own = gustOf(1.3 * gusts, restless, random, seconds)
    const band = around(noise, (signal) =>
      bandPass(signal, (moment) => centre * 2 ** (0.4 * wander(moment) + 0.4 * restless * gust(moment)), SHARPNESS),
    )
    return shaped(normalized(band), (moment) => own(moment) * 0.7 ** hump)
  })
  const deep = around(noise, (signal) => highPass(lowPass(signal, from), 50))
  const hiss = around(noise, (signal) => highPass(lowPass(signal, 7000), 2500))
  return sum(
    shaped(sum(...humps), gust),
    shaped(normalized(deep), (moment) => 0.25 * gust(moment)),
    shaped(normalized(hiss), (moment) => leaves * gust(moment) ** 2),
  )
}

function gustOf(rate: number, restless: number, random: Random, seconds: number): Envelope {
  const move = wobble(rate, random, seconds)
  return (moment) => 1 - restless * (0.5 - 0.5 * move(moment))
}
