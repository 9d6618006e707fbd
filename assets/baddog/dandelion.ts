import type { Ink } from '../ink/ink'
import { radians } from '../ink/numbers'

/** The stalk of the dandelion, bare: (0, 0) is the middle of its head. */
export function drawStalk(ink: Ink): void {
  ink.line('2,10 6,90 0,190 10,260', { width: 4.6, profile: 'even' })
  const core = ink.ellipse(0, 0, 10, 8.6)
  ink.cut(core, { halo: 1 })
  ink.black(core)
  for (const [x, y] of [
    [-4, -3],
    [2, -4],
    [5, 1],
    [-2, 2],
  ] as const) {
    ink.dot(x, y, 1, { white: true })
  }
  ink.form('-10,10* -17,19 -6,15 2,22 8,14 17,18 10,9*', { width: 2 })
}

/** One parachute: its root is at (0, 0), and it points to the right. One of three. */
export function drawSeed(ink: Ink, frame: number): void {
  const length = [44, 40, 47][frame] ?? 44
  const end = length * 0.72
  ink.line(
    [
      [2, 0],
      [end, 0.8],
    ],
    { width: 1.6, profile: 'even' },
  )
  ink.line(
    [
      [0, 0],
      [10, 0],
    ],
    { width: 3.4, profile: 'brush' },
  )
  const rays = [-60, -37, -15, 9, 33, 57].map((lean) => lean + (frame - 1) * 4)
  for (const lean of rays) {
    const [x, y] = [Math.cos(radians(lean)) * 15.5, Math.sin(radians(lean)) * 15.5]
    ink.line(
      [
        [end, 0.6],
        [end + x, 0.6 + y],
      ],
      { width: 1.4, profile: 'flick' },
    )
  }
}
