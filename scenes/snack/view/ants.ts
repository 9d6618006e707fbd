import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack-later/manifest'
import { clamp, easeOutBack, hop, lerp, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment, View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { ANT, ANTS, LIES, MOST, TILE } from '../layout'
import type { Feast, FoodName, Load, Morsel, SnackState } from '../state'
import { carriedOff, leaves } from './courses'

/** How large a food is as it lies there and is carried, how soon it is so small, in ms, and how it is squashed. */
const LIES_AT = { size: 0.56, falls: 0.86, shrinks: 160, squash: 0.3, fades: 110, time: 90 } as const
/** A crumb falls so fast, in units a ms². */
const CRUMB_FALL = 0.0022
/** What is carried, over the ants' feet; how far apart two of them are; how long they show a foot, in ms, and how they jog. */
const CARRIED = { food: -58, crumb: -30, apart: 17, step: 55, jog: 4, jogs: 46 } as const
/** Where the first of the row is, and how far apart they are, in scene units. */
const ROW = { from: 1512, apart: 75 } as const
/** How large the ants of the row are. */
const ANT_SIZE = 0.8
/** They take it to the table, one after the other, in ms; the last of the way is a leap, in scene units. */
const SERVE = { from: 3500, each: 70, time: 760, leap: 190, y: 700, leapsFrom: 0.55 } as const
/** The plates: where, how large what lies there is, and when, in ms. */
const PLATES = [
  { x: 1014, y: 604, size: 1.12, turn: -0.1 },
  { x: 1190, y: 664, size: 0.68, turn: 0.07 },
  { x: 858, y: 650, size: 0.56, turn: -0.17 },
  { x: 1316, y: 656, size: 0.5, turn: 0.24 },
] as const
const PLATE = { from: 4500, each: 170, time: 260 } as const

type Kit = LaterKit<typeof manifest>
type Sprite = DrawnSprite<string, string>

/** What lies on the icing, and the row of ants that carry it along. */
export function createRow(kit: Kit): View<SnackState> {
  return new Row(kit)
}

class Row implements View<SnackState> {
  readonly root = new Container({ label: 'row' })
  readonly #lyingFoods
  readonly #lyingCrumbs
  readonly #foods
  readonly #crumbs
  readonly #left
  readonly #right
  #now = 0
  #aside = 0
  #isRunning = true
  #reducedMotion = false
  #feast: Feast | null = null

  constructor(kit: Kit) {
    this.#lyingFoods = kit.pool('food', MOST.lying)
    this.#lyingCrumbs = kit.pool('crumb', MOST.lying)
    this.#foods = kit.pool('food', MOST.row)
    this.#crumbs = kit.pool('crumb', MOST.row)
    this.#left = kit.pool('carrier', MOST.row)
    this.#right = kit.pool('carrier', MOST.row)
    this.root.addChild(this.#lyingFoods, this.#lyingCrumbs, this.#left, this.#right, this.#crumbs, this.#foods)
  }

  draw({ lying, row, feast, front, pace }: SnackState, { now, between, reducedMotion }: Moment): void {
    this.#now = now
    this.#aside = front.pace * between * TILE
    this.#isRunning = pace > 0
    this.#reducedMotion = reducedMotion
    this.#feast = feast
    this.#lyingFoods.show(lying, this.#placeLyingFood)
    this.#lyingCrumbs.show(lying, this.#placeLyingCrumb)
    this.#left.show(row, this.#placeLeft)
    this.#right.show(row, this.#placeRight)
    this.#foods.show(row, this.#placeFood)
    this.#crumbs.show(row, this.#placeCrumb)
  }

  readonly #placeLyingFood = (sprite: Sprite, { food, x, fellAt }: Morsel) => {
    if (!food) return false
    const lain = this.#now - fellAt
    const squash = LIES_AT.squash * ringing(lain, LIES_AT.fades, LIES_AT.time)
    const size = lerp(LIES_AT.falls, LIES_AT.size, smoothstep(0, LIES_AT.shrinks, lain))
    sprite.show(food)
    sprite.position.set(x - this.#aside, LIES)
    sprite.scale.set(size * (1 + squash), size * (1 - squash))
    return true
  }

  readonly #placeLyingCrumb = (sprite: Sprite, { food, x, fellFrom, fellAt }: Morsel) => {
    if (food) return false
    const fallen = this.#now - fellAt
    sprite.position.set(x - this.#aside, Math.min(ANT.y, fellFrom + (CRUMB_FALL * fallen * fallen) / 2))
    sprite.scale.set(ANT_SIZE)
    return true
  }

  readonly #placeLeft = (sprite: Sprite, load: Load, _: unknown, i: number) =>
    this.#placeAnt(sprite, load, i, load.food ? -CARRIED.apart : 0)

  readonly #placeRight = (sprite: Sprite, load: Load, _: unknown, i: number) =>
    load.food !== null && this.#placeAnt(sprite, load, i, CARRIED.apart)

  #placeAnt(sprite: Sprite, load: Load, i: number, aside: number): boolean {
    const served = this.#servedShare(i)
    if (served >= 1) return false
    const isGoing = this.#isRunning || served > 0
    sprite.showShare(isGoing ? (((this.#now + i * 37 + aside) / CARRIED.step) % 2) / 2 : 0)
    sprite.position.set(this.#loadX(load, i) + aside, ANT.y - this.#leapOf(served))
    // They are drawn on their way to the left.
    sprite.scale.set(-ANT_SIZE, ANT_SIZE)
    return true
  }

  readonly #placeFood = (sprite: Sprite, load: Load, _: unknown, i: number) =>
    load.food !== null && this.#placeLoad(sprite.show(load.food), load, i, LIES_AT.size, CARRIED.food)

  readonly #placeCrumb = (sprite: Sprite, load: Load, _: unknown, i: number) =>
    load.food === null && this.#placeLoad(sprite, load, i, ANT_SIZE, CARRIED.crumb)

  #placeLoad(sprite: Sprite, load: Load, i: number, size: number, above: number): boolean {
    const served = this.#servedShare(i)
    if (served >= 1) return false
    const isJogging = !this.#reducedMotion && (this.#isRunning || served > 0)
    const jog = isJogging ? CARRIED.jog * Math.abs(Math.sin(this.#now / CARRIED.jogs + i)) : 0
    // They get under it, and lift it.
    const up = smoothstep(0, 240, this.#now - load.takenAt)
    const y = lerp(load.food ? LIES : ANT.y, ANT.y + above - jog, up)
    sprite.position.set(this.#loadX(load, i), y - this.#leapOf(served))
    sprite.rotation = this.#reducedMotion ? 0 : 0.06 * Math.sin(this.#now / 130 + i)
    sprite.scale.set(size)
    return true
  }

  #loadX(load: Load, i: number): number {
    const x = lerp(load.x, ROW.from - ROW.apart * i, smoothstep(0, ANTS.carry, this.#now - load.takenAt))
    const plate = PLATES[i % PLATES.length] ?? PLATES[0]
    return lerp(x, plate.x, smoothstep(0, 0.8, this.#servedShare(i)))
  }

  /** How far a load is on its way to the table, 0…1. */
  #servedShare(i: number): number {
    const { from, each, time } = SERVE
    return clamp((since(this.#feast?.from, this.#now) - from - i * each) / time, 0, 1) * (this.#feast ? 1 : 0)
  }

  #leapOf(served: number): number {
    const share = clamp((served - SERVE.leapsFrom) / (1 - SERVE.leapsFrom), 0, 1)
    return SERVE.leap * hop(share * 0.62)
  }
}

/** What of it is on their table. */
export function createDishes(kit: Kit): View<SnackState> {
  const root = kit.pool('food', PLATES.length)
  let elapsed = 0
  let aside = 0
  let isAtOnce = false
  const place = (sprite: Sprite, food: FoodName, _: unknown, i: number) => {
    const plate = PLATES[i]
    const share = clamp((elapsed - PLATE.from - i * PLATE.each) / PLATE.time, 0, 1)
    if (!plate || share === 0) return false
    sprite.show(food)
    sprite.position.set(plate.x + aside, plate.y)
    sprite.rotation = plate.turn
    sprite.scale.set(plate.size * (isAtOnce ? 1 : easeOutBack(share)))
    return true
  }
  return {
    root,
    draw({ feast }, { now, reducedMotion }) {
      elapsed = since(feast?.from, now)
      aside = feast ? carriedOff(leaves(feast, now)) : 0
      isAtOnce = reducedMotion
      root.show(feast?.dishes ?? NONE, place)
    },
  }
}

const NONE: readonly FoodName[] = []
