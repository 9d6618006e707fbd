import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scrape-later/manifest'
import { LYING } from '../../../assets/scrape-later/shared'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FIELD, FIELDS, middleOf } from '../layout'
import type { DeadCard as Dead } from '../state'

/** Its paper is no longer what it was: what is still to be scratched is the brightest on the table. */
const FADED = 0xcfc5b4
/** How large symbols are on it. */
const SIZE = 1.12 * LYING
const KINDS = ['coin', 'purse', 'house'] as const

/** A card that is done with, as it was left. */
export class DeadCard extends Container {
  readonly #card
  readonly #symbols

  constructor(kit: LaterKit<typeof manifest>) {
    super({ label: 'dead card', tint: FADED })
    this.#card = kit.sprite('dead')
    this.#symbols = Array.from({ length: FIELDS }, (_, field) => {
      const { x, y } = middleOf(field)
      const at = { x: (x + FIELD.left) * LYING, y: (y + FIELD.top) * LYING }
      return kit.sprite(...KINDS).updateTransform({ ...at, scaleX: SIZE, scaleY: SIZE })
    })
    this.addChild(this.#card, ...this.#symbols)
  }

  show({ symbols, fate }: Dead): void {
    this.#card.show(fate)
    for (const [field, symbol] of this.#symbols.entries()) {
      symbol.show(KINDS[symbols[field] ?? 0], 0)
      symbol.visible = fate > 0
    }
  }
}
