/** A seeded source of chance: the same seed draws the same picture, on any machine. */
export interface Random {
  /** A number in 0…1, 1 excluded. */
  next(): number
  /** A number in `low`…`high`. */
  between(low: number, high: number): number
  /** A whole number in `low`…`high`, both included. */
  integer(low: number, high: number): number
  /** A number in -1…1. */
  signed(): number
  /** True this share of the time (0…1; half when not given). */
  chance(share?: number): boolean
  /** One of the items. Throws on an empty list. */
  pick<Item>(items: readonly Item[]): Item
}

/** A 32-bit seed from any words and numbers (FNV-1a, then mixed so that near words lie far apart). */
export function hash(...parts: readonly (number | string)[]): number {
  let state = 2166136261
  for (const part of parts) {
    const text = String(part)
    for (let i = 0; i < text.length; i++) state = Math.imul(state ^ text.charCodeAt(i), 16777619)
    state = Math.imul(state ^ 124, 16777619)
  }
  state ^= state >>> 15
  state = Math.imul(state, 0x85ebca6b)
  return (state ^ (state >>> 13)) >>> 0
}

/** Mulberry32: 32 bits of state, fast, and good enough for a shaking hand. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    integer: (low, high) => Math.floor(low + (high - low + 1) * next()),
    signed: () => next() * 2 - 1,
    chance: (share = 0.5) => next() < share,
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new RangeError('Nothing to pick from: the list is empty.')
      return item
    },
  }
}
