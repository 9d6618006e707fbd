import { lerp } from './numbers'

/** Smooth value noise along a line: -1…1, one hill or hollow for each unit of `x`. The same seed gives the same hills. */
export function noise1(seed: number, x: number): number {
  const cell = Math.floor(x)
  return lerp(lattice(seed, cell), lattice(seed, cell + 1), ease(x - cell))
}

/** Smooth value noise over a plane: -1…1, one hill or hollow for each unit of `x` and `y`. */
export function noise2(seed: number, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const across = ease(x - column)
  const rowAt = (at: number) => {
    const rowSeed = seed + Math.imul(at, 7919)
    return lerp(lattice(rowSeed, column), lattice(rowSeed, column + 1), across)
  }
  return lerp(rowAt(row), rowAt(row + 1), ease(y - row))
}

function lattice(seed: number, index: number): number {
  let mixed = Math.imul(seed ^ Math.imul(index, 0x27d4eb2d), 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  mixed ^= mixed >>> 16
  return (mixed >>> 0) / 2 ** 31 - 1
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
