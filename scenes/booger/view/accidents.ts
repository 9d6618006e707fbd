import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/booger/manifest'
import { UNIT } from '../../../assets/booger/shared'
import { DEGREE, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { tipX, tipY } from '../layout'
import type { BoogerState } from '../state'
import type { Tuning } from '../tuning'
import { type Mood, moodAt, struckAt } from './mood'
import { faceY, placeOnFace } from './pin'

/** Where tears are thrown from, and where to: drawing units, degrees. */
const TEARS = [
  { x: 108, y: 34, angle: 196, late: 0 },
  { x: 104, y: 46, angle: 168, late: 0.3 },
  { x: 112, y: 24, angle: 222, late: 0.55 },
  { x: 106, y: 40, angle: 182, late: 0.78 },
  { x: 372, y: 30, angle: -14, late: 0.1 },
  { x: 376, y: 44, angle: 14, late: 0.42 },
  { x: 368, y: 20, angle: -42, late: 0.64 },
  { x: 374, y: 38, angle: 2, late: 0.88 },
] as const

const TWINKLES = [
  { x: 20, y: 26, late: 0 },
  { x: 462, y: 20, late: 0.4 },
  { x: 22, y: 128, late: 0.7 },
] as const

/** Where tears run down the face; drawn for the left side. */
const STREAMS = [
  { x: 128, y: 50, side: 1 },
  { x: 353, y: 48, side: -1 },
] as const

const NONE: readonly never[] = []

/** How long, in ms, a star twinkles, the impact is seen, and a frame of the fly. */
const TWINKLE = 900
const IMPACT = 270
const BEAT = 40

/** All that drips, flies, shines and bursts about the face. */
export class Accidents {
  /** On the face, below the hand. */
  readonly low = new Container({ label: 'drips' })
  /** Before all. */
  readonly high = new Container({ label: 'bursts' })
  readonly #tears
  readonly #twinkles
  readonly #streams
  readonly #drop
  readonly #sweat
  readonly #impact
  readonly #fly
  /** How long ago, in ms, the finger stopped. */
  #since = Number.POSITIVE_INFINITY

  constructor(kit: ViewKit<typeof manifest>) {
    this.#tears = kit.pool('tear', TEARS.length)
    this.#twinkles = kit.pool('twinkle', TWINKLES.length)
    this.#streams = kit.pool('stream', STREAMS.length)
    this.#drop = placeOnFace(kit.sprite('drop'), [268, 138])
    this.#sweat = kit.sprite('sweat')
    this.#impact = kit.sprite('impact')
    this.#fly = kit.animation('fly', [0, 1], BEAT)
    this.low.addChild(this.#streams, this.#drop, this.#sweat)
    this.high.addChild(this.#impact, this.#tears, this.#twinkles, this.#fly)
  }

  draw(booger: BoogerState, moment: Moment<Tuning>): void {
    const { now, boil, reducedMotion } = moment
    const mood = moodAt(booger, now)
    this.#since = since(struckAt(booger), now)
    const cries = mood === 'ouch'
    this.#streams.show(cries ? STREAMS : NONE, this.#placeStream, boil)
    this.#tears.show(cries ? TEARS : NONE, this.#placeTear, moment)
    this.#twinkles.show(mood === 'bliss' ? TWINKLES : NONE, this.#placeTwinkle, reducedMotion)
    this.#drawDrop(mood, moment)
    this.#sweat.visible = mood === 'bracing'
    const run = reducedMotion ? 0.4 : smoothstep(40, 1000, now - booger.sentAt)
    if (this.#sweat.visible) this.#sweat.position.set((112 - run * 6) * UNIT, faceY(58 + run * 66))
    this.#impact.showFor(cries && booger.perdu ? this.#since : -1, IMPACT)
    this.#impact.position.set(tipX(booger.x), tipY(booger.y))
    this.#drawFly(reducedMotion ? 0 : now)
  }

  readonly #placeStream = (sprite: DrawnSprite, { x, y, side }: (typeof STREAMS)[number], boil: number) => {
    sprite.position.set(x * UNIT, faceY(y))
    sprite.scale.set(side, smoothstep(60, 420, this.#since))
    sprite.show(boil)
  }

  readonly #placeTear = (
    sprite: DrawnSprite,
    { x, y, angle, late }: (typeof TEARS)[number],
    { reducedMotion, tuning: { tear } }: Moment<Tuning>,
  ) => {
    if (!reducedMotion && this.#since <= late * tear) return false
    const flown = reducedMotion ? 0.55 : (this.#since / tear + 1 - late) % 1
    const heading = angle * DEGREE
    const way = 8 + flown * 62
    sprite.position.set((x + Math.cos(heading) * way) * UNIT, faceY(y + Math.sin(heading) * way + flown * flown * 26))
    sprite.rotation = heading + flown * 0.5 * Math.sign(Math.cos(heading))
    sprite.scale.set(1.4)
    sprite.showShare(flown)
    return true
  }

  readonly #placeTwinkle = (sprite: DrawnSprite, { x, y, late }: (typeof TWINKLES)[number], reducedMotion: boolean) => {
    const lit = reducedMotion ? 0.4 : (this.#since / TWINKLE + 1 - late) % 1
    if (lit >= 0.6 || this.#since <= late * TWINKLE * 0.5) return false
    sprite.position.set(x * UNIT, faceY(y))
    sprite.scale.set(1.5)
    sprite.show(lit < 0.15 ? 0 : lit < 0.4 ? 1 : 2)
    return true
  }

  /** A drop swells, hangs, and is sniffed up again in time; in a fright, at once. */
  #drawDrop(mood: Mood, { now, tuning: { dripEvery } }: Moment<Tuning>): void {
    const share = (now % dripEvery) / dripEvery
    this.#drop.visible = mood === 'waiting' && share > 0.12 && share < 0.86
    if (!this.#drop.visible) return
    this.#drop.show(share < 0.42 ? 'small' : 'full')
    const grown = share < 0.42 ? smoothstep(0.12, 0.3, share) : 1
    const sniffed = smoothstep(0.78, 0.86, share)
    this.#drop.scale.set(grown * (1 - sniffed * 0.3), grown * (1 - sniffed * 0.9))
  }

  /** The fly, at that simulated ms of its way. */
  #drawFly(now: number): void {
    const at = now / 1000
    const x = 448 + Math.sin(at * 1.7) * 22 + Math.sin(at * 5.3) * 6
    const y = 168 + Math.cos(at * 2.3) * 30 + Math.cos(at * 6.1) * 6
    this.#fly.position.set(x * UNIT, faceY(y))
    this.#fly.scale.x = Math.cos(at * 1.7) >= 0 ? 1 : -1
    this.#fly.rotation = Math.sin(at * 2.3) * 0.35
    this.#fly.at(now)
  }
}
