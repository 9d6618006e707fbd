import type { manifest } from '../../../assets/heist-later/manifest'
import type { Point } from '../../../src/stage/contract/geometry'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { armourAt, drawnAt } from '../layout'
import type { HeistState } from '../state'
import { dimnessAt } from './dimness'

/** A suit of armour at the edge of a large floor. */
export function createArmour(kit: LaterKit<typeof manifest>): View<HeistState> {
  const root = kit.sprite('armour')
  const light: Point = { x: 0, y: 0 }
  return {
    root,
    draw(heist, { size }) {
      armourAt(size, root.position)
      root.visible = heist.loot.cameAt !== null && root.x > 0
      drawnAt(heist.light, size, light)
      root.tint = dimnessAt(root.x, root.y, light)
    },
  }
}
