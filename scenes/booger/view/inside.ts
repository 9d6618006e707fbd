import { Container } from 'pixi.js'
import type { View } from '../../../src/stage/contract/scene'
import { REIGN } from '../layout'
import type { BoogerState } from '../state'
import { faceY, placeOnFace } from './pin'
import type { Kit } from './things'

/** A hand that is up the nose, as it shows from without. */
export function createInside(kit: Kit): View<BoogerState> {
  const hand = placeOnFace(kit.sprite('inside'), [240, 100])
  return {
    root: new Container({ label: 'inside', children: [hand] }),
    draw({ garland: { reignsAt } }, { now, reducedMotion }) {
      const reigned = reignsAt === null ? -1 : now - reignsAt
      hand.visible = reigned >= REIGN.full - 120 && reigned < REIGN.sneezes
      // It feels its way about in there.
      hand.rotation = reducedMotion ? 0 : Math.sin(now / 170) * 0.035
      hand.y = faceY(reducedMotion ? 100 : 100 + Math.sin(now / 120) * 2)
    },
  }
}
