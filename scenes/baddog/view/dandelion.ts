import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/baddog/manifest'
import { scatter, smoothstep, swaying } from '../../../src/stage/contract/math'
import { progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { DrawnSprite } from '../../../src/stage/kit/drawnSprite'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { CLOCK, FULL, MOST, PAGE } from '../layout'
import type { BadDogState, Seed } from '../state'
import type { Wind } from './wind'

/** Where its stalk grows from, below its head, in scene units. */
const FOOT = 350
/** How much of what bends grass bends it. */
const GIVES = 0.24
/** How far a seed's root is from the middle, in scene units. */
const SEAT = 13
/** How long another takes to open, in ms. */
const OPENING = 900
/** How high and how deep a seed dances on its way, in scene units. */
const DANCE = { rise: 130, dance: 24 } as const

/** The dandelion clock, with the seeds that still sit on it, and those on their way. */
export class Dandelion {
  readonly root = new Container({ label: 'clock' })
  readonly flying
  readonly #seated: readonly DrawnSprite<string, string>[]
  #now = 0
  #reducedMotion = false

  constructor(kit: ViewKit<typeof manifest>) {
    this.#seated = Array.from({ length: FULL }, (_, place) => {
      const seed = kit.sprite('seed').show(place % 3)
      // Round the head, and no two neighbours leave together.
      const angle = ((-200 + (((place * 7) % FULL) / FULL) * 360) * Math.PI) / 180 + 0.12 * (scatter(place) - 0.5)
      seed.position.set(Math.cos(angle) * SEAT, Math.sin(angle) * SEAT)
      seed.rotation = angle
      return seed
    })
    const head = new Container()
    head.addChild(kit.sprite('stalk'), ...this.#seated)
    head.y = -FOOT
    this.root.addChild(head)
    this.root.position.set(CLOCK.x, CLOCK.y + FOOT)
    this.flying = kit.pool('seed', MOST.seeds)
  }

  draw({ clock, seeds }: BadDogState, wind: Wind, { now, reducedMotion }: Moment): void {
    this.#now = now
    this.#reducedMotion = reducedMotion
    const nods = reducedMotion ? 0 : 0.11 * swaying(progress(clock.nod, now), 1, (2 * Math.PI) / 19)
    this.root.rotation = GIVES * wind.bendAt(CLOCK.x, 0.4) + nods
    const opened = smoothstep(0, OPENING, since(clock.openedAt, now))
    for (let place = 0; place < this.#seated.length; place++) {
      const seed = this.#seated[place]
      if (!seed) continue
      seed.visible = place < clock.seeds
      seed.scale.set(clock.openedAt === null ? 1 : opened)
    }
    this.flying.show(seeds, this.#placeSeed)
  }

  readonly #placeSeed = (sprite: DrawnSprite<string, string>, seed: Seed) => {
    const { x, y, goesLeft, temper, from, until } = seed
    const age = this.#now - from
    const share = age / (until - from)
    const way = goesLeft ? -(x + PAGE / 4) : PAGE - x + PAGE / 4
    // The bark throws it a little further than the wind would.
    const thrown = 46 * (1 - Math.exp(-age / 240)) * (1 - share)
    const dance = this.#reducedMotion ? 0 : Math.sin(age / (520 + 260 * temper) + temper * 9)
    const rise = DANCE.rise * (0.35 + temper) * Math.sin(share * Math.PI * 1.25)
    sprite.show(Math.floor(temper * 3))
    sprite.position.set(
      x + way * share + (goesLeft ? -thrown : thrown),
      y - rise + DANCE.dance * dance * Math.min(1, age / 700),
    )
    sprite.scale.x = goesLeft ? -1 : 1
    sprite.rotation = (goesLeft ? 1 : -1) * (0.24 + 0.22 * dance + 0.3 * (temper - 0.5))
  }
}
