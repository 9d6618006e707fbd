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
        if (startCrossing(rock, 'inside', 'mouth', world)) emit('entered')
        break
      case 'opening':
        if (startCrossing(rock, 'outside', 'mouth', world)) emit('left')
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
        if (startCrossing(rock, 'room', 'hole', world)) emit('entered')
        break
      case 'holeOut':
        if (startCrossing(rock, 'outside', 'hole', world)) emit('left')
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
    const rounds = now / (tuning.waveTime * WAVES)
    rock.swell = rounds - Math.floor(rounds)
    rock.wave = drawingAt(now, tuning.waveTime, WAVES)
    followDrop(rock, world)
    followCrossing(rock, world)
    followBat(rock.bat, world)
    followScratches(rock.scratches, world)
    followTable(rock.table, world)
  },

  check({ side, crossing, swell, wave, drop, drip: drawing, isTempted, bat, scratches, table, hasLater }, { now }) {
    if (!(Number.isInteger(wave) && wave >= 0 && wave < WAVES)) throw new Error(`wave is ${wave} of ${WAVES}.`)
    if (!(Number.isInteger(drawing) && drawing >= 0 && drawing < DRIPS)) {
      throw new Error(`drip is ${drawing} of ${DRIPS}.`)
    }
    for (const share of [swell, drop])
      if (!(share >= 0 && share < 1)) throw new Error(`swell is ${swell} and drop is ${drop}.`)
    if (crossing && isOver(crossing, now)) throw new Error(`crossing is kept after ${crossing.until}.`)
    if (crossing && (now < middleOf(crossing) ? crossing.to === side : crossing.to !== side)) {
      throw new Error(
        `side is ${side} while crossing.to is ${crossing.to}, ${now - crossing.from} ms after crossing.from.`,
      )
    }
    if (isTempted && side !== 'outside') throw new Error(`isTempted is true while side is ${side}.`)
    if (isDuring(bat.stir, now) && isDuring(bat.flight, now))
      throw new Error(`bat.stir is from ${bat.stir?.from} and bat.flight from ${bat.flight?.from}.`)
    const { scene, drops } = scratches
    if (!(Number.isInteger(scene) && scene >= 0 && scene < SCENES))
      throw new Error(`scratches.scene is ${scene} of ${SCENES}.`)
    if (!(Number.isInteger(drops) && drops >= 0)) throw new Error(`scratches.drops is ${drops}.`)
    if (!hasLater && side === 'room') throw new Error(`side is ${side} while hasLater is ${hasLater}.`)
    checkTable(table)
  },
}

/** The drawing that is due, of so many that are seen for so many ms each. */
function drawingAt(now: number, each: number, drawings: number): number {
  return Math.floor(now / each) % drawings
}

/** Sets out for the other side. Returns whether it is the other. Ink that is still about comes back: it has less far to run. */
function startCrossing(
  rock: BluffState,
  to: Side,
  by: 'mouth' | 'hole',
  { now, tuning }: World<Events, Tuning>,
): boolean {
  if (rock.side === to) return false
  const left = rock.crossing?.by === by ? rock.crossing.until - now : 0
  rock.crossing = { ...spanOf(now - left, tuning.crossing), to, by }
  return true
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
  const drawings = now / tuning.dripTime
  rock.drop = drawings - Math.floor(drawings)
  rock.drip = drawingAt(now, tuning.dripTime, DRIPS)
  if (rock.drip !== LANDED || before === LANDED || rock.side !== 'inside') return
  emit('dripped')
  countDrop(rock.scratches, world)
}
