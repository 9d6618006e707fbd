import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import type { Color } from '../ink/palette'
import { PAPER } from '../ink/palette'

/** A printer's hand. Its finger tip is at 0,0, it points right; 64 units long. */
export function drawHand(ink: Ink, fill: Color = PAPER): void {
  const cuff = ink.path('-68,-15* -60,-17 -50,-14* -48,0 -50,16* -62,18 -70,15*', true)
  solid(ink, cuff, 1)
  ink.rim(cuff, { distance: 1.6 })
  ink.dot(-59, 7, 1.8, { white: true })
  ink.form('-52,-14* -45,-15 -44,-7* -41,0 -44,8* -45,15 -52,16* -50,0', { width: 2, fill, tone: { from: 0.5 } })
  const palm = ink.clay([ink.ellipse(-33, 1, 14, 12.5), ink.tube('-34,-5@11 -16,-5@9 0,-4@7', { root: true })], 5)
  ink.form(palm, { width: 2.6, halo: 0.8, fill, tone: { from: 0.56, width: 1.5, spacing: 2 } })
  for (const [x, y, length] of [
    [-26, 13, 11],
    [-22.5, 8.2, 13],
    [-20, 2.6, 14],
  ] as const)
    ink.form(ink.tube(`${x - length},${y}@7 ${x - 2},${y + 0.4}@7.4`, { root: true }), {
      width: 2.1,
      halo: 0.4,
      fill,
      tone: { from: 0.6, width: 1.3, spacing: 2 },
    })
  ink.form(ink.tube('-40,-7@9 -28,-13@8.4 -17,-10.6@6.6', { root: true }), { width: 2.3, halo: 0.5, fill })
  ink.weld(-41, -5, 5, 4)
  ink.line('-22,-12.6 -18.6,-12 -18,-9.8', { width: 1.1 })
  ink.line('-5,-6.8 -2,-6.2 -1.6,-3.8', { width: 1.1 })
}
