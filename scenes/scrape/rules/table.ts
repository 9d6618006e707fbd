import { pushBounded } from '../../../src/stage/contract/rules/lists'
import type { Input, World } from '../../../src/stage/contract/scene'
import { CELLS, COINS, FIELDS, hasCat, LANDS, PAD, PURSES, RECKONING, ROOFS, THROWN } from '../layout'
import type { DeadCard, Events, Kind, ScrapeState, Table } from '../state'
import type { Tuning } from '../tuning'
import { blowCrumbs } from './crumbs'
import { printSymbols, rollKind } from './prints'
import { freshFoil } from './silver'

type Game = World<Events, Tuning>

/** What three of a kind win, in crowns. */
const WORTH = [10, 100, 1000] as const
/** The most crowns that a pad can win. */
const MOST = PAD * WORTH[2]
/** Within so many ms the cat takes no second press, and neither does the reckoning. */
const AT_ONCE = 500
const TICK = 10

export function bareTable(): Table {
  return {
    ...{ hasLater: false, cards: [], coins: 0, purses: 0, houses: 0, won: 0, pads: 0 },
    ...{ thrownAt: null, prize: null, reckonedAt: null, wipedAt: null, pattedAt: null, pushes: false, changes: 0 },
  }
}

/** The card has won, or has not: what it brings comes down on the table. */
export function bookCard({ table, winningKind, symbols }: ScrapeState, { now, emit }: Game): void {
  landPrize(table)
  if (winningKind !== null) {
    table.won += WORTH[winningKind]
    const fields = symbols.flatMap((kind, field) => (kind === winningKind ? [field] : []))
    table.prize = { kind: winningKind, at: now, fields }
    // Nobody can see it come.
    if (!table.hasLater) landPrize(table)
  }
  if (table.hasLater) emit('booked')
}

/** What has come down lies there: no more of it than there is room for. */
function landPrize(table: Table): void {
  const { prize } = table
  if (!prize) return
  if (prize.kind === 0) table.coins = Math.min(COINS.length, table.coins + 3)
  else if (prize.kind === 1) table.purses = Math.min(PURSES.length, table.purses + 3)
  else table.houses = Math.min(1 + ROOFS.most, table.houses + 1)
  table.prize = null
  table.changes += 1
}

/** The uppermost card is thrown aside, scratched or not, and the next one lies there; after the last the pad is reckoned up. */
export function deal(scrape: ScrapeState, world: Game): void {
  const { table } = scrape
  if (!table.hasLater || table.thrownAt !== null || table.reckonedAt !== null) return
  pushBounded(table.cards, deadCardOf(scrape), PAD)
  table.thrownAt = world.now
  blowCrumbs(scrape, world)
  scrape.winningKind = rollKind(world.random, world.tuning)
  scrape.symbols = printSymbols(scrape.winningKind, world.random)
  scrape.foil = freshFoil()
  scrape.seen.fill(false)
  scrape.scratching = false
  scrape.tap = null
  scrape.rub = null
  scrape.doneAt = null
  world.emit('dealt', { left: PAD - table.cards.length })
  if (table.cards.length === PAD) table.reckonedAt = world.now
  world.emit('booked')
}

const deadCardOf = ({ symbols, winningKind, doneAt }: ScrapeState): DeadCard => ({
  symbols: [...symbols],
  fate: doneAt === null ? 0 : winningKind === null ? 1 : winningKind + 2,
})

/** What is drawn of it has come. A pad that was used up before is reckoned up, unless somebody scratches already. */
export function layTable({ table, foil }: ScrapeState, _: Input, { now }: Game): void {
  table.hasLater = true
  table.changes += 1
  if (table.cards.length === PAD && foil.covered === CELLS) table.reckonedAt ??= now
}

/** Who presses while it is written has it written at once; then it is rubbed out. */
export function pressReckoning({ table }: ScrapeState, { now }: Game): void {
  const { reckonedAt, wipedAt } = table
  if (reckonedAt === null || wipedAt !== null || now - reckonedAt < AT_ONCE) return
  if (now - reckonedAt < RECKONING.stands) {
    // In the next tick all of it stands.
    table.reckonedAt = now - RECKONING.stands + TICK
  } else if (now - reckonedAt >= RECKONING.stands + AT_ONCE) table.wipedAt = now
}

/** A press on the cat: it looks at one, and pushes. */
export function patCat({ table }: ScrapeState, { now, emit }: Game): void {
  if (!hasCat(table) || (table.pattedAt !== null && now - table.pattedAt < AT_ONCE)) return
  table.pattedAt = now
  table.pushes = table.coins > 0
  if (table.pushes) {
    table.coins -= 1
    table.changes += 1
  }
  emit('patted', { pushes: table.pushes })
  emit('booked')
}

export function stepTable({ table }: ScrapeState, { now, emit }: Game): void {
  const { prize, thrownAt, reckonedAt, wipedAt } = table
  if (prize && now >= prize.at + LANDS[prize.kind]) {
    landPrize(table)
    if (prize.kind === 2) emit('landed')
  }
  if (thrownAt !== null && now >= thrownAt + THROWN.lasting) {
    table.thrownAt = null
    table.changes += 1
  }
  if (reckonedAt === null) return
  if (now === reckonedAt + RECKONING.stands) emit('reckoned', { won: table.won })
  if (wipedAt === null) {
    if (now >= reckonedAt + RECKONING.stands + RECKONING.lasting) table.wipedAt = now
  } else if (now >= wipedAt + RECKONING.wipes) {
    table.cards = []
    table.won = 0
    table.pads += 1
    table.reckonedAt = null
    table.wipedAt = null
    table.changes += 1
    emit('wiped')
    emit('booked')
  }
}

/** What is kept of it: numbers, and each card's fate and symbols; a card that is done counts, as Replay takes another. */
export function textOf(scrape: ScrapeState): string {
  const { coins, purses, houses, won, pads, cards, prize } = scrape.table
  const comes = (kind: Kind) => (prize?.kind === kind ? 1 : 0)
  const dead = scrape.doneAt === null ? cards : [...cards.slice(1 - PAD), deadCardOf(scrape)]
  const numbers = [coins + 3 * comes(0), purses + 3 * comes(1), houses + comes(2), won, pads]
  return [...numbers, ...dead.map(({ symbols, fate }) => `${fate}${symbols.join('')}`)].join(' ')
}

const KEPT = /^\d{1,2} \d{1,2} \d \d{1,5} \d{1,4}(?: [0-4][0-2]{6}){0,10}$/

/** Takes up the table as it was left: whatever makes no sense is no table. */
export function layKept({ table }: ScrapeState, text: string, { now }: Game): void {
  if (!KEPT.test(text)) return
  const [coins = '', purses = '', houses = '', won = '', pads = '', ...cards] = text.split(' ')
  table.coins = Math.min(COINS.length, Number(coins))
  table.purses = Math.min(PURSES.length, Number(purses))
  table.houses = Math.min(1 + ROOFS.most, Number(houses))
  table.won = Math.min(MOST, Number(won))
  table.pads = Number(pads)
  table.cards = cards.map((card) => ({
    symbols: Array.from(card.slice(1), (digit): Kind => (digit === '2' ? 2 : digit === '1' ? 1 : 0)),
    fate: Number(card[0]),
  }))
  table.thrownAt = cards.length > 0 ? now : null
  table.changes += 1
}

export function checkTable({ table }: ScrapeState): void {
  const { cards, coins, purses, houses, won, reckonedAt, wipedAt } = table
  if (cards.length > PAD) throw new Error(`table.cards has ${cards.length} of ${PAD}.`)
  for (const { symbols, fate } of cards) {
    if (symbols.length !== FIELDS || fate < 0 || fate > 4)
      throw new Error(`table.cards has ${symbols.length} symbols and fate ${fate}.`)
  }
  if (coins < 0 || coins > COINS.length || purses > PURSES.length || houses > 1 + ROOFS.most)
    throw new Error(`table has ${coins} coins, ${purses} purses and ${houses} houses.`)
  if (won < 0 || won > MOST) throw new Error(`table.won is ${won}, not 0 to ${MOST}.`)
  if (reckonedAt !== null && cards.length < PAD)
    throw new Error(`table.reckonedAt is ${reckonedAt} after ${cards.length} cards.`)
  if (wipedAt !== null && reckonedAt === null) throw new Error(`table.wipedAt is ${wipedAt} without a reckoning.`)
}
