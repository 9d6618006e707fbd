import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { BRIGHT } from './palette'

export const STEPS = ['left', 'right', 'caught'] as const

/** Its legs with each step. */
const LEGS: readonly (readonly string[])[] = [
  ['-7,-10 -9,-4 -8,0 -13,1', '6,-10 9,-5 11,-1 7,1.6'],
  ['-7,-10 -5,-5 -3,-1 -7,1.4', '6,-10 6,-4 4,0 0,1'],
  ['-8,-10 -14,-5 -12,0 -17,1', '7,-10 13,-5 13,0 18,1.4'],
]

/** A blotling who borrows a label. 0, 0 is the table between its feet. */
export function drawThief(ink: Ink, frame: number): void {
  const isCaught = STEPS[frame] === 'caught'
  ink.wash('-16,-2 2,-4 24,0 6,5 -12,4', { alpha: 0.4 })
  ink.lines(LEGS[frame] ?? [], { width: 2.6, profile: 'even' })
  const body = solid(
    ink,
    ink.clay([ink.ellipse(0, -17, 15, 12), ink.leaf(-9, -26, 246, 11, 8), ink.leaf(9, -26, 290, 11, 8)], 4),
    1,
  )
  ink.rim(body, { distance: 1.2 })
  for (const [x, y, r] of [
    [-8, -19, isCaught ? 5.4 : 4.4],
    [3, -20, isCaught ? 6.2 : 5],
  ] as const) {
    ink.dot(x, y, r, { white: true })
    ink.dot(isCaught ? x + 0.4 : x - 1.6, isCaught ? y + 0.8 : y - 0.4, r * (isCaught ? 0.3 : 0.48))
  }
  if (isCaught) ink.dot(-1, -11, 1.8, { white: true })
  ink.lines(['-12,-22 -18,-29 -17,-34', '12,-21 20,-28 22,-33'], { width: 2.4, profile: 'even' })
  ink.at(0, -36, { rotate: isCaught ? 9 : -7 }, () => {
    ink.form('-36,-7* 0,-9 38,-6* 44,1 39,8* 4,5 -33,6* -38,0', { width: 2.4, halo: 1, fill: BRIGHT, gap: 0.05 })
    ink.line('-28,-3.4* 34,-3* 33,3.4* -27,2.6*', { width: 1.1, closed: true, profile: 'pen' })
    ink.lines(['-20,0 -12,-1.4 -4,0.4 4,-1 14,0.2 24,-0.6'], { width: 1.7, profile: 'pen' })
  })
}
