import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CASTLE, CASTLE_LINE, foamEdge, hasPassed, JETSAM, REACH, STRANDS, TAKEN, TICK, TIDE_LINE } from '../layout'
import type { Castle, CrabbyState, Events } from '../state'
import type { Tuning } from '../tuning'

type BeachWorld = World<Events, Tuning>

/** Bare sand, after so many castles. */
export function noCastle(lost: number): Castle {
  return {
    lying: [],
    carried: null,
    built: [],
    left: 0,
    flaggedAt: null,
    withstoodAt: null,
    takenAt: null,
    isRead: false,
    touched: null,
    lost,
  }
}

/** Whether the next wave takes the castle. */
export function isDoomed({ withstoodAt, takenAt }: Readonly<Castle>): boolean {
  return withstoodAt !== null && takenAt === null
}

/** A tick of the sea at the castle: what goes leaves something, what comes goes round it once, and then takes it. @param edge of its foam */
export function washCastle(beach: CrabbyState, edge: number, world: BeachWorld): void {
  const { castle, wave } = beach
  const { now, emit } = world
  if (castle.takenAt !== null) return
  const before = foamEdge(wave, now - TICK)
  if (wave && before > TIDE_LINE && edge <= TIDE_LINE) leavePiece(beach, world)
  if (castle.flaggedAt === null || before > CASTLE_LINE || edge <= CASTLE_LINE) return
  if (isDoomed(castle)) {
    castle.takenAt = now
    emit('taken')
    return
  }
  castle.withstoodAt = now
  emit('withstood')
}

/** A tick of the crab’s hoard: it takes up what it passes, and builds it in; or the letter of the last castle is read. @param before where the crab was */
export function buildCastle(beach: CrabbyState, before: number, world: BeachWorld): void {
  const { castle } = beach
  const { now, emit } = world
  if (castle.takenAt === null) {
    if (beach.crab.x > before) carry(beach, before, world)
    return
  }
  if (!castle.isRead && now >= castle.takenAt + TAKEN.read) {
    castle.isRead = true
    emit('read', { lost: castle.lost })
  }
  if (now >= castle.takenAt + TAKEN.over) beach.castle = noCastle(castle.lost + 1)
}

export function checkCastle({ castle, hasLater }: CrabbyState, { now }: BeachWorld): void {
  const { lying, carried, built, left, flaggedAt, takenAt } = castle
  const pieces = new Set([...lying, ...built, carried].flatMap((piece) => piece?.kind ?? []))
  const isRight =
    flaggedAt === null
      ? built.length < 5 && takenAt === null
      : built.length === 5 && now <= (takenAt ?? now) + TAKEN.over
  if (!isRight || pieces.size !== left || (left && !hasLater))
    throw new Error(`castle is ${left}, ${pieces.size}, ${built.length}, ${flaggedAt}, ${takenAt}.`)
}

/** The next of five: another begins each castle. */
function leavePiece({ castle, hasLater }: CrabbyState, { now, emit }: BeachWorld): void {
  const kind = JETSAM[(castle.left + castle.lost * 2) % JETSAM.length]
  const x = STRANDS[castle.left]
  if (!hasLater || kind === undefined || x === undefined) return
  castle.left += 1
  castle.lying.push({ kind, x, since: now })
  emit('stranded', { kind })
}

/** On its way to the right it takes up what it passes, one at a time, and builds it in at the end of its way. */
function carry({ castle, crab }: CrabbyState, before: number, { now, size, tuning, emit }: BeachWorld): void {
  const { carried, lying, built } = castle
  if (carried && crab.x >= CASTLE.from) {
    built.push({ kind: carried.kind, x: carried.x, since: now })
    castle.carried = null
    crab.snip = spanOf(now, tuning.snip)
    if (built.length === JETSAM.length) castle.flaggedAt = now
    emit('built', { kind: carried.kind, pieces: built.length })
    return
  }
  if (carried) return
  for (const [i, piece] of lying.entries()) {
    if (!hasPassed(before, crab.x, ((piece.x - REACH) / size.width) * 100)) continue
    lying.splice(i, 1)
    castle.carried = { ...piece, since: now }
    return
  }
}
