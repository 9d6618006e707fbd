import { clamp } from '../../src/stage/contract/math'
import { named } from '../../src/stage/contract/rules/named'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { FIRST, FRAMES, frameAt, KEYS, MUTTER, SLAM, SLUMP, SULK, WAVES } from './layout'
import type { Events, SaltyState, Thing } from './state'
import type { Tuning } from './tuning'

type SaltWorld = World<Events, Tuning>

const THINGS: Readonly<Record<string, Thing>> = { captain: 'captain', mug: 'mug', lamp: 'lamp' }

/** An old salt at his table: the pointer's x turns him round, sixteen drawings from his back to his nap. */
export const rules: Rules<SaltyState, Events, Tuning> = {
  tick: 10,

  start: ({ now }) => ({
    ...{ frame: FIRST, before: FIRST, changedAt: now, muttering: null, shaking: null, swinging: null },
    ...{ poked: null, twitching: null, wave: 0, waveBefore: 0, sailing: null, isMet: false },
  }),

  // The first place of a pointer is where it comes in, not a way that it has gone.
  move(salt, { at }, world) {
    turn(salt, frameAt(at.x), salt.isMet, world)
  },

  press(salt, { area, at }, world) {
    const step = named(KEYS, area)
    if (step !== undefined) {
      turn(salt, clamp(salt.frame + step, 0, FRAMES - 1), false, world)
      return
    }
    const thing = named(THINGS, area)
    // A finger comes down anywhere; a key on a button's middle is no place that anybody points at.
    if (thing === undefined) turn(salt, frameAt(at.x), false, world)
    salt.poked = thing ?? 'captain'
    salt.twitching = spanOf(world.now, world.tuning.twitch)
    if (thing === 'mug') world.emit('sloshed')
    else if (thing === 'lamp') {
      salt.swinging = spanOf(world.now, world.tuning.swing)
      world.emit('swung')
    } else world.emit('grunted', { frame: salt.frame })
  },

  // Nothing of him changes but by being pointed at: all that moves is the view's, by these times.
  step() {},

  check(salt, { now }) {
    const { frame, before, wave, waveBefore, changedAt } = salt
    for (const drawing of [frame, before]) {
      if (!Number.isInteger(drawing) || drawing < 0 || drawing >= FRAMES) throw new Error(`No drawing ${drawing}.`)
    }
    for (const count of [wave, waveBefore]) {
      if (!Number.isInteger(count) || count < 0 || count > WAVES) throw new Error(`The ship is on wave ${count}.`)
    }
    if (changedAt > now) throw new Error(`He changes at ${changedAt}, which is yet to come.`)
    for (const span of [salt.muttering, salt.shaking, salt.swinging, salt.twitching, salt.sailing]) {
      if (span && (span.from > now || span.until < span.from)) throw new Error(`Something lasts from ${span.from}.`)
    }
  },
}

/**
 * Shows another drawing. A pointer that moves from one to another passes those between: what happens in them happens, in the
 * order of its way, however fast it was. A key, and a finger that comes down, arrive without a way.
 */
function turn(salt: SaltyState, frame: number, isWay: boolean, world: SaltWorld): void {
  salt.isMet = true
  const from = salt.frame
  if (frame === from) return
  salt.before = from
  salt.frame = frame
  salt.changedAt = world.now
  world.emit('turned', { frame })
  const way = frame > from ? 1 : -1
  for (let passed = isWay ? from + way : frame; passed !== frame + way; passed += way)
    come(salt, passed, passed !== frame, world)
}

function come(salt: SaltyState, frame: number, isPassed: boolean, world: SaltWorld): void {
  if (frame === MUTTER) {
    salt.muttering = spanOf(world.now, world.tuning.mutter)
    world.emit('muttered', { isPassed })
  }
  if (frame === SLAM) {
    salt.shaking = spanOf(world.now, world.tuning.shake)
    salt.swinging = spanOf(world.now, world.tuning.swing)
    world.emit('slammed', { isPassed })
  }
  // The ship takes notice of where he stays, not of what flies by.
  if (isPassed) return
  if (frame === SULK) sail(salt, salt.wave === WAVES ? 0 : salt.wave + 1, world)
  if (frame === SLUMP) sail(salt, 0, world)
}

function sail(salt: SaltyState, wave: number, world: SaltWorld): void {
  if (wave === salt.wave) return
  salt.waveBefore = salt.wave
  salt.wave = wave
  salt.sailing = spanOf(world.now, world.tuning.sail)
  if (wave === WAVES) world.emit('landed')
}
