import type { Ink } from '../ink/ink'
import { drawBloom, drawHead } from './heads'
import { drawRibbon } from './ribbon'
import { FLOWER, RIBBONS, SIZE, SLOTS } from './shared'

/** The bouquet without its jar, its stems crossing under the bow; (0, 0) is where the foot of the jar was. */
export function drawBouquet(ink: Ink): void {
  for (const [place, { x, y }] of SLOTS.entries()) {
    const foot = `${-x * 0.26},${-6 - (place % 3) * 8}@7`
    const path = `${foot} ${x * 0.05},-166@8 ${x * 0.62},${y / 2 - 84}@7.4 ${x * 0.94},${y + 50}@6.6`
    const stem = ink.tube(path, { root: true })
    ink.cut(stem, { halo: 1.4 })
    ink.black(stem)
    ink.line(path.replaceAll(/@[\d.]+/g, ''), { width: 1.5, white: true, profile: 'swell' })
  }
  const small = FLOWER * SIZE
  for (const [place, { x, y }] of SLOTS.entries())
    ink.at(x, y, { rotate: x * 0.07, scale: small }, () => drawBloom(ink, place % 2))
  for (const [place, { x, y }] of SLOTS.entries())
    ink.at(x, y, { rotate: x * 0.07, scale: small }, () => drawHead(ink, 0, place % 2 === 0 ? 'glad' : 'laughs'))
  drawRibbon(ink, RIBBONS - 1)
}
