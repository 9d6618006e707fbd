import type { Ink } from '../ink/ink'
import { OCHRE } from '../ink/palette'
import { SHINE } from './glow'

/** How eyes in the dark are made. They have no pupils: these go after the light. */
export const EYES = ['round', 'tall', 'one', 'owl', 'slant', 'dots', 'sleepy', 'spider'] as const
export type EyeKind = (typeof EYES)[number]

/** Eyes of one kind about the middle between them. */
export function drawEyes(ink: Ink, kind: EyeKind): void {
  const eye = (x: number, y: number, across: number, down: number) =>
    ink.cut(ink.ellipse(x, y, across, down), { fill: SHINE })
  if (kind === 'round') for (const x of [-17, 17]) eye(x, 0, 12, 13)
  if (kind === 'tall') for (const x of [-16, 15]) eye(x, x > 0 ? -2 : 0, 12, 20)
  if (kind === 'one') {
    eye(0, 0, 24, 22)
    ink.erase(ink.path('-30,-9 0,-36 30,-11 0,-13', true))
  }
  if (kind === 'owl') {
    for (const x of [-19, 19]) {
      ink.cut(ink.ellipse(x, 0, 17, 17), { fill: OCHRE })
      ink.black(ink.ellipse(x, 0, 14, 14))
      eye(x, 0, 12.6, 12.6)
      const slant = x > 0 ? 4 : -4
      ink.erase(ink.path(`${x - 21},${-14 + slant} ${x},-11 ${x + 21},${-14 - slant} ${x},-30`, true))
    }
  }
  if (kind === 'slant') {
    for (const x of [-1, 1])
      ink.cut(ink.path(`${x * 6},6* ${x * 16},-8 ${x * 34},-13* ${x * 27},4 ${x * 14},9`, true), { fill: SHINE })
  }
  if (kind === 'dots') for (const x of [-13, 13]) ink.cut(ink.ellipse(x, 0, 9, 10), { fill: '#b4904a' })
  if (kind === 'sleepy') {
    for (const x of [-18, 18]) {
      ink.cut(ink.path(`${x - 14},0* ${x + 14},0* ${x + 11},9 ${x},13 ${x - 11},9`, true), { fill: SHINE })
      ink.cut(ink.tube(`${x - 17},-1@2 ${x},-4@3.4 ${x + 17},-1@2`, { root: true }), { fill: OCHRE })
    }
  }
  if (kind === 'spider') {
    for (const [x, y, radius] of [
      [-9, 4, 6.4],
      [9, 4, 6.4],
      [-22, 0, 4],
      [22, 0, 4],
      [-14, -10, 3],
      [14, -10, 3],
      [-28, 8, 2.4],
      [28, 8, 2.4],
    ] as const) {
      eye(x, y, radius, radius * 1.1)
    }
  }
}

/** What they look with: a round pupil, of 10 units, and a cat's. */
export function drawPupil(ink: Ink, kind: 'round' | 'slit'): void {
  ink.black(kind === 'round' ? ink.ellipse(0, 0, 5, 6) : ink.ellipse(0, 0, 2.6, 8))
}

/** The firefly that is the pointer: a body, two wings, and a light behind. */
export function drawFirefly(ink: Ink, frame: number): void {
  const lift = frame === 0 ? -8 : -3
  for (const side of [-1, 1]) {
    ink.cut(ink.ellipse(side * 8, lift, 8, 3.6, side * (frame === 0 ? -38 : -12)), { fill: '#b4904a' })
  }
  ink.cut(ink.ellipse(0, 5, 6.4, 7.4), { fill: SHINE })
  ink.cut(ink.ellipse(0, 6.6, 3.4, 4), { fill: '#fffaf0' })
  ink.black(ink.ellipse(0, -3, 3.6, 4.4))
  ink.cut(ink.ellipse(0, -3, 3.6, 4.4), { fill: OCHRE })
  ink.lines(['-1,-6 -4,-11', '1,-6 4,-11'], { width: 1.4, color: OCHRE })
}
