import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import { COUNT, MOST, portraitOf, TICK } from './layout'
import { duckWorm, followWorm, wakeSnail, wormAtHome } from './rules/company'
import { chooseSleeper, followBreath, nestOf, stirSleeper, swingPortrait } from './rules/sleepers'
import type { Events, NestState, Side } from './state'
import type { Tuning } from './tuning'

/** When the portraits beckon for the first time, in ms. */
const FIRST_BECKON = 1200
/** How long crumbs fall, a mug clinks, a key glints, in ms. */
const CRUMBLE = 900
const CLINK = 700
const GLINT = 1100

const SIDES: readonly Side[] = ['left', 'right']

/** Two nests in lamplight, somebody asleep in each; whose portrait is pressed lies down in the nest of its side. */
export const rules: Rules<NestState, Events, Tuning> = {
  tick: TICK,

  start: (world) => ({
    left: nestOf('left'),
    right: nestOf('right'),
    hasChosen: false,
    beckonedAt: null,
    beckonsAt: Math.min(FIRST_BECKON, world.tuning.beckon),
    pointed: null,
    swings: [],
    snores: [],
    crumbs: [],
    lamp: { isLow: false, turnedAt: null },
    worm: wormAtHome(world),
    snail: { look: null, toss: null },
    key: null,
    mug: null,
  }),

  press(burrow, { area, at }, world) {
    const { now, emit } = world
    const portrait = portraitOf(area)
    if (portrait) {
      chooseSleeper(burrow, portrait, world)
      return
    }
    switch (area) {
      case 'leftNest':
        stirSleeper(burrow, 'left', world)
        break
      case 'rightNest':
        stirSleeper(burrow, 'right', world)
        break
      case 'lantern':
        if (isSecondPress(burrow.lamp.turnedAt, now)) break
        burrow.lamp.isLow = !burrow.lamp.isLow
        burrow.lamp.turnedAt = now
        emit(burrow.lamp.isLow ? 'dimmed' : 'lit')
        break
      case 'worm':
        duckWorm(burrow, world)
        break
      case 'snail':
        wakeSnail(burrow, world)
        break
      case 'mug':
        burrow.mug = spanOf(now, CLINK)
        emit('clinked')
        break
      case 'key':
        burrow.key = spanOf(now, GLINT)
        emit('glinted')
        break
      default:
        pushBounded(burrow.crumbs, { x: at.x, y: at.y, from: now, until: now + CRUMBLE }, MOST.crumbs)
        emit('crumbled')
    }
  },

  hover(burrow, { area }, world) {
    const portrait = portraitOf(area)
    if (!portrait) return
    burrow.pointed = { ...portrait, since: world.now, isOver: false }
    swingPortrait(burrow, portrait, world)
    world.emit('brushed')
  },

  leave({ pointed }, { area }, { now }) {
    const portrait = portraitOf(area)
    if (!portrait || !pointed || pointed.isOver) return
    if (pointed.side !== portrait.side || pointed.index !== portrait.index) return
    pointed.isOver = true
    pointed.since = now
  },

  step(burrow, world) {
    const { now, tuning } = world
    for (const side of SIDES) followBreath(burrow, side, world)
    followWorm(burrow, world)
    // `beckon` may have been tuned to less than the time that is left.
    burrow.beckonsAt = Math.min(burrow.beckonsAt, now + tuning.beckon)
    if (!burrow.hasChosen && now >= burrow.beckonsAt) {
      burrow.beckonedAt = now
      burrow.beckonsAt = now + tuning.beckon
    }
    dropExpired(burrow.swings, now)
    dropExpired(burrow.snores, now)
    dropExpired(burrow.crumbs, now)
  },

  check(burrow, { now, tuning }) {
    const { left, right, swings, snores, crumbs, worm } = burrow
    for (const { creature, breath, move } of [left, right]) {
      if (!Number.isInteger(creature) || creature < 0 || creature >= COUNT) throw new Error(`creature is ${creature}.`)
      if (breath !== 0 && breath !== 1) throw new Error(`breath is ${breath}.`)
      if (move && !(now < move.until)) throw new Error(`move.until is ${move.until} at ${now}.`)
      if (move && !(move.height >= 0 && move.height <= 1.1)) throw new Error(`move.height is ${move.height}.`)
    }
    if (swings.length > MOST.swings) throw new Error(`swings.length is ${swings.length}.`)
    if (snores.length > MOST.snores) throw new Error(`snores.length is ${snores.length}.`)
    if (crumbs.length > MOST.crumbs) throw new Error(`crumbs.length is ${crumbs.length}.`)
    if (worm.out && isOver(worm.out, now)) throw new Error(`worm.out.until is ${worm.out.until} at ${now}.`)
    if (!burrow.hasChosen && !(burrow.beckonsAt - now <= tuning.beckon))
      throw new Error(`beckonsAt is ${burrow.beckonsAt} at ${now}.`)
  },
}
