import { drawBrush } from '../home/brush'
import { brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { GREY, VERMILION } from '../ink/palette'

/** Where each of them lies in the picture. */
const GAUGE_TOP = 28
const BRUSH_TOP = 44

/**
 * All of a stroke that grows while something loads, 552 × 88: at the top the stroke, 552 × 24, below it the gauge,
 * 552 × 12, and the brush, 124 × 44. One file, since whoever waits for a day waits for its requests too.
 */
export function drawLoading(ink: Ink): void {
  drawStroke(ink)
  ink.at(0, GAUGE_TOP, {}, () => drawGauge(ink))
  ink.at(0, BRUSH_TOP, {}, () => drawRidingBrush(ink))
}

/** It begins at x 6 and is whole at 536; red drops say so. */
function drawStroke(ink: Ink): void {
  const spine = '9,16@0.94 70,13 160,10@1.05 262,8.8 360,9.8@0.98 450,12.4@0.84 505,14.8@0.6 538,17@0.26'
  ink.black('5,15 8,8.4 15,8 19,13.4 17,22 9,23', { wobble: 0.7 })
  brushStroke(ink, spine, { width: 15.2, wet: 0.2, dry: 0.5, tail: 0.9, entry: 0.2, lean: 18, name: 'loading' })
  ink.dot(543.4, 10, 2.7, { color: VERMILION })
  ink.dot(549, 16.4, 1.5, { color: VERMILION })
  ink.dot(541, 21, 0.9, { color: VERMILION })
}

/** It rides on the stroke's tip: its own tip lies at (4, 32). */
function drawRidingBrush(ink: Ink): void {
  ink.at(4, 32, { rotate: -9, scale: 0.58 }, () => drawBrush(ink, { wet: false }))
}

/** How far the stroke has to go, in pencil. */
function drawGauge(ink: Ink): void {
  const pencil = { color: GREY, alpha: 0.62, profile: 'pen' } as const
  ink.line('6,6 150,5.2 330,6.4 470,5.6 538,6.2', { width: 1.2, ...pencil })
  ink.line('60,7 200,6.6 300,7.2', { width: 0.9, ...pencil, alpha: 0.4 })
  ink.line('6.4,1.4 5.8,6 6.2,10.6', { width: 1.3, ...pencil })
  ink.line('538,1 537.4,6 538.4,11', { width: 1.3, ...pencil })
  for (const x of [139, 271.6, 404.4])
    ink.line(
      [
        [x, 4],
        [x + 0.5, 8.4],
      ],
      { width: 1, ...pencil },
    )
}
