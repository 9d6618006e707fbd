import { THINGS } from '../../assets/fowl-later/shared'
import type { Point, Size } from '../../src/stage/contract/geometry'
import { dropExpired, pushBounded } from '../../src/stage/contract/rules/lists'
import { hypot } from '../../src/stage/contract/rules/portableMath'
import type { Rules, World } from '../../src/stage/contract/scene'
import {
  CHICKENS,
  FAIR,
  FLIER_AREAS,
  isOpen,
  MOST_DUST,
  placeOnTrack,
  ROUND,
  sideAt,
  WINDOW_AREAS,
  WINDOWS,
} from './layout'
import { bringBasket, catchHen, checkBasket, freeHens, rockBasket, stepFair } from './rules/basket'
import { chickenAtHome, flyHen, isOutOfSight, launchHen, shedFeather } from './rules/flight'
import { aim, checkMarket, hitThing } from './rules/market'
import type { Chicken, Events, Facing, FowlState } from './state'
import type { Tuning } from './tuning'

/** The drawings of her run, two steps in each: a foot comes down at the first of them, and halfway. */
export const RUN_FRAMES: Readonly<Record<Facing, number>> = { right: 6, down: 4, left: 6, up: 4 }
/** Every run takes as long as six drawings. */
const RUN_TIME = 6

/** A hen runs round the village square. Pressed, she flashes, and another flies straight through the middle of it. */
export const rules: Rules<FowlState, Events, Tuning> = {
  tick: 20,

  start() {
    const fowl: FowlState = {
      perimeter: 0,
      x: 0,
      y: 0,
      facing: 'right',
      pace: 0,
      frame: 0,
      turnedAt: 0,
      settledAt: 0,
      flashesUntil: 0,
      chickens: Array.from({ length: CHICKENS }, chickenAtHome),
      next: 0,
      feathers: [],
      dust: [],
      hasLater: false,
      basketSince: null,
      rockedAt: null,
      broken: [],
      spokeAt: WINDOWS.map(() => null),
      fair: null,
      fairs: 0,
    }
    placeOnTrack(fowl.perimeter, fowl)
    return fowl
  },

  later(fowl) {
    fowl.hasLater = true
  },

  press(fowl, { area }, world) {
    if (area === 'basket') return rockBasket(fowl, world)
    if (area === 'somebody') return freeHens(fowl, FAIR.ready, world)
    if (area !== 'hen') {
      catchHen(fowl, FLIER_AREAS.indexOf(area ?? ''), world)
      speak(fowl, WINDOW_AREAS.indexOf(area ?? ''), world)
      return
    }
    fowl.flashesUntil = world.now + world.tuning.flash
    world.emit('startled', { x: fowl.x, y: fowl.y })
    freeHens(fowl, FAIR.settled, world)
    launchNext(fowl, world)
    bringBasket(fowl, world)
  },

  step(fowl, world) {
    runHen(fowl, world)
    for (let place = 0; place < fowl.chickens.length; place++) {
      const chicken = fowl.chickens[place]
      if (!chicken?.flying) continue
      flyHen(chicken, world)
      const thing = chicken.hits?.thing
      if (thing && hitThing(chicken, fowl, world)) raiseDust(fowl, THINGS[thing], true, world)
      if (world.now < chicken.shedsAt) continue
      chicken.shedsAt += world.tuning.shedding
      // Nobody sees a feather come off beyond the picture.
      if (!isOutOfSight(chicken, world.size, 0)) shedFeather(fowl.feathers, chicken, world)
    }
    stepFair(fowl, world)
    dropExpired(fowl.feathers, world.now, 'goneAt')
    dropExpired(fowl.dust, world.now, 'goneAt')
  },

  check(fowl, { size, tuning }) {
    const { perimeter, x, y, facing, frame, chickens, next, feathers, dust } = fowl
    checkMarket(fowl)
    checkBasket(fowl)
    if (!(perimeter >= 0 && perimeter < ROUND) || sideAt(perimeter).facing !== facing)
      throw new Error(`perimeter is ${perimeter}, facing ${facing}.`)
    const place = { x: 0, y: 0 }
    placeOnTrack(perimeter, place)
    if (place.x !== x || place.y !== y) throw new Error(`x is ${x}, y ${y} at ${perimeter}.`)
    if (!(frame >= 0 && frame < RUN_FRAMES[facing])) throw new Error(`frame is ${frame}, facing ${facing}.`)
    if (chickens.length !== CHICKENS || !chickens[next]) throw new Error(`next is ${next} of ${chickens.length}.`)
    for (const chicken of chickens) if (chicken.flying) checkFlight(chicken, size, tuning)
    if (feathers.length > tuning.mostFeathers || dust.length > MOST_DUST)
      throw new Error(`feathers.length is ${feathers.length}, dust.length ${dust.length}.`)
  },
}

/** A tick of the run along the border. */
function runHen(fowl: FowlState, world: World<Events, Tuning>): void {
  const { tuning, now, emit } = world
  fowl.pace = rules.tick / tuning.stepTime
  fowl.perimeter = (fowl.perimeter + fowl.pace) % ROUND
  // Twentieths do not add up in binary: without this she would turn a corner a tick early or late.
  fowl.perimeter = Math.round(fowl.perimeter * 1e6) / 1e6
  if (fowl.perimeter >= ROUND) fowl.perimeter -= ROUND
  placeOnTrack(fowl.perimeter, fowl)

  const { facing } = sideAt(fowl.perimeter)
  if (facing !== fowl.facing) {
    fowl.facing = facing
    fowl.turnedAt = now
    fowl.settledAt = now + tuning.turning
    raiseDust(fowl, fowl, true, world)
    emit('turned', { x: fowl.x, y: fowl.y })
  }
  const frames = RUN_FRAMES[facing]
  const frame = Math.floor((now * frames) / (tuning.runFrame * RUN_TIME)) % frames
  if (frame === fowl.frame) return
  fowl.frame = frame
  if (frame % (frames / 2) === 0) raiseDust(fowl, fowl, false, world)
}

function launchNext(fowl: FowlState, world: World<Events, Tuning>): void {
  // Who sits in the basket is passed over.
  for (let turn = 0; turn < CHICKENS && fowl.chickens[fowl.next]?.seat !== null; turn++)
    fowl.next = (fowl.next + 1) % CHICKENS
  const chicken = fowl.chickens[fowl.next]
  if (!chicken || chicken.seat !== null) return
  const from = world.random.between(0, ROUND)
  launchHen(chicken, from, world)
  if (fowl.hasLater) aim(chicken, fowl)
  for (let i = 0; i < Math.round(world.tuning.burst); i++) shedFeather(fowl.feathers, chicken, world)
  raiseDust(fowl, chicken, true, world)
  const hen = fowl.next + 1
  fowl.next = hen % CHICKENS
  world.emit('tookOff', { hen, side: sideAt(from).name, x: chicken.x, y: chicken.y })
}

/** Whoever looks out of that window says what there is to say. */
function speak(fowl: FowlState, window: number, { now, emit }: World<Events, Tuning>): void {
  if (!isOpen(fowl, window)) return
  fowl.spokeAt[window] = now
  emit('spoke', { window })
}

function raiseDust({ dust }: FowlState, { x, y }: Point, large: boolean, { tuning, now }: World<Events, Tuning>): void {
  pushBounded(dust, { x, y, large, raisedAt: now, goneAt: now + tuning.dust }, MOST_DUST)
}

/** Throws unless she is in sight, and on a line through the middle of the picture. */
function checkFlight(chicken: Chicken, size: Readonly<Size>, tuning: Tuning): void {
  const { x, y, movingX, movingY } = chicken
  if (isOutOfSight(chicken, size, tuning.outOfSight)) throw new Error(`x is ${x}, y ${y}, out of sight.`)
  const speed = hypot(movingX, movingY)
  const aside = ((x - size.width / 2) * movingY - (y - size.height / 2) * movingX) / speed
  if (!(Math.abs(aside) <= 1e-6)) throw new Error(`The middle is missed by ${aside}.`)
}
