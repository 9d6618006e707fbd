import type { Ink } from '../ink/ink'
import { RUST } from '../ink/palette'
import { drawWords } from '../ink/words'
import { GOOD, STROKE, TITLE } from './shared'

/** What of the heading stays, and the letters of the word that does not. */
export const TITLE_PARTS = ['21.', 'dog', 'b', 'a', 'd'] as const

/** A part of the heading, on its line: (0, 0) is where it begins. */
export function drawTitlePart(ink: Ink, part: (typeof TITLE_PARTS)[number]): void {
  drawWords(ink, part, 0, 0, { size: TITLE.size, face: 'display', width: TITLE.size * 0.15 })
}

/** The better word, wet: so much of it as the brush has come to. */
export function drawGood(ink: Ink, frame: number): void {
  const reach = (GOOD[frame] ?? 1) * 214
  ink.clip(`-20,-100* ${reach + 10},-100* ${reach - 3},-60* ${reach + 6},-26* ${reach - 8},40* -20,40*`, () =>
    drawWords(ink, 'good', 0, 0, {
      size: TITLE.good,
      face: 'display',
      width: TITLE.good * 0.16,
      color: RUST,
      alpha: 0.96,
    }),
  )
}

/** Twice under it, from the left and back. */
export function drawStroke(ink: Ink, frame: number): void {
  const reach = (STROKE[frame] ?? 1) * 214
  ink.clip(`-10,-30* ${reach},-30* ${reach - 8},40* -10,40*`, () => {
    ink.line('0,12 54,5 116,8 200,-1', { width: 9, profile: 'brush', dry: 0.5, color: RUST, alpha: 0.96 })
    ink.line('176,8 120,17 70,17 34,21', { width: 6, profile: 'brush', dry: 0.7, color: RUST, alpha: 0.96 })
  })
}
