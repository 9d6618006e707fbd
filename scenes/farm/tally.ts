import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/farm/manifest'
import type { ViewKit } from '../../src/stage/scene'

const PLAQUE = { x: 22, y: 938 } as const
const FIRST = { x: 184, y: 964 } as const
const ADVANCE = 38
/** More places than an evening fills; the count is held when they are full. */
const PLACES = 4
/** How long the figures are larger after a fish was counted, in ms. */
const START = 260

/** The count in the lower left, in the house's hand. */
export class Tally {
  readonly root = new Container({ label: 'tally', x: PLAQUE.x, y: PLAQUE.y })
  readonly #kit: ViewKit
  readonly #figures: readonly Texture[]
  readonly #places: readonly Sprite[]
  readonly #number = new Container()
  #shown = -1

  constructor(kit: ViewKit) {
    this.#kit = kit
    const { plaque, digit } = manifest.sprites
    this.#figures = digit.frames.map((frame) => kit.texture(frame))
    this.#places = Array.from({ length: PLACES }, (_, place) => {
      return new Sprite({ anchor: digit.anchor, x: place * ADVANCE })
    })
    this.#number.addChild(...this.#places)
    this.#number.position.set(FIRST.x - PLAQUE.x, FIRST.y - PLAQUE.y)
    this.root.addChild(new Sprite({ texture: kit.texture('plaque'), anchor: plaque.anchor }), this.#number)
  }

  /** @param since how long ago the last fish was counted, in ms */
  draw(score: number, since: number): void {
    const isNew = since >= 0 && since < START && !this.#kit.isCalm
    this.#number.scale.set(isNew ? 1 + 0.28 * Math.sin((since / START) * Math.PI) : 1)
    if (score === this.#shown) return
    this.#shown = score
    let rest = Math.min(score, 10 ** PLACES - 1)
    let places = 1
    while (rest >= 10 ** places) places += 1
    for (let place = PLACES - 1; place >= 0; place--) {
      const sprite = this.#places[place]
      if (!sprite) continue
      sprite.visible = place < places
      if (!sprite.visible) continue
      const figure = this.#figures[rest % 10]
      if (figure) sprite.texture = figure
      rest = Math.floor(rest / 10)
    }
  }
}
