import type { Random } from '../../../src/stage/random'
import type { Coins, Kind } from '../state'

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
