import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { TILE } from '../layout'
import type { ScurryState } from '../state'

const TILES = [-2, -1, 0, 1, 2, 3] as const
/** The mouths of the two stacks that smoke, in scene units from the corner of the skyline's tile, and how much of it they do. */
const STACKS = [
  { x: 272, y: 132, scale: 0.92 },
  { x: 1268, y: 236, scale: 0.62 },
] as const
/** How smoke swells and sways before what is printed of it, by shares and radians, and in what time, in ms. */
const SWELL = { from: 1.04, by: 0.1, sway: 0.05, time: 700 } as const

/** Smoke that moves, over all that stands. It slides with the skyline that it lies in. */
export function createSmoke(kit: LaterKit<typeof manifest>): View<ScurryState> {
  const plumes = TILES.flatMap((tile) =>
    STACKS.map(({ x, y, scale }) => ({
      scale,
      sprite: kit.sprite('smoke').updateTransform({ x: x + tile * TILE, y }),
    })),
  )
  const root = new Container({ label: 'smoke', children: plumes.map(({ sprite }) => sprite) })
  return {
    root,
    draw({ chase }, { now, reducedMotion }) {
      root.visible = chase.laterAt !== null
      const phase = reducedMotion ? 0 : now / SWELL.time
      for (const { sprite, scale } of plumes) {
        const size = scale * (SWELL.from + SWELL.by * (0.5 + 0.5 * Math.sin(phase + scale * 9)))
        sprite.scale.set(size, scale * SWELL.from)
        sprite.rotation = SWELL.sway * Math.sin(phase * 0.7 + scale * 5)
      }
    },
  }
}
