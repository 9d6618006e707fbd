import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/match/manifest'
import { manifest as tall } from '../../../assets/match-tall/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** Where the table's picture and the case begin, in scene units. */
const TABLE = { x: 0, y: 48 } as const
const CASE = { x: 44, y: 4 } as const
/** The page under any window, in scene units. */
const PAGE = { x: -1200, y: -1200 } as const

/** All that stands still, back to front: the page, what lies about on it, and the open case. */
export function drawTable(kit: ViewKit<typeof manifest>): readonly Container[] {
  const lawn = kit.marginPart('tall', tall, (parts) => {
    const both = new Container()
    both.addChild(parts.sprite('above'), parts.sprite('below').updateTransform({ y: 1000 }))
    return both
  })
  return [
    kit.mirrored('paper', [0, 10], [0, 9]).updateTransform(PAGE),
    lawn,
    kit.sprite('table').updateTransform(TABLE),
    kit.sprite('case').updateTransform(CASE),
  ]
}
