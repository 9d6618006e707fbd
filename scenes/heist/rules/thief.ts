import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { atan2, hypot } from '../../../src/stage/contract/rules/portableMath'
import type { World } from '../../../src/stage/contract/scene'
import { TICK } from '../layout'
import type { Events, Thief } from '../state'
import type { Tuning } from '../tuning'

/** The drawing of four in which a foot comes down. */
const FOOTFALL = 2

export function thiefAt(x: number, y: number, { tuning, now }: World<Events, Tuning>): Thief {
  const nextFrame = now + tuning.frameTime
  return { frame: 0, nextFrame, round: 0, x, y, speed: tuning.startSpeed, walking: true, left: false, heading: 0 }
}

/** Advances a thief by one tick. Returns whether a foot came down. */
export function stepThief(thief: Thief, mouse: Readonly<Point>, world: World<Events, Tuning>): boolean {
  const { size, tuning } = world
  // The window may have shrunk around him.
  thief.x = withinMargin(thief.x, size.width, tuning.margin)
  thief.y = withinMargin(thief.y, size.height, tuning.margin)
  walkTowards(thief, mouse, world)
  return turnFrame(thief, world)
}

/** He stands, and looks as if he always had. */
export function halt(thief: Thief): void {
  thief.walking = false
  thief.speed = 0
  thief.frame = 0
  thief.round = 0
}

/** Nearest place to `value` that is `margin` away from both ends; the middle where there is none. */
export function withinMargin(value: number, size: number, margin: number): number {
  if (size < 2 * margin) return size / 2
  return clamp(value, margin, size - margin)
}

function walkTowards(thief: Thief, mouse: Readonly<Point>, { size, tuning, now }: World<Events, Tuning>): void {
  // A target he may not go to is sought as near as he may; so he never walks on the spot against an edge.
  const acrossX = withinMargin(mouse.x, size.width, tuning.margin) - thief.x
  const acrossY = withinMargin(mouse.y, size.height, tuning.margin) - thief.y
  const left = hypot(acrossX, acrossY)
  const isNear = hypot(mouse.x - thief.x, mouse.y - thief.y) <= tuning.arrival
  const isOutOfReach = left < (thief.walking ? 1e-6 : tuning.arrival)
  if (isNear || isOutOfReach) {
    if (thief.walking) changeGait(thief, false, now + tuning.frameTime)
    thief.speed = 0
    return
  }
  if (!thief.walking) {
    changeGait(thief, true, now + tuning.frameTime)
    thief.speed = tuning.startSpeed
  }
  const seconds = TICK / 1000
  const stride = Math.min(left, thief.speed * seconds)
  thief.x += (acrossX / left) * stride
  thief.y += (acrossY / left) * stride
  thief.heading = atan2(acrossY, acrossX)
  if (acrossX !== 0) thief.left = acrossX < 0
  thief.speed = Math.min(tuning.topSpeed, thief.speed + tuning.acceleration * seconds)
}

function changeGait(thief: Thief, walking: boolean, nextFrame: number): void {
  thief.walking = walking
  thief.frame = 0
  thief.round = 0
  thief.nextFrame = nextFrame
}

function turnFrame(thief: Thief, { tuning, now }: World<Events, Tuning>): boolean {
  if (now < thief.nextFrame) return false
  thief.nextFrame += tuning.frameTime
  thief.frame = (thief.frame + 1) % 4
  if (thief.frame === 0) thief.round += 1
  return thief.walking && thief.frame === FOOTFALL
}
