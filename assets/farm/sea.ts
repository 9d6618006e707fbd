import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'

/** A stretch of sea that is laid side by side, to both sides as far as a window reaches; drawn at half its size. */
export const SEA = { width: 512, top: -310, height: 1120 } as const

const BRIGHT = '#2f55a0'
const DEEP = '#1d2f55'

/** The sea: light where the sky is, deep towards the visitor. Repeats to both sides. */
export function drawSea(ink: Ink): void {
  const bottom = SEA.top + SEA.height
  const page = ink.path(`-30,${SEA.top - 30}* 542,${SEA.top - 30}* 542,${bottom + 30}* -30,${bottom + 30}*`, true)
  ink.cut(page, { fill: '#f5ecd9' })
  ink.wash(page, { alpha: 0.46, color: BRIGHT })
  ink.wash(page, { alpha: 0.74, color: INDIGO, fade: { from: [0, 560], to: [0, 60] } })
  ink.wash(page, { alpha: 0.5, color: DEEP, fade: { from: [0, 700], to: [0, 330] } })
}
