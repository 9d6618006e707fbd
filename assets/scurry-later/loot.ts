import { drawHiddenLetter } from '../hidden/letter'
import type { Ink } from '../ink/ink'
import { INDIGO } from '../ink/palette'
import { polar } from '../ink/polar'
import { KNOT, ROPE_LENGTH } from './shared'

/** The face of the town's clock, as large as he hauls it. It says five to nine, as clocks do that are missed. */
export function drawClock(ink: Ink): void {
  const rim = ink.ellipse(0, 0, 52, 52, 0, 0.008)
  ink.cut(rim, { halo: 1.4 })
  ink.black(rim)
  ink.rim(rim, { distance: 2 })
  const face = ink.form(ink.ellipse(0, 0, 43, 43, 0, 0.008), { width: 2, gap: 0 })
  ink.crescent(face, { depth: 9, alpha: 0.3, color: INDIGO })
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour / 12) * Math.PI * 2
    ink.line([polar(0, 0, hour % 3 ? 35 : 31, angle), polar(0, 0, 39.5, angle)], {
      width: hour % 3 ? 2.6 : 4.4,
      profile: 'even',
    })
  }
  drawHiddenLetter(ink, 'D', 9, 21, 11, 6)
  ink.line('5,8 0,0 -15,-27', { width: 5, profile: 'pen' })
  ink.line('6,-1 0,0 -21,6', { width: 6, profile: 'pen' })
  ink.dot(0, 0, 4.6)
}

/** A rope from the origin to the right. */
export function drawRope(ink: Ink): void {
  layRope(ink, [
    [0, 0],
    [ROPE_LENGTH * 0.34, 3],
    [ROPE_LENGTH * 0.7, -2],
    [ROPE_LENGTH, 0],
  ])
}

/** Twice round something large, and knotted. */
export function drawNoose(ink: Ink): void {
  layRope(ink, [
    [-118, 14],
    [-60, 40],
    [0, 46],
    [60, 36],
    [116, 4],
  ])
  layRope(ink, [
    [30, -116],
    [52, -50],
    [58, 20],
    [40, 108],
  ])
  ink.form(ink.ellipse(KNOT.x, KNOT.y, 17, 15, 20), { width: 3, halo: 1 })
  ink.lines(['46,32 62,30', '48,42 64,40'], { width: 1.8, profile: 'pen' })
  ink.line('62,50 74,66 70,78', { width: 4.4, profile: 'flick' })
}

/** Paper between two lines of ink, with the turns of its strands. */
function layRope(ink: Ink, path: number[][]): void {
  ink.line(path, { width: 9, profile: 'even' })
  ink.line(path, { width: 5.6, white: true, profile: 'even' })
  const { points } = ink.path(path)
  for (let place = 4; place < points.length - 2; place += 6) {
    const point = points[place]
    if (!point) continue
    ink.line(
      [
        [point.x - 3, point.y + 2.4],
        [point.x + 3, point.y - 2.4],
      ],
      { width: 1.6, profile: 'pen' },
    )
  }
}
