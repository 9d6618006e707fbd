import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { FarmState } from '../state'

/** How far the plaque is from the window's left and lower edges, and the first figure from the plaque, in scene units. */
const PLAQUE = { left: 22, bottom: 62 } as const
const FIRST = { x: 162, y: 26 } as const
/** From one figure to the next, in scene units. */
const ADVANCE = 38
/** More places than an evening fills; the count is held when they are full. */
const PLACES = 4
/** How long the figures are larger after a fish was counted, in ms. */
const START = 260

/** The count in the lower left of the window, whatever its shape, in the house's hand. */
export class Tally {
  readonly root = new Container({ label: 'tally' })
  readonly #number = new Container(FIRST)
  readonly #figures

  constructor(kit: ViewKit<typeof manifest>) {
    this.#figures = Array.from({ length: PLACES }, (_, place) =>
      kit.sprite('digit').updateTransform({ x: place * ADVANCE }),
    )
    this.#number.addChild(...this.#figures)
    this.root.addChild(kit.sprite('plaque'), this.#number)
  }

  draw({ score, countedAt }: FarmState, now: number, { reducedMotion, viewport }: Moment): void {
    const { visible } = viewport
    this.root.position.set(visible.x + PLAQUE.left, visible.y + visible.height - PLAQUE.bottom)
    const age = since(countedAt, now)
    const isNew = age >= 0 && age < START && !reducedMotion
    this.#number.scale.set(isNew ? 1 + 0.28 * Math.sin((age / START) * Math.PI) : 1)
    let rest = Math.min(score, 10 ** PLACES - 1)
    let places = 1
    while (rest >= 10 ** places) places += 1
    for (let place = PLACES - 1; place >= 0; place--) {
      const figure = this.#figures[place]
      if (!figure) continue
      figure.visible = place < places
      if (!figure.visible) continue
      figure.show(rest % 10)
      rest = Math.floor(rest / 10)
    }
  }
}
