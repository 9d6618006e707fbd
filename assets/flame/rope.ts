import { lengthsAlong, pointAlong } from '../ink/geometry'
import type { Ink } from '../ink/ink'
import { itemAt } from '../ink/numbers'

/** The rope's picture, in units of the scene: from the trunk it is tied to, out over the right edge. */
export const ROPE = { left: 524, top: 48, width: 1376, height: 92 } as const

/** A rope from the trunk by the fire to some tree that is out of sight. */
export function drawRope(ink: Ink): void {
  const line = ink.line('556,72 640,86 760,97 960,104 1200,105 1440,99 1680,86 1920,66', {
    width: 7,
    white: true,
    profile: 'even',
  })
  const total = itemAt(lengthsAlong(line.points), line.points.length - 1)
  for (let along = 3; along < total; along += 4.8) {
    const { x, y } = pointAlong(line, along / total)
    ink.line(
      [
        [x, y - 3],
        [x + 5, y + 3],
      ],
      { width: 1.7, profile: 'pen' },
    )
  }
  const below = { ...line, points: line.points.map((point) => ({ ...point, y: point.y + 3.4 })) }
  ink.line(below, { width: 2, profile: 'even' })
  drawTie(ink)
}

/** Three turns about the trunk, and a knot's end that hangs down. */
function drawTie(ink: Ink): void {
  for (const down of [-9, 0, 9]) {
    const y = 70 + down
    ink.line(
      [
        [532, y + 3],
        [549, y + 5],
        [565, y],
      ],
      { width: 7.4, white: true, profile: 'even' },
    )
    for (let x = 533; x < 564; x += 5)
      ink.line(
        [
          [x, y],
          [x + 4, y + 7],
        ],
        { width: 1.7, profile: 'pen' },
      )
    ink.line(
      [
        [532, y + 7],
        [549, y + 9],
        [565, y + 4],
      ],
      { width: 1.8, profile: 'even' },
    )
  }
  ink.line('540,84 534,100 538,120', { width: 5.4, white: true, profile: 'pen' })
  ink.lines(['538,120 534,130', '538,120 541,131'], { width: 2.2, white: true, profile: 'flick' })
}

/** A clothes peg, its middle at (0, 0), 22 up and 32 down. */
export function drawPeg(ink: Ink): void {
  ink.form('-8,-22* 8,-23* 9,-2 7,30* 1,30* 0,4 -2,30* -8,30* -9,-2', { width: 3, halo: 2 })
  ink.black('2,-21* 8,-21* 9,-2 7,28* 2,28* 1,4')
  ink.line('-8,-4 0,-6 8,-5', { width: 2.2, profile: 'even' })
}
