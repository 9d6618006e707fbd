import { drawBranch } from '../camping/owl'
import type { Ink } from '../ink/ink'

/** The owl's branch, without her: she is out. */
export function drawBareBranch(ink: Ink): void {
  drawBranch(ink)
  ink.lines(['140,346 176,338', '206,336 240,339', '318,332 352,322'], { width: 2.4, profile: 'flick' })
}
