import type { Ink } from '../ink/ink'
import { MOSS, VERMILION } from '../ink/palette'

/** A stamp on the chosen compartment: right. Its middle at 0, 0; slammed from 1.6 to 1 in 90 ms. */
function drawRight(ink: Ink): void {
  const ring = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((i) => [
    Math.cos(i * 0.55 - 2.4) * (44 + i * 0.3),
    Math.sin(i * 0.55 - 2.4) * (42 + i * 0.3),
  ])
  ink.line(ring, { width: 9, color: MOSS, alpha: 0.95, dry: 0.45, profile: 'even' })
  ink.line('-20,2 -6,18 24,-22', { width: 13, color: MOSS, alpha: 0.95, dry: 0.3, profile: 'pen' })
}

/** A stamp on the chosen compartment: wrong. */
function drawWrong(ink: Ink): void {
  ink.line('-34,-36 2,2 34,38', { width: 15, color: VERMILION, alpha: 0.92, dry: 0.4, profile: 'pen' })
  ink.line('33,-38 -2,2 -34,35', { width: 15, color: VERMILION, alpha: 0.92, dry: 0.4, profile: 'pen' })
}

export const STAMPS = ['right', 'wrong'] as const

export function drawStamp(ink: Ink, frame: number): void {
  if (frame === 0) drawRight(ink)
  else drawWrong(ink)
}
