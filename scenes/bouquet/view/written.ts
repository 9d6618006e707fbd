import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/bouquet/manifest'
import type { FrenchWord } from '../../../assets/bouquet/shared'
import { DEGREE } from '../../../src/stage/contract/math'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { Placed } from '../layout'
import type { Part } from '../state'

/** How far a word rises as it goes, in scene units. */
const LIFT = 10

/** Something that the brush writes, of as many sprites as it has strokes. */
export class Written {
  readonly root
  readonly #strokes: readonly DrawnSprite<Part | FrenchWord, string>[]
  readonly #steps

  /** @param steps in how many each stroke is pulled */
  constructor(kit: ViewKit<typeof manifest>, name: Part | FrenchWord, steps: number) {
    this.#steps = steps
    this.#strokes = Array.from({ length: kit.textures(name).length / steps }, () => kit.sprite<Part | FrenchWord>(name))
    this.root = new Container({ children: [...this.#strokes] })
  }

  /** @param share how much of it the brush has written, 0…1 @param left how much of it is left as it is wiped away, 0…1 */
  show(place: Placed | undefined, share: number, left: number): void {
    this.root.visible = place !== undefined && share > 0 && left > 0
    if (!place || !this.root.visible) return
    this.root.position.set(place.x, place.y - LIFT * (1 - left))
    this.root.rotation = -place.rise * DEGREE
    this.root.scale.set(place.scale)
    this.root.alpha = left
    const pulled = Math.ceil(share * this.#strokes.length * this.#steps)
    for (let stroke = 0; stroke < this.#strokes.length; stroke++) {
      const sprite = this.#strokes[stroke]
      if (!sprite) continue
      const steps = Math.min(this.#steps, pulled - stroke * this.#steps)
      sprite.visible = steps > 0
      if (steps > 0) sprite.show(stroke * this.#steps + steps - 1)
    }
  }

  hide(): void {
    this.root.visible = false
  }
}
