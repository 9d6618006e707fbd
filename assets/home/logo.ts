import type { Ink } from '../ink/ink'
import { letter, letteringWidth } from '../ink/lettering'
import { VERMILION } from '../ink/palette'
import { drawBottle, drawCork } from './bottle'
import { drawBrush } from './brush'
import { brushCapitals } from './logo-letters'

const SUBLINE = '31 days of ink · October 2022'

/** The name of the house, 1030 × 160: bottle, brush capitals over a red stroke, and the brush that drew it. */
export function drawLogo(ink: Ink): void {
  // The red stroke lies under the letters, and still wet at the brush's tip.
  underline(ink, '152,127 230,122 330,119 470,121 640,118 740,110 800,104', 19)
  brushCapitals(ink, 'THE', 156, 50, 0.42, 17)
  brushCapitals(ink, 'TOY BOX', 254, 104, 1.13, 16.5)

  const size = 1.08
  const spacing = 2.2
  const left = 480 - letteringWidth(SUBLINE, size, spacing) / 2
  letter(ink, SUBLINE, left, 151, { size, width: 1.75, tracking: spacing })

  ink.at(82, 72, { scale: 0.98 }, () => drawBottle(ink))
  ink.at(17, 124, { rotate: -16, scale: 0.98 }, () => drawCork(ink))
  ink.at(803, 105, { rotate: -27 }, () => drawBrush(ink))

  ink.splatter(752, 68, { radius: 26, count: 9, largest: 2.4, color: VERMILION })
  ink.splatter(152, 132, { radius: 22, count: 11, largest: 2.4 })
  ink.splatter(1004, 92, { radius: 20, count: 7, largest: 3 })
}

/** The name for narrow screens, 300 × 110: THE over TOY BOX, and a small bottle. */
export function drawNarrowLogo(ink: Ink): void {
  underline(ink, '14,101 90,96 180,98 240,94 284,90', 11)
  brushCapitals(ink, 'THE', 20, 36, 0.34, 18)
  brushCapitals(ink, 'TOY BOX', 14, 90, 0.53, 17)
  // The bottle stands in the gap above the letters, with room to its left for the cork.
  ink.at(256, 26, { scale: 0.34, rotate: 4 }, () => drawBottle(ink))
  ink.at(222, 42, { scale: 0.36, rotate: -20 }, () => drawCork(ink))
  ink.splatter(122, 32, { radius: 12, count: 6, largest: 1.6 })
}

/** A dry red stroke: full where it is set down, ragged where it leaves. */
function underline(ink: Ink, path: string, width: number): void {
  const pressure = (along: number) => Math.min(1, 0.5 + along * 8) * (1 - 0.38 * along)
  ink.line(path, { width, color: VERMILION, alpha: 0.92, dry: 0.62, profile: pressure })
}
