import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { BOX, PIE } from '../../../assets/kind/shared'
import { clamp, hop, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MARKS, MOST_MARKS } from '../layout'
import type { KindState, Mark } from '../state'

/** How far below the sheet comes from, in scene units, and how long it takes, in ms. */
const FEED = { from: 26, lasts: 130 } as const
/** How far it is pulled down again as it goes. */
const PULL = 60
/** How far the mark over a thing bobs, in scene units, and how long that takes, in ms. */
const BOB = { reach: 4, period: 1400 } as const
/** How the crumbs of an empty plate hop, in scene units. */
const CRUMBS = { count: 4, apart: 17, up: 22 } as const

/** The sheet in the typewriter; the mark over what is read, and those that presses leave. */
export class Sheet {
  readonly root = new Container({ label: 'sheet' })
  readonly #box
  readonly #over
  readonly #marks
  readonly #crumbs
  #light: 'lit' | 'dark' = 'lit'

  constructor(kit: ViewKit<typeof manifest>) {
    this.#box = kit.sprite('box')
    this.#over = kit.sprite('mark')
    this.#marks = kit.pool('mark', MOST_MARKS)
    this.#crumbs = Array.from({ length: CRUMBS.count }, () => kit.sprite('crumb'))
    this.root.addChild(this.#marks, ...this.#crumbs, this.#over, this.#box)
  }

  draw({ box, gone, marks, plate }: KindState, moment: Moment, isDark: boolean): void {
    const { now, reducedMotion } = moment
    this.#light = isDark ? 'dark' : 'lit'
    const going = progress(gone, now)
    const fed = box ? smoothstep(0, FEED.lasts, now - box.since) : 0
    const isGoing = !box && isDuring(gone, now)
    this.#box.alpha = box ? clamp((now - box.since) / 60, 0.25, 1) : isGoing ? 1 - going : 0
    const down = box ? FEED.from * (1 - fed) : PULL * going
    this.#box.position.set(BOX.x, BOX.y + (reducedMotion ? 0 : down))

    const thing = box?.thing ?? null
    this.#over.alpha = thing ? 1 : 0
    this.#over.show(this.#light)
    if (thing) {
      const { x, y } = MARKS[thing]
      this.#over.position.set(x, y + (reducedMotion ? 0 : BOB.reach * Math.sin((now / BOB.period) * 2 * Math.PI)))
    }
    this.#marks.show(marks, this.#placeMark, moment)

    const hopped = progress(plate, now)
    for (const [place, crumb] of this.#crumbs.entries()) {
      const way = place - (CRUMBS.count - 1) / 2
      crumb.alpha = isDuring(plate, now) ? 1 : 0
      crumb.show(this.#light)
      crumb.position.set(
        PIE.x + way * CRUMBS.apart * (1 + 0.5 * hopped),
        PIE.y - (reducedMotion ? 8 : CRUMBS.up * (1 - 0.12 * place) * hop(Math.min(1, hopped * (1 + 0.14 * place)))),
      )
    }
  }

  readonly #placeMark = (
    sprite: DrawnSprite<string, 'lit' | 'dark'>,
    { x, y, from, until }: Mark,
    { now, reducedMotion }: Moment,
  ): void => {
    const share = progress({ from, until }, now)
    sprite.position.set(x, y)
    sprite.show(this.#light)
    sprite.scale.set(reducedMotion ? 0.8 : 1.2 - 0.4 * smoothstep(0, 0.12, share))
    sprite.alpha = Math.min(1, (1 - share) * 2.5)
  }
}
