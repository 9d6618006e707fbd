import { damp } from '../../../src/stage/contract/math'
import { cos, sin } from '../../../src/stage/contract/rules/portableMath'
import { isDuring, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { TICK } from '../layout'
import type { Events, ForgetState } from '../state'
import type { Tuning } from '../tuning'

/** Where it comes from and goes to, from the middle of the light: into the dark. CSS pixels. */
const DARK = { x: 150, y: -150 } as const
/** How long before its visit is over it turns away, in ms, and how slowly it comes after the light. */
const LEAVING = 900
const LAG = 260
/** How far from the middle of the light it circles, and how fast: by a figure that never quite repeats, in radians a ms. */
const CIRCLE = { least: 24, more: 26, round: 0.0042, sway: 0.0013 } as const

/** Advances it by one tick: it comes when the light rests, circles in it wherever it goes, and has enough. */
export function stepMoth(forget: ForgetState, world: World<Events, Tuning>): void {
  const { moth, light } = forget
  const { now, tuning } = world
  if (!moth.visit) {
    const isInvited = forget.isOn && forget.isHeld && now - forget.restsSince >= tuning.mothAfter
    if (!isInvited || now < moth.nextAt) return
    moth.visit = spanOf(now, tuning.mothStays)
    moth.x = light.x + DARK.x
    moth.y = light.y + DARK.y
    world.emit('fluttered')
    return
  }
  if (!isDuring(moth.visit, now) || !forget.isOn) {
    moth.visit = null
    moth.nextAt = now + tuning.mothEvery
    return
  }
  const isLeaving = now >= moth.visit.until - LEAVING
  const angle = now * CIRCLE.round
  const far = CIRCLE.least + CIRCLE.more * (0.5 + 0.5 * sin(now * CIRCLE.sway))
  const goalX = light.x + (isLeaving ? DARK.x : cos(angle) * far)
  const goalY = light.y + (isLeaving ? DARK.y : sin(angle * 1.3) * far)
  moth.x = damp(moth.x, goalX, LAG, TICK)
  moth.y = damp(moth.y, goalY, LAG, TICK)
}
