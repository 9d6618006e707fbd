import { isDuring, isOver, spanOf } from '../../src/stage/contract/rules/spans'
import type { Rules, World } from '../../src/stage/contract/scene'
import { angleAt, BALL_NUMBERS, HEN_ROOM, SNAIL, STEEPEST, TICK } from './layout'
import { choose, stepJourney } from './rules/journey'
import { checkSpread, openSpread, pressSpread, stepSpread } from './rules/spread'
import type { BallNumber, Events, TripState } from './state'
import type { Tuning } from './tuning'

/** Each of the three shuts its eyes every so many ms, and for so long. */
const BLINKS = { soonest: 3000, latest: 6000, lasts: 140 } as const

/** The event that tells of each one's cry. */
const CRIES = ['heronkCried', 'brewsterCried', 'swirloCried'] as const

/** A pop-up book rises and lies down as the camera sways. Three balls stand on its table: each shows who is in it, and lets it speak. */
export const rules: Rules<TripState, Events, Tuning> = {
  tick: TICK,

  start(world) {
    const { now, tuning } = world
    return {
      angle: angleAt(now, tuning.swing, tuning.steepest),
      hovered: null,
      frame: null,
      cry: null,
      lodgers: { hen: null, mouse: null, snail: null },
      snail: { x: SNAIL.first, way: 1 },
      isHenFlat: false,
      blinksAt: [blinkAfter(world), blinkAfter(world), blinkAfter(world)],
      hasLater: false,
      chosen: null,
      journey: null,
      companion: null,
      hasTravelled: [false, false, false],
      spread: null,
      rounds: 0,
    }
  },

  later(trip) {
    trip.hasLater = true
  },

  hover(trip, { area }, world) {
    const ball = ballOf(area)
    if (ball === null || trip.spread) return
    trip.hovered = ball
    showFrame(trip, ball, world)
  },

  leave(trip, { area }) {
    if (ballOf(area) === trip.hovered) trip.hovered = null
  },

  press(trip, { area }, world) {
    const { now, tuning, emit } = world
    const ball = ballOf(area)
    if (trip.spread && area !== 'snail') {
      pressSpread(trip, area, world)
    } else if (ball !== null) {
      // One at a time: who speaks is heard out.
      if (isDuring(trip.cry, now)) return
      showFrame(trip, ball, world)
      trip.cry = { ball, ...spanOf(now, tuning.cry) }
      emit(CRIES[ball])
      choose(trip, ball)
    } else if (area === 'hen') {
      trip.lodgers.hen = spanOf(now, tuning.lodger)
      emit('ducked', { isFlat: trip.isHenFlat })
    } else if (area === 'mouse') {
      trip.lodgers.mouse = spanOf(now, tuning.lodger)
      emit('peeped')
    } else if (area === 'snail') {
      trip.lodgers.snail = spanOf(now, tuning.lodger)
      emit('hid')
    }
  },

  step(trip, world) {
    const { now, tuning, emit } = world
    trip.angle = angleAt(now, tuning.swing, tuning.steepest)
    clearFrame(trip, world)
    if (trip.spread) stepSpread(trip, world)
    else if (stepJourney(trip, world)) openSpread(trip, world)
    const isFlat = trip.angle < HEN_ROOM
    if (isFlat && !trip.isHenFlat) emit('flattened')
    trip.isHenFlat = isFlat
    crawlSnail(trip, now, tuning.crawl)
    for (const ball of BALL_NUMBERS) {
      if (now >= trip.blinksAt[ball] + BLINKS.lasts) trip.blinksAt[ball] = blinkAfter(world)
    }
  },

  check(trip, { now }) {
    const { angle, hovered, frame, cry, snail, blinksAt, chosen, companion, journey, hasLater } = trip
    checkSpread(trip, now)
    if (companion !== null && (journey || chosen === companion || !hasLater))
      throw new Error(`companion is ${companion}, journey.ball ${journey?.ball}, chosen ${chosen}.`)
    if (journey && (journey.ball === journey.back || now >= journey.until + TICK))
      throw new Error(`journey is ${journey.ball}, ${journey.back} until ${journey.until} at ${now}.`)
    if (!(angle >= 0 && angle <= STEEPEST)) throw new Error(`angle is ${angle}, not 0 to ${STEEPEST}.`)
    if (hovered !== null && frame?.ball !== hovered && !isDuring(cry, now))
      throw new Error(`hovered is ${hovered} while frame.ball is ${frame?.ball}, cry.until ${cry?.until}.`)
    if (hovered === frame?.ball && frame.fold)
      throw new Error(`hovered is ${hovered} while frame.fold.from is ${frame.fold.from}.`)
    if (cry && !(now < cry.until + TICK)) throw new Error(`cry.until is ${cry.until} at ${now}.`)
    if (isDuring(cry, now) && !frame) throw new Error(`cry.ball is ${cry?.ball} while frame is ${frame}.`)
    if (!(snail.x >= SNAIL.from && snail.x <= SNAIL.to))
      throw new Error(`snail.x is ${snail.x}, not ${SNAIL.from} to ${SNAIL.to}.`)
    if (!blinksAt.every((moment) => now < moment + BLINKS.lasts)) throw new Error(`blinksAt is ${blinksAt} at ${now}.`)
  },
}

function ballOf(area: string | null): BallNumber | null {
  return BALL_NUMBERS.find((ball) => area === `ball${ball}`) ?? null
}

/** Its picture springs up, unless it stands already. */
function showFrame(trip: TripState, ball: BallNumber, { now, tuning, emit }: World<Events, Tuning>): void {
  // While one speaks, its picture stands.
  if (isDuring(trip.cry, now)) return
  if (trip.frame?.ball === ball && !trip.frame.fold) return
  trip.frame = { ball, rise: spanOf(now, tuning.rise), fold: null }
  emit('shown', { ball })
}

/** Folds away what nobody looks at, once whoever speaks has done; and shows who is looked at by then. */
function clearFrame(trip: TripState, world: World<Events, Tuning>): void {
  const { now, tuning, emit } = world
  if (trip.cry && isOver(trip.cry, now)) trip.cry = null
  if (trip.cry) return
  if (trip.hovered !== null) showFrame(trip, trip.hovered, world)
  const { frame } = trip
  if (!frame || frame.ball === trip.hovered) return
  if (!frame.fold) {
    frame.fold = spanOf(now, tuning.fold)
    emit('cleared')
  } else if (isOver(frame.fold, now)) trip.frame = null
}

/** Moves the snail a unit every `each` ms, unless it has gone home; at either end of the book it turns back. */
function crawlSnail({ snail, lodgers }: TripState, now: number, each: number): void {
  const pace = Math.max(TICK, Math.round(each / TICK) * TICK)
  if (isDuring(lodgers.snail, now) || now % pace !== 0) return
  if (snail.x >= SNAIL.to) snail.way = -1
  if (snail.x <= SNAIL.from) snail.way = 1
  snail.x += snail.way
}

function blinkAfter({ now, random }: World<Events, Tuning>): number {
  return now + random.between(BLINKS.soonest, BLINKS.latest)
}
