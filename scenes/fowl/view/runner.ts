import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fowl/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import { lerp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CORNERS, placeOnTrack, SIZE } from '../layout'
import type { FowlState } from '../state'

/** How far above her feet her middle is, where the flash stands, in scene units. */
const MIDDLE = 94
/** How high she jumps while she flashes, in scene units. */
const JUMP = 26
/** How long one of the drawings of the flash is shown, in ms. */
const FLICKER = 50

/** Her drawings by the way she looks. */
const RUNS = { left: 'sideRun', right: 'sideRun', down: 'frontRun', up: 'backRun' } as const
const STARTLED = { left: 'sideStartle', right: 'sideStartle', down: 'frontStartle', up: 'backStartle' } as const

/** The hen on the border: drawn from the side, from before as she comes nearer, from behind as she goes. */
export class Runner {
  readonly root = new Container({ label: 'the hen' })
  readonly shadow
  readonly #hen
  readonly #flash
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#hen = kit.sprite('sideRun', 'frontRun', 'backRun', 'sideStartle', 'frontStartle', 'backStartle')
    this.#hen.label = 'hen'
    this.#flash = kit.animation('flash', [0, 1], FLICKER)
    this.shadow = kit.sprite('shadow')
    this.root.addChild(this.#flash, this.#hen)
  }

  draw(fowl: FowlState, { now, between, reducedMotion }: Moment): void {
    const { facing, frame, flashesUntil, turnedAt, settledAt } = fowl
    placeOnTrack(fowl.perimeter + fowl.pace * between, this.#place)
    const { x, y } = this.#place
    const size = lerp(SIZE.far, SIZE.near, (y - CORNERS.farLeft.y) / (CORNERS.nearLeft.y - CORNERS.farLeft.y))
    const flashes = now < flashesUntil
    if (flashes) this.#hen.show(STARTLED[facing], 0)
    else this.#hen.show(RUNS[facing], frame)

    // A corner taken too fast: down, up, and settled.
    const turned = now < settledAt && !reducedMotion ? (now - turnedAt) / (settledAt - turnedAt) : 1
    const squash = Math.cos(turned * 2.5 * Math.PI) * (1 - turned) * 0.24
    const jump = flashes ? JUMP : 0
    this.root.position.set(x, y)
    this.#hen.position.set(0, -jump * size)
    // She is drawn looking to the left.
    this.#hen.scale.set((facing === 'right' ? -1 : 1) * size * (1 + squash), size * (1 - squash))
    this.shadow.position.set(x + 4, y + 6)
    this.shadow.scale.set((flashes ? 0.76 : 1) * size * (facing === 'left' || facing === 'right' ? 1 : 0.78))
    this.#flash.visible = flashes && !reducedMotion
    if (!this.#flash.visible) return
    this.#flash.at(flashesUntil - now)
    this.#flash.position.set(0, (-MIDDLE - jump) * size)
    this.#flash.scale.set(size)
  }
}
