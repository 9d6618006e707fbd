import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/fowl/manifest'
import type { Point, ViewKit } from '../../src/stage/scene'
import type { Fowl } from './rules'
import { CORNERS, type Facing, placeOnTrack } from './track'

/** How large she is on the far lane and on the near one. */
const SIZE = { far: 0.92, near: 1.12 } as const
/** How far above her feet her middle is, where the flash stands, in scene units. */
const MIDDLE = 94
/** How high she jumps while she flashes, in scene units. */
const JUMP = 26
/** How long one of the drawings of the flash is shown, in ms. */
const FLICKER = 50

/** The drawings of her in one view. */
interface Views {
  readonly run: readonly Texture[]
  readonly startle: Texture
  readonly anchor: { readonly x: number; readonly y: number }
}

/** The hen on the border: drawn from the side, from before as she comes nearer, from behind as she goes. */
export class Runner {
  readonly root = new Container({ label: 'the hen' })
  readonly shadow: Sprite
  readonly #kit: ViewKit
  readonly #hen = new Sprite()
  readonly #flash: Sprite
  readonly #flashes: readonly Texture[]
  readonly #views: Readonly<Record<Facing, Views>>
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { sideRun, sideStartle, frontRun, frontStartle, backRun, backStartle, flash, shadow } = manifest.sprites
    const views = (
      run: { frames: readonly string[]; anchor: Views['anchor'] },
      startle: { frames: readonly string[] },
    ) => ({
      run: run.frames.map((frame) => kit.texture(frame)),
      startle: kit.texture(startle.frames[0] ?? ''),
      anchor: run.anchor,
    })
    const side = views(sideRun, sideStartle)
    this.#views = { left: side, right: side, down: views(frontRun, frontStartle), up: views(backRun, backStartle) }
    this.#flashes = flash.frames.map((frame) => kit.texture(frame))
    this.#flash = new Sprite({ anchor: flash.anchor, visible: false })
    this.shadow = new Sprite({ texture: kit.texture('shadow'), anchor: shadow.anchor })
    this.root.addChild(this.#flash, this.#hen)
  }

  draw(fowl: Fowl, between: number): void {
    const { now, facing, frame, flashesUntil, turnedAt, settledAt } = fowl
    placeOnTrack(fowl.perimeter + fowl.pace * between, this.#place)
    const { x, y } = this.#place
    const near = (y - CORNERS.farLeft.y) / (CORNERS.nearLeft.y - CORNERS.farLeft.y)
    const size = SIZE.far + (SIZE.near - SIZE.far) * near
    const flashes = now < flashesUntil
    const { run, startle, anchor } = this.#views[facing]
    const picture = flashes ? startle : run[frame]
    if (picture && this.#hen.texture !== picture) this.#hen.texture = picture
    this.#hen.anchor.copyFrom(anchor)

    // A corner taken too fast: down, up, and settled.
    const turned = now < settledAt && !this.#kit.isCalm ? (now - turnedAt) / (settledAt - turnedAt) : 1
    const squash = Math.cos(turned * 2.5 * Math.PI) * (1 - turned) * 0.24
    const jump = flashes ? JUMP : 0
    this.root.position.set(x, y)
    this.#hen.position.set(0, -jump * size)
    // She is drawn looking to the left.
    this.#hen.scale.set((facing === 'right' ? -1 : 1) * size * (1 + squash), size * (1 - squash))
    this.shadow.position.set(x + 4, y + 6)
    this.shadow.scale.set((flashes ? 0.76 : 1) * size * (facing === 'left' || facing === 'right' ? 1 : 0.78))
    this.#drawFlash(flashes && !this.#kit.isCalm, flashesUntil - now, jump, size)
  }

  #drawFlash(flashes: boolean, left: number, jump: number, size: number): void {
    this.#flash.visible = flashes
    if (!flashes) return
    const burst = this.#flashes[Math.floor(left / FLICKER) % 2]
    if (burst && this.#flash.texture !== burst) this.#flash.texture = burst
    this.#flash.position.set(0, (-MIDDLE - jump) * size)
    this.#flash.scale.set(size)
  }
}
