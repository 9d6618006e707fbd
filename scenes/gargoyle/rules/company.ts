import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BURST, MOST, PEEK, SNORT, SQUINT } from '../layout'
import type { Events, GargoyleState, Pigeon } from '../state'
import type { Tuning } from '../tuning'

/** A pigeon asleep. */
export function pigeonAsleep(world: World<Events, Tuning>): Pigeon {
  return { peek: null, peeksAt: nextPeek(world), flight: null }
}

/** A tick of the pigeon: it looks about now and then, and as it comes back. */
export function followPigeon({ pigeon }: GargoyleState, world: World<Events, Tuning>): void {
  if (pigeon.flight && isOver(pigeon.flight, world.now)) {
    pigeon.flight = null
    pigeon.peek = spanOf(world.now, PEEK)
  }
  if (isOver(pigeon.peek, world.now)) pigeon.peek = null
  if (world.now < pigeon.peeksAt) return
  if (!pigeon.flight && !pigeon.peek) pigeon.peek = spanOf(world.now, PEEK)
  pigeon.peeksAt = nextPeek(world)
}

/** Pressed once it looks up; pressed again, it is off, once round the tower. */
export function disturbPigeon({ pigeon }: GargoyleState, world: World<Events, Tuning>): void {
  if (pigeon.flight) return
  if (isDuring(pigeon.peek, world.now)) scarePigeon(pigeon, world.tuning.flight, true, world)
  else {
    pigeon.peek = spanOf(world.now, PEEK)
    world.emit('cooed')
  }
}

/** It flies off, and is back after so many ms. */
export function scarePigeon(pigeon: Pigeon, time: number, isPressed: boolean, world: World<Events, Tuning>): void {
  pigeon.peek = null
  pigeon.flight = spanOf(world.now, time)
  world.emit('fluttered', { isPressed })
}

/** In its sleep the gargoyle snorts; pressed once too often, it squints. */
export function pokeGargoyle(page: GargoyleState, world: World<Events, Tuning>): void {
  page.pokes += 1
  page.snort = spanOf(world.now, SNORT)
  if (page.pokes < world.tuning.patience) {
    world.emit('snorted')
    return
  }
  page.pokes = 0
  page.squint = spanOf(world.now, SQUINT)
  world.emit('squinted')
}

export function followGargoyle(page: GargoyleState, { now }: World<Events, Tuning>): void {
  if (isOver(page.snort, now)) page.snort = null
  if (isOver(page.squint, now)) page.squint = null
}

/** The fire shoots up where it is stirred. */
export function stirFire({ flares }: GargoyleState, x: number, world: World<Events, Tuning>): void {
  pushBounded(flares, { x, ...spanOf(world.now, world.tuning.flare) }, MOST.flares)
  world.emit('flared')
}

/** Sparks fly from the place that was pressed. */
export function throwSparks(
  { bursts }: GargoyleState,
  { x, y }: { x: number; y: number },
  { now }: { now: number },
): void {
  pushBounded(bursts, { x, y, ...spanOf(now, BURST) }, MOST.bursts)
}

function nextPeek({ now, random, tuning }: World<Events, Tuning>): number {
  return now + tuning.peek * random.between(0.6, 1.4)
}
