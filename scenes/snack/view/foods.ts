import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack/manifest'
import { clamp, DEGREE, lerp } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { APPROACH, dropY, foodX, foodY, MOST, MOUTH_X } from '../layout'
import type { Drop, Food, SnackState } from '../state'

/** How foods turn on their way, in degrees, from the edge to her mouth. */
const TURN = { from: -40, to: 14 } as const
/** They bob as they come, in scene units, and ms. */
const BOB = { reach: 9, time: 170 } as const
/** How long before a bite strokes tell of its speed, in ms. */
const STROKES = 200
/** How long a toss is seen in what was tossed, in ms, and how much it stretches it. */
const TOSS = { lasts: 220, stretch: 0.3 } as const
/** What falls: how large it is, how soon, in ms, and how fast it turns, in radians a ms. */
const FALL = { size: 0.86, grows: 120, turns: 0.0016 } as const
/** Crumbs of a bite: how fast they fly, in units a ms, and how they fall. */
const CRUMBS = [
  { across: 0.22, up: 0.46 },
  { across: 0.4, up: 0.26 },
  { across: 0.06, up: 0.6 },
] as const
const CRUMB = { lasts: 460, gravity: 0.0021, aside: 100, wind: 0.3 } as const

type Sprite = DrawnSprite<string, string>

/** What comes flying, how fast, and what is left of it. */
export class Foods {
  readonly strokes = new Container()
  readonly foods
  readonly falling
  readonly crumbs
  readonly #flight
  readonly #tosses
  #now = 0
  #reducedMotion = false
  #biteY = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.foods = kit.pool('food', MOST.foods)
    this.falling = kit.pool('food', MOST.drops)
    this.crumbs = kit.pool('flyingCrumb', CRUMBS.length)
    this.#flight = kit.sprite('flightStrokes')
    this.#tosses = kit.pool('toss', MOST.foods)
    this.strokes.addChild(this.#flight, this.#tosses)
  }

  draw({ foods, drops, chick }: SnackState, { now, reducedMotion }: Moment): void {
    this.#now = now
    this.#reducedMotion = reducedMotion
    this.foods.show(foods, this.#placeFood)
    this.falling.show(drops, this.#placeDrop)
    this.#tosses.show(foods, this.#placeToss)
    const next = foods[0]
    this.#flight.visible = next !== undefined && !reducedMotion && next.eatenAt - now < STROKES
    if (next) this.#flight.position.set(foodX(next, now), foodY(next, now))
    const bitten = since(chick.bite?.at, now)
    this.#biteY = chick.bite?.y ?? 0
    this.crumbs.show(bitten < CRUMB.lasts ? CRUMBS : NONE, this.#placeCrumb, bitten)
  }

  readonly #placeFood = (sprite: Sprite, food: Food) => {
    const now = this.#now
    const left = clamp((food.eatenAt - now) / APPROACH, 0, 2)
    const tossed = since(food.tossedAt, now)
    // What was tossed stands up, turns over and flies.
    const toss = this.#reducedMotion ? 0 : clamp(1 - tossed / TOSS.lasts, 0, 1)
    const bob = this.#reducedMotion ? 0 : BOB.reach * Math.sin(now / BOB.time + food.enters) * clamp(left * 4, 0, 1)
    sprite.show(food.kind)
    sprite.position.set(foodX(food, now), foodY(food, now) + bob)
    sprite.rotation = lerp(TURN.to, TURN.from, left) * DEGREE - toss * 0.7
    const stretch = TOSS.stretch * toss * Math.cos(toss * 9)
    sprite.scale.set(1 - stretch, 1 + stretch)
  }

  readonly #placeDrop = (sprite: Sprite, drop: Drop) => {
    const fallen = this.#now - drop.from
    // It comes out of nothing.
    const size = FALL.size * clamp(fallen / FALL.grows, 0.3, 1)
    sprite.show(drop.food)
    sprite.position.set(drop.x, dropY(drop, this.#now))
    sprite.rotation = this.#reducedMotion ? 0 : fallen * FALL.turns * (drop.x < MOUTH_X ? 1 : -1)
    sprite.scale.set(size)
  }

  readonly #placeToss = (sprite: Sprite, food: Food) => {
    const tossed = since(food.tossedAt, this.#now)
    if (tossed >= TOSS.lasts) return false
    sprite.showShare(tossed / TOSS.lasts)
    sprite.position.set(foodX(food, this.#now), foodY(food, this.#now))
    return true
  }

  readonly #placeCrumb = (sprite: Sprite, { across, up }: (typeof CRUMBS)[number], bitten: number, i: number) => {
    sprite.show(i)
    sprite.position.set(
      MOUTH_X + CRUMB.aside + (across - CRUMB.wind * (bitten / CRUMB.lasts)) * bitten,
      this.#biteY - up * bitten + CRUMB.gravity * bitten * bitten * 0.5,
    )
    sprite.rotation = bitten * 0.012 * (i - 1.2)
  }
}

const NONE: readonly (typeof CRUMBS)[number][] = []
