import { drawPortrait } from '../blotlings/draw'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import { drawLuggage, drawRoad } from '../trip/frame'
import { LIGHT } from '../trip/hand'
import { TRAVELLERS } from '../trip/shared'

/** One of the three on its way, with its luggage behind it; the middle of its feet is the origin, and `scale` how large its portrait is. */
export function drawTraveller(ink: Ink, which: number, scale: number): void {
  ink.light = LIGHT
  ink.at(0, 0, { scale }, () => drawPortrait(ink, itemAt(TRAVELLERS, which), { accent: TEAL }))
  ink.at(46 * scale, 4 * scale, { scale: 0.68 * scale, rotate: 6 }, () => drawLuggage(ink, which))
}

/** What is left in the frame: the road, and nobody on it. The middle of the glass is the origin. */
export function drawEmptyPicture(ink: Ink): void {
  drawRoad(ink, () => ink.wash('-84,76 10,68 92,74 60,86 -40,88', { alpha: 0.34 }))
}

/** The shadow of who is in the air, or sits. */
export function drawShade(ink: Ink): void {
  ink.wash(ink.ellipse(0, 0, 96, 24), { alpha: 0.62 })
}
