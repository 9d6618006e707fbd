import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { perforated, WHITE } from '../stamps/edge'
import { drawBlot, glyphHand } from '../ui/blots'

const CELL = 88

/** The blot that closes the sheet, at rest and below that pointed at: 88 × 176, as the icons are. */
export function drawClose(ink: Ink): void {
  for (const [row, state] of (['rest', 'hover'] as const).entries()) {
    ink.at(CELL / 2, (row + 0.5) * CELL, {}, () =>
      drawBlot(ink, 1, state, () => {
        const { stroke } = glyphHand(ink, state)
        stroke('-13,-14 -2,-1 14,13', 4.6, { profile: 'pen' })
        stroke('14,-13 1,1 -12,14', 4.6, { profile: 'pen' })
      }),
    )
  }
}

/** The clip that holds the card, 80 × 36, its open end to the left. */
export function drawClip(ink: Ink): void {
  const wire = '-9,30 -9,-8 -6,-16 3,-17 9,-10 9,44 5,52 -3,52 -5,44 -5,2'
  ink.at(20, 18, { rotate: -86 }, () => {
    ink.line(wire, { width: 3.6, white: true, profile: 'even' })
    ink.line(wire, { width: 2.2, profile: 'even' })
  })
}

/** The small stamp at a day's heading, 40 × 46: a drop of ink is printed on it. */
export function drawSend(ink: Ink): void {
  ink.at(19, 22, { rotate: 4 }, () => {
    const edge = perforated({ width: 32, height: 38 }, 6.4)
    ink.at(1.4, 2, {}, () => ink.wash(edge, { alpha: 0.5, color: '#1d1a17' }))
    ink.cut(edge, { fill: WHITE, halo: 0.8 })
    ink.contour(edge, { width: 1.3, gap: 0.02, lit: 0.7 })
    ink.wash('-11,-14* 0,-14.4 11,-14* 11.2,0 11,14* 0,14.3 -11,14* -11.2,0', { color: VERMILION, alpha: 0.9 })
    ink.black('0.4,-11* 2.6,-5 6.6,0 7.2,5.4 3.6,9.4 -3,9.6 -7,5.8 -6.4,0 -2.4,-5')
    ink.line('-4,0.6 -4.6,4 -2.8,6.6', { width: 1.5, white: true, profile: 'swell' })
  })
}
