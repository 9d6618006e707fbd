import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/fairy-later/manifest'
import { clamp, hop } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FISH, LILIES } from '../layout'
import type { FairyState } from '../state'
import { awakeFor, fallingAsleep } from './awake'

/** How long a lily takes to come up, and to open, in ms. */
const OPENING = { up: 240, open: 700 } as const
/** How often a fish leaps, for how long, in ms, how far and how high, in scene units, and how far it turns over, in radians. */
const LEAP = { every: 4700, lasts: 950, far: 150, high: 190, turn: 2 } as const

/** What wakes in the water, under its rim: lilies that open, fish that leap. */
export function createPond(kit: LaterKit<typeof manifest>): View<FairyState> {
  const lilies = LILIES.map(({ x, y }) => kit.sprite('lily').updateTransform({ x, y }))
  const fish = FISH.map(() => kit.sprite('fish'))
  return {
    root: new Container({ label: 'pond', children: [...lilies, ...fish] }),
    draw({ evening }, { now, reducedMotion }) {
      const asleep = fallingAsleep(evening, now)
      for (let index = 0; index < lilies.length; index++) {
        const lily = lilies[index]
        const place = LILIES[index]
        if (!lily || !place) continue
        const awake = awakeFor(evening, 1, index, now)
        // Whoever has heard the toad once stays, as a bud.
        lily.visible = awake > 0 || evening.sung > 0
        const up = evening.sung > 0 ? 1 : clamp(awake / OPENING.up, 0, 1)
        lily.scale.set(place.size * (reducedMotion ? 1 : 0.5 + 0.5 * up))
        lily.showShare(Math.min(awake / OPENING.open, 1 - asleep))
      }
      for (let index = 0; index < fish.length; index++) {
        const one = fish[index]
        const place = FISH[index]
        if (!one || !place) continue
        const awake = awakeFor(evening, 2, index, now)
        const share = (awake % LEAP.every) / LEAP.lasts
        one.visible = awake > 0 && share < 1 && asleep === 0
        const shown = reducedMotion ? 0.4 : share
        one.position.set(place.x + place.to * LEAP.far * (shown - 0.5), place.y - LEAP.high * hop(shown))
        one.rotation = -place.to * LEAP.turn * (0.5 - shown)
        // It is drawn looking to the left.
        one.scale.set(-place.to, 1)
      }
    },
  }
}
