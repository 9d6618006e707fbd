import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { drawToybox } from './toybox'

/** The box on a sheet of its own, 256 × 256: home screens want no transparency, and round the corners themselves. */
export function drawAppIcon(ink: Ink): void {
  drawSheet(ink)
  ink.at(2, 11, { scale: 0.985 }, () => drawToybox(ink))
  ink.dot(32, 66, 6)
  ink.dot(45, 48, 3.4)
  ink.dot(226, 50, 4.6)
}

/** The same where a home screen cuts it to a shape of its own: all that matters lies within the circle of 0.4 of its side. */
export function drawMaskableAppIcon(ink: Ink): void {
  drawSheet(ink)
  ink.at(25, 30, { scale: 0.8 }, () => drawToybox(ink))
}

function drawSheet(ink: Ink): void {
  ink.cut('-20,-20* 276,-20* 276,276* -20,276*', { fill: PAPER })
}
