import { clamp } from '../../../src/stage/contract/math'
import type { World } from '../../../src/stage/contract/scene'
import { SHELF } from '../layout'
import type { Bottle, Cork, Events } from '../state'
import type { Tuning } from '../tuning'

/** The furthest the hand is taken to have moved in a tick, in units: jumps of a virtual cursor must not spin the bottle. */
const FURTHEST = 60
/** How far the bottle tilts at the most, in radians, and by what share it is stretched or squashed. */
const MOST_TILT = 0.85
const MOST_SQUASH = 0.3
/** How it springs back into its shape: 1/s² and 1/s. */
const SPRING = { stiffness: 420, drag: 13 } as const
/** How a popped cork falls, in units/s². */
const GRAVITY = 1900

export function bottleAtHome(): Bottle {
  return {
    ...SHELF,
    taken: false,
    swing: 0,
    squash: 0,
    squashing: 0,
    holds: null,
    takenFrom: { x: 0, y: 0 },
    entry: null,
    knockAt: 0,
  }
}

/** The bottle follows the hand, swings after it and springs back into shape. */
export function swingBottle(bottle: Bottle, seconds: number, world: World<Events, Tuning>): void {
  const { pointer, tuning, now, random } = world
  if (bottle.taken) {
    bottle.swing += clamp(pointer.x - bottle.x, -FURTHEST, FURTHEST) * tuning.pull
    bottle.x = pointer.x
    bottle.y = pointer.y
    if (bottle.holds !== null && now >= bottle.knockAt) {
      bottle.swing += tuning.knock * (random.next() < 0.5 ? -1 : 1)
      bottle.knockAt = now + tuning.knocking * random.between(0.6, 1.4)
    }
    bottle.swing -= (tuning.stiffness * bottle.tilt + tuning.drag * bottle.swing) * seconds
    bottle.tilt = clamp(bottle.tilt + bottle.swing * seconds, -MOST_TILT, MOST_TILT)
  }
  bottle.squashing -= (SPRING.stiffness * bottle.squash + SPRING.drag * bottle.squashing) * seconds
  bottle.squash = clamp(bottle.squash + bottle.squashing * seconds, -MOST_SQUASH, MOST_SQUASH)
}

/** The cork of a bottle that has just been opened. */
export function poppedCork({ x, y }: Bottle, { tuning, now, random }: World<Events, Tuning>): Cork {
  const speedX = random.between(-0.5, 0.5) * tuning.corkSpeed
  return { x, y, speedX, speedY: -tuning.corkSpeed, turn: 0, goneAt: now + tuning.corkLife }
}

export function flyCork(cork: Cork, seconds: number): void {
  cork.speedY += GRAVITY * seconds
  cork.x += cork.speedX * seconds
  cork.y += cork.speedY * seconds
  cork.turn += (cork.speedX < 0 ? -14 : 14) * seconds
}
