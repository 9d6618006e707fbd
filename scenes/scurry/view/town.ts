import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scurry-later/manifest'
import { CLOCK_FAR, TOWN } from '../../../assets/scurry-later/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { ScurryState } from '../state'
import { Haul } from './haul'

/** Where the picture of the town begins. */
const TOP = 200
const TILES = [-2, -1, 0, 1, 2, 3] as const
/** How long it takes to come out of the haze, in ms. */
const APPEARS = 3000

/** The town beyond the works, and the clocks in its towers. */
export function createTown(kit: LaterKit<typeof manifest>): View<ScurryState> {
  const town = kit.tiles('town', TOWN.width).updateTransform({ y: TOP })
  const clocks = TILES.map((tile) =>
    kit.sprite('clock').updateTransform({
      x: tile * TOWN.width + TOWN.clock.x,
      y: TOWN.clock.y - TOP,
      scaleX: CLOCK_FAR,
      scaleY: CLOCK_FAR,
    }),
  )
  town.addChild(...clocks)
  const haul = new Haul('clock')
  return {
    root: new Container({ label: 'town', children: [town] }),
    draw(scurry, moment) {
      const { town: cycle, chase } = scurry
      haul.follow(scurry, moment)
      town.slide(moment.reducedMotion ? 0 : (cycle.at + cycle.pace * moment.between) * TOWN.width)
      town.alpha = chase.laterAt === null ? 0 : smoothstep(0, APPEARS, moment.now - chase.laterAt)
      for (const clock of clocks) clock.visible = !haul.isAway
    },
  }
}
