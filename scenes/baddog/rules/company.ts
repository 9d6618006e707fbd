import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { cos, sin } from '../../../src/stage/contract/rules/portableMath'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CLOCK, FULL, MOST, PAGE } from '../layout'
import type { BadDogState, Events } from '../state'
import type { Tuning } from '../tuning'

type MeadowWorld = World<Events, Tuning>

/** How many seeds a finger brushes off. */
const BRUSHED = 2
/** How long the dandelion nods, in ms, and how far from its middle its seeds sit, in scene units. */
const NOD = 1600
const SEAT = 34

/** Who lives here hears him: the dandelion loses seeds, away from him; the mouse holds its ears, or need not any more. */
export function hearBark(meadow: BadDogState, world: MeadowWorld): void {
  const { mouse, dog } = meadow
  if (!mouse.hasPlugs) mouse.covers = spanOf(world.now, world.tuning.covers)
  blowSeeds(meadow, world.tuning.blow, dog.x > CLOCK.x, world)
}

/** A press on the dandelion brushes seeds off, away from the side that was pressed. */
export function brushSeeds(meadow: BadDogState, atLeft: boolean, world: MeadowWorld): void {
  blowSeeds(meadow, BRUSHED, !atLeft, world)
}

function blowSeeds(
  { clock, seeds, mouse }: BadDogState,
  most: number,
  goesLeft: boolean,
  { now, tuning, random, emit }: MeadowWorld,
): void {
  clock.nod = spanOf(now, NOD)
  const count = Math.min(Math.floor(most), clock.seeds)
  for (let seed = 0; seed < count; seed++) {
    const angle = random.between(0, 2 * Math.PI)
    const x = CLOCK.x + SEAT * cos(angle)
    const y = CLOCK.y + SEAT * sin(angle)
    // A seed flies a quarter of a page beyond the edge.
    const way = (goesLeft ? x : PAGE - x) + PAGE / 4
    const until = now + (way / PAGE) * tuning.crossing
    pushBounded(seeds, { x, y, goesLeft, temper: random.next(), from: now, until }, MOST.seeds)
  }
  if (count === 0) return
  clock.seeds -= count
  emit('blown', { seeds: count })
  if (clock.seeds > 0) return
  clock.opensAt = now + tuning.growing
  mouse.hasPlugs = true
  mouse.covers = null
  emit('balded')
}

/** A tick of the dandelion: where one has lost all its seeds, another opens. */
export function openAnother({ clock, mouse }: BadDogState, { now, emit }: MeadowWorld): void {
  if (clock.opensAt === null || now < clock.opensAt) return
  clock.seeds = FULL
  clock.opensAt = null
  clock.openedAt = now
  mouse.hasPlugs = false
  emit('opened')
}

export function hideMouse({ mouse }: BadDogState, { now, tuning, emit }: MeadowWorld): void {
  mouse.hides = spanOf(now, tuning.hiding)
  emit('squeaked')
}
