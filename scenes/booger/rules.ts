import type { Rules, World } from '../../src/stage/contract/scene'
import { meetingAt } from './layout'
import {
  bareGarland,
  checkGarland,
  ellsOf,
  hangGarland,
  layKept,
  lengthenStreak,
  pressAfter,
  snapBack,
  stepGarland,
} from './rules/garland'
import type { BoogerState, Events } from './state'
import type { Tuning } from './tuning'

/** The rounding error of a place that was summed up tick by tick stays below this. */
const SLACK = 1e-9

/** A finger slides under a nose until it is sent up, and goes as far as what it meets lets it. */
export const rules: Rules<BoogerState, Events, Tuning> = {
  tick: 10,

  start: ({ random, tuning }) => ({
    x: random.next(),
    y: 1,
    goLeft: random.next() < 0.5,
    movingX: true,
    movingY: false,
    perdu: false,
    pace: paceOf(tuning.slideSpeed),
    ahead: null,
    turnedAt: -1000,
    sentAt: 0,
    endedAt: null,
    garland: bareGarland(),
  }),

  later: hangGarland,
  kept: layKept,

  press(booger, _, world) {
    if (!booger.movingX || booger.garland.reignsAt !== null) return pressAfter(booger, world)
    booger.movingX = false
    booger.movingY = true
    booger.pace = paceOf(world.tuning.riseSpeed)
    booger.ahead = meetingAt(booger.x)
    booger.sentAt = world.now
    world.emit('sent')
  },

  step(booger, world) {
    stepGarland(booger, world)
    if (booger.movingX && booger.garland.reignsAt === null) slideFinger(booger, world)
    else if (booger.movingY) raiseFinger(booger, world)
  },

  check(booger, { tuning }) {
    const { x, y, movingX, movingY, perdu, ahead, endedAt } = booger
    checkGarland(booger)
    if (!(x >= 0 && x <= 1)) throw new Error(`x is ${x}, not 0 to 1.`)
    if (!(y >= Math.min(tuning.deepStop, tuning.fleshStop) - SLACK && y <= 1)) {
      throw new Error(`y is ${y}, over 1 or past its stop.`)
    }
    if (movingX && movingY) throw new Error(`movingX is ${movingX} and so is movingY.`)
    if (movingX !== (ahead === null)) throw new Error(`movingX is ${movingX} while ahead is ${ahead}.`)
    if ((!movingX && !movingY) !== (endedAt !== null))
      throw new Error(`endedAt is ${endedAt} while movingX is ${movingX} and movingY ${movingY}.`)
    if (perdu !== (ahead === 'flesh' && endedAt !== null))
      throw new Error(`perdu is ${perdu} while ahead is ${ahead} and endedAt ${endedAt}.`)
  },
}

/** How far a speed, in widths or heights a second, leads in a tick. */
function paceOf(speed: number): number {
  return (speed * rules.tick) / 1000
}

function slideFinger(booger: BoogerState, { tuning, now }: World<Events, Tuning>): void {
  booger.pace = paceOf(tuning.slideSpeed)
  let x = booger.x + (booger.goLeft ? -booger.pace : booger.pace)
  // What it would have gone beyond the end, it goes back.
  if (x < 0 || x > 1) {
    x = x < 0 ? -x : 2 - x
    booger.goLeft = !booger.goLeft
    booger.turnedAt = now
  }
  booger.x = x
}

function raiseFinger(booger: BoogerState, world: World<Events, Tuning>): void {
  const { tuning, now, emit } = world
  const isFlesh = booger.ahead === 'flesh'
  const stop = isFlesh ? tuning.fleshStop : tuning.deepStop
  booger.pace = paceOf(tuning.riseSpeed)
  booger.y -= booger.pace
  if (booger.y > stop + SLACK) return
  booger.y = stop
  booger.movingY = false
  booger.pace = 0
  booger.endedAt = now
  booger.perdu = isFlesh
  if (isFlesh) {
    emit('poked', { ells: ellsOf(booger.garland.streak) })
    snapBack(booger, world)
  } else if (booger.ahead === 'nothing') emit('missed')
  else {
    lengthenStreak(booger)
    emit('letIn', { streak: booger.garland.streak })
  }
}
