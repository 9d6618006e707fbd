import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { LIFTED, LODGERS, TICK, VACATED } from '../layout'
import type { BatState, Events, Letting } from '../state'
import type { Tuning } from '../tuning'

type DuskWorld = World<Events, Tuning>

/** How many cases are left behind at the most. */
const LEFT_BEHIND = 3

/** Whether there is no castle where it stands, or the bats are about to carry it. */
export function isAway({ leaves, vacantAt, comes }: Readonly<Letting>): boolean {
  return leaves !== null || vacantAt !== null || comes !== null
}

/** The bats have had enough. */
export function packUp({ letting, cat }: BatState, { now, tuning, emit }: DuskWorld): void {
  letting.leaves = spanOf(now, tuning.leaves)
  cat.turn = null
  emit('packed')
}

/** Brings a whole castle to the next lodger, if it is for rent, and tells whether it was. */
export function rent({ castle, letting }: BatState, { now, tuning, emit }: DuskWorld): boolean {
  if (letting.leaves || letting.vacantAt === null) return false
  letting.vacantAt = null
  letting.comes = spanOf(now, tuning.comes)
  letting.lodger = (letting.lodger % LODGERS) + 1
  castle.stoodAt = null
  castle.sinkings = 0
  castle.lost = 0
  castle.lostAt = null
  emit('rented')
  return true
}

/** A tick of it: the ruin tears loose, the board is let down, the ruin is gone; who lives there next takes it, if nobody asks. */
export function followLetting(dusk: BatState, world: DuskWorld): void {
  const { castle, letting, lodger } = dusk
  const { now, tuning, emit } = world
  const { leaves, comes } = letting
  if (leaves) {
    if (isPassed(LIFTED)) emit('lifted')
    if (isPassed(VACATED)) {
      letting.vacantAt = now
      emit('vacated')
    }
    if (isOver(leaves, now)) {
      letting.leaves = null
      letting.removals = Math.min(LEFT_BEHIND, letting.removals + 1)
    }
  } else if (comes && isOver(comes, now)) {
    letting.comes = null
    castle.stoodAt = now
    dusk.glance = null
    lodger.peeksAt = now + tuning.peekFirst
    emit('settled', { lodger: letting.lodger })
  } else if (letting.vacantAt !== null && now >= letting.vacantAt + tuning.vacancy) rent(dusk, world)

  /** Whether such a share of the removal ends in this tick. */
  function isPassed(share: number): boolean {
    if (!leaves) return false
    const moment = leaves.from + share * (leaves.until - leaves.from)
    return now >= moment && now - TICK < moment
  }
}

/** @throws where it is let and lived in at once */
export function checkLetting({ castle, letting, lodger }: Readonly<BatState>, now: number): void {
  const { leaves, vacantAt, comes, removals } = letting
  if (isAway(letting) && (castle.show || lodger.peek))
    throw new Error(`castle.show is ${castle.show?.from} and lodger.peek ${lodger.peek?.from} while it is away.`)
  if (comes && (leaves || vacantAt !== null))
    throw new Error(`letting.comes is from ${comes.from} while letting.vacantAt is ${vacantAt}.`)
  if (leaves && isOver(leaves, now)) throw new Error(`letting.leaves is kept after ${leaves.until}.`)
  if (!(removals >= 0 && removals <= LEFT_BEHIND)) throw new Error(`letting.removals is ${removals}.`)
  if (!(letting.lodger >= 0 && letting.lodger <= LODGERS)) throw new Error(`letting.lodger is ${letting.lodger}.`)
}
