import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting/manifest'
import { clamp, hop, lerp, scatter } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { pileOf, SLOT } from '../layout'
import type { TemptingState } from '../state'

/** The most coins in the air. */
const MOST = 10
/** A coin that is bet flies into the nose: how long, how high, and how long after the one before it. */
const BET = { time: 380, height: 70, apart: 90 } as const
/** A coin that is won comes out of the mouth and goes to the credit. */
const WIN = { time: 560, height: 190, apart: 110, toX: 368, toY: 900 } as const
const TURN = 70
const TURNS = [0, 1, 2, 1] as const

/** Coins in the air, to the slot and back. */
export class CoinsView {
  readonly root = new Container({ label: 'coins' })
  readonly #coins: DrawnSprite[]

  constructor(kit: ViewKit<typeof manifest>) {
    this.#coins = Array.from({ length: MOST }, () => kit.sprite('coin'))
    this.root.addChild(...this.#coins)
  }

  draw({ bet, pulledAt, outcome, marked, counting }: TemptingState, { now }: Moment): void {
    const lasting = counting ? counting.until - counting.from : 0
    const from = pileOf(bet ?? marked)
    for (let index = 0; index < this.#coins.length; index++) {
      const coin = this.#coins[index]
      if (!coin) continue
      let isSeen = false
      if (bet !== null && index < bet) {
        const share = (since(pulledAt, now) - index * BET.apart) / BET.time
        isSeen = share > 0 && share < 1
        coin.position.set(lerp(from.x, SLOT.x, share), lerp(from.y - 40, SLOT.y, share) - hop(share) * BET.height)
        coin.scale.set(lerp(1.9, 1.1, clamp(share, 0, 1)))
      } else if (outcome && counting) {
        // One after the other, for as long as is counted.
        const at = now - outcome.at - index * WIN.apart
        const round = WIN.apart * MOST
        const number = Math.floor(at / round)
        const share = (at - number * round) / WIN.time
        isSeen = at >= 0 && share < 1 && number * round + index * WIN.apart < lasting
        const x = 640 + scatter(index + number * MOST) * 200
        coin.position.set(lerp(x, WIN.toX, share), lerp(760, WIN.toY, share) - hop(share) * WIN.height)
        coin.scale.set(1.3)
      }
      coin.visible = isSeen
      if (isSeen) coin.show(TURNS[Math.floor(now / TURN + index) % 4] ?? 0)
    }
  }
}
