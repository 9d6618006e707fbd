import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { SHADE } from './glow'

/** A boot that has walked far: its laces undone, its loop torn, its toe patched. 0, 0 is the ground under its heel. */
export function drawBoot(ink: Ink, which: 'left' | 'right'): void {
  ink.at(0, 0, { rotate: which === 'left' ? -4 : 7 }, () => {
    ink.wash('-36,8 10,1 50,8 6,17', { alpha: 0.6, color: SHADE })
    const boot = ink.path('-24,-68* 15,-70* 17,-36 24,-26 40,-20 52,-8 50,7* -24,9* -28,-30', true)
    ink.form(boot, { width: 4, halo: 2, tone: { from: 0.3, to: 0.6, width: 4, spacing: 4, angle: 70 } })
    ink.clip(boot, () => {
      ink.line('-30,3 10,1 54,-1', { width: 3, profile: 'even' })
      ink.black('-30,4 54,1 54,14 -30,14')
      const cuff = ink.path('-28,-74* 20,-76* 20,-54* -28,-52*', true)
      ink.wash(cuff, { color: OCHRE, alpha: 0.85 })
      ink.line('-28,-53 0,-51 20,-55', { width: 2.6, profile: 'swell' })
      if (which === 'right') {
        const patch = ink.path('28,-20* 44,-16* 46,-4* 30,-4*', true)
        ink.form(patch, { width: 2.4, halo: 0.6 })
        ink.hatch(patch, { angle: 24, spacing: 4.4, width: 1.5 })
      }
    })
    ink.contour(boot, { width: 4 })
    const mouth = ink.ellipse(-5, -69, 20, 6.6, -2)
    ink.form(mouth, { width: 3, halo: 0.6 })
    ink.black(ink.ellipse(-5, -68, 16, 4.4, -2))
    for (const [x, y] of [
      [4, -50],
      [6, -40],
      [11, -31],
    ] as const) {
      ink.line(
        [
          [x, y + 3],
          [x + 8, y - 1],
          [x + 15, y + 1],
        ],
        { width: 3, profile: 'swell' },
      )
      ink.dot(x - 1, y + 3, 1.8)
    }
    if (which === 'left')
      ink.lines(['18,-50 30,-56 36,-46 30,-38', '18,-49 26,-42 24,-30 34,-24'], { width: 2.6, profile: 'swell' })
    else ink.lines(['19,-50 32,-50 34,-40', '-22,-68 -32,-78 -24,-84 -18,-72'], { width: 2.6, profile: 'swell' })
    for (const x of [-14, -2, 10, 22, 34])
      ink.line(
        [
          [x, 4],
          [x + 2, 9],
        ],
        { width: 2, white: true, profile: 'pen' },
      )
  })
}
