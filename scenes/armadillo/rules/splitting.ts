import type { Point } from '../../../src/stage/contract/geometry'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { type Block, FLIGHT, MOST_SPLASHES, PICTURE, SPLITTABLE } from '../layout'
import type { ArmadilloState, Events } from '../state'
import type { Tuning } from '../tuning'
import { blockOf, crossedBlocks, isFinest, parentOf } from './blocks'

type Blocks = readonly Readonly<Block>[]

/** What is told of blocks by their size in pixels. */
const EVENTS = [
  [128, 'split128'],
  [64, 'split64'],
  [32, 'split32'],
  [16, 'split16'],
  [8, 'split8'],
  [4, 'split4'],
] as const

/** The smallest and the largest blocks that spill drops, in pixels: of the whole picture they would be puddles. */
const SPILLS = { from: 16, to: 64 } as const

/** How large blocks are that a key splits several of at once, in pixels, at the most. */
const MOST_TOGETHER = 16

/** How far drops fly at the most, in scene units. */
const FARTHEST = 230

/** A place on the stage, in pixels of the picture. */
export function toPixels(x: number, y: number): Point {
  return { x: (x - PICTURE.x) / PICTURE.pixel, y: (y - PICTURE.y) / PICTURE.pixel }
}

/** Whether a block can be split now: it has come, is not as fine as can be, and no longer flies. */
export function isReady({ splitAt }: Readonly<ArmadilloState>, index: number, now: number): boolean {
  if (isFinest(index)) return false
  const parent = parentOf(index)
  if (parent === null) return true
  const born = splitAt[parent]
  return typeof born === 'number' && now - born >= FLIGHT
}

/**
 * Splits what is ready of those blocks, and tells of each size once.
 *
 * @returns whether anything was
 */
export function splitBlocks(state: ArmadilloState, blocks: Blocks, world: World<Events, Tuning>): boolean {
  const { now, tuning } = world
  // Nothing comes apart under a leaf.
  if (state.turn) return false
  const ready = blocks.filter(({ index }) => isReady(state, index, now))
  if (ready.length === 0) return false
  const before = eighthsOf(state.count)
  for (const block of ready) {
    state.splitAt[block.index] = now
    state.count += 1
    if (block.size >= SPILLS.from && block.size <= SPILLS.to) spillDrops(state, block, world)
  }
  for (const [size, event] of EVENTS) tellOfSize(ready, size, event, world)
  const eighths = eighthsOf(state.count)
  if (eighths > before && eighths < 8) world.emit('revealed', { eighths })
  if (state.count === SPLITTABLE && state.wholeAt === null) {
    state.wholeAt = now
    state.blinksAt = now + FLIGHT + tuning.firstBlink
    world.emit('whole', { plate: state.plate })
  }
  return true
}

/** Splits all that lies on the straight way from one place on the stage to another. */
export function splitAlong(
  state: ArmadilloState,
  from: Readonly<Point>,
  to: Readonly<Point>,
  world: World<Events, Tuning>,
): void {
  if (state.wholeAt !== null) return
  splitBlocks(state, crossedBlocks(state.splitAt, toPixels(from.x, from.y), toPixels(to.x, to.y)), world)
}

/** How many blocks have been split in all, as whole eighths of those that can be. */
function eighthsOf(count: number): number {
  return Math.floor((count * 8) / SPLITTABLE)
}

function tellOfSize(
  blocks: Blocks,
  size: number,
  event: (typeof EVENTS)[number][1],
  { emit }: World<Events, Tuning>,
): void {
  const ofSize = blocks.filter((block) => block.size === size)
  const last = ofSize.at(-1)
  if (last) emit(event, { blocks: ofSize.length, ...middleOf(last) })
}

/** The middle of a block, in scene units. */
function middleOf({ x, y, size }: Readonly<Block>): Point {
  return { x: PICTURE.x + (x + size / 2) * PICTURE.pixel, y: PICTURE.y + (y + size / 2) * PICTURE.pixel }
}

function spillDrops(state: ArmadilloState, block: Readonly<Block>, { now, tuning }: World<Events, Tuning>): void {
  const reach = Math.min(FARTHEST, (block.size / 2) * PICTURE.pixel * 1.3)
  const splash = { ...middleOf(block), ...spanOf(now, tuning.splash), reach, block: block.index }
  pushBounded(state.splashes, splash, MOST_SPLASHES)
}

/**
 * What a key or a screen reader splits, which cannot point: the first of the largest blocks that can be split now, and of fine ones all that
 * lie with it in a block eight times as large; empty when there is none.
 */
export function largestReady(state: Readonly<ArmadilloState>, { now }: World<Events, Tuning>): Block[] {
  const index = state.splitAt.findIndex((at, block) => at === null && isReady(state, block, now))
  if (index < 0) return []
  const first = blockOf(index)
  if (first.size > MOST_TOGETHER) return [first]
  const together: Block[] = []
  const whole = ancestorOf(index)
  // Blocks of a size have numbers that follow each other, and so have those that lie together.
  for (let other = index; other < SPLITTABLE && ancestorOf(other) === whole; other++) {
    if (state.splitAt[other] === null) together.push(blockOf(other))
  }
  return together
}

/** The block that a block is a quarter of a quarter of a quarter of. */
function ancestorOf(index: number): number | null {
  let ancestor: number | null = index
  for (let step = 0; step < 3 && ancestor !== null; step++) ancestor = parentOf(ancestor)
  return ancestor
}
