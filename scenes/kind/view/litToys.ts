import { Container } from 'pixi.js'
import { BEAR, BLOCKS, HORSE } from '../../../assets/kind/shared'
import type { manifest } from '../../../assets/kind-later/manifest'
import { smoothstep } from '../../../src/stage/contract/math'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { KindState } from '../state'
import type { Tuning } from '../tuning'
import { openingOf } from './light'
import { liftOf } from './things'

/** The sides of the toys that the light of the door falls on, the nearer ones first; they hop with them. */
export function createLitToys(kit: LaterKit<typeof manifest>): View<KindState, Tuning> {
  const sides = [
    { sprite: kit.sprite('blocks'), ...BLOCKS, late: 0, from: 0.45 },
    { sprite: kit.sprite('bear'), ...BEAR, late: 70, from: 0.6 },
    { sprite: kit.sprite('horse'), ...HORSE, late: 140, from: 0.75 },
  ]
  const root = new Container({ label: 'lit toys', children: sides.map(({ sprite }) => sprite) })
  return {
    root,
    draw(room, { now, reducedMotion, tuning }) {
      const open = openingOf(room.door, now, reducedMotion)
      root.visible = open > 0
      for (const { sprite, x, y, late, from } of sides) {
        sprite.alpha = smoothstep(from, from + 0.2, open)
        sprite.position.set(x, y - (reducedMotion ? 0 : liftOf(room, 'toys', now - late, tuning)))
      }
    },
  }
}
