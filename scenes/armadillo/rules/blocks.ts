import type { Point } from '../../../src/stage/contract/geometry'
import { type Block, PIXELS, QUARTERS, quarterOf, SPLITTABLE, wholePicture } from '../layout'

/** The block that a block is a quarter of; `null` for the whole picture. */
export function parentOf(index: number): number | null {
  return index === 0 ? null : (index - 1 - ((index - 1) % 4)) / 4
}

export function isFinest(index: number): boolean {
  return index >= SPLITTABLE
}

/** Whether a place, in pixels, lies in the picture. */
export function isInside(x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < PIXELS && y < PIXELS
}

/** The block that is seen at a place of the picture, in pixels. */
export function blockAt(splitAt: readonly (number | null)[], x: number, y: number): Block {
  let block = wholePicture()
  while (typeof splitAt[block.index] === 'number') {
    const half = block.size / 2
    block = quarterOf(block, (x >= block.x + half ? 1 : 0) + (y >= block.y + half ? 2 : 0))
  }
  return block
}

/** Whether the straight way from one place to another touches a block; all in pixels. */
function isCrossed({ x, y, size }: Readonly<Block>, from: Readonly<Point>, to: Readonly<Point>): boolean {
  let enters = 0
  let leaves = 1
  for (const [start, way, low] of [
    [from.x, to.x - from.x, x],
    [from.y, to.y - from.y, y],
  ] as const) {
    if (way === 0) {
      // The right and the lower edge belong to the next block.
      if (start < low || start >= low + size) return false
      continue
    }
    const first = (low - start) / way
    const last = (low + size - start) / way
    enters = Math.max(enters, Math.min(first, last))
    leaves = Math.min(leaves, Math.max(first, last))
  }
  return enters < leaves
}

/** All blocks that are seen and touched by the straight way between two places; those that come by it are not among them. */
export function crossedBlocks(
  splitAt: readonly (number | null)[],
  from: Readonly<Point>,
  to: Readonly<Point>,
): Block[] {
  const crossed: Block[] = []
  const open = [wholePicture()]
  for (let block = open.pop(); block; block = open.pop()) {
    if (!isCrossed(block, from, to)) continue
    if (typeof splitAt[block.index] !== 'number') {
      crossed.push(block)
      continue
    }
    for (const quarter of QUARTERS) open.push(quarterOf(block, 3 - quarter))
  }
  return crossed
}

/** A block by its number. */
export function blockOf(index: number): Block {
  const parent = parentOf(index)
  return parent === null ? wholePicture() : quarterOf(blockOf(parent), (index - 1) % 4)
}
