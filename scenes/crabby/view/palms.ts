import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/crabby/manifest'
import { LEFT_CROWN, RIGHT_CROWN } from '../../../assets/crabby/shared'
import { manifest as tall } from '../../../assets/crabby-tall/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { spread } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** A frond of a palm as it hangs: which drawing, turned by how much, in radians, and how large. */
interface Hung {
  readonly name:
    | 'leftFrond0'
    | 'leftFrond1'
    | 'leftFrond2'
    | 'leftFrond3'
    | 'leftFrond4'
    | 'leftFrond5'
    | 'rightFrond0'
    | 'rightFrond1'
  readonly turn?: number
  readonly size?: number
}
/** Far to near. Both palms have fronds of the other's: nobody sees it, turned and in another size. */
const LEFT_FRONDS: readonly Hung[] = [
  { name: 'leftFrond0' },
  { name: 'rightFrond1', turn: -0.36, size: 1.08 },
  { name: 'leftFrond1' },
  { name: 'leftFrond2' },
  { name: 'leftFrond3' },
  { name: 'leftFrond4' },
  { name: 'leftFrond5' },
]
const RIGHT_FRONDS: readonly Hung[] = [
  { name: 'leftFrond2', turn: -0.32, size: 0.66 },
  { name: 'leftFrond0', turn: 0.44, size: 0.66 },
  { name: 'rightFrond0' },
  { name: 'leftFrond4', turn: -0.09, size: 0.72 },
  { name: 'rightFrond1' },
  { name: 'leftFrond3', turn: 0.32, size: 0.72 },
  { name: 'leftFrond5', turn: 0.39, size: 0.77 },
]
/** Where the pages of the trunks are put, as they were drawn, in scene units. */
const TRUNKS = {
  leftTrunkHigh: { x: 30, y: 196 },
  rightTrunkHigh: { x: 1350, y: 290 },
  leftTrunkLow: { x: -60, y: 612 },
  rightTrunkLow: { x: 1556, y: 612 },
} as const
const LEFT_FOOT = { x: -110, y: 1000 } as const
/** How far a frond sways to each side, in radians, and how long it takes for it, in ms. */
const SWAY = { reach: 0.026, shortest: 4000, longest: 6400 } as const
/** A breath of wind passes over all of them: how often, in ms, and how much further they bend. */
const GUST = { every: 17_000, lasts: 3600, bend: 0.055 } as const

interface Frond {
  readonly sprite: DrawnSprite<string, string>
  readonly turn: number
  readonly period: number
  readonly lag: number
}

/** The two palms that frame the beach. Of their trunks the upper part is printed; the lower stands before the waves. */
export class Palms {
  readonly root = new Container({ label: 'palms' })
  readonly still: readonly Container[]
  readonly #fronds: Frond[] = []

  constructor(kit: ViewKit<typeof manifest>) {
    const trunk = (name: keyof typeof TRUNKS) => {
      const sprite = kit.sprite(name)
      sprite.position.copyFrom(TRUNKS[name])
      return sprite
    }
    this.root.addChild(trunk('rightTrunkLow'), trunk('leftTrunkLow'))
    // Only tall windows show the left one's foot, and no wave comes as far as that.
    const foot = kit.marginPart('tall', tall, (parts) => parts.sprite('leftTrunkFoot').updateTransform(LEFT_FOOT))
    this.still = [trunk('rightTrunkHigh'), trunk('leftTrunkHigh'), foot]
    this.#hangFronds(kit, RIGHT_FRONDS, kit.sprite('rightNuts'), RIGHT_CROWN)
    this.#hangFronds(kit, LEFT_FRONDS, kit.sprite('leftNuts'), LEFT_CROWN)
  }

  draw({ now, reducedMotion }: Moment): void {
    const since = now % GUST.every
    const gust = since < GUST.lasts ? Math.sin((since / GUST.lasts) * Math.PI) ** 2 : 0
    for (const { sprite, turn, period, lag } of this.#fronds) {
      const phase = (now / period + lag) * 2 * Math.PI
      // The wind comes from the sea, to the left; fronds shiver in it.
      const shiver = 0.012 * Math.sin(now / 130 + lag * 9)
      const sway = SWAY.reach * Math.sin(phase) - gust * (GUST.bend * (0.6 + 0.4 * lag) + shiver)
      sprite.rotation = turn + (reducedMotion ? 0 : sway)
    }
  }

  #hangFronds(kit: ViewKit<typeof manifest>, fronds: readonly Hung[], nuts: Container, crown: Readonly<Point>): void {
    for (const { name, turn = 0, size = 1 } of fronds) {
      const sprite = kit.sprite(name)
      const index = this.#fronds.length
      const period = SWAY.shortest + (SWAY.longest - SWAY.shortest) * spread(index)
      sprite.position.copyFrom(crown)
      sprite.scale.set(size)
      this.#fronds.push({ sprite, turn, period, lag: spread(index + 40) })
      this.root.addChild(sprite)
    }
    nuts.position.copyFrom(crown)
    this.root.addChild(nuts)
  }
}
