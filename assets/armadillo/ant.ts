import type { Ink } from '../ink/ink'

/** How far a leg of each pair is ahead in each of four drawings, in units. */
const STRIDE = [0, 3, 0, -3] as const

/** An ant seen from above, walking up; about 34 long. Legs in front and behind on one side go with the middle one of the other. */
export function drawAnt(ink: Ink, frame: number): void {
  const on = STRIDE[frame % 4] ?? 0
  const legs = [
    [-1, -1, -5, -11, 1],
    [1, -1, -6, -12, -1],
    [-1, 2, 2, 5, -1],
    [1, 2, 1, 5, 1],
    [-1, 5, 10, 16, 1],
    [1, 5, 9, 16, -1],
  ] as const
  for (const [side, root, knee, foot, phase] of legs) {
    const way = on * phase
    ink.line(
      [
        [side * 3, root],
        [side * 10, knee + way * 0.6],
        [side * 13, foot + way],
      ],
      { width: 1.8, profile: 'swell' },
    )
  }
  ink.lines(['-2,-9 -6,-15 -5,-19', '2,-9 5,-15 9,-18'], { width: 1.5, profile: 'swell' })
  ink.black(ink.ellipse(0, 9, 5, 7.4))
  ink.black(ink.ellipse(0, 0, 3.2, 3.8))
  ink.black(ink.ellipse(0, -8, 4.2, 4))
  ink.line('-2,6 -1.6,11', { width: 1.2, white: true, profile: 'swell' })
}

/** The blot that it has taken, as large as the finest are in the picture. */
export function drawCrumb(ink: Ink): void {
  ink.black(ink.box(-5, -5, 10, 10, { round: 4 }))
  ink.line('-2.6,-2.4 0,-3.2 2,-3', { width: 1, white: true, profile: 'swell' })
}
