import type { Ink } from '../ink/ink'
import { clamp, lerp, radians } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Line } from '../ink/path'
import { moved } from './rim'
import type { Spot } from './shared'

/** The ways of the quill, in a box 100 high that stands on y = 0; `eye` is the hole in a letter, `wide` its step. */
interface Letter {
  readonly wide: number
  readonly ways: readonly (readonly Spot[])[]
  readonly eye?: string
}

const LETTERS: Readonly<Record<string, Letter>> = {
  A: {
    wide: 92,
    ways: [
      [
        [46, -105],
        [28, -56],
        [5, 2],
      ],
      [
        [44, -105],
        [64, -52],
        [86, 3],
      ],
      [
        [20, -33],
        [44, -37],
        [70, -34],
      ],
    ],
    eye: '45,-74* 35,-46 46,-49 56,-46',
  },
  C: {
    wide: 84,
    ways: [
      [
        [74, -80],
        [60, -95],
        [40, -98],
        [18, -84],
        [8, -54],
        [14, -22],
        [36, -3],
        [60, -7],
        [79, -28],
      ],
    ],
  },
  D: {
    wide: 86,
    ways: [
      [
        [14, -100],
        [13, -50],
        [12, 2],
      ],
      [
        [12, -97],
        [44, -95],
        [70, -76],
        [74, -46],
        [58, -14],
        [12, -2],
      ],
    ],
    eye: '29,-76* 50,-68 56,-48 48,-28 28,-20*',
  },
  E: {
    wide: 72,
    ways: [
      [
        [14, -98],
        [12, -50],
        [12, 0],
      ],
      [
        [12, -96],
        [40, -97],
        [64, -101],
      ],
      [
        [12, -52],
        [36, -54],
        [54, -56],
      ],
      [
        [12, -3],
        [40, -3],
        [68, -9],
      ],
    ],
  },
  H: {
    wide: 90,
    ways: [
      [
        [14, -100],
        [12, -50],
        [10, 4],
      ],
      [
        [78, -103],
        [77, -50],
        [79, 3],
      ],
      [
        [12, -48],
        [44, -54],
        [78, -52],
      ],
    ],
  },
  I: {
    wide: 43,
    ways: [
      [
        [22, -101],
        [20, -50],
        [21, 3],
      ],
    ],
  },
  L: {
    wide: 74,
    ways: [
      [
        [14, -103],
        [13, -50],
        [12, 0],
      ],
      [
        [12, -4],
        [40, -3],
        [62, -11],
        [70, -22],
      ],
    ],
  },
  N: {
    wide: 92,
    ways: [
      [
        [14, -98],
        [12, -48],
        [11, 3],
      ],
      [
        [14, -100],
        [44, -52],
        [78, 2],
      ],
      [
        [79, -103],
        [78, -50],
        [78, 0],
      ],
    ],
  },
  P: {
    wide: 78,
    ways: [
      [
        [14, -100],
        [13, -50],
        [12, 4],
      ],
      [
        [12, -96],
        [44, -99],
        [66, -84],
        [64, -62],
        [44, -46],
        [14, -43],
      ],
    ],
    eye: '29,-80* 45,-79 50,-70 43,-61 28,-59*',
  },
  Q: {
    wide: 98,
    ways: [
      [
        [48, -99],
        [22, -90],
        [8, -56],
        [18, -18],
        [46, -3],
        [76, -14],
        [90, -48],
        [80, -84],
        [48, -99],
      ],
      [
        [48, -32],
        [72, -6],
        [98, 22],
        [136, 27],
        [166, 17],
      ],
    ],
    eye: '46,-79 34,-68 30,-48 38,-28 50,-24 66,-34 70,-54 62,-74',
  },
  T: {
    wide: 80,
    ways: [
      [
        [2, -88],
        [8, -98],
        [42, -95],
        [78, -101],
      ],
      [
        [42, -97],
        [40, -50],
        [41, 3],
      ],
    ],
  },
  U: {
    wide: 90,
    ways: [
      [
        [14, -100],
        [12, -40],
        [26, -8],
        [50, -3],
        [72, -22],
        [76, -44],
      ],
      [
        [77, -103],
        [76, -50],
        [79, 3],
      ],
    ],
  },
}

/** How the quill is held: its edge leans so many degrees; so broad, and never thinner than so much. */
const NIB = { angle: -32, broad: 25, least: 12 }

/** One letter's silhouette on (x, y): a stroke is broad across the nib and thin along it, and its ends flare. */
function letterShape(ink: Ink, sign: string): Line {
  const parts: Line[] = []
  for (const way of LETTERS[sign]?.ways ?? []) {
    const spine = way.map(([x, y], i) => {
      const [ax, ay] = way[Math.max(0, i - 1)] ?? [x, y]
      const [bx, by] = way[Math.min(way.length - 1, i + 1)] ?? [x, y]
      const along = Math.atan2(by - ay, bx - ax)
      return [x, y, lerp(NIB.least, NIB.broad, Math.abs(Math.sin(along - radians(NIB.angle))))] as const
    })
    parts.push(
      ink.tube(
        spine.map((point) => [...point]),
        { root: true, round: 0.5 },
      ),
    )
    for (const end of [spine[0], spine.at(-1)]) {
      if (!end || end[2] < 15) continue
      const [x, y] = end
      const reach = end[2] * 0.62
      const tilt = radians(NIB.angle + 18)
      const [dx, dy] = [Math.cos(tilt) * reach, Math.sin(tilt) * reach]
      parts.push(
        ink.tube(
          [
            [x - dx, y - dy, 9],
            [x + dx, y + dy, 7],
          ],
          { root: true },
        ),
      )
    }
  }
  return ink.clay(parts, 4 * ink.scale)
}

/** The colour of the day as it lies on paper, once and twice: in steps that printing in few tones keeps. */
const PLUM_ON_PAPER: Color = '#8c6478'
const PLUM_TWICE: Color = '#785078'

/**
 * The colour of the day in the lower half of a letter: flat at its foot, then dots that thin out upwards. A wash that faded
 * would be three bands once it is printed in few tones.
 */
function drawPlum(ink: Ink, shape: Line, foot: number, size: number): void {
  const full = foot - 30 * size
  const none = foot - 66 * size
  ink.clip(shape, () => {
    ink.cut(`-20,${full}* 1620,${full}* 1620,${foot + 120}* -20,${foot + 120}*`, { fill: PLUM_ON_PAPER })
    ink.stipple(shape, {
      gouache: PLUM_ON_PAPER,
      spacing: 4.3,
      radius: 2.6,
      density: (_, y) => (y > full ? 0 : clamp((y - none) / (full - none)) ** 1.5),
    })
    ink.stipple(shape, {
      gouache: PLUM_TWICE,
      spacing: 5.6,
      radius: 2.3,
      density: (_, y) => clamp((y - full - 8 * size) / (30 * size)) ** 1.5,
    })
  })
}

/** A word: paper-white letters on a thick black side, so that it stands on each of the six grounds. */
function drawTitleWord(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  scale: number,
  tilts: readonly (readonly [turn: number, hop: number])[],
  deep = 14,
): void {
  const cells: { shape: Line; eye: Line | undefined; size: number }[] = []
  let at = x
  for (const [i, sign] of [...text].entries()) {
    const letter = LETTERS[sign]
    if (!letter) throw new Error(`No letter ${sign}`)
    const [turn, hop] = tilts[i] ?? [0, 0]
    ink.at(at + (letter.wide * scale) / 2, y + hop, { rotate: turn, scale }, () =>
      ink.at(-letter.wide / 2, 0, {}, () => {
        cells.push({
          shape: letterShape(ink, sign),
          eye: letter.eye ? ink.path(letter.eye, true) : undefined,
          size: scale,
        })
      }),
    )
    at += (letter.wide + 9) * scale
  }
  for (const { shape } of cells) ink.cut(shape, { halo: deep * 0.5 })
  for (const { shape } of cells) {
    for (let step = 0; step <= 6; step++)
      ink.cut(moved(shape, (deep * 0.5 * step) / 6, (deep * step) / 6), { halo: deep * 0.28 })
    for (let step = 1; step <= 6; step++) ink.black(moved(shape, (deep * 0.5 * step) / 6, (deep * step) / 6))
  }
  for (const { shape, eye, size } of cells) {
    ink.cut(shape)
    if (size > 1) drawPlum(ink, shape, y, size)
    ink.form(shape, {
      fill: false,
      width: 2 + size * 1.1,
      halo: 0,
      lit: 0.6,
      gap: 0.12,
      tone: { from: 0.56, to: 0.9, width: 1 + size * 0.8, spacing: 2.4 + size * 0.7, angle: -52, bulge: 0.2 },
    })
    if (eye) {
      ink.black(eye)
      ink.black(moved(eye, -1, -1))
    }
  }
}

/** The words of the title, each where it stands on the stage. */
export const WORDS = {
  theCap: (ink: Ink) =>
    drawTitleWord(
      ink,
      'THE',
      128,
      104,
      0.62,
      [
        [-9, 8],
        [-4, 0],
        [-5, -3],
      ],
      8,
    ),
  cap: (ink: Ink) =>
    drawTitleWord(
      ink,
      'CAP',
      90,
      300,
      1.84,
      [
        [-6, 8],
        [3, -6],
        [-4, 6],
      ],
      19,
    ),
  and: (ink: Ink) =>
    drawTitleWord(
      ink,
      'AND',
      622,
      128,
      0.6,
      [
        [-8, 6],
        [4, -3],
        [-2, 0],
      ],
      8,
    ),
  theQuill: (ink: Ink) =>
    drawTitleWord(
      ink,
      'THE',
      638,
      214,
      0.64,
      [
        [5, 0],
        [-3, 3],
        [4, -3],
      ],
      8,
    ),
  quill: (ink: Ink) =>
    drawTitleWord(
      ink,
      'QUILL',
      830,
      292,
      1.66,
      [
        [4, 6],
        [-4, -8],
        [3, 4],
        [-4, -8],
        [6, 6],
      ],
      18,
    ),
} as const
