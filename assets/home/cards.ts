import type { Ink } from '../ink/ink'
import { type Box, ruledSheet } from './ruled'

const CARD = { width: 376, height: 49 }
const MARGIN = 6
const FRAME = 61

/** The paper of a day, four drawings of it and the quiet blank one, one below the other: 388 × 305. */
export function drawCards(ink: Ink): void {
  for (let i = 0; i < 4; i++) ruledSheet(ink, boxOf(i), { name: `card ${i}`, alpha: 0.96 })
  const blank = { light: 0.9, bottom: 1.15, right: 1.05, alpha: 0.56, gaps: 0.22, overshoot: 2 }
  ruledSheet(ink, boxOf(4), { ...blank, fill: false, name: 'blank card' })
}

function boxOf(frame: number): Box {
  return { left: MARGIN, top: MARGIN + frame * FRAME, ...CARD }
}
