import type { Point, World } from '../../src/stage/scene'
import type { Kind, Numbers } from './fairy'
import { SHELF } from './places'

/** The bottle in the visitor's hand: its mouth is where the pointer is. */
export interface Bottle {
  /** Its mouth, in scene units. */
  x: number
  y: number
  /** Whether somebody has taken it; before that it stands at the fountain. */
  taken: boolean
  /** How it hangs, in radians clockwise, and how fast that changes, in radians a second. */
  tilt: number
  swing: number
  /** By what share it is longer than it should be, and how fast that changes, a second. */
  squash: number
  squashing: number
  /** Who is in it. */
  holds: Kind | null
  /** Where she was when it took her, in scene units. */
  takenFrom: Point
  /** When she went in, and when the cork follows, in simulated ms. */
  caughtAt: number
  corkAt: number
  /** When she next knocks on the glass, in simulated ms. */
  knockAt: number
}

/** A cork that has popped: where it is, in scene units, and how fast, in units a second. */
export interface Cork extends Point {
  speedX: number
  speedY: number
  /** Radians. */
  turn: number
  goneAt: number
}

/** The furthest the hand is taken to have moved in a tick, in units: jumps of a virtual cursor must not spin the bottle. */
const FURTHEST = 60
const MOST_TILT = 0.85
const MOST_SQUASH = 0.3
const SPRING = { stiffness: 420, drag: 13 } as const
const GRAVITY = 1900

export function bottleAtHome(): Bottle {
  return {
    ...{ x: SHELF.x, y: SHELF.y, tilt: SHELF.tilt },
    taken: false,
    swing: 0,
    squash: 0,
    squashing: 0,
    holds: null,
    takenFrom: { x: 0, y: 0 },
    caughtAt: -1,
    corkAt: -1,
    knockAt: -1,
  }
}

/** The bottle follows the hand, swings after it and springs back into shape. */
export function swing(bottle: Bottle, seconds: number, world: World<Numbers>): void {
  const { pointer, tuning, now, random } = world
  if (bottle.taken) {
    const moved = Math.min(FURTHEST, Math.max(-FURTHEST, pointer.x - bottle.x))
    bottle.x = pointer.x
    bottle.y = pointer.y
    bottle.swing += moved * tuning.pull
    if (bottle.holds !== null && now >= bottle.knockAt) {
      bottle.swing += tuning.knock * (random.next() < 0.5 ? -1 : 1)
      bottle.knockAt = now + tuning.knocking * random.between(0.6, 1.4)
    }
    bottle.swing -= (tuning.stiffness * bottle.tilt + tuning.drag * bottle.swing) * seconds
    bottle.tilt = limited(bottle.tilt + bottle.swing * seconds, MOST_TILT)
  }
  bottle.squashing -= (SPRING.stiffness * bottle.squash + SPRING.drag * bottle.squashing) * seconds
  bottle.squash = limited(bottle.squash + bottle.squashing * seconds, MOST_SQUASH)
}

/** The cork of a bottle that has just been opened. */
export function poppedCork(bottle: Bottle, { tuning, now, random }: World<Numbers>): Cork {
  return {
    x: bottle.x,
    y: bottle.y,
    speedX: random.between(-0.5, 0.5) * tuning.corkSpeed,
    speedY: -tuning.corkSpeed,
    turn: 0,
    goneAt: now + tuning.corkLife,
  }
}

export function flyCork(cork: Cork, seconds: number): void {
  cork.speedY += GRAVITY * seconds
  cork.x += cork.speedX * seconds
  cork.y += cork.speedY * seconds
  cork.turn += (cork.speedX < 0 ? -14 : 14) * seconds
}

function limited(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value))
}
