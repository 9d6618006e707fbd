import { Container, Sprite, Texture } from 'pixi.js'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { LazyTextures } from '../../../src/stage/kit/lazyTextures'
import { digitFile, digitsOf, PLATES } from '../layout'
import type { ScallopState } from '../state'
import { RADIANS, rung } from './motion'

/** How a plate swings on its nail whose digit has changed. */
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

  draw({ selected, before, changedAt }: ScallopState, { now, reducedMotion }: Moment): void {
    const elapsed = since(changedAt, now)
    const swing = reducedMotion ? 0 : rung(elapsed, SWING.lasting, SWING.period) * SWING.turn
    for (let place = 0; place < this.#plates.length; place++) {
      const plate = this.#plates[place]
      const digit = digitAt(selected, place)
      if (!plate) continue
      const texture = this.#pictures.texture(digitFile(digit))
      plate.visible = texture !== null
      plate.texture = texture ?? Texture.EMPTY
      const hasChanged = before !== null && digitAt(before, place) !== digit
      plate.rotation = ((PLATES[place]?.turn ?? 0) + (hasChanged ? swing : 0)) * RADIANS
    }
  }
}

/** The digit in that place of an entry's number: 0 is the hundreds'. Without a list of them, which every frame would make. */
function digitAt(index: number, place: number): number {
  const [hundreds, tens, units] = DIGITS[index] ?? NONE
  return place === 0 ? hundreds : place === 1 ? tens : units
}

const NONE = [0, 0, 0] as const
const DIGITS = Array.from({ length: 127 }, (_, index) => digitsOf(index))
