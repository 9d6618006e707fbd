import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { drawWords } from '../ink/words'
import { drawBottle, drawCork } from './bottle'
import { drawBrush } from './brush'
import { brushCapitals } from './logo-letters'

const SUBLINE = '31 days of ink · October 2022'
const FRENCH_SUBLINE = '31 jours d’encre · octobre 2022'

/** The name of the house, 1030 × 160: bottle, brush capitals over a red stroke, and the brush that drew it. */
export function drawLogo(ink: Ink): void {
  // The red stroke lies under the letters, and still wet at the brush's tip.
  underline(ink, '152,127 230,122 330,119 470,121 640,118 740,110 800,104', 19)
  brushCapitals(ink, 'THE', { x: 150, y: 50, size: 0.43, width: 16, fine: true })
  brushCapitals(ink, 'TOY BOX', { x: 256, y: 104, size: 1.13, width: 16.5 })

  drawWords(ink, SUBLINE, 480, 151, { size: 25.5, align: 'middle' })

  ink.at(82, 72, { scale: 0.98 }, () => drawBottle(ink))
  ink.at(17, 124, { rotate: -16, scale: 0.98 }, () => drawCork(ink))
  ink.at(803, 105, { rotate: -27 }, () => drawBrush(ink, { shadow: 0.42 }))

  ink.splatter(792, 78, { radius: 15, count: 6, largest: 2.2, color: VERMILION })
  ink.splatter(152, 132, { radius: 22, count: 11, largest: 2.4 })
  ink.dot(1000, 84, 2.7)
  ink.dot(1008, 93, 1.7)
  ink.dot(1015, 86, 0.7)
  ink.dot(990, 106, 0.9)
}

/** The same in French: a longer name, so that its letters are smaller and the brush lies further to the right. */
export function drawFrenchLogo(ink: Ink): void {
  underline(ink, '152,128 240,123 350,120 500,122 680,119 790,111 862,100', 18)
  brushCapitals(ink, 'LA', { x: 145, y: 58, size: 0.43, width: 16, fine: true })
  brushCapitals(ink, 'BOÎTE À JOUETS', { x: 213, y: 104, size: 0.738, width: 17.4 })

  drawWords(ink, FRENCH_SUBLINE, 494, 151, { size: 25.5, align: 'middle' })

  ink.at(82, 72, { scale: 0.98 }, () => drawBottle(ink))
  ink.at(17, 124, { rotate: -16, scale: 0.98 }, () => drawCork(ink))
  ink.at(866, 100, { rotate: -30, scale: 0.84 }, () => drawBrush(ink, { shadow: 0.42 }))

  ink.splatter(862, 68, { radius: 13, count: 6, largest: 2, color: VERMILION })
  ink.splatter(152, 132, { radius: 22, count: 11, largest: 2.4 })
}

/** The name for narrow screens, 300 × 110: THE over TOY BOX, and a small bottle. */
export function drawNarrowLogo(ink: Ink): void {
  underline(ink, '10,101 90,96 170,98 222,95 240,92', 11)
  brushCapitals(ink, 'THE', { x: 20, y: 39, size: 0.34, width: 17, fine: true })
  brushCapitals(ink, 'TOY BOX', { x: 10, y: 91, size: 0.465, width: 17.5, fine: true })
  ink.at(267, 62, { scale: 0.49, rotate: 3 }, () => drawBottle(ink, 62))
  ink.splatter(118, 34, { radius: 12, count: 6, largest: 1.6 })
}

/** The same in French: LA BOÎTE À over JOUETS. */
export function drawNarrowFrenchLogo(ink: Ink): void {
  underline(ink, '10,101 90,96 150,98 200,95 222,92', 11)
  brushCapitals(ink, 'LA BOÎTE À', { x: 14, y: 40, size: 0.285, width: 18, fine: true })
  brushCapitals(ink, 'JOUETS', { x: 12, y: 92, size: 0.49, width: 17.5, fine: true })
  ink.at(267, 62, { scale: 0.49, rotate: 3 }, () => drawBottle(ink, 62))
  ink.splatter(222, 34, { radius: 12, count: 6, largest: 1.6 })
}

/** A dry red stroke: full where it is set down, ragged where it leaves. */
function underline(ink: Ink, path: string, width: number): void {
  const pressure = (along: number) => Math.min(1, 0.5 + along * 8) * (1 - 0.38 * along)
  ink.line(path, { width, color: VERMILION, alpha: 0.92, dry: 0.62, profile: pressure })
}
