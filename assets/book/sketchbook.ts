import type { Ink } from '../ink/ink'
import { LEATHER } from '../ink/palette'

export const BRIGHT = '#fff9ec'

/** Where the leaves lie on a page of 1440 × 900. */
export const BOOK = { left: 92, middle: 720, right: 1310, top: 50, bottom: 800 } as const

/** The open sketchbook: cover and leaves. */
export function drawSketchbook(ink: Ink): void {
  drawCover(ink)
  drawLeaf(ink, -1)
  drawLeaf(ink, 1)
}

/** The cover that shows round the leaves, and the leaves below the open ones. */
function drawCover(ink: Ink): void {
  const { left, right, top, bottom, middle } = BOOK
  const cover = `${left - 26},${top - 8}* ${middle},${top - 12} ${right + 26},${top - 9}* ${right + 29},430 ${right + 27},${bottom + 20}* ${middle},${bottom + 22} ${left - 27},${bottom + 19}* ${left - 29},430`
  ink.wash(
    `${left - 20},${top + 30}* ${right + 40},${top + 20}* ${right + 52},460 ${right + 46},${bottom + 44}* ${middle},${bottom + 50} ${left - 4},${bottom + 42}*`,
    { alpha: 0.5, color: '#1d1a17' },
  )
  ink.cut(cover, { halo: 0 })
  const board = ink.black(cover)
  ink.rim(board, { distance: 1.8 })
  ink.line(`${left - 18},${top - 1} ${left - 20},430 ${left - 18},${bottom + 10}`, {
    width: 1.5,
    white: true,
    profile: (a) => 0.4 + 0.5 * Math.sin(a * 40) ** 2,
  })
  ink.line(`${right + 18},${top} ${right + 20},430 ${right + 18},${bottom + 11}`, {
    width: 1.5,
    white: true,
    profile: (a) => 0.4 + 0.5 * Math.sin(a * 40) ** 2,
  })
  // The leaves below the open ones: a few at each side, each a little out of true.
  const random = ink.fork('leaves')
  for (const side of [-1, 1] as const) {
    const count = 6
    for (let i = count; i > 0; i--) {
      const out = i * 2.1
      const edge = (side < 0 ? left : right) + side * out
      const jut = random.signed() * 1.2
      const leaf = [
        [middle, top - 1, 1, 1],
        [edge + jut, top + i * 0.5, 1, 1],
        [edge + side * 0.8, 420],
        [edge + jut, bottom + i * 1.6, 1, 1],
        [middle, bottom + 2 + i * 1.1, 1, 1],
      ]
      const line = ink.cut(leaf, { fill: i % 2 ? '#efe4cd' : '#e2d5bb' })
      ink.contour(line, { width: 1.3, gap: 0.05, lit: 0.7 })
    }
  }
}

/** One open leaf, bright, shaded into the gutter. */
function drawLeaf(ink: Ink, side: -1 | 1): void {
  const { left, right, top, bottom, middle } = BOOK
  const edge = side < 0 ? left : right
  const leaf = ink.path(
    [
      [middle + side * 1, top + 5, 1, 1],
      [middle + side * 150, top - 2],
      [edge, top + 1, 1, 1],
      [edge + side * 1.4, 430],
      [edge - side * 0.6, bottom, 1, 1],
      [middle + side * 160, bottom + 1],
      [middle + side * 1, bottom + 5, 1, 1],
    ],
    true,
  )
  ink.cut(leaf, { fill: BRIGHT })
  ink.clip(leaf, () => {
    ink.wash(
      [
        [middle, top - 10, 1, 1],
        [middle + side * 110, top - 10, 1, 1],
        [middle + side * 92, 430],
        [middle + side * 110, bottom + 10, 1, 1],
        [middle, bottom + 10, 1, 1],
      ],
      { alpha: 0.26, color: LEATHER, fade: { from: [middle, 430], to: [middle + side * 96, 430] } },
    )
    ink.wash(
      [
        [middle, top - 10, 1, 1],
        [middle + side * 44, top - 10, 1, 1],
        [middle + side * 36, 430],
        [middle + side * 44, bottom + 10, 1, 1],
        [middle, bottom + 10, 1, 1],
      ],
      { alpha: 0.34, fade: { from: [middle, 430], to: [middle + side * 40, 430] } },
    )
    if (side > 0)
      ink.hatch(
        [
          [middle, top, 1, 1],
          [middle + 34, top, 1, 1],
          [middle + 26, bottom, 1, 1],
          [middle, bottom, 1, 1],
        ],
        { angle: 2, spacing: 3.4, width: 1.1, profile: 'flick', density: () => 0.6 },
      )
  })
  ink.contour(leaf, { width: 2.2, gap: 0.06, lit: 0.6 })
}

/** The wire that holds it, over all that lies on the leaves: a ring in two turns, through a hole in either leaf. */
export function drawWire(ink: Ink): void {
  const { middle } = BOOK
  const [from, to] = [BOOK.top + 26, BOOK.bottom - 22]
  const random = ink.fork('wire')
  const count = 22
  for (let i = 0; i < count; i++) {
    const y = from + ((to - from) * i) / (count - 1) + random.signed() * 1.4
    const lift = 9 + random.signed() * 1.4
    const turn = random.signed() * 1.6
    for (const side of [-1, 1])
      ink.black(ink.ellipse(middle + side * 19, y + turn * side, 5.2, 4.4, random.signed() * 12, 0.09))
    ink.wash(
      `${middle - 19},${y + 5} ${middle},${y + 1} ${middle + 20},${y + 5} ${middle + 22},${y + 10} ${middle},${y + 6} ${middle - 18},${y + 10}`,
      { alpha: 0.3 },
    )
    ink.line(
      `${middle - 19},${y + 2.4} ${middle - 9},${y - lift + 5} ${middle + 8},${y - lift + 4.4} ${middle + 19},${y + 3}`,
      { width: 1.5, profile: 'swell' },
    )
    ink.line(
      `${middle - 19},${y - turn} ${middle - 9},${y - lift} ${middle + 9},${y - lift - 0.6} ${middle + 19},${y + turn}`,
      { width: 3.5, profile: (a) => 0.74 + 0.36 * Math.sin(a * Math.PI) },
    )
    ink.line(`${middle - 14},${y - 5} ${middle - 6},${y - lift - 0.4} ${middle + 5},${y - lift - 0.6}`, {
      width: 1,
      white: true,
      bare: true,
      profile: 'swell',
    })
  }
}
