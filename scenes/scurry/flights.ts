import type { Sprite, Texture } from 'pixi.js'
import type { ViewKit } from '../../src/stage/scene'
import { FLOOR, HEDGEHOG, INVENTOR, TILE } from './places'
import { Pool } from './pool'
import { MOST, type Puff, type Ring, rules, type Scurry, type Spark, type Spring } from './rules'

const RING_FRAMES = 8
/** The newest rings glint; more would glitter. */
const GLINTS = 20
const TICK_SECONDS = rules.tick / 1000
/** How long a spring stays squashed, in ms. */
const SQUASHED = 70
/** Where speed lines stream from each runner, and how they differ. */
const STREAMS = [
  { x: HEDGEHOG.x - 120, y: FLOOR - 108, late: 0 },
  { x: INVENTOR.x - 70, y: FLOOR - 330, late: 1 },
] as const

/** All that flies, bounces, sparks and dusts. What it draws in `place` functions is made once; they read `#between` and `#now`. */
export class Flights {
  readonly puffs: Pool
  readonly streams: Pool
  readonly springs: Pool
  readonly rings: Pool
  readonly glints: Pool
  readonly sparks: Pool
  readonly #frames: Readonly<Record<'puff' | 'speed' | 'ring' | 'spark' | 'glint', readonly Texture[]>>
  readonly #spring: Readonly<Record<'squashed' | 'resting' | 'stretched', Texture>>
  #between = 0
  #now = 0
  #pace = 0

  constructor(kit: ViewKit) {
    const strip = (sprite: string, frames: number) =>
      Array.from({ length: frames }, (_, frame) => kit.texture(`${sprite}_${frame}`))
    this.#frames = {
      puff: strip('puff', 4),
      speed: strip('speed', 3),
      ring: strip('ring', RING_FRAMES),
      spark: strip('spark', 3),
      glint: strip('glint', 3),
    }
    this.#spring = {
      squashed: kit.texture('spring_squashed'),
      resting: kit.texture('spring_resting'),
      stretched: kit.texture('spring_stretched'),
    }
    this.puffs = new Pool(MOST.puffs, kit.texture('puff_0'))
    this.streams = new Pool(STREAMS.length, kit.texture('speed_0'))
    this.springs = new Pool(MOST.springs, this.#spring.resting)
    this.rings = new Pool(MOST.flying, kit.texture('ring_0'))
    this.glints = new Pool(GLINTS, kit.texture('glint_0'))
    this.sparks = new Pool(MOST.sparks, kit.texture('spark_0'))
  }

  draw(scurry: Scurry, between: number): void {
    this.#between = between
    this.#now = scurry.now
    this.#pace = scurry.front.pace * TILE
    this.puffs.show(scurry.puffs, this.#placePuff)
    this.streams.show(STREAMS, this.#placeStream)
    this.springs.show(scurry.springs, this.#placeSpring)
    this.rings.show(scurry.flying, this.#placeRing)
    this.glints.show(scurry.flying, this.#placeGlint)
    this.sparks.show(scurry.sparks, this.#placeSpark)
  }

  readonly #placePuff = (sprite: Sprite, { x, raisedAt, goneAt }: Puff) => {
    setFrame(sprite, this.#frames.puff, (this.#now - raisedAt) / (goneAt - raisedAt))
    sprite.position.set(x - this.#pace * this.#between, FLOOR + 4)
  }

  readonly #placeStream = (sprite: Sprite, { x, y, late }: (typeof STREAMS)[number]) => {
    setFrame(sprite, this.#frames.speed, ((this.#now / 90 + late) % 3) / 3)
    sprite.position.set(x, y)
  }

  readonly #placeSpring = (sprite: Sprite, { x, y, speedX, speedY, struckAt }: Spring) => {
    const { squashed, resting, stretched } = this.#spring
    sprite.texture = this.#now - struckAt < SQUASHED ? squashed : speedY < -160 ? stretched : resting
    sprite.position.set(x + speedX * TICK_SECONDS * this.#between, y)
    sprite.rotation = Math.max(-0.5, Math.min(0.5, speedY / 2400))
  }

  readonly #placeRing = (sprite: Sprite, ring: Ring) => {
    const halves = (ring.turn + ring.spin * TICK_SECONDS * this.#between) * 2
    setFrame(sprite, this.#frames.ring, halves - Math.floor(halves))
    this.#placeInAir(sprite, ring, 0, 0)
    sprite.rotation = ring.spin * 0.06
  }

  readonly #placeGlint = (sprite: Sprite, ring: Ring) => {
    const halves = ring.turn * 2
    const moment = halves - Math.floor(halves)
    sprite.visible = moment < 0.3
    setFrame(sprite, this.#frames.glint, moment / 0.3)
    this.#placeInAir(sprite, ring, 14, -16)
  }

  readonly #placeSpark = (sprite: Sprite, { x, y, struckAt, goneAt, isLarge }: Spark) => {
    setFrame(sprite, this.#frames.spark, (this.#now - struckAt) / (goneAt - struckAt))
    sprite.position.set(x, y)
    sprite.scale.set(isLarge ? 1.7 : 1)
  }

  #placeInAir(sprite: Sprite, { x, y, speedX, speedY }: Ring, aside: number, down: number): void {
    const seconds = TICK_SECONDS * this.#between
    sprite.position.set(x + speedX * seconds + aside, y + speedY * seconds + down)
  }
}

/** Shows the frame that is due at a moment (0…1). */
function setFrame(sprite: Sprite, frames: readonly Texture[], moment: number): void {
  const texture = frames[Math.min(frames.length - 1, Math.max(0, Math.floor(moment * frames.length)))]
  if (texture && sprite.texture !== texture) sprite.texture = texture
}
