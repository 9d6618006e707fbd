import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FLOOR, HEDGEHOG, INVENTOR, MOST, TICK, TILE } from '../layout'
import type { Puff, Ring, ScurryState, Spark, Spring } from '../state'

/** So many rings glint; more would glitter. */
const GLINTS = 20
const TICK_SECONDS = TICK / 1000
/** How fast a spring is at most that the inventor loses, in scene units a second. */
const TOSSED = 260
/** How long a spring stays squashed, in ms. */
const SQUASHED = 70
/** How long one of the drawings of speed is shown, in ms. */
const SPEED_TIME = 90
/** Where speed lines stream from each runner. */
const STREAMS = [
  { x: HEDGEHOG.x - 120, y: FLOOR - 108 },
  { x: INVENTOR.x - 70, y: FLOOR - 330 },
] as const

/** All that flies, bounces, sparks and dusts. */
export class Flights {
  readonly puffs
  readonly streams = new Container()
  readonly springs
  readonly rings
  readonly glints
  readonly sparks
  readonly #speeds
  /** How far into a tick it is, in seconds. */
  #ahead = 0
  /** How far the floor has slid in that, in scene units. */
  #left = 0
  /** How far puffs are held back where the floor stands still, in scene units a ms. */
  #held = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.puffs = kit.pool('puff', MOST.puffs)
    this.springs = kit.pool('spring', MOST.springs)
    this.rings = kit.pool('ring', MOST.flying)
    this.glints = kit.pool('glint', GLINTS)
    this.sparks = kit.pool('spark', MOST.sparks)
    const speedAt = (place: Point, ahead: number) =>
      kit.animation('speed', [0, 1, 2], SPEED_TIME, ahead).updateTransform(place)
    // The later one streams a drawing behind the other.
    this.#speeds = [speedAt(STREAMS[0], 0), speedAt(STREAMS[1], 1)] as const
    this.streams.addChild(...this.#speeds)
  }

  draw(scurry: ScurryState, { now, between, reducedMotion }: Moment): void {
    this.#ahead = TICK_SECONDS * between
    this.#left = scurry.front.pace * TILE * between
    this.#held = reducedMotion ? (scurry.front.pace * TILE) / TICK : 0
    this.puffs.show(scurry.puffs, this.#placePuff, now)
    this.springs.show(scurry.springs, this.#placeSpring, now)
    this.rings.show(scurry.flying, this.#placeRing)
    this.glints.show(scurry.flying, this.#placeGlint)
    this.sparks.show(scurry.sparks, placeSpark, now)
    for (const speed of this.#speeds) speed.at(reducedMotion ? 0 : now)
    this.#speeds[0].x = STREAMS[0].x + scurry.hedgehog.x - HEDGEHOG.x
    this.#speeds[1].x = STREAMS[1].x + scurry.inventor.x - INVENTOR.x
  }

  readonly #placePuff = (sprite: DrawnSprite, puff: Puff, now: number) => {
    sprite.showShare(progress(puff, now))
    sprite.position.set(puff.x - this.#left + this.#held * (now - puff.from), FLOOR + 4)
  }

  readonly #placeSpring = (sprite: DrawnSprite, { x, y, speedX, speedY, struckAt }: Spring, now: number) => {
    const isSquashed = struckAt !== null && now - struckAt < SQUASHED
    sprite.show(isSquashed ? 'squashed' : speedY < -160 ? 'stretched' : 'resting')
    sprite.position.set(x + speedX * this.#ahead, y)
    // One that is flung tumbles; one that was lost only leans.
    const flung = speedX - clamp(speedX, -TOSSED, TOSSED)
    sprite.rotation = clamp(speedY / 2400, -0.5, 0.5) + clamp(flung / 340, -1.6, 1.6)
  }

  readonly #placeRing = (sprite: DrawnSprite, ring: Ring) => {
    const halves = (ring.turn + ring.spin * this.#ahead) * 2
    sprite.showShare(halves - Math.floor(halves))
    this.#placeInAir(sprite, ring, 0, 0)
    sprite.rotation = ring.spin * 0.06
  }

  readonly #placeGlint = (sprite: DrawnSprite, ring: Ring) => {
    const halves = ring.turn * 2
    const share = (halves - Math.floor(halves)) / 0.3
    if (share >= 1) return false
    sprite.showShare(share)
    this.#placeInAir(sprite, ring, 14, -16)
    return true
  }

  #placeInAir(sprite: DrawnSprite, { x, y, speedX, speedY }: Ring, aside: number, down: number): void {
    sprite.position.set(x + speedX * this.#ahead + aside, y + speedY * this.#ahead + down)
  }
}

function placeSpark(sprite: DrawnSprite, spark: Spark, now: number): void {
  sprite.showShare(progress(spark, now))
  sprite.position.set(spark.x, spark.y)
  sprite.scale.set(spark.isLarge ? 1.7 : 1)
}
