import type { Ink } from '../ink/ink'
import { VERMILION } from '../ink/palette'
import type { Face } from './poses'

/** The three heads, looking to the left: a bun, an egg, a heart; ears and all. */
export const HEADS: readonly [(ink: Ink) => void, (ink: Ink) => void, (ink: Ink) => void] = [
  (ink) => {
    ear(ink, '-19,4 -26,-1 -31,1* -26,8 -18,10', false)
    ear(ink, '18,4 25,-2 31,-1* 26,7 18,10', true)
    ink.form('-4,-12 10,-9 19,0 19,9 11,16 -3,18 -16,15 -21,8 -20,-1 -14,-9', { width: 2.2, halo: 0.6 })
  },
  (ink) => {
    ear(ink, '-13,2 -21,2 -31,9* -22,11 -13,9', false)
    ear(ink, '14,2 22,1 33,7* 23,11 14,9', true)
    ink.form('-3,-15 8,-12 14,-2 14,8 9,17 -2,21 -12,17 -16,8 -16,-2 -11,-12', { width: 2.1, halo: 0.6 })
  },
  (ink) => {
    ear(ink, '-16,1 -23,-7 -30,-13* -27,0 -17,7', false)
    ear(ink, '16,1 23,-8 30,-15* 27,0 17,7', true)
    ink.form('-4,-11 10,-10 18,-3 17,5 10,12 -3,20 -6,20 -14,13 -20,5 -20,-3 -14,-10', { width: 2.1, halo: 0.6 })
  },
]

interface Features {
  /** Where the eyes are: the near one, the far one. */
  readonly eyes: readonly [readonly [number, number], readonly [number, number]]
  readonly size: readonly [number, number]
  readonly mouth: readonly [number, number]
}

const FEATURES: readonly [Features, Features, Features] = [
  {
    eyes: [
      [-11, 2.4],
      [4, 2.6],
    ],
    size: [3.2, 4.1],
    mouth: [-4, 10.6],
  },
  {
    eyes: [
      [-8, 4],
      [4, 4.2],
    ],
    size: [2.9, 3.6],
    mouth: [-3, 13.6],
  },
  {
    eyes: [
      [-11, 2],
      [3.4, 1.8],
    ],
    size: [2.8, 4.7],
    mouth: [-5, 12],
  },
]

export function drawFace(ink: Ink, kind: number, face: Face): void {
  const features = FEATURES[kind] ?? FEATURES[0]
  const { eyes, mouth } = features
  for (const [place, [x, y]] of eyes.entries()) {
    const side = place === 0 ? -1 : 1
    if (face === 'laugh')
      ink.line(
        [
          [x - 4, y + 2],
          [x, y - 2],
          [x + 4, y + 2],
        ],
        { width: 2, profile: 'swell' },
      )
    else if (face === 'blink')
      ink.line(
        [
          [x - 3.8, y],
          [x, y + 1.8],
          [x + 3.8, y],
        ],
        { width: 1.9, profile: 'swell' },
      )
    else drawEye(ink, kind, x, y, side, features, face)
    ink.wash(ink.ellipse(x + side * 2.6 - 0.4, y + 6.6, 3.2, 2.1), { alpha: 0.62, color: VERMILION })
  }
  if (kind === 0)
    for (const [x, y] of [
      [-6.4, 6.2],
      [-3.2, 5.2],
      [-0.4, 6.4],
      [-4, 7.6],
    ] as const)
      ink.dot(x, y, 0.62)
  else ink.line(kind === 1 ? '-3,6 -4.4,8.6 -2.6,9' : '-5.4,5 -7.2,7.6 -5.4,8', { width: 1.2, profile: 'pen' })
  drawMouth(ink, kind, face, ...mouth)
}

function drawEye(ink: Ink, kind: number, x: number, y: number, side: number, { size }: Features, face: Face): void {
  const [across, down] = size
  ink.black(ink.ellipse(x, y, across, down))
  ink.dot(x - 1.1, y - 1.6, 1.35, { white: true })
  ink.dot(x + 0.9, y + 1.9, 0.7, { white: true })
  if (kind === 1 && face === 'calm') {
    // Half asleep: the lid hangs over the eye.
    ink.cut([
      [x - 4.6, y - 5],
      [x + 4.6, y - 5],
      [x + 4.4, y - 0.6],
      [x - 4.4, y - 0.4],
    ])
    ink.line(
      [
        [x - 4.6, y - 0.6],
        [x, y - 1.4],
        [x + 4.6, y - 0.4],
      ],
      { width: 1.9, profile: 'swell' },
    )
    ink.line(
      [
        [x - 3.4, y - 4.4],
        [x, y - 5.4],
        [x + 3.4, y - 4.2],
      ],
      { width: 1, profile: 'swell' },
    )
    return
  }
  ink.line(
    [
      [x - side * 3.2, y - 3.2],
      [x, y - 4.9],
      [x + side * 4.8, y - 2.6],
    ],
    { width: 1.7, profile: 'grow' },
  )
  const worry = face === 'beg' ? -2.6 : kind === 2 ? 2 : 0
  const brow = y - down - 4.4
  ink.line(
    [
      [x - side * 3, brow + worry],
      [x + side * 3.6, brow - worry * 0.3],
    ],
    { width: 1.5, profile: 'brush' },
  )
}

function drawMouth(ink: Ink, kind: number, face: Face, x: number, y: number): void {
  if (face === 'laugh') {
    const open = ink.path(
      [
        [x - 6, y - 2, 1, 1],
        [x, y - 0.6],
        [x + 6, y - 2.2, 1, 1],
        [x + 4, y + 3.6],
        [x, y + 5.2],
        [x - 4, y + 3.6],
      ],
      true,
    )
    ink.black(open)
    ink.clip(open, () => {
      ink.cut(ink.ellipse(x + 0.6, y + 5, 3.4, 2.6))
      ink.wash(ink.ellipse(x + 0.6, y + 5, 3.4, 2.6), { alpha: 0.9, color: VERMILION })
    })
    return
  }
  if (face === 'beg') {
    ink.line(
      [
        [x - 3.4, y + 2],
        [x - 0.6, y - 0.2],
        [x + 2.8, y + 1.8],
      ],
      { width: 1.7, profile: 'swell' },
    )
    return
  }
  if (kind === 0) {
    // A grin with a gap in it.
    const grin = ink.path(
      [
        [x - 5.4, y - 0.6, 1, 1],
        [x, y + 0.8],
        [x + 5.2, y - 1, 1, 1],
        [x + 2.6, y + 3],
        [x - 2.4, y + 3.2],
      ],
      true,
    )
    ink.black(grin)
    ink.cut([
      [x - 2.6, y + 0.2],
      [x - 0.8, y + 0.5],
      [x - 1, y + 1.9],
      [x - 2.6, y + 1.7],
    ])
    ink.cut([
      [x + 0.3, y + 0.6],
      [x + 2.4, y + 0.2],
      [x + 2.2, y + 1.7],
      [x + 0.4, y + 2],
    ])
  } else if (kind === 1) {
    ink.black(ink.ellipse(x, y, 1.9, 2.2))
  } else {
    // A smile on one side only, with a tooth.
    ink.line(
      [
        [x - 5.6, y - 2.4],
        [x - 2, y + 0.6],
        [x + 3.4, y + 0.2],
      ],
      { width: 1.7, profile: 'brush' },
    )
    ink.line(
      [
        [x - 6.8, y - 1.6],
        [x - 5.8, y - 3.6],
      ],
      { width: 1.2, profile: 'pen' },
    )
    ink.black([
      [x - 3.6, y - 0.4],
      [x - 1.6, y + 0.5],
      [x - 2.9, y + 3],
    ])
    ink.cut([
      [x - 3.1, y + 0.3],
      [x - 2.2, y + 0.7],
      [x - 2.8, y + 2],
    ])
  }
}

function ear(ink: Ink, path: string, far: boolean): void {
  ink.form(path, { width: 1.8, halo: 0.4, tone: far ? { from: 0.42, width: 1.1, spacing: 1.7 } : false })
}
