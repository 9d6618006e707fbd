import { clamp, smoothstep } from '../../src/stage/contract/math'
import type { Random } from '../../src/stage/contract/scene'
import type { Coins, Kind, Reel, TemptingState } from './state'

/** What the picture is composed on, in scene units. */
export const STAGE = { width: 1600, height: 1000 } as const

/** Where a turned drum is seen: the middle of each reel, how wide rows lie apart at its front, and its radius, in scene units. */
export const REELS = [
  { x: 534, y: 604 },
  { x: 742, y: 615 },
  { x: 950, y: 597 },
] as const
export const DRUM = { radius: 164, row: 0.55 } as const

/** The middles of the eyes, and how large their lamps are. */
export const EYES = [
  { x: 516, y: 314 },
  { x: 970, y: 308 },
] as const
export const EYE_RADIUS = 84

/** The foot of each pile of coins, on the tongue: it bets as many coins. */
export const PILES: readonly { readonly coins: Coins; readonly x: number; readonly y: number }[] = [
  { coins: 3, x: 602, y: 940 },
  { coins: 2, x: 746, y: 946 },
  { coins: 1, x: 884, y: 938 },
]

/** The place of a pile by its coins. */
export function pileOf(coins: Coins): (typeof PILES)[number] {
  const pile = PILES[3 - coins]
  if (!pile) throw new Error(`There is no pile of ${coins} coins.`)
  return pile
}

/** What the arm turns on. */
export const HUB = { x: 1264, y: 660 } as const
/** Where coins go in. */
export const SLOT = { x: 742, y: 330 } as const

/** Where the marker is at that moment, in scene units across. @param slide how long it is on its way, in ms */
export function markerAt(
  { marked, markerFrom, markedAt }: Readonly<TemptingState>,
  now: number,
  slide: number,
): number {
  const to = pileOf(marked).x
  return markerFrom + (to - markerFrom) * smoothstep(0, 1, clamp((now - markedAt) / slide, 0, 1))
}

/** Whether a bet can be made just now. */
export function isAsking({ bet, lendsAt, lending, closesAt, closedAt }: Readonly<TemptingState>): boolean {
  return bet === null && lendsAt === null && lending === null && closesAt === null && closedAt === null
}

/** How the machine closes: what comes so many ms after it did. Then it is tomorrow. */
export const CLOSING = {
  ...{ bulb: 90, tongue: 500, shutters: 1000, shut: 700, plate: 1800, lock: 2100, sign: 2400, wink: 4400 },
  /** The wink comes again and again. */
  ...{ again: 5000, winks: 420 },
  /** The sign goes up, the shutters, and it asks again. */
  ...{ dawn: 13_000, over: 14_600 },
} as const

/** After how many pulls the apple has been bitten once, twice, and half eaten. */
const BITES = [5, 10, 15] as const

/** How often the apple has been bitten. */
export function bitesOf({ hasLater, pulls, closedAt }: Readonly<TemptingState>): number {
  if (!hasLater) return 0
  let bites = 0
  for (const bite of BITES) if (closedAt !== null || pulls > bite) bites += 1
  return bites
}

/** Where the sign hangs from its nose, in scene units. */
export const SIGN = { x: 742, y: 580, width: 500, height: 150 } as const

/** The dearest kind that stands twice on a line that counts when two reels do, from the hen on. */
export function hopeOf(stops: readonly number[], coins: Coins): Kind | null {
  let hope: Kind | null = null
  for (let line = 0; line < LINES_FOR[coins]; line++) {
    const rows = LINES[line] ?? []
    const first = symbolAt(0, stops[0] ?? 0, rows[0] ?? 0)
    if (first < 2 || first < (hope ?? 0)) continue
    if (symbolAt(1, stops[1] ?? 0, rows[1] ?? 0) === first) hope = first
  }
  return hope
}

/** How many symbols a strip has. */
export const STOPS = 12

/** What is printed on the reels, upwards: each comes down after the one before it. */
export const STRIPS: readonly (readonly Kind[])[] = [
  [0, 3, 1, 0, 2, 5, 0, 1, 4, 0, 2, 1],
  [1, 0, 3, 1, 0, 2, 5, 1, 3, 0, 2, 4],
  [4, 0, 1, 2, 0, 4, 3, 0, 2, 1, 0, 5],
]

/** What three alike pay on the first line, by their kind; on each other line it is half. All even, as it pays whole coins. */
export const PAYS: readonly number[] = [12, 18, 30, 60, 90, 200]

/** The rows (-1 the upper, 1 the lower) that a line goes through, from reel to reel. */
export const LINES: readonly (readonly number[])[] = [
  [0, 0, 0],
  [-1, -1, -1],
  [1, 1, 1],
  [-1, 0, 1],
  [1, 0, -1],
]

/** How many lines count for so many coins: the first coin buys one, the others two each. What a coin brings back is so the same. */
export const LINES_FOR: Readonly<Record<Coins, number>> = { 1: 1, 2: 3, 3: 5 }

/** What is seen on a row of a reel that stands on one of its symbols. */
export function symbolAt(reel: number, stop: number, row: number): Kind {
  const symbol = STRIPS[reel]?.[(stop - row + STOPS) % STOPS]
  if (symbol === undefined) throw new Error(`Reel ${reel} cannot stand on ${stop}.`)
  return symbol
}

/** Where a reel will stand: any of its symbols, each as likely as any other. */
export function drawStop(random: Random): number {
  return Math.floor(random.next() * STOPS)
}

/** What a line pays, in coins; 0 unless it shows three alike. */
export function payOfLine(line: number, stops: readonly number[]): number {
  const rows = LINES[line] ?? []
  const first = symbolAt(0, stops[0] ?? 0, rows[0] ?? 0)
  for (let reel = 1; reel < STRIPS.length; reel++) {
    if (symbolAt(reel, stops[reel] ?? 0, rows[reel] ?? 0) !== first) return 0
  }
  const pay = PAYS[first] ?? 0
  return line === 0 ? pay : pay / 2
}

/** What a pull wins, in coins, over all lines that count. */
export function winOf(stops: readonly number[], coins: Coins): number {
  let win = 0
  for (let line = 0; line < LINES_FOR[coins]; line++) win += payOfLine(line, stops)
  return win
}

/** How long a reel takes until it rolls at its speed, ms. */
const START = 600
/** The least that a reel turns beyond its usual speed when the lever is pulled, in turns: it is seen to be driven on. */
const LEAST_EXTRA = 0.6
/** The least that a reel turns that lingers. */
const LEAST_LINGERING = 1.1

type TurnTimes = Readonly<Record<'firstTurn' | 'secondTurn' | 'thirdTurn', number>>

/** How long a reel takes for a turn, ms. */
export function turnTimeOf(reel: number, { firstTurn, secondTurn, thirdTurn }: TurnTimes): number {
  return reel === 0 ? firstTurn : reel === 1 ? secondTurn : thirdTurn
}

/** How far a reel is turned at a moment, in turns; it goes on counting. @param turnTime ms a turn */
export function turnOf(reel: Readonly<Reel>, now: number, turnTime: number): number {
  const elapsed = Math.max(0, now - reel.since)
  if (reel.motion === 'still') return reel.turn
  if (reel.motion === 'rolling') return reel.turn + elapsed / turnTime
  if (reel.motion === 'starting') {
    const way = elapsed < START ? (elapsed * elapsed) / (2 * START) : elapsed - START / 2
    return reel.turn + way / turnTime
  }
  const lasting = reel.until - reel.since
  const share = Math.min(1, elapsed / lasting)
  if (reel.motion === 'lingering') return reel.turn + reel.extra * share * (2 - share)
  return reel.turn + (share * lasting) / turnTime + reel.extra * smoothstep(0, 1, share)
}

/** From now on the reel rolls towards one of its symbols, and stands on it at a moment. */
export function stopReel(reel: Reel, stop: number, now: number, until: number, turnTime: number): void {
  const turn = turnOf(reel, now, turnTime) % 1
  const onward = stop / STOPS - (turn + (until - now) / turnTime) - LEAST_EXTRA
  reel.extra = LEAST_EXTRA + onward - Math.floor(onward)
  reel.motion = 'stopping'
  reel.turn = turn
  reel.since = now
  reel.until = until
  reel.stop = stop
}

/** The reel comes to its symbol later than it would have, and ever slower. */
export function letLinger(reel: Reel, now: number, until: number, turnTime: number): void {
  const turn = turnOf(reel, now, turnTime) % 1
  const onward = reel.stop / STOPS - turn - LEAST_LINGERING
  reel.extra = LEAST_LINGERING + onward - Math.floor(onward)
  reel.motion = 'lingering'
  reel.turn = turn
  reel.since = now
  reel.until = until
}

/** Whether the reel is on its way to where it will stand. */
export function isStopping({ motion }: Readonly<Reel>): boolean {
  return motion === 'stopping' || motion === 'lingering'
}

/** The reel stands on its symbol. */
export function standStill(reel: Reel): void {
  reel.motion = 'still'
  reel.turn = reel.stop / STOPS
  reel.extra = 0
}

/** The reel begins to roll again. */
export function rollAgain(reel: Reel, now: number): void {
  reel.motion = 'starting'
  reel.since = now
}
