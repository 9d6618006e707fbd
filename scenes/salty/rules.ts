import { clamp } from '../../src/stage/contract/math'
import { named } from '../../src/stage/contract/rules/named'
import { isDuring, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { FIRST, FRAMES, frameAt, KEYS, MUTTER, SLAM, SLAMS, SLUMP, SULK, TALES, WAVES } from './layout'
import { checkSea, followSea, hurry, throwWave } from './rules/sea'
import type { Events, SaltyState, Thing } from './state'
import type { Tuning } from './tuning'

type SaltWorld = World<Events, Tuning>

/** How often a lamp that swings swings further. */
const PUSHES = 3

const THINGS: Readonly<Record<string, Thing>> = {
  captain: 'captain',
  mug: 'mug',
  lamp: 'lamp',
  ship: 'ship',
}

/** An old salt at his table: the pointer's x turns him round, sixteen drawings from his back to his nap. */
export const rules: Rules<SaltyState, Events, Tuning> = {
  tick: 10,

  start: ({ now, random }) => ({
    ...{ frame: FIRST, before: FIRST, changedAt: now, muttering: null, shaking: null, swinging: null },
    ...{ poked: null, twitching: null, pushes: 0, wave: 0, waveBefore: 0, sailing: null, isMet: false },
    sea: {
      ...{ slams: 0, thrownAt: null, risenAt: null, isIn: false, isTold: false, ebb: null, rings: 0 },
      tale: Math.floor(random.between(0, TALES)),
    },
    hasLater: false,
  }),

  later(salt) {
    salt.hasLater = true
  },

  // The first place of a pointer has none before it: no drawings lie between, and none are passed.
  move(salt, { at }, world) {
    turnTo(salt, frameAt(at.x), salt.isMet, world)
  },

  press(salt, { area, at }, world) {
    const step = named(KEYS, area)
    if (step !== undefined) {
      turnTo(salt, clamp(salt.frame + step, 0, FRAMES - 1), false, world)
      return
    }
    const thing = named(THINGS, area)
    // A finger that comes down has not moved there: the press turns him. A thing may be pressed by key, which points nowhere.
    if (thing === undefined) turnTo(salt, frameAt(at.x), false, world)
    salt.poked = thing ?? 'captain'
    salt.twitching = spanOf(world.now, world.tuning.twitch)
    if (thing === 'mug') world.emit('sloshed')
    else if (thing === 'lamp') pushLamp(salt, world)
    else if (thing === 'ship') {
      if (!isDuring(salt.sailing, world.now)) sailOn(salt, world)
      world.emit('hailed')
    } else if (!hurry(salt, world)) world.emit('grunted', { frame: salt.frame })
  },

  step: followSea,

  check(salt, { now }) {
    const { frame, before, wave, waveBefore, changedAt, pushes } = salt
    if (!(pushes >= 0 && pushes <= PUSHES)) throw new Error(`pushes is ${pushes} of ${PUSHES}.`)
    for (const drawing of [frame, before]) {
      if (!Number.isInteger(drawing) || drawing < 0 || drawing >= FRAMES)
        throw new Error(`frame is ${frame} and before ${before}, not below ${FRAMES}.`)
    }
    for (const count of [wave, waveBefore]) {
      if (!Number.isInteger(count) || count < 0 || count > WAVES)
        throw new Error(`wave is ${wave} and waveBefore ${waveBefore}, not 0 to ${WAVES}.`)
    }
    checkSea(salt)
    if (!(changedAt <= now)) throw new Error(`changedAt is ${changedAt} at ${now}.`)
    for (const name of ['muttering', 'shaking', 'swinging', 'twitching', 'sailing'] as const) {
      const span = salt[name]
      if (span && !(span.from <= now && span.until >= span.from))
        throw new Error(`${name} is from ${span.from} until ${span.until} at ${now}.`)
    }
  },
}

/**
 * Shows another drawing. A pointer that moves from one to another passes those between: what happens in them happens, in the
 * order of its way, however fast it was. A key, and a finger that comes down, arrive without a way.
 */
function turnTo(salt: SaltyState, frame: number, isWay: boolean, world: SaltWorld): void {
  if (salt.sea.isIn) return
  salt.isMet = true
  const from = salt.frame
  if (frame === from) return
  salt.before = from
  salt.frame = frame
  salt.changedAt = world.now
  world.emit('turned', { frame })
  const way = frame > from ? 1 : -1
  for (let passed = isWay ? from + way : frame; passed !== frame + way; passed += way)
    enterDrawing(salt, passed, passed !== frame, world)
}

function enterDrawing(salt: SaltyState, frame: number, isPassed: boolean, world: SaltWorld): void {
  if (frame === MUTTER) {
    salt.muttering = spanOf(world.now, world.tuning.mutter)
    world.emit('muttered', { isPassed })
  }
  if (frame === SLAM) {
    // A slam that is only passed throws a wave over the table, and none under the ship.
    if (throwWave(salt, world) && !isPassed && salt.sea.slams < SLAMS && salt.wave < WAVES) sailOn(salt, world)
    salt.shaking = spanOf(world.now, world.tuning.shake)
    salt.pushes = 0
    salt.swinging = spanOf(world.now, world.tuning.swing)
    world.emit('slammed', { isPassed })
  }
  // The ship sails for the drawing that is arrived at, not for those that are passed.
  if (isPassed) return
  if (frame === SULK) sailOn(salt, world)
  if (frame === SLUMP) sailTo(salt, 0, world)
}

/** Pushed once more before it hangs still, the lamp swings further. */
function pushLamp(salt: SaltyState, world: SaltWorld): void {
  const isSwinging = salt.pushes > 0 && isDuring(salt.swinging, world.now)
  salt.pushes = isSwinging ? Math.min(PUSHES, salt.pushes + 1) : 1
  salt.swinging = spanOf(world.now, world.tuning.swing)
  if (salt.pushes > 1) world.emit('swelled')
  world.emit('swung')
}

/** The next wave; from the last one back to sea. */
function sailOn(salt: SaltyState, world: SaltWorld): void {
  sailTo(salt, salt.wave === WAVES ? 0 : salt.wave + 1, world)
}

function sailTo(salt: SaltyState, wave: number, world: SaltWorld): void {
  if (wave === salt.wave) return
  salt.waveBefore = salt.wave
  salt.wave = wave
  salt.sailing = spanOf(world.now, world.tuning.sail)
  if (wave === WAVES) world.emit('landed')
}
