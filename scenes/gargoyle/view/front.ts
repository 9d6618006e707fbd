import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/gargoyle-later/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { BLAZE, redShare } from '../layout'
import type { GargoyleState } from '../state'

/**
 * Tongues of fire nearer to us, from either side, the further one first: each goes down towards the menu, so that its words are read.
 * How large they are as drawn 1, by how many radians they go down, how far above the window's lower edge they begin, how far of them
 * lies beside the window, and where they are in their wavering, 0…1.
 */
const TONGUES = [
  { size: 0.78, slope: 0.34, above: 90, beside: 260, phase: 0.3 },
  { size: 1, slope: 0.3, above: -20, beside: 700, phase: 0.8 },
] as const
/** How far below that they wait. */
const BELOW = 420
/** How far the red has come in when its tongue hides them. */
const COVERED = 0.5
/** How much a tongue wavers, as a share of its height, how far it leans, in radians, and for how long, in ms. */
const WAVER = { share: 0.07, lean: 0.05, time: 310 } as const

/** What burns before the fire itself while it roars. */
export function createFront(kit: LaterKit<typeof manifest>): View<GargoyleState> {
  const tongues = ([1, -1] as const).flatMap((way) =>
    TONGUES.map((tongue) => ({ ...tongue, way, sprite: kit.cutSprite('tongue') })),
  )
  const root = new Container({ label: 'front', children: tongues.map(({ sprite }) => sprite) })
  return {
    root,
    draw(page, { now, reducedMotion, viewport: { visible } }) {
      const up = smoothstep(1.2, BLAZE.roaring, page.blaze)
      root.visible = up > 0 && redShare(page, now) < COVERED
      if (!root.visible) return
      for (const { sprite, way, size, slope, above, beside, phase } of tongues) {
        const turn = 2 * Math.PI * (now / WAVER.time + phase + way / 5)
        const waver = reducedMotion ? 0 : Math.sin(turn)
        sprite.scale.set(way * size, size * (1 + WAVER.share * waver))
        sprite.rotation = way * slope
        sprite.skew.x = reducedMotion ? 0 : WAVER.lean * Math.cos(turn * 0.7)
        const x = way === 1 ? visible.x : visible.x + visible.width
        sprite.position.set(
          x - way * beside * Math.cos(slope) * size,
          visible.y + visible.height - above + BELOW * (1 - up) - beside * Math.sin(slope) * size,
        )
      }
    },
  }
}
