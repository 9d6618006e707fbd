import { isDuring, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { foamEdge, HERMIT } from '../layout'
import type { CrabbyState, Events, Hermit } from '../state'
import type { Tuning } from '../tuning'

type BeachWorld = World<Events, Tuning>

/** How far before the water reaches it the hermit is gone, in scene units. */
const CAUTION = 60

/** It will snip as the crab did, `lateness` ms later. */
export function scheduleCopy(hermit: Hermit, { now, tuning }: BeachWorld): void {
  hermit.copiesAt = now + tuning.lateness
}

export function hideHermit(hermit: Hermit, { now, tuning }: BeachWorld): void {
  hermit.hides = spanOf(now, tuning.hiding)
}

/** A tick: it hides from a wave that comes near, and snips when that is due. */
export function followHermit({ hermit, wave }: CrabbyState, world: BeachWorld): void {
  const { now, tuning, emit } = world
  if (wave && foamEdge(wave, now) > HERMIT.y - CAUTION) hideHermit(hermit, world)
  if (hermit.copiesAt === null || now < hermit.copiesAt) return
  hermit.copiesAt = null
  // While it hides, it does not snip.
  if (isDuring(hermit.hides, now)) return
  hermit.snip = spanOf(now, tuning.snip)
  emit('copied')
}
