import { named } from '../../src/stage/contract/rules/named'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  drawStop,
  hopeOf,
  isAsking,
  isStopping,
  LINES_FOR,
  letLinger,
  markerAt,
  payOfLine,
  pileOf,
  rollAgain,
  STOPS,
  STRIPS,
  standStill,
  stopReel,
  symbolAt,
  turnTimeOf,
} from './layout'
import { bringBack, checkClosing, closeAfter, stepClosing } from './rules/closing'
import { setMood } from './rules/mood'
import type { Coins, Events, Outcome, TemptingState } from './state'
import type { Tuning } from './tuning'

/** The pieces, by the areas that they are. */
const PIECES: Readonly<Record<string, Coins>> = { 'three coins': 3, 'two coins': 2, 'one coin': 1 }

/** Where the reels are when one comes in, in symbols: each somewhere between two. */
const FIRST_SEEN = [3.2, 8.6, 5.5] as const

/** The kind that is a crown. */
const CROWN = 5

/** A slot machine: coins are bet, a lever pulled, three reels stop, and what is won and lost is right to the coin. */
export const rules: Rules<TemptingState, Events, Tuning> = {
  tick: 10,

  start({ now, tuning }) {
    return {
      ...{ credit: tuning.opening, payOut: 0, brought: tuning.opening, wagered: 0, won: 0, loans: 0 },
      ...{
        best: tuning.opening,
        record: 0,
        pulls: 0,
        days: 0,
        hasLater: false,
        closesAt: null,
        closedAt: null,
        kept: 0,
      },
      ...{ isHung: false, wavedAt: null, pushedAt: null },
      ...{ marked: 3, markerFrom: pileOf(3).x, markedAt: now },
      reels: FIRST_SEEN.map((symbol) => ({
        ...{ motion: 'rolling', turn: symbol / STOPS, since: now, until: now, extra: 0, stop: 0 },
      })),
      ...{ bet: null, pulledAt: null, outcome: null, counting: null, rollsAt: null, lendsAt: null, lending: null },
      ...{ mood: 'asking', moodBefore: 'asking', moodSince: now },
      ...{ poked: null, pokedAt: null, refusedAt: null },
    }
  },

  hover(machine, { area }, world) {
    const coins = named(PIECES, area)
    if (coins) moveMarker(machine, coins, world)
  },

  press(machine, { area }, world) {
    const coins = named(PIECES, area)
    if (coins) {
      moveMarker(machine, coins, world)
      betCoins(machine, coins, world)
    } else if (area === 'lever' && machine.closedAt !== null) {
      machine.wavedAt = world.now
      world.emit('waved')
    } else if (area === 'lever') {
      betCoins(machine, machine.marked, world)
    } else if (area === 'sign' && machine.isHung) {
      machine.pushedAt = world.now
      world.emit('pushed')
    } else if (area === 'left eye' || area === 'right eye' || area === 'nose') {
      machine.poked = area
      machine.pokedAt = world.now
      world.emit(area === 'nose' ? 'sneezed' : 'winked')
    }
  },

  later(machine) {
    machine.hasLater = true
  },

  kept: bringBack,

  step(machine, world) {
    const { now, emit } = world
    for (const [index, reel] of machine.reels.entries()) {
      if (!isStopping(reel) || now < reel.until) continue
      standStill(reel)
      emit('stopped', { reel: index + 1 })
      if (index === 1) hope(machine, world)
    }
    const last = machine.reels.at(-1)
    if (machine.bet && last?.motion === 'still' && now >= last.until + world.tuning.settle) {
      settleBet(machine, machine.bet, world)
    }
    if (machine.counting && isOver(machine.counting, now)) machine.counting = null
    if (machine.lendsAt !== null && now >= machine.lendsAt) lendCoins(machine, world)
    if (machine.lending && isOver(machine.lending, now)) {
      machine.lending = null
      setMood(machine, 'asking', now)
    }
    if (machine.rollsAt !== null && now >= machine.rollsAt) {
      machine.rollsAt = null
      machine.outcome = null
      for (const reel of machine.reels) rollAgain(reel, now)
      if (machine.mood === 'delighted' || machine.mood === 'consoling') setMood(machine, 'asking', now)
    }
    stepClosing(machine, world)
  },

  check(machine, { tuning, now }) {
    const { credit, payOut, brought, wagered, won, loans, bet, reels, lendsAt, lending, outcome } = machine
    const owed = brought + loans * tuning.loan - wagered + won
    if (credit !== owed)
      throw new Error(`credit is ${credit}, not ${owed}; loans ${loans}, wagered ${wagered}, won ${won}.`)
    if (!Number.isInteger(credit) || credit < 0) throw new Error(`credit is ${credit}.`)
    if (!Number.isInteger(payOut) || payOut < 0) throw new Error(`payOut is ${payOut}.`)
    if (reels.length !== STRIPS.length) throw new Error(`reels.length is ${reels.length}.`)
    for (const reel of reels) {
      const { motion, stop, until } = reel
      if (isStopping(reel) && !(bet !== null && until > now))
        throw new Error(`The motion of a reel is ${motion} until ${until} at ${now}, bet ${bet}.`)
      if (!Number.isInteger(stop) || stop < 0 || stop >= STOPS) throw new Error(`The stop of a reel is ${stop}.`)
    }
    if (bet !== null && (lendsAt !== null || lending !== null))
      throw new Error(`bet is ${bet}, lendsAt ${lendsAt}, lending.from ${lending?.from}.`)
    if (credit === 0 && bet === null && (lendsAt ?? machine.closesAt ?? machine.closedAt) === null)
      throw new Error(`credit is ${credit}, bet ${bet}, lendsAt ${lendsAt}.`)
    checkClosing(machine)
    if (outcome && outcome.win > 0 !== outcome.lines.length > 0)
      throw new Error(`outcome.win is ${outcome.win}, lines.length ${outcome.lines.length}.`)
  },
}

function moveMarker(machine: TemptingState, coins: Coins, { now, tuning, emit }: World<Events, Tuning>): void {
  if (coins === machine.marked || !isAsking(machine)) return
  machine.markerFrom = markerAt(machine, now, tuning.slide)
  machine.marked = coins
  machine.markedAt = now
  emit('marked', { coins })
}

/** The coins are spent, the lever is pulled, and where the reels will stand is drawn. */
function betCoins(machine: TemptingState, coins: Coins, { now, tuning, random, emit }: World<Events, Tuning>): void {
  if (!isAsking(machine)) return
  if (coins > machine.credit) {
    machine.refusedAt = now
    emit('refused', { credit: machine.credit })
    return
  }
  machine.credit -= coins
  machine.wagered += coins
  machine.payOut = 0
  machine.bet = coins
  machine.pulls += 1
  machine.pulledAt = now
  machine.outcome = null
  machine.counting = null
  machine.rollsAt = null
  for (const [index, reel] of machine.reels.entries()) {
    if (reel.motion === 'still') {
      reel.motion = 'rolling'
      reel.since = now
    }
    const until = now + tuning.firstStop + index * tuning.apart
    stopReel(reel, drawStop(random), now, until, turnTimeOf(index, tuning))
  }
  setMood(machine, 'watching', now)
  emit('booked')
  emit('pulled', { coins, lines: LINES_FOR[coins] })
}

/** Two reels stand: if two alike are dear, the third one lingers. */
function hope(machine: TemptingState, { now, tuning, emit }: World<Events, Tuning>): void {
  const third = machine.reels[2]
  const kind = hopeOf(
    machine.reels.map(({ stop }) => stop),
    machine.bet ?? 1,
  )
  if (!machine.hasLater || kind === null || !third) return
  letLinger(third, now, now + tuning.lingering, turnTimeOf(2, tuning))
  setMood(machine, 'hoping', now)
  emit('hoped', { kind })
}

/** All stand: what the lines say is paid. */
function settleBet(machine: TemptingState, coins: Coins, { now, tuning, emit }: World<Events, Tuning>): void {
  const stops = machine.reels.map(({ stop }) => stop)
  const outcome: Outcome = { coins, win: 0, lines: [], at: now }
  for (let line = 0; line < LINES_FOR[coins]; line++) {
    const pay = payOfLine(line, stops)
    if (pay === 0) continue
    outcome.win += pay
    outcome.lines.push(line)
  }
  machine.bet = null
  machine.outcome = outcome
  machine.payOut = outcome.win
  machine.won += outcome.win
  machine.credit += outcome.win
  machine.best = Math.max(machine.best, machine.credit)
  const isLast = machine.hasLater && machine.pulls >= tuning.pulls
  emit('booked')
  if (outcome.win > 0) {
    const counting = Math.min(tuning.countTime, outcome.win * tuning.coinTime)
    machine.counting = spanOf(now, counting)
    machine.rollsAt = now + counting + tuning.delight
    if (isLast) closeAfter(machine, counting + tuning.consoling, now)
    setMood(machine, 'delighted', now)
    emit(isCrowned(outcome, stops) ? 'crowned' : 'won', { coins: outcome.win, lines: outcome.lines.length })
    return
  }
  emit('lost', {
    first: symbolAt(0, stops[0] ?? 0, 0),
    second: symbolAt(1, stops[1] ?? 0, 0),
    third: symbolAt(2, stops[2] ?? 0, 0),
  })
  machine.rollsAt = now + tuning.consoling
  setMood(machine, machine.credit > 0 ? 'consoling' : 'shut', now)
  // It lends once a day.
  if (isLast || (machine.credit === 0 && machine.hasLater && machine.loans > 0))
    closeAfter(machine, tuning.brokeTime, now)
  else if (machine.credit === 0) machine.lendsAt = now + tuning.brokeTime
}

/** Whether one of the winning lines shows crowns: three of a kind, so the symbol on the first reel tells. */
function isCrowned({ lines }: Outcome, stops: readonly number[]): boolean {
  return lines.some(
    (line) => symbolAt(0, stops[0] ?? 0, line === 0 ? 0 : line % 2 === 1 && line < 4 ? -1 : 1) === CROWN,
  )
}

/** Lends `tuning.loan` coins, and frowns. */
function lendCoins(machine: TemptingState, { now, tuning, emit }: World<Events, Tuning>): void {
  machine.lendsAt = null
  machine.lending = spanOf(now, tuning.frown)
  machine.credit += tuning.loan
  machine.loans += 1
  machine.best = Math.max(machine.best, machine.credit)
  setMood(machine, 'frowning', now)
  emit('booked')
  emit('lent', { coins: tuning.loan })
}
