import type { Point } from '../../../src/stage/contract/geometry'
import { dropExpired, keepOnly, pushBounded } from '../../../src/stage/contract/rules/lists'
import { spanOf } from '../../../src/stage/contract/rules/spans'
import type { World } from '../../../src/stage/contract/scene'
import { FLOOR, INVENTOR, MOST, TICK } from '../layout'
import type { Events, Ring, ScurryState, Spring } from '../state'
import type { Tuning } from '../tuning'

const TICK_SECONDS = TICK / 1000
/** How long the spark at the pointer lasts, in ms. */
const SPARK_LIFE = 200
/** The share of its speed that a spring keeps at each bounce. */
const BOUNCE = 0.74
/** Where a spring is out of sight, however wide the window. */
const FAR_LEFT = -2400
/** How much slower than the floor things in the air fall behind, in units a second. */
const HEADWIND = 210
/** Springs that leap out of his arms when he is caught. */
const BURST = 12
/** The share of its way ahead that a spring keeps at each bounce. */
const DRAG = 0.5

/** So many rings fly up there. */
export function tossRings(scurry: ScurryState, at: Point, count: number, world: World<Events, Tuning>): void {
  for (let place = 0; place < count; place++) {
    tossRing(scurry, at, count === 1 ? 0 : (place / (count - 1)) * 2 - 1, world)
  }
}

/** `aside` (-1…1) is its place in a burst. */
function tossRing(scurry: ScurryState, { x, y }: Point, aside: number, world: World<Events, Tuning>): void {
  const { now, tuning, random } = world
  const ring: Ring = {
    x,
    y,
    speedX: aside * tuning.spread + random.between(-60, 60),
    // The middle of a burst flies highest, like water from a fountain.
    speedY: -tuning.toss * (1.15 - 0.35 * aside * aside) * random.between(0.9, 1.1),
    turn: random.between(-0.08, 0.08),
    spin: tuning.spin * random.between(0.8, 1.2) * (random.next() < 0.5 ? -1 : 1),
    goneAt: now + tuning.ringLife,
  }
  pushBounded(scurry.flying, ring, MOST.flying)
}

export function strikeSpark({ sparks }: ScurryState, { x, y }: Point, isLarge: boolean, now: number): void {
  pushBounded(sparks, { x, y, isLarge, ...spanOf(now, SPARK_LIFE) }, MOST.sparks)
}

/** A spring leaps out of the inventor's pack, backwards. */
export function loseSpring({ springs, inventor }: ScurryState, { random, emit }: World<Events, Tuning>): void {
  const { x, y } = springsOf(inventor)
  const spring = { x, y, speedX: -random.between(150, 260), speedY: -random.between(420, 620), struckAt: null }
  pushBounded(springs, spring, MOST.springs)
  emit('lostSpring', { x, y })
}

/** All springs at once leap out of his arms, every way. */
export function burstSprings({ springs, inventor }: ScurryState, { random }: World<Events, Tuning>): void {
  const { x, y } = springsOf(inventor)
  for (let place = 0; place < BURST; place++) {
    const speedX = ((place + 0.5) / BURST - 0.5) * 1300 + random.between(-60, 60)
    const spring = { x, y, speedX: speedX + HEADWIND, speedY: -random.between(560, 1080), struckAt: null }
    pushBounded(springs, spring, MOST.springs)
  }
}

/** Where he has his springs. */
function springsOf({ x }: Readonly<{ x: number }>): Point {
  return { x: INVENTOR.springs.x - INVENTOR.x + x, y: INVENTOR.springs.y }
}

/** A tick of all that is in the air. */
export function followFlights({ flying, sparks, springs }: ScurryState, { now, tuning }: World<Events, Tuning>): void {
  for (let place = 0; place < flying.length; place++) {
    const ring = flying[place]
    if (!ring) continue
    letFall(ring, tuning.gravity)
    ring.turn += ring.spin * TICK_SECONDS
  }
  for (let place = 0; place < springs.length; place++) {
    const spring = springs[place]
    if (!spring) continue
    letFall(spring, tuning.gravity)
    if (spring.y >= FLOOR) bounceSpring(spring, now)
  }
  dropExpired(flying, now, 'goneAt')
  dropExpired(sparks, now)
  keepOnly(springs, isInSight)
}

function letFall(thing: Ring | Spring, gravity: number): void {
  thing.speedY += gravity * TICK_SECONDS
  thing.x += (thing.speedX - HEADWIND) * TICK_SECONDS
  thing.y += thing.speedY * TICK_SECONDS
}

/** A spring keeps `BOUNCE` of its speed, but leaves the floor with no less than 360 units a second. */
function bounceSpring(spring: Spring, now: number): void {
  spring.y = FLOOR
  spring.speedY = -Math.max(360, spring.speedY * BOUNCE)
  spring.struckAt = now
  if (spring.speedX > 0) spring.speedX *= DRAG
}

function isInSight({ x }: Spring): boolean {
  return x > FAR_LEFT
}
