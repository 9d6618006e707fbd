import { scrape } from '../ink/blacks'
import type { Ink } from '../ink/ink'

/** What an ant does: walks, stands still with its feelers up, or looks about. */
export const ANTS = ['left', 'right', 'startled'] as const

const LEGS: Readonly<Record<string, readonly string[]>> = {
  left: ['-1,1 -4,6 -7,8', '1,1 1,6 -1,9', '3,1 6,6 9,8', '-1,0 -5,3 -9,4', '3,0 8,3 11,4'],
  right: ['-1,1 -2,6 -3,9', '1,1 3,6 4,9', '3,1 4,6 5,9', '-1,0 -6,2 -9,6', '3,0 7,3 9,7', '1,0 -1,4 -4,6'],
  startled: ['-1,1 -5,5 -8,9', '1,1 1,5 0,9', '3,1 7,5 10,9', '-1,0 -6,2 -10,5', '3,0 8,2 12,5'],
}

const FEELERS: Readonly<Record<string, readonly string[]>> = {
  left: ['-7,-2.6 -9,-6 -12,-6.4', '-6,-3.4 -7,-7 -9.6,-9'],
  right: ['-7,-2.6 -10,-5 -12.6,-4.4', '-6,-3.4 -8,-7 -11,-8'],
  startled: ['-7,-3 -8,-8 -6,-13', '-5.4,-3.6 -5,-8 -1.6,-12'],
}

/** An ant on its way to the left, some 24 units long, its feet about y = 8; one that walks carries a burnt match home. */
export function drawAnt(ink: Ink, name: string, hasMatch: boolean): void {
  ink.lines(LEGS[name] ?? [], { width: 0.9, profile: 'pen' })
  for (const [cx, cy, rx, ry] of [
    [-5.4, -1, 3.2, 2.8],
    [0.6, 0, 2.8, 2],
    [7, -0.6, 4.4, 3.2],
  ] as const)
    ink.black(ink.ellipse(cx, cy, rx, ry))
  ink.dot(-6.2, -1.8, name === 'startled' ? 1 : 0.6, { white: true })
  scrape(ink, 0.7, ['5,-2 7,-2.6 9,-2'], 'swell')
  ink.lines(FEELERS[name] ?? [], { width: 0.8, profile: 'pen' })
  if (!hasMatch) return
  ink.at(0, name === 'startled' ? -2 : 0, {}, () => {
    const stick = ink.path('-14,-7* 14,-11* 14.4,-8.4* -13.6,-4.4*', true)
    ink.form(stick, { width: 0.9, halo: 0.5 })
    ink.clip(stick, () => ink.black('-16,-12* -2,-12* -4,-2* -16,-2*'))
    ink.black(ink.ellipse(-15, -5.6, 2.4, 2, 0, 0.1))
  })
}
