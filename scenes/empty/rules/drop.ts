import { clamp } from '../../../src/stage/contract/math'
import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { DROP, FALL_TIME, nodeAt, PAGE, WAKING, YOURS } from '../layout'
import type { EmptyState, Events, Key } from '../state'
import type { Tuning } from '../tuning'
import { CORNERS, FRONT } from './house'
import { inkOn, layBlot, layLine, wipe } from './page'

type Playing = World<Events, Tuning>

/** Where each part of the cross leads, in nodes. */
const WAYS: Readonly<Partial<Record<Key, readonly [across: number, down: number]>>> = {
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
}

/** The dot falls out of the plate, which goes back to where it came from: the screen is a page now. */
function wake(state: EmptyState, { now, emit }: Playing): void {
  const { column, row } = DROP
  state.waking = spanOf(now, WAKING.lasts)
  state.drop = {
    column,
    row,
    fromColumn: column,
    fromRow: row,
    movedAt: now,
    isWiping: false,
    goal: null,
    stepAt: 0,
    heardAt: 0,
  }
  emit('woken')
}

/** Nothing has come of something once more: the third time it is not nothing. It is none of those who come back, either. */
export function countNothing(state: EmptyState, world: Playing): void {
  if (!state.hasChimed || state.drop) return
  state.nothings += 1
  if (state.nothings === WAKING.nothings) wake(state, world)
}

/** A key has come down: the cross leads the drop a step, the buttons ink or wipe where it is. */
export function pressDrop(state: EmptyState, key: Key, world: Playing): void {
  const { drop, waking, page } = state
  const { now, tuning, emit } = world
  if (!drop || !isOver(waking, now)) return
  drop.goal = null
  state.corner = null
  if (WAYS[key]) {
    step(state, key, world)
    drop.stepAt = now + tuning.firstStep
    return
  }
  const { column, row } = drop
  Object.assign(drop, { isWiping: key === 'upper', fromColumn: column, fromRow: row, movedAt: now })
  note(state, drop.isWiping ? wipe(page, column, row) : layBlot(page, column, row), world)
  emit(drop.isWiping ? 'wiped' : 'blotted')
}

/** Where there is not much on the page the drop draws by itself, until somebody else wants it. */
export function drawHouse(state: EmptyState, world: Playing): void {
  if (!state.drop) wake(state, world)
  if (state.drop && state.inked < YOURS.ink) {
    Object.assign(state.drop, { ...FRONT, fromColumn: FRONT.column, fromRow: FRONT.row, isWiping: false, goal: null })
    state.corner = 0
  }
}

/** A finger or the mouse leads the drop there: first along, then up or down. */
export function leadDrop(state: EmptyState, x: number, y: number): void {
  if (!state.drop) return
  state.drop.goal = nodeAt(x, y)
  state.corner = null
}

/** A tick of the drop: it goes on while the cross is held, or to where it is led. */
export function moveDrop(state: EmptyState, world: Playing): void {
  const { drop, waking, thumbs } = state
  const { now, tuning, emit } = world
  // What has run out of the dot draws.
  if (state.ink && now === state.ink.until) drawHouse(state, world)
  // Who comes back finds what was drawn.
  if (!drop && state.inked > 0 && now === FALL_TIME + WAKING.after) wake(state, world)
  if (!drop || !isOver(waking, now)) return
  const { key, down } = thumbs.left
  if (key && down !== null && down < now && now >= drop.stepAt) {
    step(state, key, world)
    drop.stepAt = now + tuning.nextStep
  }
  const corner = state.corner === null || drop.goal ? undefined : CORNERS[state.corner]
  if (corner) {
    drop.goal = { column: corner.isAlong ? corner.to : drop.column, row: corner.isAlong ? drop.row : corner.to }
    state.corner = CORNERS.length - 1 === state.corner ? null : (state.corner ?? 0) + 1
  }
  const { goal } = drop
  if (goal && now >= drop.stepAt) {
    const across = Math.sign(goal.column - drop.column)
    const down = across === 0 ? Math.sign(goal.row - drop.row) : 0
    if (across === 0 && down === 0) drop.goal = null
    else goBy(state, across, down, world)
    drop.stepAt = now + (state.corner === null ? tuning.ledStep : tuning.ownStep)
  }
  if (!state.isUnkept || now % DROP.keepEvery !== 0) return
  state.isUnkept = false
  emit('drawn')
}

function step(state: EmptyState, key: Key, world: Playing): void {
  const [across, down] = WAYS[key] ?? [0, 0]
  goBy(state, across, down, world)
}

/** Goes to a neighbour, and leaves a line behind, or wipes; at the rim of the page it stays. */
function goBy(state: EmptyState, across: number, down: number, world: Playing): void {
  const { drop, page } = state
  if (!drop) return
  const column = clamp(drop.column + across, 0, PAGE.columns - 1)
  const row = clamp(drop.row + down, 0, PAGE.rows - 1)
  if (column === drop.column && row === drop.row) return
  note(state, drop.isWiping ? wipe(page, column, row) : layLine(page, drop.column, drop.row, column, row), world)
  Object.assign(drop, { column, row, fromColumn: drop.column, fromRow: drop.row, movedAt: world.now })
  state.quietSince = world.now
  if (world.now < drop.heardAt + DROP.heardEvery) return
  drop.heardAt = world.now
  world.emit(drop.isWiping ? 'rubbed' : 'traced')
}

/** What is on the page may be other than before: once there is so much of it, it is the visitor's. */
function note(state: EmptyState, hasChanged: boolean, { now, emit }: Playing): void {
  if (!hasChanged) return
  state.inked = inkOn(state.page)
  state.isUnkept = true
  if (state.yoursAt !== null || state.inked < YOURS.ink) return
  state.yoursAt = now
  emit('yours')
}
