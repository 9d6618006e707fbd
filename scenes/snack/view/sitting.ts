import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/snack-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { isGlancing, isSitting } from '../layout'
import type { SnackState } from '../state'

type Kit = LaterKit<typeof manifest>

/** All of her but wing and head, as she sits. */
export function createSitting(kit: Kit): View<SnackState> {
  const root = new Container({ children: [kit.cutSprite('seated')] })
  return {
    root,
    draw({ feast }, { now }) {
      root.visible = isSitting(feast, now)
    },
  }
}

/** Her eye, on whoever let it fall there. */
export function createGlance(kit: Kit): View<SnackState> {
  const root = new Container({ children: [kit.sprite('glance')] })
  return {
    root,
    draw(snack, { now }) {
      root.visible = isGlancing(snack, now)
    },
  }
}
