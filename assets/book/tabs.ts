import type { Ink } from '../ink/ink'
import { BRIGHT } from './sketchbook'

/** A cell of the sheet of tabs. */
const CELL = { width: 70, height: 28 }

/** Tabs of paper that stand out to the right, 70 × 84: of a day never opened, of one that was, and of the one that is seen. */
export function drawTabs(ink: Ink): void {
  for (const [row, kind] of (['unopened', 'opened', 'here'] as const).entries()) {
    const isHere = kind === 'here'
    const [y, out, half] = [(row + 0.5) * CELL.height, isHere ? 66 : 54, isHere ? 11.5 : 9.5]
    const shape = `2,${y - half}* ${out - 5},${y - half + 0.6}* ${out},${y - half + 5}* ${out + 0.4},${y + half - 5}* ${out - 5},${y + half}* 2,${y + half}*`
    const tab = ink.path(shape, true)
    ink.cut(tab, { fill: kind === 'unopened' ? '#d8cbb1' : BRIGHT })
    if (isHere) ink.black(tab)
    ink.contour(tab, { width: isHere ? 2.6 : 1.9, gap: 0.02, lit: 0.7 })
  }
}
