import { Container } from 'pixi.js'
import { PHOTO, SHOES } from '../../../assets/kind/shared'
import type { manifest } from '../../../assets/kind-later/manifest'
import { CASE, COAT } from '../../../assets/kind-later/shared'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { KindState } from '../state'
import type { Tuning } from '../tuning'
import { DOORLIGHT, DUSK, darknessOf, isInDoorlight } from './light'
import { liftOf } from './things'

/** What the dusk leaves of what stands by the door, by lamplight. */
const BY_DOOR = 0xe8dcc8

/** Somebody is home: his hat and coat on the hooks, his case by the door, the box without his shoes, and his face in the photograph. */
export function createHome(kit: LaterKit<typeof manifest>): View<KindState, Tuning> {
  const coat = kit.sprite('coat').updateTransform(COAT)
  const luggage = kit.sprite('case').updateTransform(CASE)
  const empty = kit.sprite('empty')
  const smile = kit.sprite('smile')
  smile.tint = DUSK
  const byDoor = [luggage, empty]
  const root = new Container({ label: 'home', children: [coat, smile, empty, luggage], visible: false })
  return {
    root,
    draw(room, { now, reducedMotion, tuning }) {
      root.visible = room.door.isHome
      if (!room.door.isHome) return
      const isDark = darknessOf(room, now, reducedMotion) > 0.5
      const isLit = !isDark || isInDoorlight(room, now, reducedMotion)
      const tint = isDark ? (isLit ? DOORLIGHT : 0xffffff) : BY_DOOR
      coat.show(isDark ? 'dark' : 'lit')
      coat.tint = isDark ? 0xffffff : DUSK
      for (const sprite of byDoor) {
        sprite.show(isLit ? 'lit' : 'dark')
        sprite.tint = tint
      }
      empty.position.set(SHOES.x, SHOES.y - (reducedMotion ? 0 : liftOf(room, 'shoes', now, tuning)))
      smile.alpha = isDark ? 0 : 1
      smile.position.set(PHOTO.x, PHOTO.y - (reducedMotion ? 0 : liftOf(room, 'photo', now, tuning)))
    },
  }
}
