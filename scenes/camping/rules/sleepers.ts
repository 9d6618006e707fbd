import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import type { CampingState, Events } from '../state'
import type { Tuning } from '../tuning'

/** Who is in the tent snores, to the tick. */
export function snoreInTime(camp: CampingState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (now < camp.snoredAt + tuning.snoring) return
  camp.snoredAt = now
  // The bed is empty on the second night.
  if (camp.nights % 3 !== 1) emit('snored')
}

/** The toes are curled up, and somebody giggles in his sleep. */
export function giggleAsleep(camp: CampingState, { now, tuning, emit }: World<Events, Tuning>): void {
  camp.curl = spanOf(now, tuning.curling)
  emit('giggled')
}

/** In the dark of the first night the mouse tickles the toes every `tickling` ms, the first time `daring` ms after the light has left it. */
export function tickleToes(camp: CampingState, world: World<Events, Tuning>): void {
  const { now, tuning } = world
  if (camp.finds.mouse.isLit || camp.nights % 3 > 0) {
    camp.tickleAt = null
    return
  }
  camp.tickleAt ??= now + tuning.daring
  if (now < camp.tickleAt) return
  camp.tickleAt = now + tuning.tickling
  giggleAsleep(camp, world)
}

/** The bear turns its pages, light or no light. */
export function turnPages(camp: CampingState, { now, tuning, emit }: World<Events, Tuning>): void {
  if (now < camp.nextPageAt) return
  camp.page = spanOf(now, tuning.turning)
  camp.nextPageAt = now + tuning.reading
  emit('turned')
}

/** The owl hoots now and then; never in the light: it is asleep there. */
export function hootInTime(camp: CampingState, { now, tuning, random, emit }: World<Events, Tuning>): void {
  if (now < camp.hootAt) return
  camp.hootAt = now + tuning.hooting * random.between(0.7, 1.3)
  if (!camp.finds.owl.isLit && camp.nights % 3 !== 1) emit('hooted')
}

/** Once in a while of the first night there is a light in the largest mushroom. */
export function lightMushroom(camp: CampingState, { now, tuning, random, emit }: World<Events, Tuning>): void {
  if (now < camp.nextTenantAt || camp.nights % 3 > 0) return
  camp.tenant = spanOf(now, tuning.lodged)
  camp.nextTenantAt = now + tuning.lodging * random.between(0.8, 1.2)
  emit('lodged')
}
