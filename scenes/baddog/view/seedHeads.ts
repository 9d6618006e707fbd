import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { Wind } from './wind'

/** Where they leave the grass, which of the drawings each is, and whether it leans the other way. */
const PLACES = [
  [-860, 700, 2, false],
  [-640, 690, 0, true],
  [-330, 690, 2, false],
  [-110, 716, 1, false],
  [52, 712, 0, false],
  [352, 762, 1, false],
  [868, 776, 1, true],
  [914, 780, 0, false],
  [1404, 740, 1, true],
  [1492, 716, 2, false],
  [1574, 764, 1, false],
  [1840, 690, 0, false],
  [2080, 700, 2, true],
  [2420, 690, 1, false],
] as const
/** How far below that they bend from, in scene units. */
const ROOT = 150
/** How much of what bends grass bends them. */
const GIVES = 0.42

/** Grasses gone to seed, taller than the rest. */
export class SeedHeads {
  readonly root = new Container()
  readonly #heads: readonly DrawnSprite<string, string>[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#heads = PLACES.map(([x, y, kind, isTurned]) => {
      const head = kit.sprite('seedHead').show(kind)
      head.pivot.y = ROOT
      head.position.set(x, y + ROOT)
      head.scale.x = isTurned ? -1 : 1
      return head
    })
    this.root.addChild(...this.#heads)
  }

  draw(wind: Wind): void {
    for (let i = 0; i < this.#heads.length; i++) {
      const head = this.#heads[i]
      if (head) head.rotation = GIVES * wind.bendAt(head.x, 0.1 + (i % 5) * 0.2)
    }
  }
}
