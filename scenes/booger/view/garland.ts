import { Container } from 'pixi.js'
import { UNIT } from '../../../assets/booger/shared'
import { ringing, swaying } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import { REIGN } from '../layout'
import type { BoogerState } from '../state'
import { faceY } from './pin'
import { hungFor, type Kit, makeThings } from './things'

/** What hangs about the face, as it swings out and in no wind. */
export function createGarland(kit: Kit): View<BoogerState> {
  const things = makeThings(kit)
  for (const { sprite, hook } of things) sprite.position.set(hook.x * UNIT, faceY(hook.y))
  return {
    root: new Container({ label: 'garland', children: things.map(({ sprite }) => sprite) }),
    draw({ garland }, { now, reducedMotion }) {
      const isSniffed = garland.reignsAt !== null && now >= garland.reignsAt + REIGN.sniffs
      for (let place = 0; place < things.length; place++) {
        const thing = things[place]
        if (!thing) continue
        const { sprite, rank, swings } = thing
        const hung = reducedMotion ? Number.POSITIVE_INFINITY : hungFor(garland, rank, now)
        sprite.visible = garland.out >= rank && !isSniffed && hung >= 0
        // What hangs by both ends moves with his breath.
        const idle = reducedMotion ? 0 : Math.sin(now / (swings ? 700 : 520) + rank)
        sprite.scale.y = swings ? 1 : 1 + 0.24 * ringing(hung, 150, 270) + 0.012 * idle
        sprite.rotation = swings ? 0.4 * swaying(hung, 1600, 640) + 0.025 * idle : 0
      }
    },
  }
}
