import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import { clamp, easeOutBack, ringing } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { FISH, HOOKS, nightOf, SUPPER } from '../layout'
import type { FarmState } from '../state'
import { lightAshore } from './light'

/** The bars of the rack: how many hooks each has, where the first is, and how far it is to the next, in scene units. */
const BARS = [
  { hooks: 7, x: 1050, y: 386, apart: 24 },
  { hooks: 6, x: 1056, y: 444, apart: 26 },
] as const
/** How each hangs, in radians: no two beside each other alike. */
const HANGS = [0.06, -0.09, 0.02, 0.11, -0.04] as const
/** How long one takes to be hung up, and how it swings then, in ms. */
const HUNG = { lasts: 180, fading: 420, period: 520, by: 0.3 } as const
/** When the first is served, and how long after it each other, and how long that takes, in ms. */
const SERVED = { from: SUPPER.guests + 2400, apart: 700, lasts: 160 } as const

/** What has been caught, on its hooks: as far as it goes, the last comes first. */
export function createRack(kit: LaterKit<typeof manifest>): View<FarmState> {
  const hooks = BARS.flatMap(({ hooks: count, x, y, apart }) =>
    Array.from({ length: count }, (_, hook) => kit.sprite('hung').updateTransform({ x: x + hook * apart, y })),
  )
  const root = new Container({ label: 'rack', children: hooks })
  return {
    root,
    draw(farm, { now, reducedMotion }) {
      const { hung, servedAt } = farm.rack
      root.tint = lightAshore(nightOf(farm, now))
      for (let hook = 0; hook < HOOKS; hook++) {
        const [sprite, fish] = [hooks[hook], hung[hook]]
        if (!sprite) continue
        const age = fish ? now - fish.since : -1
        const left =
          servedAt === null
            ? 1
            : 1 - clamp((now - servedAt - SERVED.from - (HOOKS - 1 - hook) * SERVED.apart) / SERVED.lasts, 0, 1)
        sprite.visible = age >= 0 && left > 0
        if (!fish || !sprite.visible) continue
        sprite.show(FISH[fish.fish] ?? 'sole')
        sprite.rotation =
          (HANGS[hook % HANGS.length] ?? 0) + (reducedMotion ? 0 : HUNG.by * ringing(age, HUNG.fading, HUNG.period))
        sprite.scale.set(easeOutBack(Math.min(1, age / HUNG.lasts)) * left)
      }
    },
  }
}
