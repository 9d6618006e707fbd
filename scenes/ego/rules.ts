import { isDuring, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { CUT_DRAWING, drawingAt, HEIGHTS, HEROES, PEEPS, REACHED, TICK, TUFTS } from './layout'
import { growthOrder } from './rules/growth'
import type { EgoState, Events } from './state'
import type { Tuning } from './tuning'

/** Four heroes back to back in tall grass: any press makes all of them swing, and what their blades reach is mown, and grows back. */
export const rules: Rules<EgoState, Events, Tuning> = {
  tick: TICK,

  start: () => ({
    swing: null,
    heardUntil: null,
    hasCut: false,
    swings: 0,
    leader: -1,
    heights: TUFTS.map(() => HEIGHTS.grown),
    cutAt: TUFTS.map(() => null),
    changes: 0,
    fallow: [],
    sprouting: [],
    growsAt: 0,
    peeper: { place: 0, hiddenUntil: null, caughtAt: null, caughtPlace: 0 },
  }),

  press(clearing, { area }, world) {
    if (area === 'peeper') {
      clearing.peeper.caughtAt = world.now
      clearing.peeper.caughtPlace = clearing.peeper.place
      duckPeeper(clearing, world)
      world.emit('found')
      return
    }
    const { now, tuning, emit } = world
    const leader = HEROES.findIndex(({ id }) => id === area)
    emit('swung', { leader, again: clearing.swing !== null })
    clearing.swing = spanOf(now, tuning.swing)
    clearing.heardUntil = now + tuning.heard
    clearing.hasCut = false
    clearing.swings += 1
    clearing.leader = leader
    duckPeeper(clearing, world)
  },

  step(clearing, world) {
    const { now, emit } = world
    const { swing, heardUntil, peeper } = clearing
    if (heardUntil !== null && now >= heardUntil) {
      clearing.heardUntil = null
      emit('hushed')
    }
    if (swing) {
      const isThrough = now >= swing.until
      if (!clearing.hasCut && (isThrough || drawingAt(swing, now) >= CUT_DRAWING)) mowGrass(clearing, world)
      if (isThrough) clearing.swing = null
    }
    if (peeper.hiddenUntil !== null && now >= peeper.hiddenUntil) peeper.hiddenUntil = null
    if (clearing.fallow.length + clearing.sprouting.length > 0 && now >= clearing.growsAt) growGrass(clearing, world)
  },

  check({ swing, heardUntil, heights, cutAt, fallow, sprouting, peeper }, { now }) {
    if (swing && !isDuring(swing, now)) throw new Error(`swing is from ${swing.from} until ${swing.until} at ${now}.`)
    if (heardUntil !== null && !(heardUntil > now)) throw new Error(`heardUntil is ${heardUntil} at ${now}.`)
    if (heights.length !== TUFTS.length || cutAt.length !== TUFTS.length)
      throw new Error(`heights has ${heights.length}, cutAt ${cutAt.length}.`)
    const waits = new Set([...fallow, ...sprouting])
    for (const [index, height] of heights.entries()) {
      if (height === HEIGHTS.grown) continue
      if ((TUFTS[index]?.hero ?? -1) < 0) throw new Error(`heights[${index}] is ${height}, out of reach.`)
      if (!waits.has(index)) throw new Error(`heights[${index}] is ${height}, out of fallow and sprouting.`)
    }
    const low = heights.filter((height) => height !== HEIGHTS.grown).length
    if (fallow.length + sprouting.length !== low)
      throw new Error(`fallow has ${fallow.length} and sprouting ${sprouting.length} of ${low} low heights.`)
    if (!PEEPS[peeper.place]) throw new Error(`peeper.place is ${peeper.place}.`)
  },
}

/** All blades go through the grass at once. */
function mowGrass(clearing: EgoState, { now, tuning, emit }: World<Events, Tuning>): void {
  clearing.hasCut = true
  let tufts = 0
  for (const index of REACHED) {
    const height = clearing.heights[index]
    if (height === HEIGHTS.cut) continue
    clearing.heights[index] = HEIGHTS.cut
    clearing.cutAt[index] = now
    tufts += 1
  }
  clearing.growsAt = now + tuning.rest
  if (tufts === 0) {
    emit('missed')
    return
  }
  clearing.changes += 1
  clearing.sprouting = []
  clearing.fallow = growthOrder((clearing.swings * 7) % REACHED.length)
  emit('mown', { tufts })
}

/** What was half grown is grown, and a few more begin. */
function growGrass(clearing: EgoState, { now, tuning, emit }: World<Events, Tuning>): void {
  for (const index of clearing.sprouting) clearing.heights[index] = HEIGHTS.grown
  clearing.sprouting = clearing.fallow.splice(0, tuning.clump)
  for (const index of clearing.sprouting) clearing.heights[index] = HEIGHTS.half
  clearing.growsAt = now + tuning.growth
  clearing.changes += 1
  if (clearing.sprouting.length === 0) emit('overgrown')
}

/** Who looks out of the grass goes down, to come up at another place. */
function duckPeeper({ peeper }: EgoState, { now, tuning, random }: World<Events, Tuning>): void {
  if (peeper.hiddenUntil === null)
    peeper.place = (peeper.place + 1 + Math.floor(random.next() * (PEEPS.length - 1))) % PEEPS.length
  peeper.hiddenUntil = now + tuning.hiding
}
