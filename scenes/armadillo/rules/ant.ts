import { isSecondPress } from '../../../src/stage/contract/rules/secondPress'
import { isDuring, isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { RULER } from '../layout'
import type { Ant, Events } from '../state'
import type { Tuning } from '../tuning'

/** It is on its way up, somewhere in the middle of the ruler. */
export function antAtStart(step: number): Ant {
  return { part: 72, goesDown: false, stepsAt: step, fright: null, hasCrumb: true }
}

/** One part of the ruler at a time; it turns round at either end. */
export function walkAnt(ant: Ant, { now, tuning }: World<Events, Tuning>): void {
  if (isOver(ant.fright, now)) ant.fright = null
  if (now < ant.stepsAt) return
  ant.stepsAt = now + (isDuring(ant.fright, now) ? tuning.run : tuning.step)
  ant.part += ant.goesDown ? 1 : -1
  if (ant.part <= 0) ant.goesDown = true
  if (ant.part >= RULER.parts) ant.goesDown = false
}

/** It runs the other way, not back at once when it is pressed twice, and lets go of what it carried. */
export function frightenAnt(ant: Ant, { now, tuning, emit }: World<Events, Tuning>): void {
  const isAgain = isSecondPress(ant.fright?.from, now)
  ant.fright = spanOf(now, tuning.fright)
  ant.stepsAt = now
  if (!isAgain && ant.part > 0 && ant.part < RULER.parts) ant.goesDown = !ant.goesDown
  emit(ant.hasCrumb ? 'returned' : 'frightened')
  ant.hasCrumb = false
}
