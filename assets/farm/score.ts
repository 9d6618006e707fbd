import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import { drawMackerel } from './fish'

/** A swash of paper on which the fish are counted; (0, 0) is its left end, half way up. */
export function drawPlaque(ink: Ink): void {
  ink.line('2,2 80,-3 170,3 292,-4', {
    width: 84,
    white: true,
    dry: 0.3,
    wobble: 0.3,
    profile: (along) => Math.min(1, 0.74 + along * 5) * Math.min(1, 0.7 + (1 - along) * 2.4),
  })
  ink.cut('18,-28 90,-36 180,-33 252,-31 264,0 252,30 170,36 80,34 16,26', { fill: '#f5ecd9' })
  ink.line('28,40 130,47 256,38', { width: 3.6, profile: 'swell' })
  ink.at(76, 4, { rotate: -7, scale: 1.02 }, () => drawMackerel(ink, 2))
}

/** A figure of the house's hand; (0, 0) is its middle on the baseline. */
export function drawDigit(ink: Ink, digit: number): void {
  drawWords(ink, String(digit), 0, 0, { size: 74, face: 'display', align: 'middle', width: 8.4 })
}
