import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { isAway } from '../layout'
import type { TripState } from '../state'

/** Where whoever was there stood in the glass, and how much smaller than on the road. */
const PLACE = { x: -15, y: 78, scaleX: 0.72, scaleY: 0.72 } as const
/** The hole is dark, and its lower edge is lit. */
const HOLE = { tint: 0x2b2722, edge: 0xf5ecd9, by: 2.4 } as const

/** What is left in the frame of one who is away: the road, and a hole in its shape. */
export function createEmptyPicture(kit: LaterKit<typeof manifest>): View<TripState> {
  const edge = kit.sprite('walker').updateTransform({ ...PLACE, x: PLACE.x + HOLE.by, y: PLACE.y + HOLE.by })
  const hole = kit.sprite('walker').updateTransform(PLACE)
  edge.tint = HOLE.edge
  hole.tint = HOLE.tint
  const root = new Container({ label: 'empty picture', children: [kit.sprite('emptyPicture'), edge, hole] })
  return {
    root,
    draw(trip) {
      const { frame } = trip
      root.visible = frame !== null && isAway(trip, frame.ball)
      if (!frame) return
      edge.show(`${frame.ball}_shadow`)
      hole.show(`${frame.ball}_shadow`)
    },
  }
}
