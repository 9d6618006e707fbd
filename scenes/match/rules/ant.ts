import type { World } from '../../../src/stage/contract/scene'
import { ANT_WAY, STARTLED } from '../layout'
import type { Ant, Events, MatchState } from '../state'
import type { Tuning } from '../tuning'

/** It is halfway when the page is opened, so that it is met. */
export const antUnderWay = (): Ant => ({ x: (ANT_WAY.from + ANT_WAY.to) / 2, goesOnAt: 0, comesAt: null })

/** A tick of its way home, or of its rest there. */
export function advanceAnt(ant: Ant, tick: number, { now, tuning }: World<Events, Tuning>): void {
  if (ant.comesAt !== null) {
    if (now < ant.comesAt) return
    ant.comesAt = null
    ant.x = ANT_WAY.from
  }
  if (now < ant.goesOnAt) return
  ant.x = Math.max(ANT_WAY.to, ant.x - (tuning.antSpeed * tick) / 1000)
  if (ant.x === ANT_WAY.to) ant.comesAt = now + tuning.antRest
}

export function startleAnt(match: MatchState, world: World<Events, Tuning>): void {
  match.touched.ant = world.now
  match.ant.goesOnAt = world.now + STARTLED
  world.emit('antStartled')
}
