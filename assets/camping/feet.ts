import type { Ink } from '../ink/ink'
import { smoothstep } from '../ink/numbers'
import { OCHRE } from '../ink/palette'
import { SHADE } from './glow'

/** The toes of the bare foot, fanned and curled: where, how large, how turned. */
const SPREAD = [
  [-26, -50, 11, -16],
  [-7, -60, 8.4, -4],
  [9, -59, 7.6, 6],
  [23, -52, 7, 18],
  [33, -41, 6.2, 28],
] as const
const CURLED = [
  [-20, -42, 11.4, -6],
  [-3, -47, 9, -2],
  [11, -46, 8, 4],
  [22, -41, 7.2, 10],
  [30, -33, 6.4, 18],
] as const

/** Two feet that the tent is too short for: one bare, one in a sock with a hole in it. Toes are fanned, or curled. */
export function drawFeet(ink: Ink, curled: boolean): void {
  ink.wash('726,838 800,858 880,858 890,846 800,836', { alpha: 0.6, color: SHADE })
  // The sleeping bag's end, out of the dark.
  const bag = ink.path('742,826 752,776 780,748 826,744 868,762 884,806 880,842 820,852 760,848', true)
  ink.form(bag, {
    width: 4,
    halo: 2,
    tone: { from: 0.3, to: 0.6, width: 4.6, spacing: 4.2, angle: 60, dark: (_, y) => 0.5 * smoothstep(800, 750, y) },
  })
  ink.lines(['768,760 776,800 770,846', '806,748 812,790 808,850', '846,752 850,796 854,848'], {
    width: 3.4,
    profile: 'swell',
  })
  // Left: bare, sole to us, the toes fanned.
  ink.at(770, 812, { rotate: -14, scale: 1.16 }, () => {
    const sole = ink.path('-18,34 -24,14 -22,-6 -28,-26 -18,-40 4,-44 24,-36 28,-20 22,0 22,20 14,38 -4,42', true)
    ink.form(sole, { width: 4, halo: 2.6, tone: { from: 0.56, to: 0.82, width: 3, spacing: 3.6, angle: 30 } })
    ink.lines(
      curled
        ? ['-18,-28 0,-21 20,-26', '-14,-18 0,-11 16,-16', '-8,26 2,30 12,25', '-10,0 -4,9 -8,16']
        : ['-14,-18 0,-12 16,-16', '-8,26 2,30 12,25', '-10,-2 -4,8 -8,16'],
      { width: 2.4, profile: 'swell' },
    )
    for (const [x, y, radius, turn] of curled ? CURLED : SPREAD) {
      const toe = ink.ellipse(x, y, radius, radius * (curled ? 0.98 : 1.22), turn)
      ink.form(toe, { width: 3, halo: 1.6, tone: { from: 0.6, to: 0.8, width: 2.4, spacing: 3 } })
      ink.line(
        [
          [x - radius * 0.5, y + radius * 0.5],
          [x, y + radius * 0.8],
          [x + radius * 0.5, y + radius * 0.45],
        ],
        { width: 1.8, profile: 'flick' },
      )
    }
  })
  // Right: a striped sock, and the big toe has found the way out.
  ink.at(846, 818, { rotate: 16, scale: 1.16 }, () => {
    const sock = ink.path('-20,36 -24,10 -22,-14 -26,-34 -14,-52 8,-56 26,-44 28,-22 22,2 22,24 12,40 -6,42', true)
    ink.form(sock, { width: 4, halo: 2.6 })
    ink.clip(sock, () => {
      for (const stripe of ['-32,-26 0,-20 34,-28', '-32,-4 0,2 34,-6', '-32,18 0,24 34,16'])
        ink.line(stripe, { width: 10, color: OCHRE, alpha: 0.95, profile: 'even' })
      ink.tone(sock, { from: 0.54, to: 0.8, width: 3, spacing: 3.8, angle: 30 })
    })
    ink.contour(sock, { width: 4 })
    ink.black(ink.ellipse(-9, -42, 12.4, 11.4, -20))
    const toe = ink.ellipse(-11, curled ? -45 : -50, 9.6, curled ? 9 : 11.6, -16)
    ink.form(toe, { width: 3, halo: 1 })
    if (!curled) ink.lines(['-16,-46 -11,-43 -6,-46'], { width: 1.8, profile: 'flick' })
    ink.lines(['3,-40 8,-36', '-20,-33 -24,-30'], { width: 2 })
  })
}
