import { since } from '../../../src/stage/contract/rules/spans'
import { BRAID } from '../layout'
import type { Braid, Hair } from '../state'
import { whip } from './hair'

/** Plaits another third of the tail. Returns whether that was the last. */
export function plait(braid: Braid, now: number): boolean {
  if (braid.thirds === BRAID.thirds) return false
  become(braid, braid.thirds + 1, now)
  return braid.thirds === BRAID.thirds
}

/** Plaits all that is still loose of it. */
export function plaitAll(braid: Braid, now: number): void {
  if (braid.thirds < BRAID.thirds) become(braid, BRAID.thirds, now)
}

/** Whether it is a whole braid, and has been for long enough that a press is meant to open it. */
export function canBurst({ changedAt, thirds }: Readonly<Braid>, now: number): boolean {
  return thirds === BRAID.thirds && since(changedAt, now) >= BRAID.holds
}

/** All of it flies open at once. */
export function burst(braid: Braid, hair: Hair, now: number): void {
  become(braid, 0, now)
  whip(hair, BRAID.recoil)
}

function become(braid: Braid, thirds: number, now: number): void {
  braid.before = braid.thirds
  braid.thirds = thirds
  braid.changedAt = now
}
