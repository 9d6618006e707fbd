import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { lerp } from '../../../src/stage/contract/math'
import { isDuring } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { SPIDER, UNIT } from '../layout'
import type { EmptyState } from '../state'

/** How far the thread is drawn, in units. */
const THREAD = 24

/** The spider that lives in the slot, and its thread. */
export class Spider {
  readonly root = new Container({ label: 'spider', x: SPIDER.x * UNIT, y: SPIDER.from * UNIT })
  readonly #body
  readonly #thread

  constructor(kit: ViewKit<typeof manifest>) {
    this.#thread = kit.sprite('thread')
    this.#body = kit.sprite('spider')
    this.root.addChild(this.#thread, this.#body)
  }

  draw({ thread, fright }: EmptyState, { now, reducedMotion }: Moment): void {
    // It comes down by fits and starts.
    const steps = reducedMotion ? 0 : Math.sin(thread * 6 * Math.PI) * 0.04
    const length = lerp(SPIDER.short, SPIDER.long, thread) + steps * SPIDER.long
    this.#thread.scale.y = length / THREAD
    this.#body.y = length * UNIT
    this.#body.show(isDuring(fright, now) ? 'curl' : 'hang')
  }
}
