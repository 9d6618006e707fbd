import { isDuring, isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { DRIPS, LANDED, PLAYERS, SCENES, TICK, WAVES } from './layout'
import { followBat, pressBat } from './rules/bat'
import { countDrop, followScratches, startRun } from './rules/scratches'
import { checkTable, darken, followTable, layTable, pressPlayer } from './rules/table'
import type { BluffState, Events, Side } from './state'
import type { Tuning } from './tuning'

/** A cave in a headland: its mouth leads in, its opening leads out, and the sea goes on all the while. Behind a smaller hole they play cards. */
export const rules: Rules<BluffState, Events, Tuning> = {
  tick: TICK,

  start: () => ({
    side: 'outside',
    crossing: null,
    swell: 0,
    wave: 0,
    drop: 0,
    drip: 0,
    isTempted: false,
    gullCry: null,
    bleat: null,
    bat: { stir: null, flight: null, roll: null },
    scratches: { scene: 0, run: null, drops: 0 },
    table: layTable(),
    hasLater: false,
  }),

  press(rock, { area }, world) {
    // Until the page is black in the middle of a crossing, presses do nothing.
    if (rock.crossing && rock.crossing.to !== rock.side) return
    const { now, tuning, emit } = world
    switch (area) {
      case 'mouth':
        startCrossing(rock, 'inside', 'mouth', world)
        break
      case 'opening':
        startCrossing(rock, 'outside', 'mouth', world)
        break
      case 'gull':
        rock.gullCry = spanOf(now, tuning.cry)
        emit('cried')
        break
      case 'goat':
        rock.bleat = spanOf(now, tuning.bleat)
        emit('bleated')
        break
      case 'bat':
        pressBat(rock.bat, world)
        break
      case 'scratches':
        if (startRun(rock.scratches, world)) emit('chased', { scene: rock.scratches.scene })
        break
      case 'hole':
        startCrossing(rock, 'room', 'hole', world)
        break
      case 'holeOut':
        startCrossing(rock, 'outside', 'hole', world)
        break
      case 'candle':
        darken(rock.table, world)
        break
    }
    for (const who of PLAYERS) if (area === `${who}sHand`) pressPlayer(rock.table, who, world)
  },

  hover(rock, { area }) {
    if (area === 'mouth' && rock.side === 'outside') rock.isTempted = true
  },

  leave(rock, { area }) {
    if (area === 'mouth') rock.isTempted = false
  },

  later(rock) {
    rock.hasLater = true
  },

  step(rock, world) {
    const { now, tuning } = world
    rock.swell = (now / (tuning.waveTime * WAVES)) % 1
    rock.wave = drawingAt(now, tuning.waveTime, WAVES)
    followDrop(rock, world)
    followCrossing(rock, world)
    followBat(rock.bat, world)
    followScratches(rock.scratches, world)
    followTable(rock.table, world)
  },

  check({ side, crossing, swell, wave, drop, drip: drawing, isTempted, bat, scratches, table, hasLater }, { now }) {
    checkOneOf('wave', wave, WAVES)
    checkOneOf('drip', drawing, DRIPS)
    checkOneOf('scratches.scene', scratches.scene, SCENES)
    checkOneOf('scratches.drops', scratches.drops, Number.POSITIVE_INFINITY)
    if (!(swell >= 0 && swell < 1 && drop >= 0 && drop < 1)) throw new Error(`swell is ${swell}, drop is ${drop}.`)
    if (crossing && isOver(crossing, now)) throw new Error(`crossing is kept after ${crossing.until}.`)
    if (crossing && now < middleOf(crossing) === (crossing.to === side))
      throw new Error(`side is ${side} while crossing is ${JSON.stringify(crossing)}.`)
    if (isTempted && side !== 'outside') throw new Error(`isTempted is true while side is ${side}.`)
    if (isDuring(bat.stir, now) && isDuring(bat.flight, now)) throw new Error(`bat is ${JSON.stringify(bat)}.`)
    if (!hasLater && side === 'room') throw new Error(`side is ${side} while hasLater is ${hasLater}.`)
    checkTable(table)
  },
}

/** Throws when a value is none of so many, counted from 0. */
function checkOneOf(name: string, value: number, count: number): void {
  if (!(Number.isInteger(value) && value >= 0 && value < count)) throw new Error(`${name} is ${value} of ${count}.`)
}

/** The drawing that is due, of so many that are seen for so many ms each. */
function drawingAt(now: number, each: number, drawings: number): number {
  return Math.floor(now / each) % drawings
}

/** Sets out for the other side. Ink that is still about comes back: it has less far to run. */
function startCrossing(
  rock: BluffState,
  to: Side,
  by: 'mouth' | 'hole',
  { now, tuning, emit }: World<Events, Tuning>,
): void {
  if (rock.side === to) return
  const left = rock.crossing?.by === by ? rock.crossing.until - now : 0
  rock.crossing = { ...spanOf(now - left, tuning.crossing), to, by }
  emit(to === 'outside' ? 'left' : 'entered')
}

/** When the page is black. */
function middleOf({ from, until }: NonNullable<BluffState['crossing']>): number {
  return (from + until) / 2
}

function followCrossing(rock: BluffState, { now, emit }: World<Events, Tuning>): void {
  const { crossing } = rock
  if (!crossing) return
  if (rock.side !== crossing.to && now >= middleOf(crossing)) {
    rock.side = crossing.to
    // The mouth is no area in there, so `leave` does not reset this.
    rock.isTempted = false
    emit('arrived', { side: rock.side })
  }
  if (isOver(crossing, now)) rock.crossing = null
}

function followDrop(rock: BluffState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  const before = rock.drip
  rock.drop = (now / tuning.dripTime) % 1
  rock.drip = drawingAt(now, tuning.dripTime, DRIPS)
  if (rock.drip !== LANDED || before === LANDED || rock.side !== 'inside') return
  emit('dripped')
  countDrop(rock.scratches, world)
}
