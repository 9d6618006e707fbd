import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { GROUND, MOST, seenAt } from '../layout'
import type { SnackState } from '../state'

/** How tall a candle is, where it stands, and how long each drawing of its flame is seen, in ms. */
const CANDLE = { high: 70, y: GROUND + 14, flame: 120 } as const

/** The candles that were left on the icing, one of each banquet. They come by once in a round. */
export function createCandles(kit: LaterKit<typeof manifest>): View<SnackState> {
  const sticks = kit.pool('candle', MOST.candles)
  const flames = kit.pool('flame', MOST.candles)
  let slid = 0
  let flame = 0
  const place = (sprite: DrawnSprite<string, string>, candle: number) => {
    sprite.position.set(seenAt(candle, slid), CANDLE.y)
  }
  const placeFlame = (sprite: DrawnSprite<string, string>, candle: number) => {
    sprite.show(flame)
    sprite.position.set(seenAt(candle, slid), CANDLE.y - CANDLE.high)
  }
  return {
    root: new Container({ label: 'candles', children: [sticks, flames] }),
    draw({ candles, front }, { now, between, reducedMotion }) {
      slid = front.at + front.pace * between
      flame = reducedMotion ? 0 : Math.floor(now / CANDLE.flame) % 2
      sticks.show(candles, place)
      flames.show(candles, placeFlame)
    },
  }
}
