import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/tempting-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { EYES } from '../layout'
import type { TemptingState } from '../state'
import { isWinking } from './closing'

/** The right eye, which says otherwise than the sign. */
export function createWink(kit: LaterKit<typeof manifest>): View<TemptingState> {
  const wink = kit.sprite('wink').updateTransform(EYES[1])
  return {
    root: new Container({ label: 'wink', children: [wink] }),
    draw(machine, { now }) {
      wink.visible = isWinking(machine, now)
    },
  }
}
