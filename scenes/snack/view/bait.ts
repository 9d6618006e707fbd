import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/snack/manifest'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { baitX, baitY } from '../layout'
import type { SnackState } from '../state'

/** Its thread, in scene units. */
const THREAD = { length: 2200, from: 40, width: 3, ink: '#1d1a17' } as const
/** How it swings, and is tugged at, in scene units, radians and ms. */
const SWING = { by: 16, turn: 0.1, time: 420, tug: 12 } as const
const SIZE = 0.86

/** A treat on a thread, for whoever wonders where to press. */
export class Bait extends Container {
  readonly #food

  constructor(kit: ViewKit<typeof manifest>) {
    super()
    this.#food = kit.sprite('food').updateTransform({ scaleX: SIZE, scaleY: SIZE })
    this.#food.label = 'bait'
    const { length, from, width, ink } = THREAD
    this.addChild(new Graphics().moveTo(0, -length).lineTo(0, -from).stroke({ width, color: ink }), this.#food)
  }

  draw({ bait, feast }: SnackState, { now, reducedMotion }: Moment): void {
    const swing = reducedMotion ? 0 : Math.sin(now / SWING.time)
    this.position.set(baitX(bait) + SWING.by * swing, baitY(bait, now) - SWING.tug * swing * swing)
    this.#food.show(bait.food)
    this.#food.rotation = -SWING.turn * swing
    // A thread that something was taken off comes up bare; that of a banquet takes its treat along.
    this.#food.visible = bait.takenAt === null || bait.takenAt === feast?.from
  }
}
