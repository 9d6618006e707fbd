import { drawFlow } from '../ink/flow'
import type { Ink } from '../ink/ink'
import { noise2 } from '../ink/noise'
import { clamp, itemAt } from '../ink/numbers'
import { PAPER, VERMILION } from '../ink/palette'

/** An iron bowl on three legs, about the middle of its feet; the fire in it stands 66 units up. */
export function drawBrazier(ink: Ink): void {
  ink.lines(['-4,-40 -14,-20 -27,0', '4,-40 14,-20 27,0', '0,-42 1,-20 0,6'], { width: 8, profile: 'even' })
  ink.lines(['-8,-36 -18,-17 -30,-1', '9,-36 17,-19 25,-3', '-2,-36 -2,-18 -3,4'], { width: 1.8, gouache: PAPER })
  ink.line('-20,-14 0,-9 20,-14', { width: 4.4, profile: 'even' })
  const bowl = ink.solid('-36,-68* -30,-52 -14,-40 0,-37 14,-40 30,-52 36,-68* 0,-62', { halo: 3 })
  ink.contour(bowl, { width: 2, gouache: PAPER, gap: 0.16 })
  ink.clip(bowl, () =>
    ink.lines(['-31,-60 -24,-50 -12,-43', '31,-60 24,-50 12,-43', '-17,-58 -13,-50 -6,-45', '15,-57 12,-50 6,-46'], {
      width: 2.4,
      profile: 'flick',
      gouache: VERMILION,
    }),
  )
  ink.line('-38,-69 -20,-63 0,-61 20,-63 38,-69', { width: 5, profile: 'even', gouache: PAPER })
  ink.line('-36,-71 0,-65 36,-71', { width: 2, profile: 'swell' })
}

/** What burns in it, in four drawings, from where it stands in the bowl, and what is white of that. */
const FIRES = [
  [
    '0,6 -22,0 -31,-20 -27,-40* -18,-30 -15,-46 -9,-60 -11,-84* 2,-62 5,-48 12,-54 16,-68* 27,-42 30,-18 20,1',
    '-1,2 -13,-5 -14,-20 -5,-40* 1,-24 8,-22 11,-32* 16,-16 11,-3',
  ],
  [
    '0,6 -23,-1 -30,-22 -22,-44 -24,-62* -12,-46 -7,-34 -2,-54 6,-70 3,-96* 15,-66 17,-42 25,-48* 31,-22 20,1',
    '0,2 -13,-5 -14,-22 -9,-32* -4,-20 3,-28 6,-46* 13,-26 14,-12 9,-2',
  ],
  [
    '0,6 -23,0 -32,-22 -34,-38* -23,-30 -18,-44 -22,-72* -8,-54 -1,-40 7,-54 12,-88* 19,-56 24,-40 29,-18 20,2',
    '0,2 -14,-6 -16,-20 -12,-36* -5,-24 1,-20 8,-42* 14,-20 11,-3',
  ],
  [
    '0,6 -22,-1 -29,-22 -19,-46 -9,-60 -13,-90* 5,-68 8,-48 17,-42 25,-56* 32,-30 28,-10 18,2',
    '-1,2 -13,-6 -13,-24 -4,-38 -4,-50* 5,-32 9,-26 15,-30* 16,-12 9,-2',
  ],
] as const

/** As the great fire is drawn: from colour below to black above. */
export function drawBrazierFire(ink: Ink, frame: number): void {
  const [outline, heart] = itemAt(FIRES, frame)
  const up = (x: number, y: number) => -90 + 24 * Math.sin(y / 17 + frame) - x * 0.3
  const body = ink.cut(outline, { fill: VERMILION, halo: 2 })
  const density = (x: number, y: number) => clamp((-y / 92 - 0.16) * 1.5 + 0.4 * noise2(frame, x / 9, y / 22))
  drawFlow(ink, body, up, { spacing: 4.4, width: 4, length: 60, inset: 2, density })
  const core = ink.cut(heart)
  const glow = (_: number, y: number) => clamp(-y / 44 - 0.15)
  ink.clip(core, () => drawFlow(ink, core, up, { spacing: 5, width: 2, length: 24, density: glow }))
  ink.contour(core, { width: 2, gap: 0.3 })
  ink.contour(body, { width: 3.4, lit: 0.8, gap: 0.05 })
}
