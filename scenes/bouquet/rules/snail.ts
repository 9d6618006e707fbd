import type { World } from '../../../src/stage/contract/scene'
import { SNAIL_WAY } from '../layout'
import type { Events, Snail } from '../state'
import type { Tuning } from '../tuning'

const MINUTE = 60_000

export function snailAtHome(): Snail {
  return { x: 1072.2, goesLeft: false, comesOutAt: 0, hattedAt: null }
}

/** It goes into its shell; touched in there it stays longer. */
export function hideSnail(snail: Snail, { now, tuning, emit }: World<Events, Tuning>): void {
  snail.comesOutAt = now + tuning.hiding
  emit('hid')
}

/** A tick of its way along the hill, to and fro. */
export function moveSnail(snail: Snail, tick: number, { now, tuning }: World<Events, Tuning>): void {
  if (now < snail.comesOutAt) return
  snail.x += ((snail.goesLeft ? -1 : 1) * tuning.crawl * tick) / MINUTE
  if (snail.x >= SNAIL_WAY.to) snail.goesLeft = true
  if (snail.x <= SNAIL_WAY.from) snail.goesLeft = false
}
