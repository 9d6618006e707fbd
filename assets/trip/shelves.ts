import type { Ink } from '../ink/ink'
import { TEAL } from '../ink/palette'
import {
  drawAmmonite,
  drawGargoyle,
  drawGlobe,
  drawHourglass,
  drawJar,
  drawMoths,
  drawOwl,
  drawSkull,
} from './shelfThings'

function spine(ink: Ink, x: number, foot: number, width: number, height: number, lean: number, kind: number): void {
  const book = ink.path(
    [
      [x, foot, 1, 1],
      [x + lean, foot - height, 1, 1],
      [x + lean + width, foot - height + 1, 1, 1],
      [x + width, foot, 1, 1],
    ],
    true,
  )
  const at = (share: number, inset = 0) => [
    [x + lean * share + inset, foot - height * share],
    [x + lean * share + width - inset, foot - height * share],
  ]
  if (kind === 0) {
    ink.cut(book, { halo: 0.6 })
    ink.black(book)
    ink.lines([at(0.82, 2), at(0.74, 2), at(0.2, 2)], { width: 1.8, white: true, profile: 'even' })
    return
  }
  ink.form(book, { width: 2.4, halo: 0.6, contour: false })
  if (kind === 1) ink.wash(book, { alpha: 0.5 })
  if (kind === 2) ink.hatch(book, { angle: 84, spacing: 3.6, width: 1.6 })
  if (kind === 4) ink.tint(book, { color: TEAL, alpha: 0.85, offset: 1.4 })
  ink.contour(book, { width: 2.4 })
  if (kind !== 2) ink.lines([at(0.86, 1), at(0.78, 1), at(0.16, 1)], { width: 1.6, profile: 'even' })
  if (kind === 3 && width > 12)
    ink.line(
      [
        [x + lean * 0.4 + width / 2, foot - height * 0.35],
        [x + lean * 0.66 + width / 2, foot - height * 0.66],
      ],
      { width: 2.4 },
    )
}

function books(ink: Ink, from: number, to: number, foot: number, high: number, name: string): void {
  const random = ink.fork(name)
  let x = from
  while (x < to - 8) {
    const width = Math.min(random.between(9, 21), to - x)
    const lean = random.chance(0.12) ? random.between(4, 10) : random.signed() * 0.8
    spine(ink, x, foot, width - 1, high * random.between(0.66, 0.98), lean, random.pick([0, 0, 1, 2, 3, 3, 3, 1, 4]))
    x += width + Math.max(0, lean * 0.9) + (random.chance(0.08) ? 10 : 0)
  }
}

const SHELF = { width: 424, height: 396 } as const

/** One half of the shelf: `side` -1 left, 1 right; the other half's foot line meets this one's in the gutter. */
export function drawShelf(ink: Ink, side: -1 | 1): void {
  const [inner, outer] = [0, side * SHELF.width]
  const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)]
  const top = -SHELF.height
  const board = (y: number, thick = 9) => {
    ink.form(
      [
        [left - 4, y, 1, 1],
        [right + 4, y, 1, 1],
        [right + 4, y + thick, 1, 1],
        [left - 4, y + thick, 1, 1],
      ],
      { width: 2.6, halo: 0.6 },
    )
    ink.line(
      [
        [left, y + thick + 3],
        [right, y + thick + 3],
      ],
      { width: 4, profile: 'even' },
    )
  }
  // The case: a gable at the gutter, a dark back.
  ink.form(
    [
      [left, 0, 1, 1],
      [left, top + (side < 0 ? 44 : 0), 1, 1],
      [right, top + (side < 0 ? 0 : 44), 1, 1],
      [right, 0, 1, 1],
    ],
    { width: 3.2 },
  )
  const back = ink.path(
    [
      [left + 14, -14, 1, 1],
      [left + 14, top + (side < 0 ? 60 : 20), 1, 1],
      [right - 14, top + (side < 0 ? 20 : 60), 1, 1],
      [right - 14, -14, 1, 1],
    ],
    true,
  )
  ink.black(back)
  const rows = [-96, -190, -284]
  const L = left + 16
  const R = right - 16
  if (side < 0) {
    books(ink, L, L + 150, -14, 76, 'l0')
    drawJar(ink, L + 190, -14, 26, 62, 'fish')
    books(ink, L + 226, R, -14, 72, 'l1')
    drawSkull(ink, L + 46, -96)
    books(ink, L + 96, L + 250, -96, 80, 'l2')
    drawJar(ink, L + 282, -96, 24, 62, 'fern')
    books(ink, L + 312, R, -96, 74, 'l3')
    drawJar(ink, L + 36, -190, 30, 68, 'crab')
    books(ink, L + 72, L + 134, -190, 74, 'l4')
    drawGlobe(ink, L + 174, -190)
    books(ink, L + 220, R, -190, 80, 'l5')
    drawJar(ink, L + 36, -284, 24, 50, 'eyes')
    books(ink, L + 74, L + 190, -284, 62, 'l6')
    books(ink, L + 268, R, -284, 84, 'l7')
    drawOwl(ink, L + 230, -284)
  } else {
    books(ink, L, L + 120, -14, 76, 'r0')
    drawMoths(ink, L + 132, -14)
    books(ink, L + 250, R, -14, 74, 'r1')
    books(ink, L, L + 90, -96, 76, 'r2')
    drawJar(ink, L + 124, -96, 26, 64, 'fish')
    books(ink, L + 158, L + 290, -96, 78, 'r3')
    drawJar(ink, L + 336, -96, 26, 60, 'eyes')
    drawHourglass(ink, L + 34, -190)
    books(ink, L + 68, L + 236, -190, 78, 'r4')
    drawJar(ink, L + 268, -190, 24, 58, 'fern')
    books(ink, L + 300, R, -190, 74, 'r5')
    books(ink, L, L + 130, -284, 84, 'r6')
    drawAmmonite(ink, L + 176, -284)
    books(ink, L + 220, L + 312, -284, 56, 'r7')
    drawGargoyle(ink, L + 352, -284)
  }
  for (const y of rows) board(y)
  board(-14, 14)
  // The gable, the posts.
  ink.form(
    [
      [left - 8, top + (side < 0 ? 44 : 0) - 6, 1, 1],
      [right + 8, top + (side < 0 ? 0 : 44) - 6, 1, 1],
      [right + 8, top + (side < 0 ? 0 : 44) + 16, 1, 1],
      [left - 8, top + (side < 0 ? 44 : 0) + 16, 1, 1],
    ],
    { width: 3, halo: 0.6, tone: { from: 0.5, width: 1.8, spacing: 2.6, angle: -80 } },
  )
  const post = side < 0 ? left : right
  ink.form(
    [
      [post - 8, 0, 1, 1],
      [post - 8, top + 50, 1, 1],
      [post + 8, top + 50, 1, 1],
      [post + 8, 0, 1, 1],
    ],
    { width: 2.8, halo: 0.8, tone: { from: 0.4, width: 2, spacing: 2.4, angle: 86 } },
  )
}
