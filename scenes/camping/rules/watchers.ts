import type { World } from '../../../src/stage/contract/scene'
import { distance, LATE, scaleIn, WATCHERS } from '../layout'
import type { CampingState, Events } from '../state'
import type { Tuning } from '../tuning'

/** Whether the light is so near to a watcher that its eyes are shut. */
export function isShy(
  { lantern, radius, nightfall }: CampingState,
  place: number,
  { size, tuning }: World<Events, Tuning>,
): boolean {
  const watcher = WATCHERS[place]
  return !nightfall && watcher !== undefined && distance(watcher, lantern) * scaleIn(size) < radius * tuning.shy
}

/** Eyes shut in the very tick in which the light comes near, and open when it has been gone for a while, not all at once. */
export function updateEyes(camp: CampingState, world: World<Events, Tuning>): void {
  const { now, tuning, random } = world
  for (let place = 0; place < camp.eyes.length; place++) {
    const eyes = camp.eyes[place]
    if (!eyes) continue
    if (isShy(camp, place, world)) {
      if (!eyes.areShut) {
        eyes.areShut = true
        eyes.since = now
      }
      eyes.opensAt = null
    } else if (eyes.areShut) {
      eyes.opensAt ??= now + random.between(tuning.soonest, tuning.latest) + (place === LATE ? tuning.drowse : 0)
      if (now < eyes.opensAt) continue
      eyes.areShut = false
      eyes.since = now
      eyes.opensAt = null
    }
  }
}
