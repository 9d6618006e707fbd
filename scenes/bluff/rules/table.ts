import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CALL, CANDLE, DARK, OWNERS, PLAYERS, paidAfterOf, SHOWN_AFTER, STAKES } from '../layout'
import type { Call, Events, Player, Table } from '../state'
import type { Tuning } from '../tuning'

type TableWorld = World<Events, Tuning>

export function layTable(): Table {
  return {
    call: null,
    shown: [],
    refusedAt: null,
    holders: { ...OWNERS },
    payment: null,
    burnt: 0,
    dark: null,
    candles: 0,
    isAgain: false,
  }
}

/** Calls somebody's bluff, and after that who is pressed meanwhile. The gull shows its own after all the others. */
export function pressPlayer(table: Table, who: Player, { now, emit }: TableWorld): void {
  const { call } = table
  if (call) {
    if (call.who !== who) call.next = who
  } else if (who !== 'gull' || table.shown.length === PLAYERS.length - 1) {
    table.call = { who, from: now, next: null }
    emit('called', { who })
  } else {
    table.refusedAt = now
    emit('refused')
  }
}

/** A hand that lies open goes with the candle, and nobody pays for it. */
export function darken(table: Table, { now, emit }: TableWorld): void {
  table.call = null
  table.burnt = 0
  table.dark = spanOf(now, DARK)
  emit('darkened')
}

export function followTable(table: Table, world: TableWorld): void {
  if (table.call) followCall(table, table.call, world)
  if (table.dark && isOver(table.dark, world.now)) light(table, world)
}

/** Throws when something at the table cannot be. */
export function checkTable(table: Readonly<Table>): void {
  const { call, shown, burnt, dark } = table
  if ((call && dark) || burnt >= CANDLE || shown.includes('gull')) throw new Error(`table is ${JSON.stringify(table)}.`)
}

/** All that happens to a call falls on a tick. */
function followCall(table: Table, call: Call, world: TableWorld): void {
  const { who, from } = call
  const paidAfter = paidAfterOf(who)
  switch (world.now - from) {
    case SHOWN_AFTER:
      show(table, who, world)
      break
    case paidAfter:
      pay(table, who, world)
      break
    case paidAfter + CALL.pays + CALL.closes:
      endCall(table, call, world)
  }
}

function show({ isAgain }: Readonly<Table>, who: Player, { emit }: TableWorld): void {
  if (who === 'gull') emit('caught', { isAgain })
  else emit('shown', { who, isAgain })
}

/** Who has been called has lost, and gives up the first thing there is. */
function pay(table: Table, who: Player, { now, emit }: TableWorld): void {
  const stake = STAKES.find((each) => table.holders[each] === who)
  if (!stake) return
  table.holders[stake] = 'table'
  table.payment = { stake, by: who, at: now }
  emit('paid', { who, stake })
}

/** After the gull's hand the candle goes out in any case. */
function endCall(table: Table, { who, next }: Call, world: TableWorld): void {
  table.call = null
  table.burnt += 1
  if (who === 'gull') {
    table.shown = []
    table.isAgain = true
  } else if (!table.shown.includes(who)) table.shown.push(who)
  if (who === 'gull' || table.burnt === CANDLE) darken(table, world)
  else if (next) pressPlayer(table, next, world)
}

/** In the dark somebody has taken what lay on the table, each in turn. */
function light(table: Table, { emit }: TableWorld): void {
  const taken = STAKES.filter((stake) => table.holders[stake] === 'table')
  const taker = PLAYERS[table.candles]
  table.dark = null
  table.payment = null
  if (taker && taken.length > 0) {
    for (const stake of taken) table.holders[stake] = taker
    table.candles = (table.candles + 1) % PLAYERS.length
  }
  emit('lit')
}
