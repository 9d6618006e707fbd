import { Container, type Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import { BEAR_EYE, LYING, PIVOT } from '../../../assets/forget/shared'
import type { Point, Size } from '../../../src/stage/contract/geometry'
import { hop, ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { HOP, placeIn, placeOf, sizeIn, THING_NAMES, turnedAndSized } from '../layout'
import type { ForgetState, Thing, ThingName } from '../state'
import { AWAY, type Beam } from './beam'

/** How far from its middle a thing may be drawn, in CSS pixels where it is as large as drawn: the umbrella is the longest. */
const FARTHEST = 270
/** How long a blink lasts, and how often the bear and its one eye have one, in ms. */
const BLINK = { lasts: 150, every: 2700 } as const
/** How long the mouse breathes in, and out, in ms. */
const BREATH = 900
/** The hand of the watch: where it stopped, how far it gets when it tries, how often it does, and how it falls back: radians and ms. */
const HAND = { stopped: 0.34, tries: 0.1, every: 1000, fading: 110, period: 190 } as const
/** How far a thing sways after a hop, in radians, how soon it rests, and how fast it sways, in ms. */
const SWAY = { most: 0.05, fading: 130, period: 210 } as const

/** What of a thing moves by itself as long as the light is on it. */
interface Part {
  readonly sprite: Sprite
  draw(forget: ForgetState, moment: Moment, isLit: boolean): void
}

/** A thing on the page, with what moves of it, about its middle. */
class ThingPicture {
  readonly root: Container
  readonly name: ThingName
  /** Where it lies in the window. */
  readonly place: Point = { x: 0, y: 0 }
  readonly #part: Part | undefined
  #scale = 1

  constructor(kit: ViewKit<typeof manifest>, name: ThingName) {
    this.name = name
    this.#part = PARTS[name]?.(kit)
    this.root = new Container({ label: name, children: [kit.sprite(name)] })
    if (this.#part) this.root.addChild(this.#part.sprite)
  }

  lay(size: Readonly<Size>, mornings: number): void {
    placeIn(placeOf(this.name, mornings), size, this.place)
    this.#scale = sizeIn(size)
    this.root.position.copyFrom(this.place)
    this.root.scale.set(this.#scale)
  }

  /** As far as the light reaches it; what is in the dark is put where nobody draws it. */
  draw(forget: ForgetState, moment: Moment, beam: Readonly<Beam>): void {
    const reach = beam.reach + FARTHEST * this.#scale
    if (Math.abs(this.place.x - beam.x) > reach || Math.abs(this.place.y - beam.y) > reach) {
      this.root.position.set(AWAY, AWAY)
      return
    }
    const thing = forget.things[this.name]
    this.root.position.set(this.place.x, this.place.y - upOf(thing, moment))
    this.root.rotation = moment.reducedMotion ? 0 : swayOf(thing, moment.now)
    const isLit = !moment.reducedMotion && (thing.litFor > 0 || forget.opening !== null)
    this.#part?.draw(forget, moment, isLit)
  }
}

/** How high it is by its last hop, in CSS pixels. */
function upOf({ hoppedAt, hop: high }: Thing, { now }: Moment): number {
  return high * hop(since(hoppedAt, now) / HOP)
}

/** How it sways once it has come down. */
function swayOf({ hoppedAt, hop: high }: Thing, now: number): number {
  return SWAY.most * Math.min(1, high / 12) * ringing(since(hoppedAt, now) - HOP * 0.9, SWAY.fading, SWAY.period)
}

/** All that has been forgotten. */
export class Things {
  readonly root = new Container({ label: 'things' })
  readonly #pictures: readonly ThingPicture[]
  #mornings = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.#pictures = THING_NAMES.map((name) => new ThingPicture(kit, name))
    this.root.addChild(...this.#pictures.map(({ root }) => root))
  }

  /** Lays them down as they lie after so many mornings. */
  resize(size: Readonly<Size>, mornings = this.#mornings): void {
    this.#mornings = mornings
    for (const picture of this.#pictures) picture.lay(size, mornings)
  }

  draw(forget: ForgetState, moment: Moment, beam: Readonly<Beam>): void {
    if (forget.mornings !== this.#mornings) this.resize(moment.size, forget.mornings)
    for (let place = 0; place < this.#pictures.length; place++) this.#pictures[place]?.draw(forget, moment, beam)
  }
}

/** The mouse in the sock breathes, and looks up. */
function mouseOf(kit: ViewKit<typeof manifest>): Part {
  const sprite = kit.sprite('mouse')
  return {
    sprite,
    draw({ isMouseAwake, opening }, { now }, isLit) {
      if (isMouseAwake || opening) sprite.show('awake')
      else sprite.show(isLit && Math.floor(now / BREATH) % 2 === 1 ? 'in' : 'out')
    },
  }
}

/** The watch tries to go on, once a second. */
function handOf(kit: ViewKit<typeof manifest>): Part {
  const sprite = kit.sprite('hand')
  placeOnThing(sprite, 'watch', PIVOT)
  return {
    sprite,
    draw(_forget, { now }, isLit) {
      const tries = isLit ? HAND.tries * ringing(now % HAND.every, HAND.fading, HAND.period) : 0
      sprite.rotation = HAND.stopped + tries
    },
  }
}

/** The candle still smokes. */
function smokeOf(kit: ViewKit<typeof manifest>): Part {
  const sprite = kit.sprite('smoke')
  return { sprite, draw: (_forget, { boil }, isLit) => sprite.show(isLit ? boil : 0) }
}

/** The bear blinks. Pressed, it winks, which with one eye is the same. */
function eyeOf(kit: ViewKit<typeof manifest>): Part {
  const sprite = kit.sprite('bearEye')
  placeOnThing(sprite, 'bear', BEAR_EYE)
  return {
    sprite,
    draw({ things }, { now }, isLit) {
      const isBlinking = isLit && now % BLINK.every < BLINK.lasts
      const isHopping = since(things.bear.hoppedAt, now) >= 0 && since(things.bear.hoppedAt, now) < HOP
      sprite.show(isBlinking || isHopping ? 'shut' : 'open')
    },
  }
}

/** What moves of which thing. */
const PARTS: Readonly<Partial<Record<ThingName, (kit: ViewKit<typeof manifest>) => Part>>> = {
  sock: mouseOf,
  watch: handOf,
  cake: smokeOf,
  bear: eyeOf,
}

/** Puts something on a thing that lies there turned and larger than it is drawn. */
function placeOnThing(sprite: Sprite, name: ThingName, place: Readonly<Point>): void {
  const [laid] = turnedAndSized([place], LYING[name])
  if (laid) sprite.position.copyFrom(laid)
}
