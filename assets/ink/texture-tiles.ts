import { seededRandom } from './random'

/** The side of a texture tile, in pixels; a power of two, so that pictures of a multiple of it repeat without a seam. */
export const TILE = 512

/** Where in the tiles a drawing lies; grown from its seed, so that all its frames lie alike. */
export interface TextureOrigin {
  x: number
  y: number
}

/** Octaves of a texture: the size of a grain in pixels, and how much it counts. */
type Octaves = readonly (readonly [period: number, amount: number])[]

const tiles = new Map<string, Float32Array>()

/** The tooth of the paper: where ink catches or misses, about -1…1. */
export function toothTile(): Float32Array {
  return tileOnce('tooth', 11, [
    [2, 0.42],
    [4, 0.4],
    [9, 0.22],
    [31, 0.12],
  ])
}

/** How water gathers: large soft clouds, about -1…1. */
export function cloudTile(): Float32Array {
  return tileOnce('cloud', 23, [
    [170, 0.5],
    [73, 0.32],
    [29, 0.2],
    [11, 0.1],
  ])
}

/** The place of a pixel in a tile, which goes on for ever in both directions. */
export function tileIndex(x: number, y: number): number {
  return (y & (TILE - 1)) * TILE + (x & (TILE - 1))
}

function tileOnce(name: string, seed: number, octaves: Octaves): Float32Array {
  const known = tiles.get(name)
  if (known) return known
  const tile = new Float32Array(TILE * TILE)
  for (const [period, amount] of octaves) addOctave(tile, seed + period, Math.max(1, Math.round(TILE / period)), amount)
  tiles.set(name, tile)
  return tile
}

/** Adds one layer of value noise with `cells` grains across the tile, wrapping round at its edges. */
function addOctave(tile: Float32Array, seed: number, cells: number, amount: number): void {
  const random = seededRandom(seed)
  const lattice = Float32Array.from({ length: cells * cells }, () => random.next() * 2 - 1)
  const step = cells / TILE
  for (let y = 0; y < TILE; y++) {
    const row = Math.floor(y * step)
    const down = ease(y * step - row)
    const upper = (row % cells) * cells
    const lower = ((row + 1) % cells) * cells
    for (let x = 0; x < TILE; x++) {
      const column = Math.floor(x * step)
      const across = ease(x * step - column)
      const left = column % cells
      const right = (column + 1) % cells
      const above = (lattice[upper + left] ?? 0) * (1 - across) + (lattice[upper + right] ?? 0) * across
      const below = (lattice[lower + left] ?? 0) * (1 - across) + (lattice[lower + right] ?? 0) * across
      const here = y * TILE + x
      tile[here] = (tile[here] ?? 0) + amount * (above * (1 - down) + below * down)
    }
  }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}
