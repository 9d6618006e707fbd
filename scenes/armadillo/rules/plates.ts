import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { FLIGHT, MOST_ROUNDS, PLATES, ROLL, TURN } from '../layout'
import type { ArmadilloState, Events } from '../state'
import type { Tuning } from '../tuning'

/** A tick: whoever has been seen whole leaves, once there is something to draw that with, and the leaf is turned. */
export function turnLeaves(state: ArmadilloState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  const { roll, turn, wholeAt } = state
  if (turn) {
    // In the middle of it the leaf lies over all.
    if (now === turn.from + TURN / 2) openPlate(state, turn.to)
    if (isOver(turn, now)) state.turn = null
  } else if (roll) {
    if (now === roll.from + ROLL.leaves) emit('rolledOff')
    if (!isOver(roll, now)) return
    state.roll = null
    turnLeaf(state, world)
  } else if (state.hasLater && wholeAt !== null) {
    if (now < wholeAt + FLIGHT + tuning.firstBlink + tuning.again + tuning.looks) return
    if (state.plate > 0) {
      turnLeaf(state, world)
      return
    }
    state.roll = spanOf(now, ROLL.lasts)
    state.blink = null
    emit('rolledUp')
  }
}

/** On to the next plate; after the last the book is turned back to the first. */
function turnLeaf(state: ArmadilloState, { now, emit }: World<Events, Tuning>): void {
  const to = (state.plate + 1) % PLATES
  state.turn = { to, ...spanOf(now, TURN) }
  emit('turned', { plate: to })
}

/** A plate lies open, in one blot; and the ant has been there. */
function openPlate(state: ArmadilloState, plate: number): void {
  state.plate = plate
  if (plate === 0) state.rounds = Math.min(MOST_ROUNDS, state.rounds + 1)
  state.splitAt.fill(null)
  state.count = 0
  state.wholeAt = null
  state.blink = null
  state.blinksAt = null
  state.blinks = 0
  state.splashes.length = 0
  // A pointer that rests begins nothing: it has to move first.
  state.trail = null
  state.rests = false
  state.ant.hasCrumb = true
}

/** @throws where the turning of leaves breaks a promise */
export function checkPlates({ plate, hasLater, roll, turn, wholeAt, rounds }: ArmadilloState): void {
  if (!(plate >= 0 && plate < PLATES)) throw new Error(`plate is ${plate}, not 0 to ${PLATES - 1}.`)
  if (!(rounds >= 0 && rounds <= MOST_ROUNDS)) throw new Error(`rounds is ${rounds}, not 0 to ${MOST_ROUNDS}.`)
  if (!hasLater && (plate > 0 || roll || turn))
    throw new Error(
      `plate is ${plate}, roll.from ${roll?.from}, turn.from ${turn?.from} while hasLater is ${hasLater}.`,
    )
  if (roll && (turn || plate > 0 || wholeAt === null))
    throw new Error(`roll.from is ${roll.from} while turn.from is ${turn?.from}, plate ${plate}, wholeAt ${wholeAt}.`)
  if (turn && turn.to !== plate && (turn.to !== (plate + 1) % PLATES || wholeAt === null))
    throw new Error(`turn.to is ${turn.to} while plate is ${plate}, wholeAt ${wholeAt}.`)
}
