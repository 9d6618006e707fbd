import { smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import { OPENING, SWITCH } from '../layout'
import type { Door, KindState } from '../state'

/** What the dusk about the lamp leaves of the colours of things that stand in it. */
export const DUSK = 0xcfc7b6
export const FAR_DUSK = 0xbdb6a6
/** And what the light of the door makes of what stands next to it. */
export const DOORLIGHT = 0xffdba6
/** The share of a hand's width that is a line of light. */
const LINE = 0.06

/** How dark the room is, 0…1: the chain first, and then the light. */
export function darknessOf({ lamp }: KindState, now: number, reducedMotion: boolean): number {
  const pulled = since(lamp.pulledAt, now)
  const isOld = pulled < SWITCH.after
  if (reducedMotion || isOld || pulled >= SWITCH.after + SWITCH.lasts) return lamp.isLit !== isOld ? 0 : 1
  const share = smoothstep(SWITCH.after, SWITCH.after + SWITCH.lasts, pulled)
  return lamp.isLit ? 1 - share : share
}

/** How far the door is open, 0…1: a line of light, then a hand's width, and back. */
export function openingOf({ openedAt, shutAt }: Readonly<Door>, now: number, reducedMotion: boolean): number {
  if (openedAt === null) return 0
  if (reducedMotion) return shutAt === null ? 1 : 0
  const opened = now - openedAt
  const width = opened < OPENING.line ? LINE : LINE + (1 - LINE) * smoothstep(OPENING.line, OPENING.wide, opened)
  return shutAt === null ? width : width * (1 - smoothstep(0, OPENING.shuts, now - shutAt))
}

/** Whether it is as far open as it goes: its light stands. */
export function isDoorOpen({ door }: Readonly<KindState>, { now, reducedMotion }: Moment): boolean {
  return openingOf(door, now, reducedMotion) === 1
}

/** Whether the light of the door has come as far as the shoes. */
export function isInDoorlight({ door }: Readonly<KindState>, now: number, reducedMotion: boolean): boolean {
  return openingOf(door, now, reducedMotion) > 0.4
}
