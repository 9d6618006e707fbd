import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awakeFor, LEDGE, WAKE } from '../layout'
import type { GargoyleState } from '../state'

/** How many chips there are, and how many of them fall when it stirs: the others when it roars. */
const CHIPS = 34
const FIRST = 14
/** ms for which one falls, and how far, in scene units. */
const FALL = 900
const DEPTH = 480

/** Chips of stone that fall from the ledge when the gargoyle stirs, and when it roars. */
export class Dust extends Container {
  readonly #chips: readonly DrawnSprite<string, string>[]

  constructor(kit: ViewKit<typeof manifest>) {
    super({ label: 'dust' })
    this.#chips = Array.from({ length: CHIPS }, (_, i) => kit.sprite('chip').show(i % 3))
    this.addChild(...this.#chips)
  }

  draw({ wake }: GargoyleState, { now }: Moment): void {
    const since = awakeFor(wake, now)
    this.visible = since !== null && since >= WAKE.stirs && since < WAKE.roars + 2 * FALL
    if (!this.visible || since === null) return
    for (const [i, chip] of this.#chips.entries()) {
      const begin = (i < FIRST ? WAKE.stirs : WAKE.roars) + scatter(i * 3) * FALL * 0.8
      const share = (since - begin) / FALL
      chip.visible = share >= 0 && share < 1
      if (!chip.visible) continue
      const x = (scatter(i * 7 + 1) - 0.5) * 700
      chip.position.set(LEDGE.x + x * (1 + 0.1 * share), LEDGE.y + 30 + DEPTH * share * share)
      chip.rotation = share * 5 * (scatter(i) - 0.5)
      chip.scale.set(1 - 0.4 * share)
    }
  }
}
