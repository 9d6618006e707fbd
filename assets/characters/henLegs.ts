import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'

/** A leg: the joint that bends backwards, the foot, and where its middle toe points, in degrees. */
export interface Leg {
  hock: readonly [x: number, y: number]
  foot: readonly [x: number, y: number]
  toes: number
}

/** A scaly leg from the hip at (x, y), with three toes and a spur. The far one lies in shadow. */
export function drawLeg(ink: Ink, x: number, y: number, { hock, foot, toes }: Leg, far: boolean): void {
  const spine = [
    [x, y, 13],
    [...hock, 8.4],
    [...foot, 5.6],
  ]
  ink.limb(spine, { width: 2.3, tone: { from: far ? 0.24 : 0.52, width: 1.5, spacing: 1.9 } })
  const middleX = (hock[0] + foot[0]) / 2
  const middleY = (hock[1] + foot[1]) / 2
  for (const step of [-0.25, 0.02, 0.3]) {
    const atX = middleX + (foot[0] - hock[0]) * step
    const atY = middleY + (foot[1] - hock[1]) * step
    ink.line(
      [
        [atX - 2.4, atY - 0.4],
        [atX + 1.2, atY + 1.2],
      ],
      { width: 1.1, profile: 'flick' },
    )
  }
  for (const [spread, reach] of [
    [150, 9],
    [-34, 17],
    [36, 16],
    [0, 20],
  ] as const) {
    drawToe(ink, foot[0], foot[1], toes + spread, reach)
  }
}

/** A toe from the foot, bent down a little at its end. */
function drawToe(ink: Ink, x: number, y: number, angle: number, reach: number): void {
  const cos = Math.cos(radians(angle))
  const sin = Math.sin(radians(angle))
  const toe = [
    [x, y, 5],
    [x + cos * reach * 0.5, y + sin * reach * 0.5 - 1, 4],
    [x + cos * reach, y + sin * reach, 1.5],
  ]
  ink.limb(toe, { width: 1.8 })
}
