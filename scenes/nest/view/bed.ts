import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { hop, scatter, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { heightOf, NESTS, seenIn } from '../layout'
import type { Nest, NestState, Side } from '../state'

/** How much taller it is with its lungs full, and how long it takes to be, in ms. */
const BREATH = { grows: 0.025, time: 300 } as const
/** Of how much it turns over, in radians, and how much flatter it is at first. */
const STIR = { turn: 0.05, flat: 0.09, times: 3 } as const
/** How far straws fly, in scene units. */
const STRAWS = { count: 5, across: 210, up: 170, down: 120 } as const

/** How full of air somebody is, 0…1. */
export function lungsOf({ breath, breathSince }: Readonly<Nest>, now: number): number {
  const drawn = smoothstep(0, BREATH.time, now - breathSince)
  return breath === 1 ? drawn : 1 - drawn
}

/** A nest, and whoever sleeps in it: behind the rim, before it, and the rim between them. */
export function createBed(kit: ViewKit<typeof manifest>, side: Side): View<NestState> {
  const sleeper = kit.sprite('sleeper')
  const over = kit.sprite('over')
  const flying = Array.from({ length: STRAWS.count }, (_, place) => kit.sprite('straw').show(place % 3))
  return {
    root: new Container({
      label: `${side} nest`,
      position: NESTS[side],
      children: [sleeper, kit.sprite(`${side}Front`), over, ...flying],
    }),
    draw({ [side]: nest }, { now, reducedMotion }) {
      const creature = seenIn(nest, now)
      sleeper.show(creature * 2 + (reducedMotion ? 0 : nest.breath))
      over.show(creature)

      const lungs = reducedMotion ? 0 : lungsOf(nest, now)
      const stirred = progress(nest.stir, now)
      const isStirring = isDuring(nest.stir, now) && !reducedMotion
      const wave = isStirring ? Math.sin(stirred * STIR.times * 2 * Math.PI) * (1 - stirred) ** 1.5 : 0
      // Behind the rim it is as flat as the nest is deep.
      const height = Math.max(0.03, heightOf(nest, now))
      const tall = height * (1 + BREATH.grows * lungs) * (1 - STIR.flat * wave)
      sleeper.scale.set(1 + STIR.flat * 0.6 * wave, tall)
      sleeper.rotation = STIR.turn * wave
      over.scale.set(1, height)
      over.rotation = STIR.turn * 0.6 * wave

      const { straws } = nest
      const share = progress(straws, now)
      const isFlying = isDuring(straws, now)
      for (const [place, straw] of flying.entries()) {
        const way = (place / (STRAWS.count - 1)) * 2 - 1
        const chance = scatter(place * 7 + (straws?.from ?? 0))
        straw.alpha = isFlying ? Math.min(1, (1 - share) * 4) : 0
        straw.position.set(
          way * (60 + STRAWS.across * share * (0.5 + chance)),
          -10 - STRAWS.up * (0.6 + 0.6 * chance) * hop(share) + STRAWS.down * share * share,
        )
        straw.rotation = way * share * (5 + 4 * chance) + chance
      }
    },
  }
}
