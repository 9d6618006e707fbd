import type { Container } from 'pixi.js'
import type { manifest } from '../../../assets/trip/manifest'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { STAGE } from '../layout'

/** The panels of the table: beside the stage's own its boards go on; over and under it they are turned, so that no grain is seen twice. */
const PANELS = [
  { column: 0, row: 0, x: 1 },
  { column: -1, row: 0, x: 1 },
  { column: 1, row: 0, x: 1 },
  { column: 0, row: -1, x: -1 },
  { column: 0, row: 1, x: -1 },
] as const

/** What of that the book hides, wherever the camera is, in scene units. */
export const HIDDEN = [268, 434, 1332, 434, 1452, 818, 1452, 868, 148, 868, 148, 818] as const

/** What lies still: the table as far as any window shows of it, what lies about on it, and the plaque. */
export function createDesk(kit: ViewKit<typeof manifest>): Container[] {
  const panels = PANELS.map(({ column, row, x }) =>
    kit
      .sprite('planks')
      .updateTransform({ x: (column + (x < 0 ? 1 : 0)) * STAGE.width, y: row * STAGE.height, scaleX: x }),
  )
  return [
    ...panels,
    kit.sprite('gloom'),
    kit.sprite('bookShadow').updateTransform({ x: 80, y: 320 }),
    kit.sprite('thingsLeft'),
    kit.sprite('thingsRight').updateTransform({ x: 1360, y: 350 }),
    kit.sprite('plaque').updateTransform({ x: 340, y: 884 }),
  ]
}
