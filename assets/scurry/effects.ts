import type { Ink } from '../ink/ink'
import { GREY } from '../ink/palette'
import { polar } from '../ink/polar'
import { gearOutline } from './machines'

/** Dust at a footfall, at one of four moments: it swells, breaks open and thins out, always away from the runner. */
export function drawPuff(ink: Ink, frame: number): void {
  const sizes =
    [
      [
        [-4, -6, 7, 6],
        [5, -5, 5, 4],
      ],
      [
        [-16, -9, 11, 9],
        [-3, -7, 9, 7],
        [-27, -5, 6, 5],
      ],
      [
        [-30, -13, 12, 10],
        [-14, -10, 10, 8],
        [-43, -7, 7, 6],
        [-3, -6, 6, 5],
      ],
      [
        [-44, -16, 10, 8],
        [-26, -12, 8, 6],
        [-57, -9, 5, 4],
        [-12, -7, 4, 3],
      ],
    ][frame] ?? []
  for (const [x = 0, y = 0, across = 1, down = 1] of sizes) {
    const puff = ink.ellipse(x, y, across, down, 0, 0.12)
    if (frame < 3) ink.form(puff, { width: 2, gap: 0.5 - frame * 0.05, tone: { from: 0.6, width: 1.3, spacing: 2 } })
    else ink.contour(puff, { width: 1.7, gap: 0.4 })
  }
  ink.splatter(-8 - frame * 10, -4, { radius: 12 + frame * 5, count: 5 + frame * 2, direction: 200, largest: 1.7 })
}

/** Dry speed lines, at one of three moments. They lie behind whoever is fast. */
export function drawSpeed(ink: Ink, frame: number): void {
  const lines =
    [
      [
        [92, 12, 66, 5],
        [70, 40, 96, 6],
        [84, 74, 58, 4],
        [60, 104, 84, 5],
      ],
      [
        [78, 18, 88, 5],
        [90, 50, 62, 4],
        [66, 80, 90, 6],
        [82, 110, 56, 4],
      ],
      [
        [86, 8, 76, 4],
        [72, 34, 70, 5],
        [92, 66, 92, 5],
        [70, 96, 74, 4],
      ],
    ][frame] ?? []
  for (const [right = 0, y = 0, length = 0, width = 0] of lines) {
    const path = [
      [right + 20, y],
      [right + 20 - length / 2, y - 2],
      [right + 20 - length, y - 0.5],
    ]
    ink.line(path, { width: width + 1, dry: 0.8, profile: 'flick', white: true })
  }
}

/** The shadow under a runner. */
export function drawShadow(ink: Ink): void {
  ink.wash('-58,0 -30,-5 10,-6 46,-4 60,0 30,6 -12,7 -46,5', { alpha: 0.62, color: GREY })
  ink.line('-40,3 -6,5 34,3', { width: 3, dry: 0.8 })
}

/** A cog against the night: a silhouette with windows to see the sky through. It is turned by the view, so no light lies on it. */
export function drawCog(ink: Ink, radius: number, teeth: number, spokes: number): void {
  const outline = gearOutline(ink, 0, 0, radius, { teeth, width: 2 })
  ink.cut(outline)
  ink.black(outline)
  const half = (Math.PI / spokes) * 0.7
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2
    ink.hole([
      [...polar(0, 0, radius * 0.62, angle - half), 1, 1],
      [...polar(0, 0, radius * 0.64, angle), 1, 0],
      [...polar(0, 0, radius * 0.62, angle + half), 1, 1],
      [...polar(0, 0, radius * 0.3, angle + half * 0.72), 1, 1],
      [...polar(0, 0, radius * 0.29, angle - half * 0.72), 1, 1],
    ])
  }
  for (const share of [0.72, 0.22]) {
    const ring = ink.ellipse(0, 0, radius * share, radius * share, 0, 0.01)
    ink.line(ring, { width: 1.5, white: true, profile: 'even', closed: true })
  }
  ink.dot(0, 0, radius * 0.07, { white: true })
}
