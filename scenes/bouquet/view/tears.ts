import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import { clamp, DEGREE, scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FLOWER, UNIT } from '../layout'
import type { BouquetState } from '../state'

/** Units of the scene a unit of her features' drawings. */
const FEATURE = 1.7
/** How long she has looked like that until the first tear comes, in ms. */
const COMES = { sad: 500, laughing: 130, weeping: 560 } as const
/** How long a tear takes to well up and roll, and how long one of joy flies, in ms. */
const WELLS = 2400
const FLIES = 760
/** How often a drop of weeping falls from the rim, and how long it falls, in ms. */
const DRIPS = 420
const FALLS = 800
/** Where the streams run over the rim, in units of the flower about its middle. */
const RIM = [
  { x: -86, y: 132 },
  { x: 74, y: 140 },
] as const

/** Florets that a broken heart loses, how long they fall, in ms, and how long one after the other. */
const FLORETS = 9
const LOST = 1500
const APART = 170

/** Tears: one that rolls when she is sad, two that fly when she laughs, and drops over the rim when she weeps. */
export class Tears {
  /** In the tilt of her face. */
  readonly onFace = new Container()
  /** In front of all of her. */
  readonly below = new Container()
  readonly #left
  readonly #right
  readonly #drops
  readonly #florets

  constructor(kit: ViewKit<typeof manifest>) {
    this.#left = kit.sprite('tear')
    this.#right = kit.sprite('tear')
    this.onFace.addChild(this.#left, this.#right)
    this.#drops = RIM.flatMap(() => [kit.sprite('tear'), kit.sprite('tear')])
    this.#florets = Array.from({ length: FLORETS }, () => kit.sprite('pollen'))
    this.below.addChild(...this.#drops, ...this.#florets)
  }

  /** @param breaks whether her heart is only just breaking */
  draw({ face, faceSince }: BouquetState, { now, reducedMotion }: Moment, breaks: boolean): void {
    const since = now - faceSince
    const laughs = face === 'happyge' && since >= COMES.laughing
    this.#left.visible = laughs
    this.#right.visible = laughs || (face === 'sad' && since >= COMES.sad)
    if (face === 'sad') this.#drawRolling(reducedMotion ? WELLS * 0.4 : (since - COMES.sad) % WELLS)
    if (face === 'happyge') this.#drawFlying(reducedMotion ? 0 : since)
    const weeps = face === 'sadge' && !breaks
    this.#drawDrips(weeps && !reducedMotion ? since - COMES.weeping : -1)
    this.#drawFlorets(weeps && !reducedMotion ? since : -1)
  }

  #drawRolling(elapsed: number): void {
    const size = 0.9 * clamp(elapsed / 800, 0.1, 1)
    const rolled = clamp((elapsed - 1100) / (WELLS - 1100), 0, 1)
    this.#right.position.set((70 + 8 * rolled) * FEATURE, (20 + 62 * rolled * rolled) * FEATURE)
    this.#right.rotation = 10 * DEGREE * (1 - rolled)
    this.#right.scale.set(size * (1 - 0.2 * rolled), size * (1 + 0.2 * rolled))
    this.#right.alpha = clamp((1 - rolled) * 5, 0, 1)
  }

  #drawFlying(since: number): void {
    const flown = (since % FLIES) / FLIES
    const far = 30 * flown
    const up = 34 * flown * (1 - 1.5 * flown)
    const size = Math.min(1, 0.3 + flown * 5)
    this.#left.position.set((-96 - far) * FEATURE, (-6 - up) * FEATURE)
    this.#left.rotation = (60 - 100 * flown) * DEGREE
    this.#left.scale.set(0.7 * size)
    this.#right.position.set((98 + far) * FEATURE, (-14 - up) * FEATURE)
    this.#right.rotation = (-62 + 100 * flown) * DEGREE
    this.#right.scale.set(0.8 * size)
    const alpha = clamp((1 - flown) * 4, 0, 1)
    this.#left.alpha = alpha
    this.#right.alpha = alpha
  }

  #drawDrips(elapsed: number): void {
    for (let place = 0; place < this.#drops.length; place++) {
      const drop = this.#drops[place]
      const from = RIM[place % RIM.length]
      if (!drop || !from) continue
      const time = elapsed - place * DRIPS * 0.5
      const fallen = (time % (2 * DRIPS)) / FALLS
      drop.visible = elapsed >= 0 && time >= 0 && fallen < 1
      if (!drop.visible) continue
      drop.position.set(FLOWER.x + from.x * UNIT, FLOWER.y + from.y * UNIT + 420 * fallen * fallen)
      drop.scale.set(0.8 * Math.min(1, 0.3 + fallen * 4), 0.8 * Math.min(1.2, 0.3 + fallen * 5))
      drop.alpha = clamp((1 - fallen) * 4, 0, 1)
    }
  }

  #drawFlorets(since: number): void {
    for (let place = 0; place < this.#florets.length; place++) {
      const floret = this.#florets[place]
      if (!floret) continue
      const fallen = (since - 120 - place * APART) / LOST
      floret.visible = since >= 0 && fallen > 0 && fallen < 1
      if (!floret.visible) continue
      const angle = (0.6 + scatter(place) * 2) * Math.PI * (place % 2 === 0 ? 1 : -1) * 0.5
      floret.show(place % 2)
      const x = FLOWER.x + Math.sin(angle) * 196 + 26 * (scatter(place + 7) - 0.5) * fallen
      floret.position.set(x, FLOWER.y - Math.cos(angle) * 196 + 560 * fallen * fallen)
      floret.scale.set(1.5)
      floret.alpha = clamp((1 - fallen) * 4, 0, 1)
    }
  }
}
