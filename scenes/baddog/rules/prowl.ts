import { clamp } from '../../../src/stage/contract/math'
import { isOver, since, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { INVITE, PROWL_MARGIN, TICK } from '../layout'
import type { BadDogState, Events, Prowl } from '../state'
import type { Tuning } from '../tuning'

type MeadowWorld = World<Events, Tuning>

/** When he first looks out, and how long after a leap he is curious again, in ms. */
const FIRST_PEEK = 600
const CALMED_DOWN = 2400
/** From this distance on he runs, and at this he has arrived, in scene units. */
const BRAKING = 190
const NEAR = 12
/** The least share of his speed that he goes at. */
const CREEPING = 0.08
/** Slower than this, in units a tick, he stands. */
const STANDING = 0.25

/** Somewhere in the grass, about to look out. */
export function prowlAnywhere({ random, size, tuning }: MeadowWorld): Prowl {
  const x = random.between(0.34, 0.62) * size.width
  const turnsAt = FIRST_PEEK + tuning.peek
  return { x, pace: 0, towards: x, turnsAt, pointedAt: null, peek: null, invites: true, peeksAt: FIRST_PEEK }
}

/** A tick of his going about: after the pointer, or where he likes; and now and then he looks out. */
export function followProwl({ prowl, dog, stick, hasSticks }: BadDogState, world: MeadowWorld): void {
  const { now, tuning, random, size, emit } = world
  const leap = dog.leap ?? stick
  if (leap) {
    // During a leap he does not go about, and looks out only some time after it.
    prowl.peeksAt = Math.max(prowl.peeksAt, leap.until + CALMED_DOWN)
    return
  }
  if (isOver(prowl.peek, now)) prowl.peek = null
  if (now >= prowl.turnsAt) {
    prowl.towards = random.between(PROWL_MARGIN, size.width - PROWL_MARGIN)
    prowl.turnsAt = now + random.between(0.6, 1.4) * tuning.wander
  }
  if (prowl.peek) {
    prowl.pace = 0
    return
  }
  stepProwl(prowl, world)
  // Once he has been called, what is seen of him then is drawn later.
  if (now < prowl.peeksAt || Math.abs(prowl.pace) > STANDING || !(prowl.invites || hasSticks)) return
  const pause = random.between(0.6, 1.4) * tuning.peekEvery
  prowl.peek = spanOf(now, prowl.invites ? INVITE.lasts : tuning.peek)
  prowl.peeksAt = now + (prowl.invites ? INVITE.every : tuning.peek + pause)
  emit('peeped')
}

/** A tick of his way, slower and slower towards its end. */
function stepProwl(prowl: Prowl, { now, tuning, pointer, size }: MeadowWorld): void {
  const isAfterPointer = since(prowl.pointedAt, now) < tuning.attention
  const aim = clamp(isAfterPointer ? pointer.x : prowl.towards, PROWL_MARGIN, size.width - PROWL_MARGIN)
  const way = aim - prowl.x
  const distance = Math.abs(way)
  const most = ((tuning.prowlSpeed * TICK) / 1000) * clamp(distance / BRAKING, CREEPING, 1)
  // He gains at most 6 % of his speed a tick.
  const pace = distance <= NEAR ? 0 : Math.min(most, Math.abs(prowl.pace) + most * 0.06, distance)
  prowl.pace = way < 0 ? -pace : pace
  prowl.x += prowl.pace
}

/** He dives, to come up there. */
export function hideProwl(prowl: Prowl, x: number): void {
  prowl.x = x
  prowl.pace = 0
  prowl.peek = null
  prowl.invites = false
}
