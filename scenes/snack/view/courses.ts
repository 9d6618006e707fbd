import { clamp } from '../../../src/stage/contract/math'
import { FEAST } from '../layout'
import type { Feast } from '../state'

/** When what is seen of a banquet comes, in ms since it was called. */
export const COMES_AT = { chairs: 4300, candles: 4900, bunting: 5200, speaker: 5500, offer: 11_000 } as const

/** How far the table is on its way out of the picture, 0…1. */
export function leaves({ from }: Readonly<Feast>, now: number): number {
  return clamp((now - from - FEAST.cleared) / (FEAST.ends - FEAST.cleared), 0, 1)
}

/** How far all of it has been carried off to the right by then, in scene units. */
export function carriedOff(gone: number): number {
  return 2600 * gone * gone
}
