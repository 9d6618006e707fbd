import { pushBounded } from '../../../src/stage/contract/rules/lists'
import { cos } from '../../../src/stage/contract/rules/portableMath'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { CRAB_GROUND, foamEdge, isOverCrab, MOST, TRACK_KINDS } from '../layout'
import type { Crab, CrabbyState, Events } from '../state'
import type { Tuning } from '../tuning'

type BeachWorld = World<Events, Tuning>

/** How far its feet come down to the left and the right of its middle, in scene units. */
const FEET = [-96, 88] as const

/** Where it is by its formula, in per cent of the stage's width, at that simulated ms. */
function wayOf(now: number): number {
  return 35 + (cos(now / 1000) + 0.5) * 30
}

/** The crab as it is at this moment, if nobody had troubled it. */
export function crabAt({ now, tuning }: Pick<BeachWorld, 'now' | 'tuning'>): Crab {
  const lifted = Math.floor(now / tuning.stepTime) % 2 === 0 ? 'odd' : 'even'
  return { x: wayOf(now), pace: 0, lifted, snip: null, stare: null, isDucking: false, daze: null }
}

/** A tick of its way, which nothing keeps it from, with what its feet leave behind. */
export function walkCrab(beach: CrabbyState, world: BeachWorld): void {
  const { crab, kicks, wave } = beach
  const { now, tuning, size } = world
  const before = crab.x
  crab.x = wayOf(now)
  crab.pace = crab.x - before
  const lifted = Math.floor(now / tuning.stepTime) % 2 === 0 ? 'odd' : 'even'
  if (lifted === crab.lifted) return
  crab.lifted = lifted
  const x = (crab.x / 100) * size.width
  const isWet = foamEdge(wave, now) > CRAB_GROUND
  if (!isWet) leaveTrack(beach, x, now, world)
  // The hindmost feet throw up sand, or water.
  const foot = (crab.x > before ? FEET[0] : FEET[1]) + (lifted === 'odd' ? -16 : 16)
  if (Math.abs(crab.x - before) < 0.06) return
  pushBounded(kicks, { x: x + foot, y: CRAB_GROUND, isWet, from: now, until: now + tuning.kick }, MOST.kicks)
}

/** It presses itself to the sand while a wave is over it, and wonders when that has gone. */
export function duckCrab({ crab, wave }: CrabbyState, { now, tuning }: BeachWorld): void {
  const isDucking = isOverCrab(wave, now)
  if (crab.isDucking && !isDucking) crab.daze = spanOf(now, tuning.daze)
  crab.isDucking = isDucking
}

/** The tracks of its way before the day began, at most a minute of it. */
export function leaveOldTracks(beach: CrabbyState, world: BeachWorld): void {
  const { tuning, size } = world
  for (let then = -Math.min(tuning.trackLife, 60_000); then <= 0; then += tuning.stepTime) {
    leaveTrack(beach, (wayOf(then) / 100) * size.width, then, world)
  }
}

/** A track, unless it has hardly moved since the last. */
function leaveTrack({ tracks }: CrabbyState, x: number, now: number, { tuning }: BeachWorld): void {
  const last = tracks.at(-1)
  if (last && Math.abs(last.x - x) < tuning.trackSpacing) return
  pushBounded(tracks, { x, kind: Math.floor(Math.abs(x)) % TRACK_KINDS, until: now + tuning.trackLife }, MOST.tracks)
}
