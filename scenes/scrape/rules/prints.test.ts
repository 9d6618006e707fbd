import { expect, it } from 'vitest'
import { tuned } from '../../../src/stage/contract/tuned'
import { seededRandom } from '../../../src/stage/time/random'
import type { Kind } from '../state'
import { tuning } from '../tuning'
import { printSymbols, rollKind } from './prints'

const MANY = 100_000

/** How far a count may be off: four standard deviations of a binomial. */
const fourSigma = (tries: number, chance: number) => 4 * Math.sqrt(tries * chance * (1 - chance))

/** A card of each seed. */
const cards = Array.from({ length: MANY }, (_, seed) => {
  const random = seededRandom(seed)
  const winningKind = rollKind(random, tuned(tuning))
  return { winningKind, symbols: printSymbols(winningKind, random) }
})

const countOf = (symbols: readonly Kind[], kind: Kind) => symbols.filter((symbol) => symbol === kind).length

it('wins houses 1 %, purses 9 %, coins 40 % and nothing 50 % of the time, over 100,000 seeds', () => {
  for (const [kind, chance] of [
    [2, 0.01],
    [1, 0.09],
    [0, 0.4],
    [null, 0.5],
  ] as const) {
    const count = cards.filter(({ winningKind }) => winningKind === kind).length
    expect(Math.abs(count - MANY * chance), `kind ${kind}: ${count}`).toBeLessThan(fourSigma(MANY, chance))
  }
})

it('does so in one long row of cards, too', () => {
  const random = seededRandom(18)
  const counts = new Map<Kind | null, number>()
  for (let card = 0; card < MANY; card++) {
    const kind = rollKind(random, tuned(tuning))
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  for (const [kind, chance] of [
    [2, 0.01],
    [1, 0.09],
    [0, 0.4],
  ] as const) {
    expect(Math.abs((counts.get(kind) ?? 0) - MANY * chance)).toBeLessThan(fourSigma(MANY, chance))
  }
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
  const coins = cards.filter(({ winningKind }) => winningKind === 0)
  const withTwoPurses = coins.filter(({ symbols }) => countOf(symbols, 1) === 2).length
  expect(Math.abs(withTwoPurses - coins.length / 2)).toBeLessThan(fourSigma(coins.length, 0.5))
})

it('shuffles fairly: every symbol is as likely on every field', () => {
  for (const winner of [0, 1, null] as const) {
    const some = cards.filter(({ winningKind }) => winningKind === winner)
    const chances = winner === null ? [1 / 3, 1 / 3, 1 / 3] : [0.25, 0.25, 0.25]
    if (winner !== null) chances[winner] = 0.5
    for (let field = 0; field < 6; field++) {
      for (const kind of [0, 1, 2] as const) {
        const chance = chances[kind] ?? 0
        const count = some.filter(({ symbols }) => symbols[field] === kind).length
        const off = Math.abs(count - some.length * chance)
        expect(off, `kind ${kind} on field ${field}, ${winner} wins`).toBeLessThan(fourSigma(some.length, chance))
      }
    }
  }
})

it('shuffles fairly: all twenty places of three winners come equally often', () => {
  const winners = cards.filter(({ winningKind }) => winningKind === 0)
  const counts = new Map<string, number>()
  for (const { symbols } of winners) {
    const places = symbols.map((kind) => (kind === 0 ? 'x' : '-')).join('')
    counts.set(places, (counts.get(places) ?? 0) + 1)
  }
  expect(counts.size).toBe(20)
  for (const count of counts.values()) {
    expect(Math.abs(count - winners.length / 20)).toBeLessThan(fourSigma(winners.length, 1 / 20))
  }
})
