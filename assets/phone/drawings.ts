import { type Box, ruledSheet } from '../home/ruled'
import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { BOTH_DENSITIES } from '../pipeline/densities'
import { drawings } from '../pipeline/drawings'
import { PRINT } from './shared'

/** The pictures of the narrow home; sizes are CSS pixels of a window of 390. */
export const pictures = drawings({
  pictures: {
    prints: {
      ...{ width: PRINT.width, height: 2 * PRINT.height, draw: drawPrints },
      ...{ sizes: { '2x': 1 }, scale: 2, keep: 'lean' },
    },
    places: { width: 60, height: 28, draw: drawPlaces, ...BOTH_DENSITIES },
    rule: { width: 350, height: 16, draw: drawRule, sizes: { '2x': 1 }, scale: 2, keep: 'lean' },
  },
})

/** The paper of a print, its white edge ruled within and without: two of them, one below the other. */
function drawPrints(ink: Ink): void {
  for (const [row, name] of ['print', 'other print'].entries()) {
    ink.at(0, row * PRINT.height, {}, () => {
      const paper = boxWithin(PRINT.paper)
      ruledSheet(ink, paper, {
        ...{ light: 1.2, bottom: 2, right: 1.8, overshoot: 2.4 + row, shadow: 6 },
        ...{ fill: '#fffdf6', name },
      })
      ruledSheet(ink, boxWithin(PRINT.paper + PRINT.edge - 0.6), {
        ...{ light: 0.9, bottom: 1.3, right: 1.2, overshoot: 1.6, fill: false, name: `within the ${name}` },
      })
    })
  }
}

/** What is left of a print within so much of its left and its top. */
function boxWithin(margin: number): Box {
  const { width, height, paper, shadow } = PRINT
  const right = shadow + margin - paper
  return { left: margin, top: margin, width: width - margin - right, height: height - margin - right }
}

/** Where one is among the days: a small ring beyond which there are more, a ring, and the drop. */
function drawPlaces(ink: Ink): void {
  ink.contour(ink.ellipse(10, 15, 2.6, 2.6), { width: 1.3, gap: 0, lit: 0.9, overshoot: 0 })
  ink.contour(ink.ellipse(30, 15, 3.6, 3.6), { width: 1.5, gap: 0.04, lit: 0.7, overshoot: 0 })
  ink.at(50, 4, { scale: 0.52 }, () => {
    ink.black('0,0* 4,10 10,20 11,29 6,37 -4,38 -11,31 -10,20 -4,10')
    ink.line('-4,20 -6.4,26 -5,31', { width: 2, white: true, bare: true, profile: 'swell' })
  })
}

/** The stroke between what is said and what is shown. */
function drawRule(ink: Ink): void {
  const brush = { width: 6, color: VERMILION, alpha: 0.92, wet: 0.3, dry: 0.8, tail: 0.8, name: 'rule' }
  brushStroke(ink, '6,9 90,6 210,9 342,5', brush)
}
