import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLOSING } from '../layout'
import type { TemptingState } from '../state'
import type { Tuning } from '../tuning'

/** The middles of the counters, in scene units, and their turns in degrees. */
const CREDIT = { x: 368, y: 926, angle: 2 } as const
const PAY_OUT = { x: 1116, y: 922, angle: -1.5 } as const
const DIGITS = 4
const MOST = 9999
/** Where the first drum is and how far one is from the next, in scene units. */
const DRUMS = { first: -64.5, apart: 43 } as const

/** CREDIT and PAY OUT, on drums that roll coin by coin. */
export class CountersView {
  readonly root = new Container({ label: 'counters' })
  readonly #credit: DrawnSprite[]
  readonly #payOut: DrawnSprite[]

  constructor(kit: ViewKit<typeof manifest>) {
    const counter = (place: typeof CREDIT | typeof PAY_OUT) => {
      const drums = Array.from({ length: DIGITS }, (_, digit) =>
        kit.sprite('digit').updateTransform({ x: DRUMS.first + digit * DRUMS.apart, y: 0.8 }),
      )
      this.root.addChild(new Container({ ...place, children: drums }))
      return drums
    }
    this.#credit = counter(CREDIT)
    this.#payOut = counter(PAY_OUT)
  }

  draw({ credit, payOut, counting, closedAt, kept }: TemptingState, { now, tuning }: Moment<Tuning>): void {
    const after = since(closedAt, now)
    if (closedAt !== null) {
      // All that there was rolls away, and at dawn comes what a day begins with.
      const isDawn = after >= CLOSING.dawn
      const share = isDawn ? smoothstep(CLOSING.dawn, CLOSING.over, after) : 1 - smoothstep(0, CLOSING.shutters, after)
      showNumber(this.#payOut, 0)
      showNumber(this.#credit, (isDawn ? tuning.opening : kept) * share)
      return
    }
    const counted = payOut * progress(counting, now)
    showNumber(this.#payOut, counted)
    showNumber(this.#credit, credit - payOut + counted)
  }
}

/** Shows a number; between two of them the last drum is on its way. */
function showNumber(drums: readonly DrawnSprite[], number: number): void {
  const whole = Math.min(MOST, Math.floor(number))
  const isOnItsWay = number - Math.floor(number) > 0.4 && whole < MOST
  let rest = whole
  for (let place = drums.length - 1; place >= 0; place--) {
    const digit = rest % 10
    rest = Math.floor(rest / 10)
    drums[place]?.show(isOnItsWay && place === drums.length - 1 ? digit + 10 : digit)
  }
}
