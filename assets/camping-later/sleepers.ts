import { type BlotlingKind, drawBlotling } from '../characters/blotling'
import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'

/** How those who danced lie or stand there. */
export type Waking = 'asleep' | 'peeps'

/** One who danced until he fell asleep where he stood; 0, 0 is the ground under him. With his hat, slid over, or without. */
export function drawSleeper(ink: Ink, kind: BlotlingKind, waking: Waking): void {
  const mood = waking === 'asleep' ? 'shut' : 'looks'
  drawBlotling(ink, { kind, mood, gaze: [0.3, -0.5] })
  if (kind === 'round') ink.at(27, -66, { rotate: 34 }, () => drawSmallHat(ink))
  // What he has in his sleep at the corner of his mouth.
  if (kind === 'horns' && waking === 'asleep') {
    const drop = ink.path('10,-26* 17,-17 15,-9 9,-7 5,-13', true)
    ink.cut(drop, { halo: 0.6 })
    ink.contour(drop, { width: 1.8, gap: 0 })
  }
}

/** Three, one on top of the other, to read along: 0, 0 is the ground under the lowest. */
export function drawTower(ink: Ink, waking: Waking): void {
  const looks = { mood: waking === 'asleep' ? 'looks' : 'startled', gaze: [0.9, -0.5] } as const
  ink.at(-3, 0, { scaleX: 1.06, scaleY: 0.92 }, () => drawBlotling(ink, { kind: 'horns', mood: 'shut' }))
  ink.at(6, -71, { scale: 0.82, rotate: 5 }, () => drawBlotling(ink, { kind: 'round', ...looks }))
  ink.at(-6, -134, { scale: 0.62, rotate: -9 }, () => drawBlotling(ink, { kind: 'tip', ...looks }))
}

function drawSmallHat(ink: Ink): void {
  const hat = ink.path('-22,2* 0,5 22,0* 4,-48*', true)
  ink.form(hat, { width: 3.2, halo: 1.4 })
  ink.tint(hat, { color: OCHRE, offset: 2, alpha: 0.9 })
  ink.contour(hat, { width: 3.2 })
  ink.lines(['4,-48 -4,-58', '4,-48 8,-60', '4,-48 16,-55'], { width: 2.6, profile: 'flick' })
}
