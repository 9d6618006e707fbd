import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { isOver, spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { foamEdge, GREAT, HORIZON, MOST, SHORE, TICK, TRACK_TOP } from '../layout'
import type { CrabbyState, Events } from '../state'
import type { Tuning } from '../tuning'
import { isDoomed } from './castle'

/** Rings where the sea was touched; and a wave, unless one is on its way. */
export function splashSea(beach: CrabbyState, at: Readonly<Point>, { now, tuning, emit }: World<Events, Tuning>): void {
  const y = clamp(at.y, HORIZON + 12, Math.max(SHORE, foamEdge(beach.wave, now)))
  pushBounded(beach.splashes, { x: at.x, y, from: now, until: now + tuning.splash }, MOST.splashes)
  emit('splashed', { x: at.x, y })
  if (beach.wave) return
  beach.wave = spanOf(now, tuning.wave * (isDoomed(beach.castle) ? GREAT : 1))
  emit('swelled')
}

/** A tick of the wave: what it reaches on the sand it wipes away. */
export function washTracks(beach: CrabbyState, { now, tuning, emit }: World<Events, Tuning>): void {
  const { wave, tracks } = beach
  if (!wave) return
  if (foamEdge(wave, now) > TRACK_TOP) {
    if (foamEdge(wave, now - TICK) <= TRACK_TOP) emit('washed', { tracks: tracks.length })
    for (const track of tracks) track.until = Math.min(track.until, now + tuning.wiping)
  }
  if (isOver(wave, now)) beach.wave = null
}
