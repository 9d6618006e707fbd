import type { Ink } from '../ink/ink'
import { drawBand, drawStroke, drawTicket, FIELD, prizeRow, STROKES } from '../scrape/card'
import { drawSilver } from '../scrape/silver'

/** What has become of a card: not scratched, a blank, or what it has won. */
export const FATES = ['whole', 'blank', 'coins', 'purses', 'houses'] as const

/** The middle of a row of the prize table, in units from the card's middle. */
const PRIZES_AT = -94

/** A card that is done with, upright, without its symbols. */
export function drawDead(ink: Ink, frame: number): void {
  drawTicket(ink)
  if (frame === 0) drawWhole(ink)
  else if (frame === 1)
    for (const kind of [0, 1, 2]) ink.at(PRIZES_AT, prizeRow(kind), {}, () => drawStroke(ink, STROKES - 1))
  else ink.at(PRIZES_AT, prizeRow(frame - 2), {}, () => drawBand(ink))
}

function drawWhole(ink: Ink): void {
  const { left, top, width, height } = FIELD
  ink.clip(ink.box(left, top, width, height), () => ink.at(left, top, {}, () => drawSilver(ink)))
}
