import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/farm-later/manifest'
import type { View } from '../../../src/stage/contract/scene'
import type { LaterKit } from '../../../src/stage/kit/kit'
import { CAT_WAY, catAt, FISH } from '../layout'
import type { FarmState } from '../state'

/** How long it is seen in each drawing, in ms: on its way, and running. */
const STEP = { goes: 130, runs: 60 } as const
/** How a fish lies across its mouth, by its tail, beside its paws, in units and radians. */
const LOOT = { x: -20, y: -36, rotation: 1.5 } as const
/** What it has left of fish, about where it sits, in scene units: as many as are seen. */
const BONES = [
  { x: 908, y: 838, rotation: 0.3 },
  { x: 832, y: 836, rotation: -0.5 },
  { x: 900, y: 812, rotation: 1.1 },
] as const

/** The cat on its way to the rack and back, what it has in its mouth, and what it has left. */
export function createProwl(kit: LaterKit<typeof manifest>): View<FarmState> {
  const cat = kit.sprite('prowl')
  const loot = kit.sprite('hung').updateTransform(LOOT)
  const both = new Container({ label: 'cat', children: [cat, loot] })
  const bones = BONES.map((place) => kit.sprite('bone').updateTransform(place))
  const place = { x: CAT_WAY[0].x, y: CAT_WAY[0].y }
  return {
    root: new Container({ label: 'prowl', children: [...bones, both] }),
    draw({ rack: { prowl, stolen } }, { now, reducedMotion }) {
      for (let i = 0; i < bones.length; i++) {
        const bone = bones[i]
        if (bone) bone.visible = stolen > i
      }
      both.visible = prowl !== null
      if (!prowl) return
      catAt(prowl, now, place)
      both.position.copyFrom(place)
      both.scale.x = prowl.home ? 1 : -1
      const isRunning = prowl.home !== null && prowl.fish === null
      cat.show(reducedMotion ? 0 : Math.floor(now / (isRunning ? STEP.runs : STEP.goes)) % 3)
      loot.visible = prowl.fish !== null
      loot.show(FISH[prowl.fish ?? 0] ?? 'sole')
    },
  }
}
