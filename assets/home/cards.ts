import type { Ink } from '../ink/ink'
import { type Box, ruledSheet } from './ruled'

const CARD = { width: 376, height: 49 }
const MARGIN = 6
const FRAME = 61

/** The paper of a day, four drawings of it and the quiet blank one, one below the other: 388 × 305. */
export function drawCards(ink: Ink): void {
  for (let i = 0; i < 4; i++)
    ruledSheet(ink, boxOf(i), { name: `card ${i}`, alpha: 0.96, overshoot: i === 1 ? 4.6 : 3.6 })
  ink.at(MARGIN, MARGIN, {}, () => drawAccidents(ink))
  const blank = { light: 0.9, bottom: 1.15, right: 1.05, alpha: 0.56, gaps: 0.22, overshoot: 2 }
  ruledSheet(ink, boxOf(4), { ...blank, fill: false, name: 'blank card' })
}

function boxOf(frame: number): Box {
  return { left: MARGIN, top: MARGIN + frame * FRAME, ...CARD }
}

/** What happened while they were ruled: a line gone over twice, a pen that rested at a corner, one that ran on. */
function drawAccidents(ink: Ink): void {
  ink.line('96,50.4 180,50.9 262,50.2', { width: 1.1, profile: 'swell' })
  ink.at(CARD.width, FRAME + CARD.height, {}, () => ink.dot(-0.4, -0.2, 2.2))
  ink.at(0, 2 * FRAME, {}, () => ink.line('-1.4,1 0.4,22 -0.8,41', { width: 0.9, profile: 'flick', alpha: 0.9 }))
  ink.at(CARD.width, 3 * FRAME, {}, () => ink.lines(['-60,1.6 -26,0.6 2,1.8'], { width: 0.9, profile: 'swell' }))
}
