import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import { BEDTIME, CRIES, MOST, portraitOf, SIDES, TICK } from './layout'
import { duckWorm, followWorm, wakeSnail, wormAtHome } from './rules/company'
import { tendPairs } from './rules/pairs'
import { chooseSleeper, followBreath, nestOf, stirSleeper, swingPortrait } from './rules/sleepers'
import type { Events, NestState } from './state'
import type { Tuning } from './tuning'

/** When the portraits beckon for the first time, in ms. */
const FIRST_BECKON = 1200
/** How long crumbs fall, a mug clinks, a key glints, in ms. */
const CRUMBLE = 900
const CLINK = 700
const GLINT = 1100

const LISTS = ['swings', 'snores', 'crumbs', 'threads'] as const

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
    isLater: false,
    toldAt: null,
    threads: [],
    third: null,
    thirds: 0,
  }),

  later(burrow) {
    burrow.isLater = true
  },

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
        if (burrow.third) {
          // A flame that is called comes back.
          burrow.third.until = Math.min(burrow.third.until, now + BEDTIME.back)
          break
        }
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
    tendPairs(burrow, world)
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
    const { left, right, worm } = burrow
    for (const nest of [left, right]) {
      const { creature, breath, move } = nest
      const isSomebody = CRIES[creature] !== undefined && (breath === 0 || breath === 1)
      const isFair = !move || (now < move.until && move.height >= 0 && move.height <= 1.1)
      if (!isSomebody || !isFair) throw new Error(`At ${now} a nest is ${JSON.stringify(nest)}.`)
    }
    for (const list of LISTS)
      if (burrow[list].length > MOST[list]) throw new Error(`${list}.length is ${burrow[list].length}.`)
    const isLate = !burrow.hasChosen && burrow.beckonsAt - now > tuning.beckon
    if (isLate || (worm.out && isOver(worm.out, now))) throw new Error(`At ${now} it is ${JSON.stringify(burrow)}.`)
  },
}
