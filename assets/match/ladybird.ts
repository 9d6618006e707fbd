import { solid } from '../ink/blacks'
import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import { BRIGHT } from './tools'

const LEGS = [
  ['-8,-4 -13,-8', '-9,1 -15,1', '-8,6 -13,10', '8,-4 13,-8', '9,1 15,1', '8,6 13,10'],
  ['-8,-4 -14,-5', '-9,1 -14,4', '-8,6 -14,8', '8,-4 12,-10', '9,1 15,-2', '8,6 12,12'],
] as const

/** A ladybird, walking up: one for each attempt left. About 0, 0. */
function drawLadybird(ink: Ink, frame: number): void {
  ink.wash(ink.ellipse(2.4, 4, 11, 11), { alpha: 0.3 })
  ink.lines(LEGS[frame === 1 ? 1 : 0], { width: 1.7, profile: 'pen' })
  solid(ink, ink.ellipse(0, -9, 6.4, 5), 0.6)
  ink.lines(['-2,-13 -4,-17', '2,-13 5,-17'], { width: 1.1, profile: 'pen' })
  const shell = ink.path('0,-9 8,-7 11,1 8,9 0,12.4 -8,9 -11,1 -8,-7', true)
  ink.form(shell, { width: 2.3, halo: 0.6 })
  ink.tint(shell, { color: VERMILION, alpha: 0.9, offset: 0.9 })
  ink.line('0,-8 0.4,12', { width: 1.7, profile: 'even' })
  for (const [x, y, radius] of [
    [-4.6, -2, 2],
    [4.8, -1.6, 2],
    [-5, 5, 1.7],
    [5, 5.4, 1.8],
  ] as const)
    ink.dot(x, y, radius)
  for (const x of [-3.4, 3.4]) ink.dot(x, -10, 1.1, { white: true })
}

/** On the wing, its case open. */
function drawFlying(ink: Ink, frame: number): void {
  const spread = frame === 0 ? 0 : 26
  for (const side of [-1, 1]) {
    const wing = ink.leaf(side * 3, 2, 90 - side * (62 - spread), 27, 12, { belly: 0.6, tip: 0.7 })
    ink.form(wing, { width: 1.2, halo: 0.3, fill: BRIGHT })
    ink.wash(wing, { alpha: 0.2 })
    ink.line(
      [
        [side * 3, 3],
        [side * 14, 15 - spread * 0.2],
      ],
      { width: 0.9, profile: 'flick' },
    )
  }
  ink.solid(ink.ellipse(0, 3, 5.4, 9.4))
  ink.solid(ink.ellipse(0, -9, 6.4, 5), { halo: 0.6 })
  ink.lines(['-2,-13 -5,-18', '2,-13 6,-18'], { width: 1.1, profile: 'pen' })
  for (const side of [-1, 1]) {
    ink.at(side * 4, -6, { rotate: side * -(54 + spread * 0.5) }, () => {
      const shell = ink.path(
        [
          [0, -2],
          [side * 6, 0],
          [side * 9, 8],
          [side * 5, 16],
          [side * -1, 18, 1, 1],
          [side * -1, 4],
        ],
        true,
      )
      ink.form(shell, { width: 2, halo: 0.5 })
      ink.tint(shell, { color: VERMILION, alpha: 0.9, offset: 0.8 })
      ink.dot(side * 4, 6, 1.9)
      ink.dot(side * 3.4, 12, 1.7)
    })
  }
  for (const x of [-3.4, 3.4]) ink.dot(x, -10, 1.1, { white: true })
}

/** How a ladybird is seen: on foot, and on the wing. */
export const LADYBIRDS = ['foot', 'otherFoot', 'wingsUp', 'wingsDown'] as const

export function drawLadybirdOf(ink: Ink, frame: number): void {
  if (frame < 2) drawLadybird(ink, frame)
  else drawFlying(ink, frame - 2)
}
