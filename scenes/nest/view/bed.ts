import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { hop, scatter, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { heightOf, NESTS, seenIn } from '../layout'
import type { NestState, Side } from '../state'

/** How much taller it is with its lungs full, and how long it takes to be, in ms. */
const BREATH = { grows: 0.025, time: 300 } as const
/** Of how much it turns over, in radians, and how much flatter it is at first. */
const STIR = { turn: 0.05, flat: 0.09, times: 3 } as const
/** How far straws fly, in scene units. */
const STRAWS = { count: 5, across: 210, up: 170, down: 120 } as const

/** A nest, and whoever sleeps in it: behind the rim, before it, and the rim between them. */
export class Bed {
  readonly root
  readonly #side: Side
  readonly #sleeper
  readonly #over
  readonly #straws

  constructor(kit: ViewKit<typeof manifest>, side: Side) {
    this.#side = side
    this.root = new Container({ label: `${side} nest`, position: NESTS[side] })
    this.#sleeper = kit.sprite('sleeper')
    this.#over = kit.sprite('over')
    this.#straws = Array.from({ length: STRAWS.count }, (_, place) => kit.sprite('straw').show(place % 3))
    this.root.addChild(this.#sleeper, kit.sprite(`${side}Front`), this.#over, ...this.#straws)
  }

  draw(burrow: NestState, { now, reducedMotion }: Moment): void {
    const nest = burrow[this.#side]
    const creature = seenIn(nest, now)
    const breath = reducedMotion ? 0 : nest.breath
    this.#sleeper.show(creature * 2 + breath)
    this.#over.show(creature)

    const drawn = smoothstep(0, BREATH.time, now - nest.breathSince)
    const lungs = reducedMotion ? 0 : nest.breath === 1 ? drawn : 1 - drawn
    const stirred = progress(nest.stir, now)
    const isStirring = isDuring(nest.stir, now) && !reducedMotion
    const wave = isStirring ? Math.sin(stirred * STIR.times * 2 * Math.PI) * (1 - stirred) ** 1.5 : 0
    // Behind the rim it is as flat as the nest is deep.
    const height = Math.max(0.03, heightOf(nest, now))
    const tall = height * (1 + BREATH.grows * lungs) * (1 - STIR.flat * wave)
    this.#sleeper.scale.set(1 + STIR.flat * 0.6 * wave, tall)
    this.#sleeper.rotation = STIR.turn * wave
    this.#over.scale.set(1, height)
    this.#over.rotation = STIR.turn * 0.6 * wave
    this.#drawStraws(burrow, now)
  }

  #drawStraws(burrow: NestState, now: number): void {
    const { straws } = burrow[this.#side]
    const share = progress(straws, now)
    const isFlying = isDuring(straws, now)
    for (const [place, straw] of this.#straws.entries()) {
      const way = (place / (STRAWS.count - 1)) * 2 - 1
      const chance = scatter(place * 7 + (straws?.from ?? 0))
      straw.alpha = isFlying ? Math.min(1, (1 - share) * 4) : 0
      straw.position.set(
        way * (60 + STRAWS.across * share * (0.5 + chance)),
        -10 - STRAWS.up * (0.6 + 0.6 * chance) * hop(share) + STRAWS.down * share * share,
      )
      straw.rotation = way * share * (5 + 4 * chance) + chance
    }
  }
}
