import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CRIES, DEFAULTS, heightOf, MOST, seenIn } from '../layout'
import type { Events, Nest, NestState, Portrait, Side } from '../state'
import type { Tuning } from '../tuning'

/** How long a letter of sleep rises, in ms. */
const SNORE = 2400
/** How long straws fly, in ms. */
const STRAWS = 800
/** How long the snail flies when the hill under it is another, in ms. */
const TOSS = 620

export function nestOf(side: Side): Nest {
  return { creature: DEFAULTS[side], breath: 0, breathSince: 0, move: null, stir: null, straws: null }
}

/** Who hangs there lies down on that side; who lies there already turns over. */
export function chooseSleeper(burrow: NestState, portrait: Portrait, world: World<Events, Tuning>): void {
  const { side, index } = portrait
  const { now, tuning, emit } = world
  const nest = burrow[side]
  burrow.hasChosen = true
  swingPortrait(burrow, portrait, world)
  if (nest.creature === index) {
    stirSleeper(burrow, side, world)
    return
  }
  const { move } = nest
  // Until `gone` the one that was chosen before has not risen: the same move goes on, and brings up this one instead.
  if (!move || now >= move.gone) {
    const gone = now + tuning.sink
    const height = heightOf(nest, now)
    nest.move = { before: seenIn(nest, now), height, from: now, gone, until: gone + tuning.rise }
  }
  nest.creature = index
  nest.straws = { from: nest.move?.gone ?? now, until: (nest.move?.gone ?? now) + STRAWS }
  nest.stir = null
  if (side === 'left') burrow.snail.toss = spanOf(now, TOSS)
  emit('chose', { side, creature: index })
  emitCry(index, world)
}

/** It turns over, and says something in its sleep. */
export function stirSleeper(burrow: NestState, side: Side, world: World<Events, Tuning>): void {
  const nest = burrow[side]
  nest.stir = spanOf(world.now, world.tuning.stir)
  world.emit('stirred', { side, creature: nest.creature })
  emitCry(nest.creature, world)
}

function emitCry(creature: number, { emit }: World<Events, Tuning>): void {
  const name = CRIES[creature]
  if (name) emit(name)
}

export function swingPortrait(
  burrow: NestState,
  { side, index }: Readonly<Portrait>,
  { now, tuning }: World<Events, Tuning>,
): void {
  pushBounded(burrow.swings, { side, index, from: now, until: now + tuning.swing }, MOST.swings)
}

/** Changes the drawing every `tuning.breath` ms; the right nest is ahead by `tuning.breath - tuning.apart`. */
export function followBreath(burrow: NestState, side: Side, { now, tuning }: World<Events, Tuning>): void {
  const nest = burrow[side]
  const ahead = side === 'left' ? 0 : tuning.breath - tuning.apart
  const breath = Math.floor((now + ahead) / tuning.breath) % 2 === 0 ? 0 : 1
  if (nest.move && now >= nest.move.until) nest.move = null
  if (breath === nest.breath) return
  nest.breath = breath
  nest.breathSince = now
  // A letter of sleep rises with every second drawing, as the breath is let out.
  if (breath === 0) pushBounded(burrow.snores, { side, from: now, until: now + SNORE }, MOST.snores)
}
