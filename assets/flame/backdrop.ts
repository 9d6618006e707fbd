import type { Ink } from '../ink/ink'
import { drawClearing } from './clearing'
import { drawHearthBack } from './hearth'
import { drawSky } from './sky'
import { drawUndergrowth, drawWood } from './wood'

/** The camp site at night, without what moves and who listens. */
export function drawBackdrop(ink: Ink): void {
  drawSky(ink)
  drawWood(ink)
  drawUndergrowth(ink)
  drawClearing(ink)
  drawHearthBack(ink)
}
