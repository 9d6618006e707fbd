import { lerp } from '../../../src/stage/contract/math'
import { NIGHT } from '../layout'

/** By lamplight. */
export const LAMPLIT = 0xffedcb

/** The light that falls on what moves at sea, by the steps of dusk. */
const DARKENED = Array.from({ length: NIGHT.dark + 1 }, (_, step) => {
  const share = step / NIGHT.dark
  return (
    (Math.round(lerp(255, 122, share)) << 16) |
    (Math.round(lerp(255, 134, share)) << 8) |
    Math.round(lerp(255, 186, share))
  )
})

/** The tint of what moves at sea, by `NIGHT`. */
export function lightAtSea(night: number): number {
  return DARKENED[Math.min(night, NIGHT.dark)] ?? LAMPLIT
}

/** The same on the island, which has lamps. */
export function lightAshore(night: number): number {
  return night > NIGHT.dark ? LAMPLIT : lightAtSea(night >> 1)
}
