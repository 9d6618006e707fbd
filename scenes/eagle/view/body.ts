import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/eagle/manifest'
import { ROWS, STAGES, TAIL } from '../../../assets/eagle/shared'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { EagleState } from '../state'
import { drawingIn, RUFFLE } from './pose'
import { CUT, ROWS_CUT, showStage, stageAt, stageSince } from './stages'

/** The body in rows of feathers, which ruffle one after the other, its thighs and its tail. */
export class BodyView {
  readonly tail = new Container({ label: 'tail' })
  readonly breast = new Container({ label: 'breast' })
  readonly hackles = new Container({ label: 'hackles' })
  readonly #tail
  readonly #breast
  readonly #hackles
  readonly #left
  readonly #right

  constructor(kit: ViewKit<typeof manifest>) {
    this.#tail = Array.from({ length: TAIL }, () => kit.sprite('tail'))
    this.#breast = Array.from({ length: ROWS.breast }, () => kit.sprite('breast'))
    this.#hackles = Array.from({ length: ROWS.hackles }, () => kit.sprite('hackles'))
    this.#left = kit.sprite('leftThigh')
    this.#right = kit.sprite('rightThigh')
    this.tail.addChild(...this.#tail)
    // The upper row lies over the lower one.
    this.breast.addChild(this.#right, this.#left, ...this.#breast.toReversed())
    this.hackles.addChild(...this.#hackles.toReversed())
  }

  draw({ ruffle }: EagleState, drawing: number, { now, reducedMotion }: Moment): void {
    const ruffled = drawingIn(ruffle, now)
    const height = reducedMotion ? 0.3 : 1
    showStage(this.#left, stageAt(drawing, CUT.leftThigh))
    showStage(this.#right, stageAt(drawing, CUT.rightThigh))
    for (let i = 0; i < this.#tail.length; i++) {
      showRow(this.#tail[i], i, stageSince(drawing, ROWS_CUT.tail.from + i * ROWS_CUT.tail.every, ROWS_CUT.tail.whole))
      this.#tail[i]?.position.set(0, ruffled < 0 ? 0 : height * -0.6 * (RUFFLE[ruffled - 4 + (i % 2)] ?? 0))
    }
    for (let row = 0; row < ROWS.breast; row++) {
      const { from, every, whole } = ROWS_CUT.breast
      // From below upwards, as tiles are laid.
      showRow(this.#breast[row], row, stageSince(drawing, from + (ROWS.breast - 1 - row) * every, whole))
      this.#breast[row]?.position.set(0, ruffled < 0 ? 0 : height * (RUFFLE[ruffled - Math.floor(row / 3)] ?? 0))
    }
    for (let row = 0; row < ROWS.hackles; row++) {
      const { from, every, whole } = ROWS_CUT.hackles
      showRow(this.#hackles[row], row, stageSince(drawing, from + row * every, whole))
      this.#hackles[row]?.position.set(0, ruffled < 0 ? 0 : height * 0.5 * (RUFFLE[ruffled - (row > 2 ? 1 : 0)] ?? 0))
    }
  }
}

/** Shows a row in one of its stages. */
function showRow(sprite: DrawnSprite | undefined, row: number, stage: number): void {
  if (sprite) showStage(sprite, stage < 0 ? -1 : row * STAGES + stage)
}
