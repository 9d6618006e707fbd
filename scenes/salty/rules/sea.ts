import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { RINGS, SLAMS, SULK, TALES } from '../layout'
import type { Events, SaltyState } from '../state'
import type { Tuning } from '../tuning'

type SaltWorld = World<Events, Tuning>

/** A slam throws a wave over the table's edge: one, while that still shakes. */
export function throwWave(salt: SaltyState, { now }: SaltWorld): boolean {
  if (isDuring(salt.shaking, now)) return false
  salt.sea.slams = Math.min(SLAMS, salt.sea.slams + 1)
  salt.sea.thrownAt = now
  return true
}

/** After the eighth his beard is the sea: a ship crosses it, he tells a tale, and drinks it up. */
export function followSea(salt: SaltyState, world: SaltWorld): void {
  const { sea } = salt
  const { now, tuning } = world
  if (sea.slams === SLAMS && sea.risenAt === null && salt.hasLater) {
    sea.risenAt = now
    world.emit('risen')
  }
  if (sea.risenAt === null) return
  const risenFor = now - sea.risenAt
  if (!sea.isIn && risenFor >= tuning.rise) {
    sea.isIn = true
    // From now on he is none of his drawings, and comes back as the sulk, as if nobody had pointed yet.
    Object.assign(salt, { frame: SULK, before: SULK, changedAt: now, isMet: false, muttering: null, poked: null })
  }
  if (!sea.isTold && risenFor >= tuning.silence) {
    sea.isTold = true
    salt.muttering = spanOf(now, tuning.mutter)
    world.emit('told', { tale: sea.tale })
  }
  if (sea.ebb === null && risenFor >= tuning.crossing) drink(salt, world)
  if (sea.ebb && isOver(sea.ebb, now)) {
    Object.assign(sea, { slams: 0, thrownAt: null, risenAt: null, isIn: false, isTold: false, ebb: null })
    sea.tale = (sea.tale + 1) % TALES
    sea.rings = Math.min(RINGS, sea.rings + 1)
    Object.assign(salt, { wave: 0, waveBefore: 0, sailing: null })
    world.emit('drunk', { seas: sea.rings })
  }
}

/** Whoever has had time to read may have him drink. */
export function hurry(salt: SaltyState, world: SaltWorld): boolean {
  const { risenAt, ebb } = salt.sea
  const { silence, reading } = world.tuning
  if (risenAt === null || ebb || world.now - risenAt < silence + reading) return false
  drink(salt, world)
  return true
}

function drink({ sea }: SaltyState, world: SaltWorld): void {
  sea.ebb = spanOf(world.now, world.tuning.ebb)
  world.emit('sloshed')
}

export function checkSea({ sea, frame }: SaltyState): void {
  const { slams, risenAt, isIn, isTold, ebb, tale, rings } = sea
  if (!(slams >= 0 && slams <= SLAMS)) throw new Error(`sea.slams is ${slams} of ${SLAMS}.`)
  if (!(tale >= 0 && tale < TALES && rings >= 0 && rings <= RINGS))
    throw new Error(`sea.tale is ${tale} after ${rings} rings.`)
  if (risenAt === null && (isIn || isTold || ebb)) throw new Error(`sea.isIn is ${isIn}, and nothing has risen.`)
  if (isIn && frame !== SULK) throw new Error(`frame is ${frame} while the sea is in.`)
}
