import { Container, Sprite, Texture } from 'pixi.js'
import { swaying } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import { digitFile, digitsOf, FIGURINES, PLATES } from '../layout'
import type { ScallopState } from '../state'

/** How a plate whose digit has changed swings on its nail: for how long and how fast, in ms, and how far, in degrees. */
const SWING = { lasting: 620, period: 240, turn: 9 } as const
/** Scene units for a unit of a plate's picture, and where its nail is in it, as a share of its size. */
const PLATE = { scale: 2, anchor: { x: 13 / 28, y: 3 / 40 } } as const

/** Three number plates: hundreds, tens, units. */
export class Counter {
  readonly root = new Container({ label: 'counter' })
  readonly #pictures: LazyTextures
  readonly #plates = PLATES.map(
    ({ x, y }) => new Sprite({ texture: Texture.EMPTY, anchor: PLATE.anchor, x, y, scale: PLATE.scale }),
  )

  constructor(pictures: LazyTextures) {
    this.#pictures = pictures
    this.root.addChild(...this.#plates)
  }

  draw({ selected, before, change }: ScallopState, { now, reducedMotion }: Moment): void {
    const elapsed = since(change?.from, now)
    const swing = reducedMotion ? 0 : SWING.turn * swaying(elapsed, SWING.lasting, SWING.period)
    for (let place = 0; place < this.#plates.length; place++) {
      const plate = this.#plates[place]
      const digit = digitAt(selected, place)
      if (!plate) continue
      const texture = this.#pictures.texture(digitFile(digit))
      plate.visible = texture !== null
      plate.texture = texture ?? Texture.EMPTY
      const hasChanged = before !== null && digitAt(before, place) !== digit
      plate.angle = (PLATES[place]?.turn ?? 0) + (hasChanged ? swing : 0)
    }
  }
}

/** The digits of each entry's number: made once, for a frame makes no lists. */
const DIGITS: readonly (readonly number[])[] = Array.from({ length: FIGURINES }, (_, index) => digitsOf(index))

/** The digit in that place of an entry's number: 0 is the hundreds'. */
function digitAt(index: number, place: number): number {
  return DIGITS[index]?.[place] ?? 0
}
