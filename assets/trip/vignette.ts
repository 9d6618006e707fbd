import type { Ink } from '../ink/ink'
import { accent, bold, glints, isGrown, strokes } from '../vignettes/hand'

/** A stoppered ball of ink, its foot at (x, y): round glass, a short neck, a cork. `level` is how full it is, 0…1. */
function drawBall(ink: Ink, x: number, y: number, radius: number, level: number, red: boolean): void {
  ink.at(x, y - radius, { scale: radius }, () => {
    bold(ink, '-0.34,-1.72* 0.3,-1.76* 0.36,-1.28* -0.38,-1.26*', { width: 3.4, from: 0.5 })
    bold(ink, '-0.3,-1.28* 0.3,-1.3* 0.34,-0.8* -0.34,-0.8*', { width: 3 })
    const glass = ink.ellipse(0, 0, 1, 1, 0, 0.02)
    bold(ink, glass, { width: 4.4, overshoot: 0 })
    const surface = 1 - 2 * level
    const liquid = `-1.2,${surface + 0.06} -0.4,${surface - 0.04} 0.4,${surface + 0.06} 1.2,${surface - 0.04} 1.2,1.2* -1.2,1.2*`
    ink.clip(glass, () => {
      if (red) accent(ink, ink.path(liquid, true), 0)
      else ink.black(liquid)
    })
    glints(ink, 4 / radius, ['-0.62,0.2 -0.68,-0.16 -0.5,-0.5'], 'swell')
    if (red)
      strokes(ink, 2.2 / radius, [`-0.9,${surface + 0.04} -0.3,${surface - 0.02} 0.4,${surface + 0.05}`], 'swell')
    if (isGrown(ink)) strokes(ink, 1.6 / radius, ['0.5,0.72 0.76,0.42 0.84,0.06', '0.3,0.82 0.56,0.6'], 'flick')
  })
}

/** Day 7: the three stoppered balls on the old naturalist's table. Every journey begins with a choice. */
export function drawVignette(ink: Ink): void {
  // The table's edge, and the three: one half empty, one nearly full, one red and nearest.
  bold(ink, '-3,80* 103,78* 102,89* -2,89*', { width: 4, from: 0.44 })
  if (isGrown(ink)) strokes(ink, 1.5, ['6,84 24,83.6', '60,85 92,83', '34,87 46,86.6'], 'flick')
  drawBall(ink, 18, 79, 19.4, 0.46, false)
  drawBall(ink, 83, 78, 18.4, 0.8, false)
  drawBall(ink, 50.5, 85, 25, 0.6, true)
}
