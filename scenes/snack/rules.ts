import { dropExpired } from '../../src/stage/contract/rules/lists'
import { isSecondPress } from '../../src/stage/contract/rules/secondPress'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import {
  BAIT,
  FEAST,
  FOODS,
  isSitting,
  LEAD,
  LIES,
  leapHeight,
  MOST,
  MOUTH_X,
  REACH,
  ROUND,
  TICK,
  TILE,
} from './layout'
import { followAnts } from './rules/ants'
import { eatFoods, followLeap, followRun, newChick, swallowAndBurp } from './rules/chick'
import { dropFood, followBait, followDrops, nextDropped, takeBait } from './rules/drops'
import { followFeast, followPace, pressFeast } from './rules/feast'
import { sendFoods, tossNext } from './rules/foods'
import type { Events, Slide, SnackState } from './state'
import type { Tuning } from './tuning'

/** How high she leaps when it is herself who was pressed, in scene units down the stage. */
const HER_OWN_HEIGHT = 190

/** As high as she may be made to leap at all, in scene units. */
const HIGHEST = 420

/** A chick bounds through candy hills and eats whatever comes, for ever. Whoever presses tosses her the next one up high, and once there are ants to clear up, lets one fall from there. */
export const rules: Rules<SnackState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const snack: SnackState = {
      back: { at: 0, pace: 0 },
      front: { at: 0, pace: 0 },
      floss: { at: 0, pace: 0 },
      pace: 1,
      chick: newChick(world),
      foods: [],
      // One is under way already, and one just comes in.
      nextEnters: world.now - world.tuning.every,
      puffs: [],
      antFright: null,
      drops: [],
      dropped: 0,
      bait: { food: 'doughnut', place: 0, from: world.now + BAIT.first, takenAt: null },
      lying: [],
      row: [],
      hasLater: false,
      feast: null,
      candles: [],
      feasts: 0,
    }
    sendFoods(snack, world)
    return snack
  },

  press(snack, { area, at }, world) {
    const { now, tuning, emit } = world
    const { feast } = snack
    if (area === 'ant') {
      snack.antFright = spanOf(now, tuning.fright)
      emit('frightened')
      return
    }
    if (area !== 'chick' && area !== 'sky' && area !== 'bait' && area !== 'table') return
    if (feast && now >= feast.from + FEAST.stands) {
      pressFeast(snack, feast, area, world)
      return
    }
    snack.chick.look = spanOf(now, tuning.look)
    if (area === 'chick') {
      snack.chick.poke = spanOf(now, tuning.poke)
      emit('poked')
    }
    if (area === 'bait' && snack.bait.takenAt === null) takeBait(snack, world)
    // A double click on what hung there lets another fall: a toss would have her leap past the first.
    else if (!snack.hasLater && !isSecondPress(snack.bait.takenAt, now))
      tossNext(snack, area === 'chick' ? HER_OWN_HEIGHT : at.y, world)
    else if (area === 'chick') dropFood(snack, nextDropped(snack), MOUTH_X, HER_OWN_HEIGHT, world)
    else dropFood(snack, nextDropped(snack), at.x, Math.min(at.y, LIES), world)
  },

  later(snack) {
    snack.hasLater = true
  },

  step(snack, world) {
    const { now, tuning } = world
    followPace(snack, world)
    slideLayer(snack.back, tuning.backSlide, snack.pace)
    slideLayer(snack.front, tuning.frontSlide, snack.pace)
    slideLayer(snack.floss, tuning.flossSlide, snack.pace)
    followRun(snack, world)
    followLeap(snack, world)
    eatFoods(snack, world)
    followAnts(snack, world)
    followDrops(snack, world)
    swallowAndBurp(snack, world)
    followBait(snack, world)
    followFeast(snack, world)
    sendFoods(snack, world)
    for (const puff of snack.puffs) puff.x -= snack.front.pace * TILE
    dropExpired(snack.puffs, now)
  },

  check(snack, { now }) {
    const { back, front, floss, chick, foods, puffs, nextEnters, drops, lying, row, feast, candles, pace } = snack
    for (const { at } of [back, front, floss]) {
      if (!(at >= 0 && at < ROUND))
        throw new Error(`back.at is ${back.at}, front.at ${front.at}, floss.at ${floss.at}.`)
    }
    if (foods.length > MOST.foods) throw new Error(`foods.length is ${foods.length}.`)
    for (const [i, { kind, eatenAt }] of foods.entries()) {
      if (!FOODS.includes(kind)) throw new Error(`foods[${i}].kind is ${kind}.`)
      if (!(eatenAt > now)) throw new Error(`foods[${i}].eatenAt is ${eatenAt} at ${now}.`)
      const before = foods[i - 1]
      if (before && !(before.eatenAt < eatenAt && before.kind !== kind))
        throw new Error(`foods[${i}] is ${kind}, eatenAt ${eatenAt}, after ${before.kind}, ${before.eatenAt}.`)
    }
    if (!(nextEnters - LEAD > now)) throw new Error(`nextEnters is ${nextEnters} at ${now}.`)
    if (puffs.length > MOST.puffs) throw new Error(`puffs.length is ${puffs.length}.`)
    if (chick.pouch.length > MOST.pouch) throw new Error(`chick.pouch.length is ${chick.pouch.length}.`)
    const height = leapHeight(chick.leap, now)
    if (!(height >= 0 && height <= HIGHEST)) throw new Error(`chick.leap is ${height} high.`)
    if (!Number.isInteger(chick.drawing) || chick.drawing < 0 || chick.drawing > 2)
      throw new Error(`chick.drawing is ${chick.drawing}.`)
    if (!(Math.abs(chick.reach) <= REACH)) throw new Error(`chick.reach is ${chick.reach}.`)
    const left = (foods[0]?.eatenAt ?? Number.POSITIVE_INFINITY) - now
    if (left <= TICK && chick.reach !== 0) throw new Error(`chick.reach is ${chick.reach}, ${left} ms before a bite.`)
    const spare = [
      MOST.drops - drops.length,
      MOST.lying - lying.length,
      MOST.row - row.length,
      MOST.candles - candles.length,
    ]
    if (Math.min(...spare) < 0) throw new Error(`drops, lying, row and candles have room for ${spare}.`)
    if (feast && row.length !== MOST.row) throw new Error(`row.length is ${row.length} at a banquet.`)
    if (isSitting(feast, now) && (pace !== 0 || left < FEAST.ends - FEAST.rises))
      throw new Error(`pace is ${pace} as she sits, left ${left}.`)
  },
}

/** A tick of a layer that takes that many ms for a tile where she runs. */
function slideLayer(layer: Slide, period: number, pace: number): void {
  layer.pace = (TICK / period) * pace
  layer.at = (layer.at + layer.pace) % ROUND
}
