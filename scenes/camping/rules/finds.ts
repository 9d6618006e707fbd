import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { distance, PLACES, scaleIn, THINGS } from '../layout'
import type { CampingState, Events, Thing } from '../state'
import type { Tuning } from '../tuning'
import { giggleAsleep } from './sleepers'

/** What each tells of when it is pressed. */
const TOLD = {
  tent: 'giggled',
  feet: 'giggled',
  mouse: 'squeaked',
  embers: 'crackled',
  mushrooms: 'knocked',
  toadstools: 'knocked',
  boots: 'hopped',
  bear: 'hummed',
  owl: 'hooted',
  eared: 'peeped',
  round: 'peeped',
  tipped: 'peeped',
} as const satisfies Record<Thing, keyof Events>

/** Whether the light reaches it. */
export function isReached(
  { lantern, radius }: CampingState,
  thing: Thing,
  { size, tuning }: World<Events, Tuning>,
): boolean {
  return distance(PLACES[thing], lantern) * scaleIn(size) < radius * tuning.reached
}

/** What was pressed gives an answer, each in its own way. */
export function answerPress(camp: CampingState, thing: Thing, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  camp.finds[thing].answer = spanOf(now, tuning.answering)
  if (thing === 'feet' || thing === 'tent') giggleAsleep(camp, world)
  else emit(TOLD[thing])
  if (thing === 'mushrooms') camp.tenant = spanOf(now, tuning.lodged)
}

/** Follows what the light reaches. The mouse is caught in it; the last of all that is found is a moment of its own. */
export function updateFinds(camp: CampingState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  let left = 0
  for (const thing of THINGS) {
    const found = camp.finds[thing]
    const isLit = isReached(camp, thing, world)
    if (isLit !== found.isLit) {
      found.isLit = isLit
      found.since = now
      if (thing === 'mouse' && isLit) emit('squeaked')
    }
    if (isLit) found.isFound = true
    if (!found.isFound) left += 1
  }
  // A wide light may find all from the hook: no party before the lantern was hung somewhere.
  if (left > 0 || camp.party || !camp.hung) return
  camp.party = spanOf(now, tuning.partying)
  emit('foundAll')
}
