import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BOARDS, HEIGHTS, largestStatue, REACHED, STATUES } from '../layout'
import type { EgoState, Events } from '../state'
import type { Tuning } from '../tuning'
import { growthOrder } from './growth'
import { allFoundAt } from './hiding'

/** All are found: the four cut all grass there is, and put up their statues; and they come down by themselves in the end. */
export function stepStatues(clearing: EgoState, world: World<Events, Tuning>): void {
  const { now, emit } = world
  if (clearing.statuesAt === null) {
    const last = allFoundAt(clearing)
    if (last !== null && clearing.swing === null && now >= last + STATUES.after) beginStatues(clearing, world)
    return
  }
  const elapsed = now - clearing.statuesAt
  if (clearing.boards < BOARDS.length && elapsed >= (BOARDS[clearing.boards] ?? 0)) {
    emit('boarded', { board: clearing.boards })
    clearing.boards += 1
  }
  if (elapsed >= STATUES.stand) fellStatues(clearing, -1, world)
}

/** Whether the statues are still being put up, and nobody cuts anything. */
export function isBuilding({ statuesAt }: EgoState, now: number): boolean {
  return statuesAt !== null && now < statuesAt + STATUES.ready
}

/** The four look at what they have made, and then cut it all down. */
export function fellStatues(clearing: EgoState, leader: number, { now, tuning, emit }: World<Events, Tuning>): void {
  clearing.statuesAt = null
  clearing.felledAt = now
  clearing.rounds += 1
  clearing.found.fill(null)
  clearing.boards = 0
  clearing.swing = spanOf(now, tuning.swing)
  clearing.heardUntil = now + tuning.heard
  clearing.hasCut = true
  clearing.swings += 1
  clearing.leader = leader
  clearing.growsAt = now + tuning.rest
  cutAll(clearing, now)
  emit('swung', { leader, again: false })
  emit('felled')
}

function beginStatues(clearing: EgoState, { now, emit }: World<Events, Tuning>): void {
  clearing.statuesAt = now
  clearing.hasCut = true
  cutAll(clearing, now)
  clearing.peeper.hiddenUntil = now + STATUES.stand
  emit('unveiled', { largest: largestStatue(clearing.rounds) })
}

function cutAll(clearing: EgoState, now: number): void {
  for (const index of REACHED) {
    clearing.heights[index] = HEIGHTS.cut
    clearing.cutAt[index] = now
  }
  clearing.mownAt = now
  clearing.changes += 1
  clearing.sprouting = []
  clearing.fallow = growthOrder((clearing.swings * 7) % REACHED.length)
}
