import type { Point } from '../../src/stage/contract/geometry'
import { damp } from '../../src/stage/contract/math'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import { progress, type Span, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CELLS, FIELD, FIELDS, toField, toStage } from './layout'
import { throwCrumbs } from './rules/crumbs'
import { printSymbols, rollKind } from './rules/prints'
import { countBits, coveredShare, FIELD_CELLS, freshFoil, scratchFoil } from './rules/silver'
import {
  bareTable,
  bookCard,
  checkTable,
  deal,
  layKept,
  layTable,
  patCat,
  pressReckoning,
  stepTable,
} from './rules/table'
import type { Events, ScrapeState } from './state'
import type { Tuning } from './tuning'

/** Where the coin lies before anyone has taken it: on the lower right of the card. */
const RESTING: Readonly<Point> = { x: 1210, y: 800 }

/** What is told of a card that wins, by its kind. */
const WINS = ['wonCoins', 'wonPurses', 'wonHouses'] as const

/** How far a tapping finger may slip, px. */
const TAP_REACH = 12

/** A speed that nobody hears, px/s. */
const SILENT_UNDER = 2

/** A card with a silver layer, a coin to scratch it, and one chance in two of a prize. */
export const rules: Rules<ScrapeState, Events, Tuning> = {
  tick: 10,

  start({ random, tuning }) {
    const winningKind = rollKind(random, tuning)
    return {
      symbols: printSymbols(winningKind, random),
      winningKind,
      foil: freshFoil(),
      seen: new Array<boolean>(FIELDS).fill(false),
      mouse: { ...RESTING },
      coin: { ...RESTING },
      scratching: false,
      tap: null,
      rub: null,
      speed: 0,
      travelled: 0,
      doneAt: null,
      crumbs: [],
      loose: 0,
      table: bareTable(),
    }
  },

  later: layTable,
  kept: layKept,

  move(scrape, { at }, world) {
    const from = { ...scrape.coin }
    scrape.coin.x += at.x - scrape.mouse.x
    scrape.coin.y += at.y - scrape.mouse.y
    scrape.mouse = { x: at.x, y: at.y }
    if (scrape.tap && hypot(at.x - scrape.tap.x, at.y - scrape.tap.y) > TAP_REACH) scrape.tap = null
    if (scrape.scratching || scrape.rub) scratchAlong(scrape, from, scrape.coin, world)
  },

  /** A focused field takes the coin to its middle. */
  hover(scrape, { at }) {
    if (scrape.scratching || scrape.rub) return
    putCoin(scrape, at)
  },

  press(scrape, { at, area }, world) {
    scrape.rub = null
    putCoin(scrape, at)
    if (scrape.table.reckonedAt !== null) return pressReckoning(scrape, world)
    if (area === 'next') return deal(scrape, world)
    if (area === 'cat') return patCat(scrape, world)
    scrape.scratching = true
    scrape.tap = { x: at.x, y: at.y }
    scratchAlong(scrape, at, at, world)
  },

  release(scrape, _, world) {
    if (!scrape.scratching) return
    scrape.scratching = false
    // Who taps a field, with a finger or a key, has the coin do the rubbing.
    if (scrape.tap) scrape.rub = spanOf(world.now, world.tuning.rubTime)
    judgeCard(scrape, world)
  },

  step(scrape, world) {
    if (scrape.rub) continueRub(scrape, scrape.rub, world)
    followWithSpeed(scrape, world.tuning)
    noticeSymbols(scrape, world)
    stepTable(scrape, world)
  },

  check(scrape, { tuning }) {
    const { symbols, winningKind, foil, crumbs, speed, rub, scratching } = scrape
    checkTable(scrape)
    const counts = [0, 0, 0]
    for (const kind of symbols) counts[kind] = (counts[kind] ?? 0) + 1
    const wanted = winningKind === null ? '2,2,2' : '1,2,3'
    if ([...counts].sort().join() !== wanted || (winningKind !== null && counts[winningKind] !== 3))
      throw new Error(`symbols has ${counts} of the kinds while winningKind is ${winningKind}.`)
    const covered = foil.rows.reduce((sum, word) => sum + countBits(word), 0)
    const byField = foil.coveredByField.reduce((sum, count) => sum + count, 0)
    if (covered !== foil.covered || byField !== covered) {
      throw new Error(
        `foil.covered is ${foil.covered}, but foil.rows has ${covered} and foil.coveredByField ${byField}.`,
      )
    }
    if (!(covered >= 0 && covered <= CELLS)) throw new Error(`foil.covered is ${covered}, not 0 to ${CELLS}.`)
    if (crumbs.length > tuning.mostCrumbs)
      throw new Error(`crumbs.length is ${crumbs.length}, above ${tuning.mostCrumbs}.`)
    if (!(speed >= 0)) throw new Error(`speed is ${speed}, not 0 or above.`)
    if (rub && scratching) throw new Error(`rub.from is ${rub.from} while scratching is ${scratching}.`)
  },
}

function putCoin(scrape: ScrapeState, at: Point): void {
  scrape.mouse = { x: at.x, y: at.y }
  scrape.coin = { x: at.x, y: at.y }
}

/** The coin has gone from one place on the stage straight to another, and takes the foil along. */
function scratchAlong(scrape: ScrapeState, from: Point, to: Point, world: World<Events, Tuning>): void {
  const { square } = world.tuning
  const start = toField(from)
  const end = toField(to)
  const cells = scratchFoil(scrape.foil, start, end, square)
  if (isOverField(end, square / 2)) scrape.travelled += hypot(to.x - from.x, to.y - from.y)
  if (cells > 0) throwCrumbs(scrape, cells, from, to, world)
}

function isOverField({ x, y }: Point, margin: number): boolean {
  return x > -margin && y > -margin && x < FIELD.width + margin && y < FIELD.height + margin
}

/** The coin rubs to and fro about the pointer, from above to below. At the end of the last stroke it is back at the pointer. */
function continueRub(scrape: ScrapeState, rub: Span, world: World<Events, Tuning>): void {
  const { rubWidth, rubHeight, rubStrokes } = world.tuning
  const share = progress(rub, world.now)
  const isOver = share === 1
  // A triangle wave: a stroke to the right, a stroke to the left.
  const along = (share * rubStrokes) % 2
  const across = along < 1 ? along : 2 - along
  const from = scrape.coin
  const upright = toField(scrape.mouse)
  const to = {
    x: upright.x + (isOver ? 0 : (across - 0.5) * rubWidth),
    y: upright.y + (isOver ? 0 : (share - 0.5) * rubHeight),
  }
  scrape.coin = toStage(to)
  scratchAlong(scrape, from, scrape.coin, world)
  if (!isOver) return
  scrape.coin = { ...scrape.mouse }
  scrape.rub = null
  judgeCard(scrape, world)
}

/** Once enough has gone, the card is done, and what it wins is said. */
function judgeCard(scrape: ScrapeState, world: World<Events, Tuning>): void {
  const { tuning, now, emit } = world
  if (scrape.doneAt !== null || !(coveredShare(scrape.foil) + tuning.indulgence < tuning.judgedUnder)) return
  scrape.doneAt = now
  emit(scrape.winningKind === null ? 'wonNothing' : WINS[scrape.winningKind])
  bookCard(scrape, world)
}

function followWithSpeed(scrape: ScrapeState, { speedLag }: Tuning): void {
  const speed = damp(scrape.speed, (scrape.travelled * 1000) / rules.tick, speedLag, rules.tick)
  scrape.travelled = 0
  scrape.speed = speed < SILENT_UNDER ? 0 : speed
}

/** Notices symbols that have come to light. */
function noticeSymbols(scrape: ScrapeState, { tuning, emit }: World<Events, Tuning>): void {
  for (let field = 0; field < scrape.symbols.length; field++) {
    const kind = scrape.symbols[field]
    if (kind === undefined || scrape.seen[field]) continue
    if ((scrape.foil.coveredByField[field] ?? 0) >= FIELD_CELLS * tuning.seenUnder) continue
    scrape.seen[field] = true
    emit('seen', { field: field + 1, kind })
  }
}
