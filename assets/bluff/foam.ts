import { type BrushStroke, brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import type { PenPoint } from '../ink/path'

/** How a brush is pulled; `brush-stroke.ts` says what each does. */
type Pull = Required<Pick<BrushStroke, 'name' | 'width' | 'wet' | 'dry' | 'tail' | 'entry'>>

/** Paper pulled over ink with one brush: every hair has its shadow. */
export function pullFoam(ink: Ink, points: readonly PenPoint[], stroke: Pull): void {
  const moved = (dx: number, dy: number) => ({
    points: points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })),
    closed: false,
    corners: [],
  })
  brushStroke(ink, moved(2.4, 1.8), { ...stroke, width: stroke.width + 2.4 })
  brushStroke(ink, moved(-1.1, -0.7), { ...stroke, width: stroke.width + 1.4 })
  brushStroke(ink, moved(0, 0), { ...stroke, white: true })
}
