import { solid } from '../ink/blacks'
import { box } from '../ink/corners'
import type { Ink } from '../ink/ink'
import { drawWords } from '../ink/words'
import { drawBentWords, drawScrew } from './hand'

/** A counter of drums in a nickel frame; its middle at 0, 0. */
export function drawCounter(ink: Ink, label: string): void {
  const frame = ink.path('-53,-19* 0,-20.4 53,-19* 56,0 53,20* 0,21.6 -53,20* -55,0', true)
  ink.form(frame, { width: 2.8, halo: 1.4, tone: { from: 0.52, width: 1.8, spacing: 2.2 } })
  solid(ink, box(-46, -14, 46, 15))
  for (const [x, turn] of [
    [-50, 30],
    [50, 100],
  ] as const)
    drawScrew(ink, x, 0.6, 2.5, turn)
  const plate = ink.path('-36,-36* 0,-37 36,-36* 37,-22* 0,-21 -37,-22*', true)
  solid(ink, plate)
  drawBentWords(ink, label, 0, -24.4, { size: 15.5, face: 'display', width: 2.6, white: true, track: 2.6 })
}

/** One drum with its digit, 20 × 26 units about 0, 0: from frame 10 on it is half on its way to the next. */
export function drawDigit(ink: Ink, frame: number): void {
  const digit = frame % 10
  const drum = ink.path(box(-10, -12.6, 10, 13.6), true)
  ink.cut(drum)
  ink.wash(drum, { alpha: 0.34, fade: { from: [0, -13], to: [0, -3] } })
  ink.wash(drum, { alpha: 0.4, fade: { from: [0, 14], to: [0, 5] } })
  const words = { size: 28, face: 'display', align: 'middle', width: 4 } as const
  ink.clip(drum, () => {
    drawWords(ink, `${digit}`, 0, frame < 10 ? 10.4 : 24, words)
    if (frame >= 10) drawWords(ink, `${(digit + 1) % 10}`, 0, -3, words)
  })
}
