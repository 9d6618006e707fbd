import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'

/** A snail on its way to the right, seen from the side, and the wet trail that it came along. About the middle of its foot. */
export function drawSnail(ink: Ink, x: number, y: number): void {
  ink.at(x, y, {}, () => {
    ink.lines(['-208,-20 -150,-12 -96,-14 -44,3', '-200,-15 -146,-7 -92,-9 -42,6'], { width: 1.6, white: true })
    ink.wash('-34,2 30,-1 58,3 62,9 0,12 -32,8', { alpha: 0.34 })
    const foot = ink.path('-42,4* -22,-6 10,-8 26,-20 34,-34 44,-36 50,-26 46,-12 38,0 22,5 -14,6*', true)
    ink.form(foot, { width: 2.4, halo: 1, tone: { from: 0.5, to: 0.8, width: 1.7, spacing: 2.2, angle: 20 } })
    for (const [fromX, toX] of [
      [40, 38],
      [47, 54],
    ] as const) {
      ink.line(`${fromX},-34 ${toX},-50`, { width: 2, profile: 'pen' })
      ink.dot(toX, -51, 2.2)
    }
    ink.line('45,-19 49,-21', { width: 1.4 })
    const shell = ink.path('-26,-5* -34,-24 -24,-44 0,-50 22,-38 26,-18 16,-6*', true)
    ink.form(shell, { width: 2.8, halo: 1.2, tone: { from: 0.46, to: 0.8, width: 2, spacing: 2.3, angle: -40 } })
    ink.tint(shell, { color: LEATHER, alpha: 0.6, offset: 1.2 })
    ink.line('16,-7 22,-22 12,-38 -6,-42 -22,-32 -22,-16 -10,-10 4,-14 8,-24 0,-32 -10,-29 -12,-21 -5,-19', {
      width: 2.2,
      profile: 'pen',
    })
  })
}
