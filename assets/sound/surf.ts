import { type Envelope, wobble } from './envelopes'
import { bandPass, highPass, lowPass } from './filters'
import { pinkNoise } from './oscillators'
import { around, layAround } from './placing'
import { type Random, randomNamed } from './random'
import { type Signal, type Stereo, shaped, stereoSilence, sum } from './signal'
import { type Bubbles, layBubbles } from './water'

/** A part of what is heard of waves: how loud it is between them, and how much louder in the highest. */
interface Loudness {
  readonly still: number
  readonly swollen: number
}

/** A shore that waves come to, one after the other. Frequencies are hertz; all else is seconds unless it says otherwise. */
export interface Surf {
  /** How long it takes until it begins anew. */
  readonly seconds: number
  /** When waves begin to run up, and how high they are, 0…1. */
  readonly waves: readonly { readonly at: number; readonly height: number }[]
  /** How high a wave is, 0…1, so long after it has begun. */
  readonly run: Envelope
  /** How much later the waves are at the far end of the shore. */
  readonly late: number
  /** How often a second the water is churned, and the wind gets up. */
  readonly churn: number
  readonly gusts: number
  /** The rumble, between two frequencies. It runs as the wave does, or has its own blow, where that strikes a rock. */
  readonly deep: Loudness & { readonly from: number; readonly to: number; readonly blow?: Envelope }
  /** The body of the wave: how long after it begins, and how bright it is between waves, and by how much brighter in them. */
  readonly wash: Loudness & { readonly lag: number; readonly bright: number; readonly rise: number }
  /**
   * Foam: where it begins to be heard between waves, how much lower in them, where it ends (the encoder would spend its
   * bits above 9 kHz), and by what power it grows with them.
   */
  readonly hiss: Loudness & {
    readonly lag: number
    readonly from: number
    readonly fall: number
    readonly to: number
    readonly power: number
  }
  /** How the wind whistles: at what frequency, how far that wanders, and how loud. */
  readonly wind: { readonly at: number; readonly reach: number; readonly loud: number }
  /** The foam that bursts on the sand, from when to when after a wave has begun, as loud as after the highest. */
  readonly bubbles: Bubbles
}

/** Waves and the wind, as a loop to be heard in mono: noise that is wide is more than its bits can carry. @param name what chance is grown from */
export function surfLoop(surf: Surf, name: string): Stereo {
  const loop = stereoSilence(surf.seconds)
  layAround(loop, stretchOf(surf, 0, randomNamed(`${name} near`)))
  layAround(loop, stretchOf(surf, surf.late, randomNamed(`${name} far`)))
  const random = randomNamed(`${name} bubbles`)
  const { bubbles } = surf
  for (const { at, height } of surf.waves) {
    const foam = { ...bubbles, from: at + bubbles.from, to: at + bubbles.to, gain: bubbles.gain * height }
    layBubbles(loop, foam, random)
  }
  return loop
}

/** One end of the shore. @param late seconds by which waves reach it later */
function stretchOf(
  { seconds, waves, run, churn, gusts, deep, wash, hiss, wind }: Surf,
  late: number,
  random: Random,
): Signal {
  const noise = pinkNoise(seconds, random)
  const churned = wobble(churn, random, seconds)
  const gust = wobble(gusts, random, seconds)
  const levelOf = (shape: Envelope) => (moment: number, lag: number) =>
    waves.reduce((level, { at, height }) => {
      const since = (((moment - at - late - lag) % seconds) + seconds) % seconds
      return level + height * shape(since)
    }, 0)
  const swell = levelOf(run)
  const blow = levelOf(deep.blow ?? run)
  const round = (moment: number) => moment % seconds
  const rumble = around(noise, (signal) => highPass(lowPass(signal, deep.to), deep.from))
  const body = around(noise, (signal) =>
    bandPass(signal, (moment) => wash.bright + wash.rise * swell(round(moment), wash.lag), 0.55),
  )
  // Nothing above 9 kHz: the encoder would spend its bits there.
  const foam = around(noise, (signal) =>
    lowPass(
      highPass(signal, (moment) => hiss.from - hiss.fall * swell(round(moment), hiss.lag)),
      hiss.to,
    ),
  )
  const whistle = around(noise, (signal) => bandPass(signal, (moment) => wind.at + wind.reach * gust(round(moment)), 3))
  return sum(
    shaped(rumble, (moment) => deep.still + deep.swollen * blow(moment, 0) ** 1.3),
    shaped(body, (moment) => wash.still + wash.swollen * swell(moment, wash.lag) ** 1.5 * (1 + 0.18 * churned(moment))),
    shaped(
      foam,
      (moment) => hiss.still + hiss.swollen * swell(moment, hiss.lag) ** hiss.power * (1 + 0.3 * churned(moment + 2)),
    ),
    shaped(whistle, (moment) => wind.loud * (0.5 + 0.5 * gust(moment)) ** 1.5),
  )
}
