import { dropExpired } from '../../src/stage/contract/rules/lists'
import { spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules } from '../../src/stage/contract/scene'
import { FOODS, LEAD, leapHeight, MOST, ROUND, TICK, TILE } from './layout'
import { eatFoods, followLeap, followRun, newChick, swallowAndBurp } from './rules/chick'
import { sendFoods, tossNext } from './rules/foods'
import type { Events, Slide, SnackState } from './state'
import type { Tuning } from './tuning'

/** How high she leaps when it is herself who was pressed, in scene units down the stage. */
const HER_OWN_HEIGHT = 190

/** As high as she may be made to leap at all, in scene units. */
const HIGHEST = 420

/** A chick bounds through candy hills and eats whatever comes, for ever. Whoever presses tosses her the next one up high. */
export const rules: Rules<SnackState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const snack: SnackState = {
      back: { at: 0, pace: 0 },
      front: { at: 0, pace: 0 },
      floss: { at: 0, pace: 0 },
      chick: newChick(world),
      foods: [],
      // One is under way already, and one just comes in.
      nextEnters: world.now - world.tuning.every,
      puffs: [],
      antFright: null,
    }
    sendFoods(snack, world)
    return snack
  },

  press(snack, { area, at }, world) {
    const { now, tuning, emit } = world
    if (area === 'ant') {
      snack.antFright = spanOf(now, tuning.fright)
      emit('frightened')
      return
    }
    if (area !== 'chick' && area !== 'sky') return
    snack.chick.look = spanOf(now, tuning.look)
    if (area === 'chick') {
      snack.chick.poke = spanOf(now, tuning.poke)
      emit('poked')
    }
    tossNext(snack, area === 'chick' ? HER_OWN_HEIGHT : at.y, world)
  },

  step(snack, world) {
    const { now, tuning } = world
    slideLayer(snack.back, tuning.backSlide)
    slideLayer(snack.front, tuning.frontSlide)
    slideLayer(snack.floss, tuning.flossSlide)
    followRun(snack, world)
    followLeap(snack, world)
    eatFoods(snack, world)
    swallowAndBurp(snack, world)
    sendFoods(snack, world)
    for (const puff of snack.puffs) puff.x -= snack.front.pace * TILE
    dropExpired(snack.puffs, now)
  },

  check({ back, front, floss, chick, foods, puffs, nextEnters }, { now }) {
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
  },
}

/** A tick of a layer that takes that many ms for a tile. */
function slideLayer(layer: Slide, period: number): void {
  layer.pace = TICK / period
  layer.at = (layer.at + layer.pace) % ROUND
}
