import type { Ink } from '../ink/ink'

/** How far its wings are open, in each of its three drawings. */
const OPEN = [1, 0.62, 0.26] as const

/** The moth that goes with the lantern wherever it goes, its wings open, half open, shut. */
export function drawMoth(ink: Ink, frame: number): void {
  const open = OPEN[frame] ?? 1
  for (const [side, share] of [
    [-1, 1],
    [1, 0.72],
  ] as const) {
    const scale = share * open
    const upper = ink.path(
      `0,-2* ${side * 12 * scale},-18 ${side * 27 * scale},-20 ${side * 30 * scale},-9* ${side * 20 * scale},1 ${side * 4},3*`,
      true,
    )
    const lower = ink.path(
      `0,2* ${side * 14 * scale},4 ${side * 22 * scale},12 ${side * 15 * scale},20* ${side * 6},14 0,8*`,
      true,
    )
    for (const wing of [lower, upper])
      ink.form(wing, { width: 2.2, halo: 1, tone: { from: 0.5, width: 2, spacing: 3 } })
    ink.dot(side * 19 * scale, -11, 2.4)
  }
  ink.black(ink.leaf(0, -10, 88, 24, 7, { belly: 0.3 }))
  ink.lines(['-1,-10 -6,-18 -10,-20', '1,-10 4,-19 9,-22'], { width: 1.5, profile: 'flick' })
}
