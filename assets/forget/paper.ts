import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'

/** How large a piece of the page is that is laid all over it. */
export const SHEET = 360

/** Bare paper, with its tooth. */
export function drawPaper(ink: Ink): void {
  const far = SHEET + 60
  const page = ink.path(`-60,-60* ${far},-60* ${far},${far}* -60,${far}*`, true)
  ink.cut(page, { fill: PAPER })
  ink.wash(page, { alpha: 0.14, color: '#b4a78b' })
}
