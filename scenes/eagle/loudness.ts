import { pow } from '../../src/stage/contract/rules/portableMath'
import { EACH, LAST, MOMENTS } from './layout'
import type { EagleState } from './state'

/** The sweep rises by so many times its pitch, from half of what it was made in; its last part is the loudest. */
const SWEEP = { from: 0.5, times: 6, quiet: 0.3 } as const

/** How loud the sweep is: it swells until the last drawing is there, and ends with it, to the tick. */
export function sweepLevel({ drawing }: EagleState, now: number): number {
  return drawing === LAST ? 0 : SWEEP.quiet + (1 - SWEEP.quiet) * shareOf(now)
}

/** How fast, and so how high it is played. */
export function sweepRate(_: EagleState, now: number): number {
  return SWEEP.from * pow(SWEEP.times, shareOf(now))
}

/** The burin is heard while it cuts, softer in a visitor's hand. */
export function burinLevel({ drawing, isCutting }: EagleState): number {
  return drawing < MOMENTS.drop ? 1 : isCutting ? 0.35 : 0
}

/** The stars rush on, softer once the crest is there to be looked at. */
export function rushLevel({ drawing }: EagleState): number {
  return drawing === LAST ? 0.55 : 1
}

/** How much of the 58 drawings has gone by, 0…1. */
function shareOf(now: number): number {
  return Math.min(1, now / (LAST * EACH))
}
