import { dropExpired } from '../../src/stage/contract/rules/lists'
import { isDuring, isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { BIGGIN, FEET_DOWN, foamEdge, hasPassed, LOG_LINE, MOST, PAST, TICK } from './layout'
import { buildCastle, checkCastle, noCastle, washCastle } from './rules/castle'
import { crabAt, duckCrab, leaveOldTracks, walkCrab } from './rules/crab'
import { followGulls, gullAt, scheduleCall, skyGullAt, startCry } from './rules/gulls'
import { followHermit, hideHermit, scheduleCopy } from './rules/hermit'
import { splashSea, washTracks } from './rules/wave'
import type { CrabbyState, Events } from './state'
import type { Tuning } from './tuning'

/**
 * A crab walks along the shore and back, Biggin grumbles whenever it passes, gulls blink. Pressed it snips; and whoever touches
 * the sea calls up a wave, which wipes its tracks away.
 */
export const rules: Rules<CrabbyState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const beach: CrabbyState = {
      crab: crabAt(world),
      tracks: [],
      kicks: [],
      splashes: [],
      wave: null,
      logGull: gullAt(world, 'logBlink'),
      postGull: gullAt(world, 'postBlink'),
      skyGull: skyGullAt(world),
      callsAt: 0,
      biggin: { grumble: null, fright: null, swing: null },
      pat: null,
      hermit: { copiesAt: null, snip: null, hides: null },
      soak: null,
      castle: noCastle(0),
      hasLater: false,
    }
    leaveOldTracks(beach, world)
    scheduleCall(beach, world)
    return beach
  },

  later(beach) {
    beach.hasLater = true
  },

  press(beach, { area, at }, world) {
    const { now, tuning, emit } = world
    switch (area) {
      case 'crab':
        snipAt(beach, world)
        break
      case 'sea':
        splashSea(beach, at, world)
        break
      case 'biggin':
        beach.biggin.fright = spanOf(now, tuning.fright)
        beach.biggin.swing = spanOf(now, tuning.swing)
        emit('offended')
        break
      case 'pim':
        beach.pat = spanOf(now, tuning.pat)
        beach.biggin.swing = spanOf(now, tuning.swing)
        emit('patted')
        break
      case 'logGull':
      case 'postGull':
      case 'skyGull':
        startCry(beach, area, world)
        emit('cried', { gull: area })
        break
      case 'hermit':
        hideHermit(beach.hermit, world)
        emit('hid')
        break
      case 'castle':
      case 'bottle':
      case 'tooth':
      case 'boot':
      case 'ring':
      case 'star':
        beach.castle.touched = { what: area, at: now }
        snipAt(beach, world)
        break
      case 'letter':
        if (beach.castle.isRead) emit('read', { lost: beach.castle.lost })
        break
    }
  },

  step(beach, world) {
    const before = beach.crab.x
    walkCrab(beach, world)
    const edge = foamEdge(beach.wave, world.now)
    if (edge > LOG_LINE) soakLog(beach, world)
    washCastle(beach, edge, world)
    buildCastle(beach, before, world)
    washTracks(beach, world)
    duckCrab(beach, world)
    const place = beach.crab.x < before ? BIGGIN.x - PAST.left : BIGGIN.x + PAST.right
    if (hasPassed(before, beach.crab.x, (place / world.size.width) * 100)) grumbleAtCrab(beach, world)
    followGulls(beach, world)
    followHermit(beach, world)
    dropExpired(beach.kicks, world.now)
    dropExpired(beach.splashes, world.now)
    // Tracks that a wave has reached go before their time, so that the oldest is not always the first to go.
    dropExpired(beach.tracks, world.now)
  },

  check(beach, world) {
    const { crab, tracks, kicks, splashes, wave, skyGull, hermit } = beach
    if (!(crab.x >= 20 - 1e-9 && crab.x <= 80 + 1e-9)) throw new Error(`crab.x is ${crab.x}, not 20 to 80.`)
    if (!(Math.abs(crab.x - crabAt(world).x) <= 1e-9)) throw new Error(`crab.x is ${crab.x}, not ${crabAt(world).x}.`)
    if (tracks.length > MOST.tracks) throw new Error(`There are ${tracks.length} tracks.`)
    if (kicks.length > MOST.kicks) throw new Error(`There are ${kicks.length} kicks.`)
    if (splashes.length > MOST.splashes) throw new Error(`There are ${splashes.length} splashes.`)
    if (wave && isOver(wave, world.now)) throw new Error(`wave is kept after ${wave.until}.`)
    if (crab.isDucking && !wave) throw new Error(`crab.isDucking is true while wave is ${wave}.`)
    if (![0, 1, 2].includes(skyGull.wings)) throw new Error(`skyGull.wings is ${skyGull.wings}, not 0, 1 or 2.`)
    if (hermit.copiesAt !== null && !(hermit.copiesAt >= world.now))
      throw new Error(`hermit.copiesAt is ${hermit.copiesAt}, before ${world.now}.`)
    checkCastle(beach, world)
    const edge = foamEdge(wave, world.now)
    if (!Number.isFinite(edge)) throw new Error(`wave has its edge at ${edge}.`)
  },
}

/** All feet go up as the water comes, and stay up until it has gone. */
function soakLog(beach: CrabbyState, { now, tuning, emit }: World<Events, Tuning>): void {
  const { soak, biggin, hasLater } = beach
  if (!hasLater) return
  if (soak && !isOver(soak, now)) {
    soak.until = now + FEET_DOWN
    return
  }
  beach.soak = spanOf(now, FEET_DOWN)
  biggin.grumble = spanOf(now, tuning.grumble)
  biggin.swing = spanOf(now, tuning.swing)
  emit('soaked')
}

/** The crab looks at whoever has pressed it, or something of its own. */
function snipAt({ crab, hermit }: CrabbyState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  crab.snip = spanOf(now, tuning.snip)
  crab.stare = spanOf(now, tuning.stare)
  scheduleCopy(hermit, world)
  emit('snipped')
}

function grumbleAtCrab({ biggin }: CrabbyState, { now, tuning, emit }: World<Events, Tuning>): void {
  // During his fright he does not grumble.
  if (isDuring(biggin.fright, now)) return
  biggin.grumble = spanOf(now, tuning.grumble)
  biggin.swing = spanOf(now, tuning.swing)
  emit('grumbled')
}
