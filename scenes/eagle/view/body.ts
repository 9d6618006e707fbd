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
    for (let i = 0; i < TAIL; i++)
      showRow(this.#tail[i], i, i, drawing, ROWS_CUT.tail, -0.6 * standing(ruffled, 4 - (i % 2), height))
    for (let row = 0; row < ROWS.breast; row++) {
      // From below upwards, as tiles are laid.
      const place = ROWS.breast - 1 - row
      showRow(this.#breast[row], row, place, drawing, ROWS_CUT.breast, standing(ruffled, Math.floor(row / 3), height))
    }
    for (let row = 0; row < ROWS.hackles; row++)
      showRow(this.#hackles[row], row, row, drawing, ROWS_CUT.hackles, 0.5 * standing(ruffled, row > 2 ? 1 : 0, height))
  }
}

/** How high what stands up so many drawings late does in that drawing of a ruffle. */
function standing(ruffled: number, late: number, height: number): number {
  return ruffled < 0 ? 0 : height * (RUFFLE[ruffled - late] ?? 0)
}

/** Shows a row in the stage in which it is, that is cut in that place of the others, and how far it stands off its own. */
function showRow(
  sprite: DrawnSprite | undefined,
  row: number,
  place: number,
  drawing: number,
  { from, every, whole }: { readonly from: number; readonly every: number; readonly whole: number },
  off: number,
): void {
  if (!sprite) return
  const stage = stageSince(drawing, from + place * every, whole)
  showStage(sprite, stage < 0 ? -1 : row * STAGES + stage)
  sprite.position.set(0, off)
}
