import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/camping-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { CampingState } from '../state'

/** Where the hat of the party is: on the tent's pole after the first night and ever after, and in the third on the owl. */
const POLE = { x: 804, y: 412 } as const
const OWL = { x: 262, y: 198 } as const

/** What stands still in the camp of the other nights, printed with the wood; flags and hat stay for good. */
export function createCamp(kit: LaterKit<typeof manifest>): View<CampingState> {
  const garland = kit.sprite('garland').updateTransform({ x: 808, y: 404 })
  const branch = kit.sprite('branch').updateTransform({ x: 262, y: 336 })
  const tent = kit.sprite('tent').updateTransform({ x: 940, y: 836 })
  const stump = kit.sprite('stump').updateTransform({ x: 226, y: 752 })
  const fallenBoot = kit.sprite('fallenBoot').updateTransform({ x: 1008, y: 892 })
  const hat = kit.sprite('hat')
  return {
    root: new Container({ children: [branch, stump, garland, tent, hat, fallenBoot] }),
    draw({ nights }) {
      const night = nights % 3
      garland.visible = nights > 0
      branch.visible = night === 1
      tent.visible = night > 0
      stump.visible = night > 0
      fallenBoot.visible = night === 1
      hat.visible = nights > 0
      hat.position.copyFrom(night === 2 ? OWL : POLE)
    },
  }
}
