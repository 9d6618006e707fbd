import type { Random } from '../contract/scene'

/** Mulberry32: 32 bits of state, so a keyframe can hold it; good enough for toys, never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    pick(items) {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = Math.floor(next() * (last + 1))
        const [a, b] = [items[last], items[other]]
        if (a === undefined || b === undefined) throw new Error('A list with holes cannot be shuffled.')
        items[last] = b
        items[other] = a
      }
      return items
    },
    save: () => state,
    restore(saved) {
      state = saved >>> 0
    },
  }
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
