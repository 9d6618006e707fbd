import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import { climbOf, SINK, SINKINGS, STONES, sunkOf, TICK, WAVES, WINDOWS } from './layout'
import { followLodger, followShow, pressCastle } from './rules/castle'
import {
  catchMouse,
  followCat,
  followMouse,
  followVillage,
  knockAtVillage,
  strokeCat,
  wakeVillage,
} from './rules/company'
import { checkLetting, followLetting, isAway, rent } from './rules/letting'
import type { BatState, Events } from './state'
import type { Tuning } from './tuning'

/** How soon the mouse is sent for the first time, as a share of how often it is. */
const FIRST_ERRAND = 0.5

/**
 * A press, and the castle shakes and sinks behind the forest, its bats bursting out in three waves. Then a bell tolls, and it
 * stands there again but for a stone. Nothing stops it meanwhile; who presses draws all eyes. After the sixth time the bats
 * carry it off, and the next press brings a whole one with another lodger.
 */
export const rules: Rules<BatState, Events, Tuning> = {
  tick: TICK,

  start: ({ random, tuning }) => ({
    castle: { show: null, stoodAt: null, waves: 0, lost: 0, lostAt: null, sinkings: 0, hoveredAt: null },
    letting: { leaves: null, vacantAt: null, comes: null, lodger: 0, removals: 0 },
    hasLater: false,
    lodger: { peek: null, peeksAt: tuning.peekFirst },
    glance: null,
    cat: { turn: null, purr: null, flick: null, flicksAt: random.between(0.2, 0.6) * tuning.flickEvery },
    village: { lit: WINDOWS.least, changesAt: tuning.sleeping },
    mouse: { errand: null, sentAt: FIRST_ERRAND * tuning.errandEvery, flight: null, fledFrom: 0 },
  }),

  later(dusk) {
    dusk.hasLater = true
  },

  press(dusk, { area, at }, world) {
    switch (area) {
      case 'cat':
        strokeCat(dusk, world)
        break
      case 'village':
        knockAtVillage(dusk, world)
        break
      case 'mouse':
        catchMouse(dusk, world)
        break
      default: {
        if (rent(dusk, world)) return
        const wasStanding = dusk.castle.show === null && !isAway(dusk.letting)
        pressCastle(dusk, at.x, at.y, world)
        if (wasStanding) wakeVillage(dusk, world)
      }
    }
  },

  hover({ castle, lodger }, { area }, { now }) {
    if (area !== 'castle') return
    castle.hoveredAt = now
    lodger.peeksAt = Math.min(lodger.peeksAt, now)
  },

  leave({ castle }, { area }) {
    if (area === 'castle') castle.hoveredAt = null
  },

  step(dusk, world) {
    followLetting(dusk, world)
    followShow(dusk, world)
    followLodger(dusk, world)
    followCat(dusk.cat, world)
    followVillage(dusk, world)
    followMouse(dusk.mouse, world)
    if (isOver(dusk.glance, world.now)) dusk.glance = null
  },

  check(dusk, { now }) {
    checkLetting(dusk)
    const { castle, letting, lodger, glance, cat, village, mouse } = dusk
    const { show, waves, lost, lostAt, sinkings } = castle
    if (show && isOver(show, now)) throw new Error(`castle.show is kept after ${show.until}.`)
    const sunk = sunkOf(show, now)
    if (!(sunk >= 0 && sunk < SINK)) throw new Error(`castle.show sinks it by ${sunk}.`)
    if (!(waves >= 0 && waves <= WAVES.length)) throw new Error(`castle.waves is ${waves}.`)
    if (show && waves === 0) throw new Error(`castle.waves is ${waves} while castle.show is from ${show.from}.`)
    if (!(lost >= 0 && lost <= STONES && sinkings >= 0 && sinkings <= SINKINGS))
      throw new Error(`castle.lost is ${lost} after ${sinkings} sinkings.`)
    if ((lost === 0) !== (lostAt === null)) throw new Error(`castle.lost is ${lost} while castle.lostAt is ${lostAt}.`)
    if (show && lodger.peek)
      throw new Error(`lodger.peek is from ${lodger.peek.from} while castle.show is from ${show.from}.`)
    if (!show && !isAway(letting) && glance)
      throw new Error(`glance is from ${glance.from} while castle.show is ${show}.`)
    if (!(village.lit >= 0 && village.lit <= WINDOWS.most)) throw new Error(`village.lit is ${village.lit}.`)
    if (cat.flick && isOver(cat.flick, now)) throw new Error(`cat.flick is kept after ${cat.flick.until}.`)
    const climb = climbOf(mouse, now)
    if (!(climb >= 0 && climb <= 1)) throw new Error(`mouse.errand leads ${climb} down the thread.`)
    if (mouse.flight && !mouse.errand)
      throw new Error(`mouse.flight is from ${mouse.flight.from} while mouse.errand is ${mouse.errand}.`)
  },
}
