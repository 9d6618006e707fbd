import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { bobOf, markSide, NIGHT, nightOf, placeOf, raiseOf, swellAt, TRAPS } from '../layout'
import type { FarmState } from '../state'

/** How large they are beside those on the bridge, where they hang on the side away from the mark, above the water, in units, and how far below it the water shines. */
const LAMP = { size: 0.72, aside: 50, up: 30, glint: 12 } as const
/** The one in the corner hangs below the day's name. */
const CORNER_UP = 4
/** How much of the swell is left for whoever asked for calm. */
const CALM = 5 / 12

/** After a supper each trap has a lamp of its own. */
export function createTrapLamps(kit: LaterKit<typeof manifest>): View<FarmState> {
  const lamps = TRAPS.map(([x, y]) => {
    const place = placeOf({ x, y })
    const sprite = kit.sprite('lamp').show('lit')
    sprite.scale.set(LAMP.size)
    sprite.x = place.x - markSide({ x, y }) * LAMP.aside
    const glint = kit.sprite('glint').updateTransform({ x: sprite.x, y: place.y + LAMP.glint, scaleX: LAMP.size })
    return { sprite, glint, y: place.y - (y === 0 ? CORNER_UP : LAMP.up) }
  })
  const root = new Container({ label: 'trap lamps', children: lamps.flatMap(({ sprite, glint }) => [glint, sprite]) })
  return {
    root,
    draw(farm, { now, viewport, reducedMotion }) {
      root.visible = nightOf(farm, now) === NIGHT.traps
      if (!root.visible) return
      root.y = -raiseOf(viewport)
      for (let index = 0; index < lamps.length; index++) {
        const lamp = lamps[index]
        if (lamp) lamp.sprite.y = lamp.y - swellAt(bobOf(farm, index, now)) * (reducedMotion ? CALM : 1)
      }
    },
  }
}
