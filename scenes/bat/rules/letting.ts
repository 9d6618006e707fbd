import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { COMES, LEAVES, LIFTED, LODGERS, VACANCY, VACATED } from '../layout'
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
export function packUp({ letting, cat }: BatState, { now, emit }: DuskWorld): void {
  letting.leaves = spanOf(now, LEAVES)
  cat.turn = null
  emit('packed')
}

/** Brings a whole castle to the next lodger, if it is for rent, and tells whether it was. */
export function rent({ castle, letting }: BatState, { now, emit }: DuskWorld): boolean {
  if (letting.leaves || letting.vacantAt === null) return false
  letting.vacantAt = null
  letting.comes = spanOf(now, COMES)
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
    const gone = now - leaves.from
    if (gone === LIFTED * LEAVES) emit('lifted')
    if (gone === VACATED * LEAVES) {
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
  } else if (letting.vacantAt !== null && now >= letting.vacantAt + VACANCY) rent(dusk, world)
}

/** @throws where it is let and lived in at once */
export function checkLetting({ castle, letting, lodger }: Readonly<BatState>): void {
  const { leaves, vacantAt, comes } = letting
  if ((isAway(letting) && (castle.show || lodger.peek)) || (comes && (leaves || vacantAt !== null)))
    throw new Error(`letting.vacantAt is ${vacantAt} while castle.show is ${castle.show?.from}.`)
}
