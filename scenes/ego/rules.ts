import { isDuring, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { BOARDS, CUT_DRAWING, drawingAt, HEIGHTS, HEROES, HIDDEN, isSeen, PEEPS, REACHED, TICK, TUFTS } from './layout'
import { growthOrder } from './rules/growth'
import { fellStatues, isBuilding, stepStatues } from './rules/statues'
import type { EgoState, Events } from './state'
import type { Tuning } from './tuning'

/** Four heroes back to back in tall grass: any press makes all of them swing, and what their blades reach is cut by one height, and grows back. */
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
    mownAt: null,
    fallow: [],
    sprouting: [],
    growsAt: 0,
    hasLater: false,
    found: HIDDEN.map(() => null),
    statuesAt: null,
    boards: 0,
    felledAt: null,
    rounds: 0,
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
    const hidden = HIDDEN.findIndex(({ id }) => id === area)
    if (hidden >= 0 && isSeen(clearing, hidden)) {
      clearing.found[hidden] = now
      emit('spotted', { hidden, left: clearing.found.filter((at) => at === null).length })
      return
    }
    if (isBuilding(clearing, now)) return
    const leader = HEROES.findIndex(({ id }) => id === area)
    duckPeeper(clearing, world)
    if (clearing.statuesAt !== null) {
      fellStatues(clearing, leader, world)
      return
    }
    emit('swung', { leader, again: clearing.swing !== null })
    clearing.swing = spanOf(now, tuning.swing)
    clearing.heardUntil = now + tuning.heard
    clearing.hasCut = false
    clearing.swings += 1
    clearing.leader = leader
  },

  later(clearing) {
    clearing.hasLater = true
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
    stepStatues(clearing, world)
    if (
      clearing.statuesAt === null &&
      clearing.fallow.length + clearing.sprouting.length > 0 &&
      now >= clearing.growsAt
    )
      growGrass(clearing, world)
  },

  check(clearing, { now }) {
    const { swing, heardUntil, heights, cutAt, fallow, sprouting, peeper, found, statuesAt, boards } = clearing
    if (found.length !== HIDDEN.length) throw new Error(`found has ${found.length}.`)
    if (statuesAt !== null && (found.includes(null) || swing))
      throw new Error(`statuesAt is ${statuesAt}, found ${found}.`)
    if (boards > BOARDS.length || (boards > 0 && statuesAt === null)) throw new Error(`boards is ${boards}.`)
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

/** All blades go through the grass at once, and take a height off it. */
function mowGrass(clearing: EgoState, { now, tuning, emit }: World<Events, Tuning>): void {
  clearing.hasCut = true
  let tufts = 0
  for (const index of REACHED) {
    const height = clearing.heights[index]
    // What lies there flies up again, cut or not: no swing is without an answer.
    clearing.cutAt[index] = now
    if (!height) continue
    clearing.heights[index] = height - 1
    tufts += 1
  }
  clearing.growsAt = now + tuning.rest
  if (tufts === 0) {
    emit('missed')
    return
  }
  clearing.changes += 1
  clearing.mownAt = now
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
