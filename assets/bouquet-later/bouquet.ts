import type { Ink } from '../ink/ink'
import { drawBloom, drawHead } from './heads'
import { drawStem } from './jar'
import { drawRibbon } from './ribbon'
import { FLOWER, RIBBONS, SIZE, SLOTS } from './shared'

/** The bouquet without its jar, (0, 0) where the foot of that was. */
export function drawBouquet(ink: Ink): void {
  for (const place of SLOTS.keys()) drawStem(ink, place * 2)
  const small = FLOWER * SIZE
  for (const [place, { x, y }] of SLOTS.entries())
    ink.at(x, y, { rotate: x * 0.07, scale: small }, () => drawBloom(ink, place % 2))
  for (const [place, { x, y }] of SLOTS.entries())
    ink.at(x, y, { rotate: x * 0.07, scale: small }, () => drawHead(ink, 0, place % 2 === 0 ? 'glad' : 'laughs'))
  drawRibbon(ink, RIBBONS - 1)
}
