import { sin } from '../../../src/stage/contract/rules/portableMath'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { BEAT, SKY } from '../layout'
import type { CrabbyState, Events, Gull, GullName, SkyGull } from '../state'
import type { Tuning } from '../tuning'

type BeachWorld = World<Events, Tuning>
type Clock = Pick<BeachWorld, 'now' | 'tuning'>

const GULLS = ['logGull', 'postGull', 'skyGull'] as const satisfies readonly GullName[]

/** A gull on its feet at this moment. @param period the number that says how often it blinks */
export function gullAt(clock: Clock, period: 'logBlink' | 'postBlink'): Gull {
  return { isShut: isBlinking(clock, period), cry: null }
}

/** The gull in the air at this moment. */
export function skyGullAt(clock: Clock): SkyGull {
  const gull: SkyGull = { x: 0, y: 0, goesLeft: false, wings: 0, cry: null }
  flySkyGull(gull, clock)
  return gull
}

/** A tick of all three; now and then one of them has something to say. */
export function followGulls(beach: CrabbyState, world: BeachWorld): void {
  beach.logGull.isShut = isBlinking(world, 'logBlink')
  beach.postGull.isShut = isBlinking(world, 'postBlink')
  flySkyGull(beach.skyGull, world)
  if (world.now < beach.callsAt) return
  const gull = world.random.pick(GULLS)
  startCry(beach, gull, world)
  world.emit('called', { gull })
  scheduleCall(beach, world)
}

export function startCry(beach: CrabbyState, gull: GullName, { now, tuning }: BeachWorld): void {
  beach[gull].cry = spanOf(now, tuning.cry)
}

/** When the next of them cries: 0.6 to 1.4 times `callEvery` from now. */
export function scheduleCall(beach: CrabbyState, { now, tuning, random }: BeachWorld): void {
  beach.callsAt = now + random.between(0.6, 1.4) * tuning.callEvery
}

/** Shut at the end of each of its periods: all begin with open eyes. */
function isBlinking({ now, tuning }: Clock, period: 'logBlink' | 'postBlink'): boolean {
  return now % tuning[period] >= tuning[period] - tuning.shut
}

/** It sails to and fro before the cloud, up and down on the wind. */
function flySkyGull(gull: SkyGull, { now, tuning }: Clock): void {
  const way = (now / SKY.time) * 2 * Math.PI
  gull.x = SKY.x + SKY.across * sin(way)
  gull.y = SKY.y + SKY.down * sin(way * 3)
  // It looks where it goes: to the right in the first and the last quarter of its way.
  gull.goesLeft = now % SKY.time >= SKY.time / 4 && now % SKY.time < (SKY.time * 3) / 4
  gull.wings = BEAT[Math.floor(((now % tuning.flap) / tuning.flap) * BEAT.length)] ?? 0
}
