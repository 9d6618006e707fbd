import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { distance, PLACES, scaleIn, thingsAfter } from '../layout'
import type { CampingState, Events, Thing } from '../state'
import type { Tuning } from '../tuning'
import { giggleAsleep } from './sleepers'

type Told = 'giggled' | 'squeaked' | 'crackled' | 'knocked' | 'hopped' | 'hummed' | 'hooted'

/** What each tells of when it is pressed, but for those who only peep. */
const TOLD: Partial<Record<Thing, Told>> = {
  tent: 'giggled',
  feet: 'giggled',
  mouse: 'squeaked',
  embers: 'crackled',
  mushrooms: 'knocked',
  toadstools: 'knocked',
  boots: 'hopped',
  bear: 'hummed',
  owl: 'hooted',
  dog: 'knocked',
  crab: 'crackled',
  stone: 'knocked',
  bed: 'hopped',
  prints: 'hopped',
  egg: 'knocked',
  statue: 'crackled',
  walked: 'knocked',
  sock: 'squeaked',
}

/** How far it is from the flame, in CSS pixels. */
function awayOf({ lantern }: CampingState, thing: Thing, { size }: World<Events, Tuning>): number {
  return distance(PLACES[thing], lantern) * scaleIn(size)
}

/** Whether the light reaches it: out, it reaches nothing. */
export function isReached(camp: CampingState, thing: Thing, world: World<Events, Tuning>): boolean {
  return !camp.nightfall && awayOf(camp, thing, world) < camp.radius * world.tuning.reached
}

/** What was pressed is found, and gives an answer, each in its own way. */
export function answerPress(camp: CampingState, thing: Thing, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  camp.finds[thing].answer = spanOf(now, tuning.answering)
  camp.finds[thing].foundAt ??= now
  if (thing === 'feet' || thing === 'tent') giggleAsleep(camp, world)
  else emit(TOLD[thing] ?? 'peeped')
  if (thing === 'mushrooms') camp.tenant = spanOf(now, tuning.lodged)
}

/**
 * Follows what the light reaches. The mouse is caught in it. What is pressed, or has the lantern hung before it for a while, is found; the
 * last of all is a moment of its own.
 */
export function updateFinds(camp: CampingState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  const { hung } = camp
  const things = thingsAfter(camp.nights)
  let count = 0
  let isNew = false
  for (const thing of things) {
    const found = camp.finds[thing]
    const isLit = isReached(camp, thing, world)
    if (isLit !== found.isLit) {
      found.isLit = isLit
      found.since = now
      if (thing === 'mouse' && isLit) emit('squeaked')
    }
    if (isLit) {
      found.isSeen = true
      // Nobody has found anything by the light that was there before the lantern was hung.
      const hangs = hung !== null && now >= Math.max(hung.at, found.since) + tuning.lingering
      if (hangs && found.foundAt === null && awayOf(camp, thing, world) < tuning.near) {
        found.foundAt = now
        isNew = true
      }
    }
    if (found.foundAt !== null) count += 1
  }
  if (isNew) emit('noticed', { count })
  if (count < things.length || camp.party) return
  camp.party = spanOf(now, tuning.partying)
  emit('foundAll')
}
