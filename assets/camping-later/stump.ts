import { GLOW, SHADE } from '../camping/glow'
import type { Ink } from '../ink/ink'

/** A stump, sawn and then broken; 0, 0 is the middle of where one sits on it. */
export function drawStump(ink: Ink): void {
  ink.wash('-78,74 0,66 84,72 60,92 -40,94', { alpha: 0.55, color: SHADE })
  const stump = ink.path(
    '-62,80* -70,90* -46,84 -30,92* -12,84 16,92* 34,82 66,92* 74,82* 62,60 56,18 50,0* 0,-12 -50,-2* -52,30',
    true,
  )
  ink.form(stump, { width: 4, halo: 2, tone: { from: 0.3, to: 0.6, width: 4.4, spacing: 4.2, angle: 86 } })
  ink.lines(['-34,14 -38,44 -34,74', '-8,18 -6,50 -14,78', '22,16 26,46 24,76'], { width: 3, profile: 'swell' })
  const cut = ink.path('-52,0 -30,-10 4,-13 36,-9 53,1 30,11 -6,14 -36,10', true)
  ink.cut(cut, { fill: GLOW.middle, halo: 1 })
  ink.contour(cut, { width: 3 })
  ink.lines(['-30,1 -2,-6 28,1', '-18,5 2,1 20,5', '-8,-1 2,-2 10,0'], { width: 1.8, profile: 'swell' })
  ink.black('40,-4* 50,-20* 56,-4*')
}
