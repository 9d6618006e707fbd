import type { NumbersOf, World } from '../../src/stage/scene'
import type { tuning } from './tuning'

export type Numbers = NumbersOf<typeof tuning>

/** Which of the three she is: the one with the acorn, the sprout or the ponytail. */
export type Kind = 0 | 1 | 2

export interface Fairy {
  kind: Kind
  /** Where her heart is, in shares (0…1) of the picture. */
  x: number
  y: number
  /** The way she flies, in radians clockwise from the right. */
  angle: number
  /** How far she still flies before she chooses again, in shares of the picture. */
  dist: number
  /** How far she flew in the last tick, in shares of the picture. */
  paceX: number
  paceY: number
  /** The side she turns to, from -1 (left) to 1. */
  facing: number
  /** She laughs until then, in simulated ms. */
  laughsUntil: number
  /** The sparks of her release fly from then until then, in simulated ms. */
  freedAt: number
  freedUntil: number
  /** When she next dips a toe, in simulated ms. */
  dripAt: number
}

/** Long ago, and never: for what has not happened. */
const NEVER = -1

/** A fairy at a place (0…1) of the picture, with a mind of her own. */
export function fairyAt(kind: Kind, x: number, y: number, world: World<Numbers>): Fairy {
  const fairy: Fairy = {
    kind,
    x,
    y,
    angle: 0,
    dist: 0,
    paceX: 0,
    paceY: 0,
    facing: 1,
    laughsUntil: NEVER,
    freedAt: NEVER,
    freedUntil: NEVER,
    dripAt: world.now + world.tuning.dripping * world.random.between(0.4, 1),
  }
  choose(fairy, world)
  fairy.facing = sideOf(fairy)
  return fairy
}

/** She flies on for a tick of that many seconds, at the way's end chooses another, and never leaves the garden. */
export function fly(fairy: Fairy, seconds: number, world: World<Numbers>): void {
  const { tuning } = world
  const way = Math.min(tuning.speed * seconds, fairy.dist)
  const x = within(fairy.x + Math.cos(fairy.angle) * way * tuning.stretch, tuning)
  const y = within(fairy.y + Math.sin(fairy.angle) * way, tuning)
  fairy.paceX = x - fairy.x
  fairy.paceY = y - fairy.y
  fairy.x = x
  fairy.y = y
  fairy.dist -= way
  if (fairy.dist <= 0) choose(fairy, world)
  fairy.facing += (sideOf(fairy) - fairy.facing) * (1 - Math.exp((-seconds * 1000) / tuning.turning))
}

/** The place held where fairies may be. */
export function within(share: number, { low, high }: Readonly<Numbers>): number {
  return Math.min(high, Math.max(low, share))
}

function choose(fairy: Fairy, { random, tuning }: World<Numbers>): void {
  fairy.angle = random.between(0, Math.PI * 2)
  fairy.dist = random.between(0, tuning.farthest)
}

/** The side she looks to: where she flies, unless that is nearly straight up or down. */
function sideOf({ angle, facing }: Fairy): number {
  const across = Math.cos(angle)
  return Math.abs(across) < 0.2 ? Math.sign(facing) || 1 : Math.sign(across)
}
