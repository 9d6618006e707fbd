import { Container, Graphics } from 'pixi.js'
import type { manifest } from '../../../assets/kind-later/manifest'
import { EDGES, SHADOW, WEDGE } from '../../../assets/kind-later/shared'
import { smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { OPENING } from '../layout'
import type { KindState } from '../state'
import { isDoorOpen, openingOf } from './light'

/** Where the light comes in, at the sill, and what it never goes beyond while it opens, in scene units from there. */
const SILL = { x: 66, y: 869 } as const
const REACH = { x: 1720, up: 280, down: 270, slit: 60 } as const
/** From how far his shadow slides in, in scene units. */
const SLIDES = 320

/** The light of the door on the floor once it stands, to be printed with that. */
export function createDoorlight(kit: LaterKit<typeof manifest>): View<KindState> {
  const root = kit.cutSprite('wedge').updateTransform(WEDGE)
  return {
    root,
    draw(room, moment) {
      root.visible = isDoorOpen(room, moment)
    },
  }
}

/** The light of the door on the floor while it opens; his shadow in it; and the edges that it has got hold of. */
export function createWedge(kit: LaterKit<typeof manifest>): View<KindState> {
  const light = kit.cutSprite('wedge').updateTransform(WEDGE)
  const edges = kit.sprite('edges').updateTransform(EDGES)
  const shadow = kit.sprite('shadow')
  shadow.blendMode = 'multiply'
  // It opens as a fan does, and is cut off only while it does.
  const fan = new Graphics({ position: SILL })
    .poly([0, -REACH.slit, REACH.x, -REACH.up, REACH.x, REACH.down, 0, REACH.slit])
    .fill(0xffffff)
  const lit = new Container({ children: [light, shadow] })
  const root = new Container({ label: 'wedge', children: [fan, lit, edges] })
  return {
    root,
    draw({ door }, { now, reducedMotion }) {
      const open = openingOf(door, now, reducedMotion)
      root.visible = open > 0
      if (open === 0) return
      const isOpening = open < 1
      fan.visible = light.visible = isOpening
      fan.scale.y = open
      const mask = isOpening ? fan : null
      if (lit.mask !== mask) lit.mask = mask
      edges.alpha = smoothstep(0.3, 1, open)
      const entered = reducedMotion
        ? 1
        : smoothstep(OPENING.enters, OPENING.enters + OPENING.stands, now - (door.openedAt ?? now))
      shadow.visible = !door.isHome && entered > 0
      shadow.alpha = entered
      shadow.position.set(SHADOW.x - SLIDES * (1 - entered), SHADOW.y)
    },
  }
}
