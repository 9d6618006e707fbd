import { COMPARTMENTS, FAR_NICHE, PLACES } from '../../../assets/scallop-later/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import { BOW, BOWS_AT } from '../layout'
import type { Visit } from '../state'

/** A breath before it, up by that share of the way down, and which share of that time it takes. */
const BREATH = { up: 0.08, share: 0.28 } as const

/** How deep somebody bows so long after having begun, 0…1, and a little below 0 in the breath before; all in ms. */
export function bowed(elapsed: number, down: number, held: number, up: number): number {
  if (elapsed <= 0 || elapsed >= down + held + up) return 0
  const share = elapsed / down
  if (share < BREATH.share) return -BREATH.up * smoothstep(0, BREATH.share, share)
  if (share < 1) return -BREATH.up + (1 + BREATH.up) * smoothstep(BREATH.share, 1, share)
  return 1 - smoothstep(down + held, down + held + up, elapsed)
}

/** How deep whoever begins so late, in ms, bows on a visit, 0…1. Where nothing shall move, all are down, or nobody is. */
export function bowedOn(visit: Visit, late: number, now: number, isCalm: boolean): number {
  if (visit.why === 'look') return 0
  const elapsed = now - visit.from - BOWS_AT[visit.why]
  const held = BOW.held[visit.why]
  if (isCalm) return elapsed > 0 && elapsed < BOW.hero + BOW.down + held ? 1 : 0
  return bowed(elapsed - late, BOW.down, held, BOW.up)
}

/** Whether somebody bows on a visit. */
export function doesBow({ why, parts }: Visit, index: number): boolean {
  return why === 'all' || parts.includes(PARTS[index] ?? -1)
}

/** The compartment in which each of them stands. */
const PARTS = PLACES.map((_, index) => COMPARTMENTS.findIndex(({ last }) => index <= last))

/** How late each of them begins, in ms after the first: it runs from the niche outwards, column by column. */
export const LATE = PLACES.map(({ x }) => Math.floor(Math.abs(x - FAR_NICHE.x) / BOW.apart) * BOW.column)
