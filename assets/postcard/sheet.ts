import { drawTape } from '../book/tape'
import { drawBrush } from '../home/brush'
import { ruledSheet } from '../home/ruled'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { SHEET } from './shared'

/** The sheet that a card lies on while it is written: taped to the page, its heading underlined, a brush laid down on it. */
export function drawSheet(ink: Ink): void {
  const { width, height, margin } = SHEET
  const [right, bottom] = [margin + width, margin + height]
  ink.wash(
    `${margin + 24},${margin + 26}* ${right + 6},${margin + 20}* ${right + 10},${bottom - 6} ${right + 14},${bottom + 8}* ${margin + 38},${bottom + 11} ${margin + 14},${bottom}*`,
    { alpha: 0.7, color: '#1d1a17' },
  )
  ruledSheet(
    ink,
    { left: margin, top: margin, width, height },
    { light: 1.6, bottom: 3.4, right: 3, overshoot: 4, fill: '#efe4cc', name: 'postcard sheet' },
  )
  ink.at(margin + width / 2, margin, { rotate: -1.6, scale: 1.4 }, () => drawTape(ink))
  ink.line(
    [
      [margin + 46, margin + 86],
      [margin + 118, margin + 89],
      [margin + 208, margin + 86],
      [margin + 258, margin + 83],
    ],
    { width: 8, color: VERMILION, alpha: 0.92, dry: 0.6 },
  )
  ink.line(`${right - 304},${margin + 470} ${right - 176},${margin + 472} ${right - 40},${margin + 469}`, {
    width: 1.2,
    profile: 'swell',
  })
  ink.at(right - 288, margin + 492, { scale: 0.86 }, () => {
    ink.black('0,0* 4,10 10,20 11,29 6,37 -4,38 -11,31 -10,20 -4,10')
    ink.line('-6,22 -7,28 -4,33', { width: 2.2, white: true, profile: 'swell' })
  })
  ink.at(right - 278, bottom - 64, { rotate: -5, scale: 1.06 }, () => drawBrush(ink, { shadow: 0.4, wet: false }))
}
