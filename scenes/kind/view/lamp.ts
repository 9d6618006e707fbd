import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { NECK } from '../../../assets/kind/shared'
import { DEGREE, hop, ringing, smoothstep } from '../../../src/stage/contract/math'
import { isDuring, progress, since } from '../../../src/stage/contract/rules/spans'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { MOTH_BY_DOOR, MOTH_REST } from '../layout'
import type { KindState } from '../state'
import { openingOf } from './light'

/** How far the chain comes down, and for how long, in scene units and ms. */
const CHAIN = { down: 18, lasts: 90 } as const
/** How far it comes down by itself once all is read by lamplight, and for how long, in scene units and ms. */
const BECKON = { down: 12, lasts: 620 } as const
/** How the shade swings after it: radians and ms; gone after 1.2 s. */
const SWING = { reach: 4 * DEGREE, fading: 200, period: 420 } as const
/** How the moth flies about the shade, in scene units and ms; and how much wider when it was touched. */
const MOTH = { x: 26, y: 20, around: 2900, beat: 90, wide: 90 } as const

/** The shade on the end of the neck, its chain, and a moth that comes to every lamp. */
export class Lamp {
  readonly root = new Container({ label: 'lamp' })
  readonly #hanging = new Container({ position: NECK })
  readonly #shade
  readonly #chain
  readonly #moth

  constructor(kit: ViewKit<typeof manifest>) {
    this.#shade = kit.sprite('shade')
    this.#chain = kit.sprite('chain')
    this.#moth = kit.sprite('moth')
    this.#hanging.addChild(this.#chain, this.#shade)
    this.root.addChild(this.#hanging, this.#moth)
  }

  draw({ lamp, scared, door, beckonedAt, hasRead }: KindState, { now, reducedMotion }: Moment, isDark: boolean): void {
    const light = isDark ? 'dark' : 'lit'
    this.#shade.show(light)
    this.#chain.show(light)
    const pulled = since(lamp.pulledAt, now)
    const beckoned = since(beckonedAt, now)
    const isBeckoning =
      beckoned < BECKON.lasts && lamp.isLit && !reducedMotion && !Object.values(hasRead).includes(false)
    this.#chain.y =
      pulled < CHAIN.lasts
        ? CHAIN.down * hop(pulled / CHAIN.lasts)
        : isBeckoning
          ? BECKON.down * hop(beckoned / BECKON.lasts)
          : 0
    this.#hanging.rotation =
      reducedMotion || lamp.pulledAt === null ? 0 : SWING.reach * ringing(pulled, SWING.fading, SWING.period)

    // To the light of the door it comes, too.
    this.#moth.alpha = isDark ? smoothstep(0.5, 1, openingOf(door, now, reducedMotion)) : 1
    const rest = isDark ? MOTH_BY_DOOR : MOTH_REST
    const turn = reducedMotion ? 0 : (now / MOTH.around) * 2 * Math.PI
    const flight = isDuring(scared, now) && !reducedMotion ? hop(progress(scared, now)) : 0
    this.#moth.position.set(
      rest.x +
        (reducedMotion ? 0 : MOTH.x * Math.sin(turn) + 5 * Math.sin(turn * 5.3)) +
        MOTH.wide * flight * Math.cos(turn * 2.3),
      rest.y + (reducedMotion ? 0 : MOTH.y * Math.sin(turn * 2.1) + 4 * Math.cos(turn * 6.7)) - MOTH.wide * flight,
    )
    this.#moth.rotation = reducedMotion ? 0 : 0.4 * Math.sin(turn * 3)
    this.#moth.show(!reducedMotion && Math.floor(now / MOTH.beat) % 2 === 1 ? 'shut' : 'open')
  }
}
