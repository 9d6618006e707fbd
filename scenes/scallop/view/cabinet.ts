import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/scallop/manifest'
import { manifest as tall } from '../../../assets/scallop-tall/manifest'
import { manifest as wide } from '../../../assets/scallop-wide/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** Where the cabinet begins, and the foot of its edge. */
const NICHE = { x: 632, y: 0 } as const
const POST = { x: 632, y: 872 } as const
/** The table under any window, in scene units. */
const TABLE = { x: -1600, y: -1200 } as const

/** All that stands still, back to front: the table, its sheet of labels, and the cabinet with its niche. */
export function drawCabinet(kit: ViewKit<typeof manifest>): readonly Container[] {
  const table = kit.mirrored('paper', [0, 12], [0, 9])
  table.position.copyFrom(TABLE)
  return [
    table,
    kit.marginPart('tall', tall, (parts) => {
      const ends = new Container()
      ends.addChild(parts.sprite('above'), parts.sprite('below').updateTransform({ y: 1000 }))
      return ends
    }),
    kit.marginPart('wide', wide, (parts) => parts.sprite('beside').updateTransform({ x: 1600 })),
    kit.sprite('sheet'),
    kit.sprite('niche').updateTransform(NICHE),
  ]
}

/** The foot of the cabinet's edge once more, which lies before the table. */
export function drawPost(kit: ViewKit<typeof manifest>): Container {
  return kit.sprite('post').updateTransform(POST)
}
