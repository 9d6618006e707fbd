import { clamp, lerp, scatter } from '../../src/stage/contract/math'
import { progress } from '../../src/stage/contract/rules/spans'
import type { Flare } from './state'

/** How many particles a bank has. */
export const PARTICLES = 100
/** How long each of them lives, in ms. */
export const LIFE = 1000
/** The age, as a share of its life, at which it is whole. */
export const WHOLE = 0.25

/** ms from the birth of one to that of the next. */
const APART = LIFE / PARTICLES

/** What is drawn of a particle as it ages: the first drawing of a kind, and how many there are. */
const YOUNG = [0, 3] as const
const BURNING = [3, 6] as const
const DYING = [9, 3] as const

/** Where a bank of the fire burns, in scene units. */
export interface Bank {
  /** A number that no other bank has: its particles take their chances from it. */
  readonly seed: number
  /** The end where it burns highest, and which way it reaches from there: 1 to the right. */
  readonly x: number
  readonly way: 1 | -1
  /** Where particles are born. */
  readonly y: number
  /** How far it reaches, and how much lower it is at the other end (0…1). */
  readonly reach: number
  readonly slope: number
  /** How much larger its particles are than they were drawn. */
  readonly size: number
  /** How high particles rise from a bed of embers, in scene units. */
  readonly rise: number
}

/** A particle of the fire at a moment. */
export interface Particle {
  x: number
  y: number
  /** 1 as drawn. */
  scale: number
  /** Radians. */
  turn: number
  alpha: number
  /** Which drawing. */
  lick: number
  isMirrored: boolean
}

/**
 * Writes down a particle of a bank: `place` 0 is the oldest there is, the last one the youngest, so that what is drawn in their
 * order burns upwards from behind. Born below, it grows and is whole at a quarter of its second; then it shrinks and fades as it rises.
 *
 * @param blaze how high the fire burns: 1 is a bed of embers, 2 a roar
 * @param stirred the moment that flares go by, where the fire itself stands still
 */
export function particleAt(
  out: Particle,
  bank: Bank,
  place: number,
  now: number,
  blaze: number,
  flares: readonly Flare[],
  stirred = now,
): void {
  const birth = Math.floor(now / APART) - (PARTICLES - 1 - place)
  const age = clamp((now - birth * APART) / LIFE, 0, 1)
  const chance = (part: number) => scatter(birth * 13 + bank.seed * 7919 + part * 104_729)
  const gone = clamp((age - WHOLE) / (1 - WHOLE), 0, 1)
  const inwards = chance(2) ** 1.25
  const slope = 1 - bank.slope * inwards ** 0.7
  const grown = Math.max(0, blaze - 1)
  const foot = bank.x + bank.way * inwards * bank.reach * (1 + 0.26 * grown)
  const lift = liftOf(flares, foot, stirred)
  const sway = 30 * Math.sin(2 * Math.PI * (age * 1.2 + chance(3))) * age
  const size = lerp(0.6, 1.5, chance(5) ** 1.6) * (0.42 + 0.62 * slope) * bank.size
  out.x = foot + sway
  out.y = bank.y - (bank.rise * blaze * slope + 240 * lift) * age ** 1.35
  // It grows until it is whole, and shrinks from then on.
  const scale = age < WHOLE ? lerp(0.3, 1, age / WHOLE) : lerp(1, 0.14, gone ** 0.8)
  out.scale = scale * size * (0.98 - 0.24 * grown + 0.3 * lift)
  out.turn = (chance(6) - 0.5) * 0.38 + bank.way * 0.07
  out.alpha = age < WHOLE ? 1 - (1 - age / WHOLE) ** 3 : 1 - gone ** 3
  const [first, count] = age < 0.3 ? YOUNG : age < 0.74 ? BURNING : DYING
  out.lick = first + Math.floor(chance(8) * count)
  out.isMirrored = chance(10) > 0.5
}

/** How much the fire is stirred there, 0…1. */
function liftOf(flares: readonly Flare[], x: number, now: number): number {
  let lift = 0
  for (const flare of flares) {
    const near = 1 - Math.abs(x - flare.x) / 170
    if (near <= 0) continue
    lift = Math.max(lift, near * Math.sin(Math.PI * Math.sqrt(progress(flare, now))))
  }
  return lift
}
