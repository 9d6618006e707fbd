import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/nest/manifest'
import { DEGREE, ringing, smoothstep } from '../../../src/stage/contract/math'
import { since } from '../../../src/stage/contract/rules/spans'
import type { View } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { awayFor, BEDTIME, LANTERN } from '../layout'
import type { NestState } from '../state'

/** The light of a lamp that is turned low, on all that it shines upon, and how long it takes to turn it, in ms. */
export const LOW = 0x8a745c
const TURN = 420
/** Half a sway of the lantern, in radians, and how long a whole one takes, in ms; what a touch adds, and how that dies away. */
const SWAY = { reach: 1.5 * DEGREE, period: 6000 } as const
const TOUCH = { reach: 0.16, fading: 700, period: 1300 } as const
/** Eight drawings of the flame a second, in ms. */
const FLICKER = 125
const FLAMES = 3
/** How the moth flies about the glass, in scene units and ms. */
const MOTH = { x: 96, y: 62, around: 3700, beat: 90, low: 0.5 } as const

/** How low the lamp is turned, 0…1. */
export function lownessOf({ lamp }: NestState, now: number): number {
  const share = smoothstep(0, TURN, since(lamp.turnedAt, now))
  return lamp.isLow ? share : 1 - share
}

/** The lantern on its rope, and a moth that cannot leave it. */
export function createLamp(kit: ViewKit<typeof manifest>): View<NestState> {
  const drop = { y: LANTERN.y - LANTERN.hook }
  const rays = kit.sprite('rays').updateTransform(drop)
  const lantern = kit.sprite('lantern').updateTransform(drop)
  const rope = kit.sprite('rope').updateTransform(drop)
  const hanging = new Container({
    x: LANTERN.x,
    y: LANTERN.hook,
    children: [rope, rays, lantern, kit.laterPart('left')],
  })
  const moth = kit.sprite('moth')
  return {
    root: new Container({ label: 'lamp', children: [hanging, moth] }),
    draw(burrow, { now, reducedMotion }) {
      const { isLow, turnedAt } = burrow.lamp
      const low = lownessOf(burrow, now)
      const flame = reducedMotion ? 0 : Math.floor(now / FLICKER) % FLAMES
      lantern.visible = awayFor(burrow, now) < BEDTIME.leaves
      lantern.show((isLow ? FLAMES : 0) + flame)
      const touched = TOUCH.reach * ringing(since(turnedAt, now), TOUCH.fading, TOUCH.period)
      hanging.rotation = reducedMotion ? 0 : SWAY.reach * Math.sin((now / SWAY.period) * 2 * Math.PI) + touched
      rays.alpha = lantern.visible ? 1 - low : 0
      rays.scale.set(reducedMotion ? 1 : 1 + 0.04 * (flame - 1))

      const turn = reducedMotion ? 0.7 : (now / MOTH.around) * 2 * Math.PI
      const far = 1 - MOTH.low * low
      moth.position.set(
        LANTERN.x + MOTH.x * far * Math.cos(turn) + (reducedMotion ? 0 : 9 * Math.sin(turn * 5.3)),
        LANTERN.y - 6 + MOTH.y * far * Math.sin(turn * 2.1) + (reducedMotion ? 0 : 7 * Math.cos(turn * 6.7)),
      )
      moth.rotation = reducedMotion ? 0.3 : 0.5 * Math.sin(turn * 3)
      moth.show(reducedMotion ? 0 : Math.floor(now / MOTH.beat) % 2)
    },
  }
}
