import type { Ink } from '../ink/ink'
import { clamp, lerp } from '../ink/numbers'
import { TEAL } from '../ink/palette'
import type { Line } from '../ink/path'
import { LIGHT } from './hand'
import { FEET, type PagePlace, pageX, pageY } from './shared'

/** The tabs by which cut-outs are glued, and half of how wide each is. */
const TABS: readonly (readonly [foot: PagePlace, half: number])[] = [
  [FEET.frame, 60],
  [FEET.visitor, 74],
  [FEET.naturalist, 80],
  [FEET.table, 88],
  [FEET.trunk, 62],
  [FEET.boots, 62],
]

/** A place of the page on its picture. */
export const onPage = (across: number, deep: number): readonly [number, number] => [
  pageX({ across, deep }),
  pageY(deep),
]

/** The outline of the left page (-1) or the right one (1): it bulges a little, and dips into the gutter. */
export function pageOf(ink: Ink, side: number): Line {
  const gutter = side * 0.012
  const at = (across: number, deep: number, dy: number, corner: readonly number[] = []) => {
    const [x, y] = onPage(across, deep)
    return [x, y + dy, ...corner]
  }
  return ink.path(
    [
      at(side, 0, 0, [1, 1]),
      at(side * 0.5, 0, -8),
      at(gutter, 0, 20, [1, 1]),
      at(gutter, 1, 8, [1, 1]),
      at(side * 0.5, 1, -5),
      at(side, 1, 0, [1, 1]),
    ],
    true,
  )
}

/** The right page by itself, as it is turned: printed like the book's, without what is glued on it. */
export function drawLeaf(ink: Ink): void {
  ink.light = LIGHT
  const page = pageOf(ink, 1)
  ink.form(page, { width: 3.4 })
  ink.clip(page, () => drawPrint(ink))
}

/** Cover, page block and pages, as they look at 20°; at other angles the picture is scaled in y about the near edge. */
export function drawBook(ink: Ink): void {
  ink.light = LIGHT
  const corner = (across: number, deep: number, dx = 0, dy = 0) => {
    const [x, y] = onPage(across, deep)
    return [x + dx, y + dy, 1, 1]
  }
  const cover = ink.form(
    [corner(-1, 0, -30, 54), corner(1, 0, 30, 54), corner(1, 1, 26, -18), corner(-1, 1, -26, -18)],
    { width: 4.4, halo: 2, contour: false },
  )
  ink.tint(cover, { color: TEAL, alpha: 0.92, offset: 3 })
  ink.clip(cover, () =>
    ink.hatch([corner(0.2, 0, 0, 60), corner(1, 0, 40, 60), corner(1, 1, 40, -20), corner(0.96, 1)], {
      angle: 84,
      spacing: 5,
      width: 2.2,
      inset: 0,
    }),
  )
  ink.contour(cover, { width: 4.4 })
  for (const side of [-1, 1]) {
    ink.form([corner(side, 0, side * 30, 54), corner(side, 0, side * -34, 54), corner(side, 0, side * 30, 2)], {
      width: 2.6,
    })
    ink.black([corner(side, 0, side * 26, 50), corner(side, 0, side * -22, 50), corner(side, 0, side * 27, 10)])
  }
  // The block of pages, seen from its near edge: many sheets, none of them quite straight.
  for (const side of [-1, 1]) {
    const block = ink.path(
      [
        corner(side, 0, side * 2, -2),
        corner(side, 0, side * 10, 38),
        [800 + side * 320, 858],
        [800, 878, 1, 1],
        [800, 844, 1, 1],
        [800 + side * 320, 816],
      ],
      true,
    )
    ink.form(block, { width: 3, halo: 0.8 })
    ink.clip(block, () => {
      for (let i = 0; i < 8; i++) {
        const share = (i + 0.5) / 8
        ink.line(
          [
            [800 + side * 2, lerp(848, 877, share)],
            [800 + side * 320, lerp(820, 857, share)],
            [800 + side * 650, lerp(828, 863, share)],
          ],
          { width: 1.7, profile: 'even' },
        )
      }
      ink.hatch(block, { angle: 80, spacing: 5, width: 2, density: (x) => clamp((90 - Math.abs(x - 800)) / 60) })
    })
  }
  const pages = [-1, 1].map((side) => pageOf(ink, side))
  for (const page of pages) ink.form(page, { width: 3.4, halo: 1 })
  for (const page of pages) ink.clip(page, () => drawPrint(ink))
  // The valley between them: dark on its left bank, which looks away from the light.
  const valley = [
    onPage(0, 0).map((v, i) => v + (i ? 18 : 0)),
    [...onPage(0.003, 0.5)],
    [...onPage(0, 1)],
  ] as number[][]
  ink.line(valley, { width: 6, profile: 'even' })
  ink.feather(valley, { side: -1, length: 34, width: 3, spacing: 6, slant: 12, envelope: () => 1 })
  ink.feather(valley, { side: 1, length: 16, width: 2.2, spacing: 7, slant: 12, envelope: () => 1 })
  for (const [foot, half] of TABS) drawTab(ink, foot, half)
}

/** What is printed on the page: boards, a carpet, dotted lines where something is glued. */
function drawPrint(ink: Ink): void {
  const random = ink.fork('print')
  for (let i = -9; i <= 9; i++) {
    const across = i / 8 + 0.01 * random.signed()
    ink.line([[...onPage(across, 0)], [...onPage(across * 0.96, 0.5)], [...onPage(across * 0.92, 1)]] as number[][], {
      width: 1.9,
      profile: 'even',
    })
    for (let joint = 0; joint < 2; joint++) {
      const deep = random.next()
      ink.line([[...onPage(across, deep)], [...onPage(across + 0.12, deep)]] as number[][], {
        width: 1.5,
        profile: 'even',
      })
    }
  }
  const oval = (rx: number, ry: number) =>
    Array.from({ length: 22 }, (_, i) => [
      ...onPage(Math.cos((i / 22) * 6.283) * rx, 0.37 + Math.sin((i / 22) * 6.283) * ry),
    ])
  const carpet = ink.path(oval(0.68, 0.3), true)
  ink.form(carpet, { width: 3 })
  ink.wash(carpet, { alpha: 0.34 })
  ink.line(ink.path(oval(0.63, 0.27), true), { width: 2, closed: true, profile: 'even' })
  ink.line(ink.path(oval(0.54, 0.225), true), { width: 4.6, closed: true, profile: 'even' })
  for (let i = 0; i < 44; i++) {
    const turn = (i / 44) * 6.283
    const at = (size: number) => [...onPage(Math.cos(turn) * 0.68 * size, 0.37 + Math.sin(turn) * 0.3 * size)]
    ink.line([at(1.01), at(1.06)], { width: 2.4 })
    if (i % 2) ink.line([at(0.84), at(0.9)], { width: 5 })
  }
}

/** The tab by which a cut-out is glued to the page, in front of its foot line. */
function drawTab(ink: Ink, foot: PagePlace, half: number): void {
  const [x, y] = onPage(foot.across, foot.deep)
  ink.form(
    [
      [x - half, y - 2, 1, 1],
      [x + half, y - 2, 1, 1],
      [x + half - 10, y + 15, 1, 1],
      [x - half + 10, y + 15, 1, 1],
    ],
    { width: 2, halo: 0.8 },
  )
  for (let i = -half + 14; i < half - 12; i += 12)
    ink.line(
      [
        [x + i, y + 9],
        [x + i + 6, y + 9],
      ],
      { width: 1.6, profile: 'even' },
    )
}
