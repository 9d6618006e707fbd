import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm/manifest'
import { clamp, easeOutBack, ringing } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { FISH, HOOKS, SUPPER } from '../layout'
import type { FarmState } from '../state'

/** The bars of the rack: how many hooks each has, where the first is, and how far it is to the next, in scene units. */
const BARS = [
  { hooks: 7, x: 1042, y: 385, apart: 26 },
  { hooks: 6, x: 1055, y: 444, apart: 26 },
] as const
/** How large a fish hangs there, and how far its middle is below its hook, in units. */
const HANGS = { size: 0.42, below: 30 } as const
/** How long one takes to be hung up, and how it swings then, in ms. */
const HUNG = { lasts: 180, fading: 420, period: 520, by: 0.3 } as const
/** When the first is served, and how long after it each other, and how long that takes, in ms. */
const SERVED = { from: SUPPER.guests + 2400, apart: 700, lasts: 160 } as const

/** What has been caught, on its hooks: as far as it goes, the last comes first. */
export class Rack {
  readonly root = new Container({ label: 'rack' })
  readonly #fish

  constructor(kit: ViewKit<typeof manifest>) {
    this.#fish = BARS.flatMap(({ hooks, x, y, apart }) =>
      Array.from({ length: hooks }, (_, hook) =>
        kit.sprite(...FISH).updateTransform({ x: x + hook * apart, y: y + HANGS.below, scaleX: HANGS.size }),
      ),
    )
    this.root.addChild(...this.#fish)
  }

  draw({ rack: { hung, servedAt } }: FarmState, { now, reducedMotion }: Moment): void {
    for (let hook = 0; hook < HOOKS; hook++) {
      const [sprite, fish] = [this.#fish[hook], hung[hook]]
      if (!sprite) continue
      const age = fish ? now - fish.since : -1
      const left =
        servedAt === null
          ? 1
          : 1 - clamp((now - servedAt - SERVED.from - (HOOKS - 1 - hook) * SERVED.apart) / SERVED.lasts, 0, 1)
      sprite.visible = age >= 0 && left > 0
      if (!fish || !sprite.visible) continue
      sprite.show(FISH[fish.fish] ?? 'sole', hook % 2)
      sprite.rotation =
        1.5 + 0.13 * ((hook * 3) % 4) - 0.1 + (reducedMotion ? 0 : HUNG.by * ringing(age, HUNG.fading, HUNG.period))
      sprite.scale.set(HANGS.size * easeOutBack(Math.min(1, age / HUNG.lasts)) * left, HANGS.size)
    }
  }
}
