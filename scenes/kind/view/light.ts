import { smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import { SWITCH } from '../layout'
import type { KindState } from '../state'

/** What the dusk about the lamp leaves of the colours of things that stand in it. */
export const DUSK = 0xcfc7b6
export const FAR_DUSK = 0xbdb6a6

/** How dark the room is, 0…1: the chain first, and then the light. */
export function darknessOf({ lamp }: KindState, now: number, reducedMotion: boolean): number {
  const pulled = since(lamp.pulledAt, now)
  const isOld = pulled < SWITCH.after
  if (reducedMotion || isOld || pulled >= SWITCH.after + SWITCH.lasts) return lamp.isLit !== isOld ? 0 : 1
  const share = smoothstep(SWITCH.after, SWITCH.after + SWITCH.lasts, pulled)
  return lamp.isLit ? 1 - share : share
}
