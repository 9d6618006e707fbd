import { isOver } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import { climbOf, SINK, STONES, sunkOf, TICK, WAVES, WINDOWS } from './layout'
import { followLodger, followShow, pressCastle } from './rules/castle'
import { catchMouse, followCat, followMouse, followVillage, knock, stroke, wakeVillage } from './rules/company'
import type { BatState, Events } from './state'
import type { Tuning } from './tuning'

/** How soon the mouse is sent for the first time, as a share of how often it is. */
const FIRST_ERRAND = 0.5

/**
 * A press, and the castle shakes and sinks behind the forest, its bats bursting out in three waves. Then a bell tolls, and it
 * stands there again but for a stone. Nothing stops it meanwhile; who presses draws all eyes.
 */
export const rules: Rules<BatState, Events, Tuning> = {
  tick: TICK,

  start: ({ random, tuning }) => ({
    castle: { show: null, stoodAt: null, waves: 0, lost: 0, lostAt: null, hoveredAt: null },
    lodger: { peek: null, peeksAt: tuning.peekFirst },
    glance: null,
    cat: { turn: null, purr: null, flick: null, flicksAt: random.between(0.2, 0.6) * tuning.flickEvery },
    village: { lit: WINDOWS.least, changesAt: tuning.sleeping },
    mouse: { errand: null, sentAt: FIRST_ERRAND * tuning.errandEvery, flight: null, fledFrom: 0 },
  }),

  press(dusk, { area, at }, world) {
    switch (area) {
      case 'cat':
        stroke(dusk, world)
        break
      case 'village':
        knock(dusk, world)
        break
      case 'mouse':
        catchMouse(dusk, world)
        break
      default: {
        const wasStanding = dusk.castle.show === null
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
    followShow(dusk, world)
    followLodger(dusk, world)
    followCat(dusk.cat, world)
    followVillage(dusk, world)
    followMouse(dusk.mouse, world)
    if (isOver(dusk.glance, world.now)) dusk.glance = null
  },

  check({ castle, lodger, glance, cat, village, mouse }, { now }) {
    const { show, waves, lost, lostAt } = castle
    if (show && isOver(show, now)) throw new Error('The castle is down, and does not know it.')
    const sunk = sunkOf(show, now)
    if (!(sunk >= 0 && sunk < SINK)) throw new Error(`The castle is down by ${sunk}.`)
    if (waves < 0 || waves > WAVES.length) throw new Error(`There were ${waves} waves of bats.`)
    if (show && waves === 0) throw new Error('The castle sinks, and no bat has noticed.')
    if (lost < 0 || lost > STONES) throw new Error(`The castle has lost ${lost} stones.`)
    if ((lost === 0) !== (lostAt === null)) throw new Error('A stone came off, or none did.')
    if (show && lodger.peek) throw new Error('Somebody looks out from under the roof of a castle that sinks.')
    if (!show && glance) throw new Error('All look, and nothing goes on.')
    if (village.lit < 0 || village.lit > WINDOWS.most) throw new Error(`The village has ${village.lit} lit windows.`)
    if (cat.flick && isOver(cat.flick, now)) throw new Error('The tail of the cat has stopped, and does not know it.')
    const climb = climbOf(mouse, now)
    if (!(climb >= 0 && climb <= 1)) throw new Error(`The mouse is ${climb} down its thread.`)
    if (mouse.flight && !mouse.errand) throw new Error('A mouse flees that is not there.')
  },
}
