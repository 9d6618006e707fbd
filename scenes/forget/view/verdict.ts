import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Point, Size } from '../../../src/stage/contract/geometry'
import { ringing } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { verdictIn } from '../layout'
import type { ForgetState } from '../state'
import { AWAY } from './beam'

/** How many strokes make a bundle, how many bundles are laid at most, and where the first and each other one is: from the middle of the text, in CSS pixels. */
const TALLY = { strokes: 5, bundles: 4, x: 48, y: 104, apart: -52 } as const
/** How it shakes its head when it is pressed: CSS pixels and ms. */
const SHAKE = { by: 7, fading: 110, period: 150 } as const

/** The text, and under it a stroke of thread for each time that the game was lost. */
export class VerdictPicture {
  readonly root = new Container({ label: 'verdict' })
  readonly #words
  readonly #bundles
  readonly #place: Point = { x: 0, y: 0 }

  constructor(kit: ViewKit<typeof manifest>) {
    this.#words = kit.sprite('verdict')
    this.#bundles = Array.from({ length: TALLY.bundles }, () => kit.sprite('tally'))
    this.root.addChild(this.#words, ...this.#bundles)
  }

  resize(size: Readonly<Size>): void {
    verdictIn(size, this.#place)
  }

  draw({ verdict }: ForgetState, { now, reducedMotion }: Moment): void {
    const { x, y } = this.#place
    const shake = reducedMotion ? 0 : SHAKE.by * ringing(since(verdict.pressedAt, now), SHAKE.fading, SHAKE.period)
    this.#words.position.set(x + shake, y)
    for (let bundle = 0; bundle < TALLY.bundles; bundle++) {
      const sprite = this.#bundles[bundle]
      const strokes = verdict.losses - bundle * TALLY.strokes
      const isThere = strokes > 0
      sprite?.position.set(isThere ? x + TALLY.x + bundle * TALLY.apart : AWAY, isThere ? y + TALLY.y : AWAY)
      if (isThere) sprite?.show(strokes - 1)
    }
  }
}
