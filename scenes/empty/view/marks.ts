import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { ANSWERS, MOST_MARKS, SLOT, UNIT } from '../layout'
import type { EmptyState, Mark } from '../state'

/** How far below the slot dust is seen, in units: above it the window ends. */
const BLOWN = 22

/** What a touch leaves for a moment: a puddle in the crystal, the knock of a knuckle, the dust of the slot. */
export class Marks {
  readonly dust
  readonly onStage = new Container({ label: 'marks' })
  readonly #puddles
  readonly #knocks

  constructor(kit: ViewKit<typeof manifest>) {
    this.dust = kit.sprite('dust').updateTransform({ x: SLOT.x * UNIT, y: (SLOT.y + BLOWN) * UNIT })
    this.#puddles = kit.pool('puddle', MOST_MARKS)
    this.#knocks = kit.pool('knock', MOST_MARKS)
    this.onStage.addChild(this.#puddles, this.#knocks)
  }

  draw({ puddles, knocks, dust }: EmptyState, moment: Moment): void {
    this.#puddles.show(puddles, placeMark, moment)
    this.#knocks.show(knocks, placeMark, moment)
    this.dust.showFor(dust ? moment.now - dust.from : -1, ANSWERS.dust)
  }
}

function placeMark(sprite: DrawnSprite, mark: Mark, { now }: Moment): void {
  sprite.position.set(mark.x, mark.y)
  sprite.showShare(progress(mark, now))
}
