import { expect, it } from 'vitest'
import { tuned } from '../../../src/stage/contract/tuned'
import { seededRandom } from '../../../src/stage/time/random'
import type { Kind } from '../state'
import { tuning } from '../tuning'
import { printSymbols, rollKind } from './prints'

const MANY = 100_000

/** That something came so often that it has that chance: off by less than four standard deviations of a binomial. */
function expectChance(count: number, tries: number, chance: number, what: string): void {
  const fourSigma = 4 * Math.sqrt(tries * chance * (1 - chance))
  expect(Math.abs(count - tries * chance), what).toBeLessThan(fourSigma)
}

/** That of so many cards each kind has won as often as it should. */
function expectShares(kinds: readonly (Kind | null)[]): void {
  for (const [kind, chance] of [
    [2, 0.01],
    [1, 0.09],
    [0, 0.4],
    [null, 0.5],
  ] as const) {
    const count = kinds.filter((one) => one === kind).length
    expectChance(count, MANY, chance, `kind ${kind}: ${count}`)
  }
}

/** A card of each seed. */
const cards = Array.from({ length: MANY }, (_, seed) => {
  const random = seededRandom(seed)
  const winningKind = rollKind(random, tuned(tuning))
  return { winningKind, symbols: printSymbols(winningKind, random) }
})
const winners = cards.filter(({ winningKind }) => winningKind === 0)

const countOf = (symbols: readonly Kind[], kind: Kind) => symbols.filter((symbol) => symbol === kind).length

it('wins houses 1 %, purses 9 %, coins 40 % and nothing 50 % of the time, over 100,000 seeds', () => {
  expectShares(cards.map(({ winningKind }) => winningKind))
})

it('does so in one long row of cards, too', () => {
  const random = seededRandom(18)
  expectShares(cards.map(() => rollKind(random, tuned(tuning))))
})

it('prints three of the winning kind, and two and one of the others; on a blank two of each', () => {
  const wrong = cards.filter(({ winningKind, symbols }) => {
    const counts = ([0, 1, 2] as const).map((kind) => countOf(symbols, kind))
    const isRight = winningKind === null ? counts.join() === '2,2,2' : counts[winningKind] === 3
    return !isRight || symbols.length !== 6 || (winningKind !== null && counts.toSorted().join() !== '1,2,3')
  })
  expect(wrong).toEqual([])
})

it('leaves it to chance which of the others comes twice', () => {
  const withTwoPurses = winners.filter(({ symbols }) => countOf(symbols, 1) === 2).length
  expectChance(withTwoPurses, winners.length, 0.5, 'two purses')
})

it.each([
  { winner: 0, what: 'the coin', chances: [0.5, 0.25, 0.25] },
  { winner: 1, what: 'the purse', chances: [0.25, 0.5, 0.25] },
  { winner: null, what: 'nothing', chances: [1 / 3, 1 / 3, 1 / 3] },
])('shuffles fairly: every symbol is as likely on every field, where $what wins', ({ winner, chances }) => {
  const some = cards.filter(({ winningKind }) => winningKind === winner)
  for (let field = 0; field < 6; field++) {
    for (const [kind, chance] of chances.entries()) {
      const count = some.filter(({ symbols }) => symbols[field] === kind).length
      expectChance(count, some.length, chance, `kind ${kind} on field ${field}`)
    }
  }
})

it('shuffles fairly: all twenty places of three winners come equally often', () => {
  const counts = new Map<string, number>()
  for (const { symbols } of winners) {
    const places = symbols.map((kind) => (kind === 0 ? 'x' : '-')).join('')
    counts.set(places, (counts.get(places) ?? 0) + 1)
  }
  expect(counts.size).toBe(20)
  for (const [places, count] of counts) expectChance(count, winners.length, 1 / 20, places)
})
