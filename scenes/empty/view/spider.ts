import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { SPIDER, threadAt, UNIT } from '../layout'
import type { EmptyState } from '../state'

/** How far the thread is drawn, in units. */
const THREAD = 24
/** Where the glass begins, in units from the slot: over it, what is white on the case is ink. */
const GLASS = 17
const INK = 0x1d1a17

/** The spider that lives in the slot, and its thread. */
export class Spider {
  readonly root = new Container({ label: 'spider', x: SPIDER.x * UNIT, y: SPIDER.from * UNIT })
  readonly #body
  readonly #thread
  readonly #lower

  constructor(kit: ViewKit<typeof manifest>) {
    this.#thread = kit.sprite('thread')
    this.#body = kit.sprite('spider')
    this.#lower = kit.sprite('thread').updateTransform({ y: GLASS * UNIT })
    this.#lower.tint = INK
    this.root.addChild(this.#thread, this.#lower, this.#body)
  }

  draw({ thread, fright, inked }: EmptyState, { now, reducedMotion }: Moment): void {
    // It comes down by fits and starts.
    const steps = reducedMotion ? 0 : Math.sin(thread * 6 * Math.PI) * 0.04
    const length = threadAt(thread, inked) + steps * SPIDER.long
    this.#thread.scale.y = Math.min(length, GLASS) / THREAD
    this.#lower.visible = length > GLASS
    this.#lower.scale.y = Math.max(0, length - GLASS) / THREAD
    this.#body.tint = length > GLASS + 1 ? INK : 0xffffff
    this.#body.y = length * UNIT
    this.#body.show(isDuring(fright, now) ? 'curl' : 'hang')
  }
}
