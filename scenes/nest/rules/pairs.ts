import { type Span, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BEDTIME, deedOf, MOST } from '../layout'
import type { Events, NestState } from '../state'
import type { Tuning } from '../tuning'

type NestWorld = World<Events, Tuning>

/** How long the last deed is seen before the flame goes to bed, in ms. */
const WAITS = 2400

/** A tick: who lies together does what they do; after the last deed the flame goes to bed. */
export function tendPairs(burrow: NestState, world: NestWorld): void {
  const { left, right, threads } = burrow
  const { now, emit } = world
  if (!burrow.isLater) return
  if (left.move || right.move) burrow.toldAt = null
  else if (burrow.toldAt === null && burrow.hasChosen) {
    burrow.toldAt = now
    const deed = deedOf(left.creature, right.creature)
    if (deed) emit('paired')
    if (deed && threads.every((thread) => thread.deed !== deed))
      threads.push({ deed, left: left.creature, right: right.creature, from: now })
  }
  if (burrow.third) tendFlame(burrow, burrow.third, world)
  else if (now >= (threads[MOST.threads - 1]?.from ?? now) + WAITS) {
    burrow.third = spanOf(now, BEDTIME.lasts)
    emit('retired')
  }
}

/** Back in its lantern the flame lights a burrow in which nobody is tied to anybody. */
function tendFlame(burrow: NestState, { until }: Readonly<Span>, { now, emit }: NestWorld): void {
  if (now < until) return
  burrow.third = null
  burrow.threads = []
  burrow.toldAt = null
  burrow.thirds += 1
  emit(burrow.lamp.isLow ? 'dimmed' : 'lit')
}
