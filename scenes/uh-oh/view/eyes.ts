import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/uh-oh/manifest'
import { IRIS, type IrisSize, LID, type PlacedEye } from '../../../assets/uh-oh/shared'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** How much of an eye its iris is, for the two great ones and for the others. */
const SHARE: Readonly<Record<IrisSize, number>> = { large: 0.5, small: 0.6 }
/** What is looked at from so near or nearer is no longer looked at straight, in scene units. */
const NEAR = 90

/** The iris of an eye, and its lid. The white is drawn on what bears it. */
export class Eye {
  readonly root = new Container()
  readonly #size: IrisSize
  readonly #iris
  readonly #lid
  readonly #place: { x: number; y: number; radius: number }

  constructor(kit: ViewKit<typeof manifest>, size: IrisSize) {
    this.#size = size
    this.#iris = kit.sprite('iris').show(size)
    this.#lid = kit.sprite('lid')
    this.#place = { x: 0, y: 0, radius: 1 }
    this.root.addChild(this.#iris, this.#lid)
  }

  /** Puts it there, about what bears it; `null` where something lies before it. */
  placeAt(eye: PlacedEye | null): this {
    if (eye) {
      this.#place.x = eye.x
      this.#place.y = eye.y
      this.#place.radius = eye.radius
    }
    this.root.scale.set(eye ? 1 : 0)
    return this
  }

  /** Looks at a place, seen from what bears it. @param wide how large its iris is, 1 as a rule */
  lookAt(x: number, y: number, wide: number): void {
    const away = Math.hypot(x - this.#place.x, y - this.#place.y)
    const far = Math.max(away, NEAR)
    this.lookTowards((x - this.#place.x) / far, (y - this.#place.y) / far, wide)
  }

  /** Looks there: -1…1 each way, together 1 at most. */
  lookTowards(x: number, y: number, wide: number): void {
    const { radius } = this.#place
    const share = SHARE[this.#size] * wide
    const free = radius * (0.95 - share)
    this.root.position.set(this.#place.x, this.#place.y)
    this.#iris.position.set(x * free, y * free)
    this.#iris.scale.set((radius * share) / IRIS[this.#size])
  }

  /** How far its lid has come down, 0…1: half, or all of it. */
  closeLid(share: number): void {
    const size = this.#size
    const isShut = share > 0.6
    if (size === 'large') this.#lid.show(isShut ? 'largeShut' : 'largeHalf')
    else this.#lid.show(isShut ? 'smallShut' : 'smallHalf')
    this.#lid.scale.set(share > 0.2 ? (this.#place.radius * 1.06) / LID[size] : 0)
  }
}
