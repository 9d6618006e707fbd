import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { SCENES } from '../layout'
import type { Events, Scratches } from '../state'
import type { Tuning } from '../tuning'

/** They run on to the next scene of their story, unless they run already. Returns whether they do. */
export function startRun(scratches: Scratches, { now, tuning }: World<Events, Tuning>): boolean {
  if (!isOver(scratches.run, now)) return false
  scratches.scene = (scratches.scene + 1) % SCENES
  scratches.run = spanOf(now, tuning.run)
  scratches.drops = 0
  return true
}

/** A drop has fallen: at `dropsToRun` drops since they last ran, they run by themselves. */
export function countDrop(scratches: Scratches, world: World<Events, Tuning>): void {
  scratches.drops += 1
  if (scratches.drops < world.tuning.dropsToRun) return
  if (startRun(scratches, world)) world.emit('crept', { scene: scratches.scene })
}

/** Ends a run that is over. */
export function followScratches(scratches: Scratches, { now }: World<Events, Tuning>): void {
  if (isOver(scratches.run, now)) scratches.run = null
}
