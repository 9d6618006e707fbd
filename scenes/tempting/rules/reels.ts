import { smoothstep } from '../../../src/stage/math'
import type { Reel } from '../state'
import { STOPS } from './strips'

/** How long a reel takes until it rolls at its speed, ms. */
const START = 600
/** The least that a reel turns beyond its usual speed when the lever is pulled, in turns: it is seen to be driven on. */
const LEAST_EXTRA = 0.6

/** How far a reel is turned at a moment, in turns; it goes on counting. @param turnTime ms a turn */
export function turnOf(reel: Readonly<Reel>, now: number, turnTime: number): number {
  const elapsed = Math.max(0, now - reel.since)
  if (reel.motion === 'still') return reel.turn
  if (reel.motion === 'rolling') return reel.turn + elapsed / turnTime
  if (reel.motion === 'starting') {
    const way = elapsed < START ? (elapsed * elapsed) / (2 * START) : elapsed - START / 2
    return reel.turn + way / turnTime
  }
  const lasting = reel.until - reel.since
  const share = Math.min(1, elapsed / lasting)
  return reel.turn + (share * lasting) / turnTime + reel.extra * smoothstep(0, 1, share)
}

/** From now on the reel rolls towards one of its symbols, and stands on it at a moment. */
export function stopReel(reel: Reel, stop: number, now: number, until: number, turnTime: number): void {
  const turn = turnOf(reel, now, turnTime) % 1
  const onward = stop / STOPS - (turn + (until - now) / turnTime) - LEAST_EXTRA
  reel.extra = LEAST_EXTRA + onward - Math.floor(onward)
  reel.motion = 'stopping'
  reel.turn = turn
  reel.since = now
  reel.until = until
  reel.stop = stop
}

/** The reel stands on its symbol. */
export function standStill(reel: Reel): void {
  reel.motion = 'still'
  reel.turn = reel.stop / STOPS
  reel.extra = 0
}

/** The reel begins to roll again. */
export function rollAgain(reel: Reel, now: number): void {
  reel.motion = 'starting'
  reel.since = now
}
