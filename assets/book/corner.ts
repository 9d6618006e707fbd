import type { Ink } from '../ink/ink'
import { PAPER } from '../ink/palette'
import { BOOK, BRIGHT } from './sketchbook'

/** The lower right corner, lifted: below it the next leaf. */
export function drawCorner(ink: Ink): void {
  const { right, bottom } = BOOK
  const size = 96
  const [a, b] = [right - size, bottom - size]
  const below = ink.path(
    [
      [a - 2, bottom + 1, 1, 1],
      [right + 1, b - 2, 1, 1],
      [right + 0.4, bottom + 0.6, 1, 1],
    ],
    true,
  )
  ink.cut(below, { fill: PAPER })
  ink.clip(below, () => {
    ink.wash(
      [
        [a - 20, bottom + 10, 1, 1],
        [right + 10, b - 20, 1, 1],
        [right + 20, bottom + 20, 1, 1],
      ],
      { alpha: 0.6, fade: { from: [right - size * 0.5, bottom - size * 0.5], to: [right - 8, bottom - 8] } },
    )
    ink.hatch(
      [
        [a - 2, bottom, 1, 1],
        [right, b - 2, 1, 1],
        [right - 8, b + 46],
        [a + 48, bottom - 6],
      ],
      { angle: 46, spacing: 3, width: 1.6, profile: 'flick', density: () => 0.9 },
    )
  })
  ink.contour(below, { width: 1.8, gap: 0, skip: [0] })
  ink.wash(
    [
      [a - 12, bottom - 2, 1, 1],
      [a - 8, bottom - 40],
      [a + 4, b + 10, 1, 1],
      [a + 50, b - 4],
      [right - 4, b - 8, 1, 1],
      [a + 30, b + 30],
    ],
    { alpha: 0.24 },
  )
  const curl = ink.path(
    [
      [a, bottom, 1, 1],
      [a + 15, bottom - size * 0.42],
      [a + 13, b + 17, 1, 1],
      [right - size * 0.46, b + 15],
      [right - 1, b, 1, 1],
      [right - size * 0.44, bottom - size * 0.6],
    ],
    true,
  )
  ink.cut(curl, { fill: BRIGHT, halo: 1 })
  ink.hatch(curl, {
    angle: 45,
    spacing: 3.2,
    width: 1.5,
    profile: 'flick',
    density: (x, y) => 1.5 - Math.abs(x + y - (a + bottom) - 4) / 13,
  })
  ink.contour(curl, { width: 2.5, gap: 0.04, lit: 0.6 })
}
