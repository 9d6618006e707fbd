import { Container, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/kind/manifest'
import { MOBILE, STAR } from '../../../assets/kind/shared'
import { DEGREE, ringing } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { KindState } from '../state'
import { FAR_DUSK } from './light'
import { createGlow } from './room'

/** Half a sway, in radians, and how long a whole one takes, in ms; what a touch adds. */
const SWAY = { reach: 3 * DEGREE, period: 5000 } as const
const PUSH = { reach: 0.22, fading: 700, period: 1500 } as const
const GLOW = 64

/** Paper things on threads; in the dark the star glows. */
export class Mobile {
  readonly root = new Container({ label: 'mobile', position: MOBILE })
  readonly #things
  readonly #star

  constructor(kit: ViewKit<typeof manifest>) {
    this.#things = kit.sprite('mobile')
    this.#star = new Sprite({
      texture: kit.bake(createGlow(GLOW, 0x7c8c84), { x: -GLOW, y: -GLOW, width: 2 * GLOW, height: 2 * GLOW }),
      position: STAR,
      blendMode: 'add',
    })
    this.root.addChild(this.#things, this.#star)
  }

  draw({ pushedAt }: KindState, { now, reducedMotion }: Moment, isDark: boolean): void {
    this.#things.show(isDark ? 'dark' : 'lit')
    this.#things.tint = isDark ? 0xffffff : FAR_DUSK
    this.#star.alpha = isDark ? 1 : 0
    const pushed = pushedAt === null ? 0 : PUSH.reach * ringing(now - pushedAt, PUSH.fading, PUSH.period)
    this.root.rotation = reducedMotion ? 0 : SWAY.reach * Math.sin((now / SWAY.period) * 2 * Math.PI) + pushed
  }
}
