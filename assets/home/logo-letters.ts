import { type BrushStroke, brushStroke } from '../ink/brush-stroke'
import type { Ink } from '../ink/ink'
import { lerp, type Options } from '../ink/numbers'
import { parsePath } from '../ink/path'

/** A capital of the logo, from the baseline up (y negative, about 80 high). */
interface Capital {
  width: number
  strokes: readonly BrushedStroke[]
}

interface BrushedStroke extends Options<Pick<BrushStroke, 'wet' | 'dry' | 'lean' | 'tail'>> {
  path: string
}

const A: readonly BrushedStroke[] = [
  { path: '31,-86@0.86 22,-56@1.06 10,-20@1 -3,7@0.72', wet: 0.6, lean: 14, tail: 0.5 },
  { path: '27,-82@0.98 40,-52@1.12 51,-20@1.02 63,6@0.7', wet: 0.56, lean: 6, tail: 0.6 },
  { path: '11,-25@0.6 28,-29@0.86 52,-27@0.6', wet: 0.5, lean: 30 },
]

/** The house's own brush capitals: pressed hard where a stroke begins or turns, run dry where it leaves. */
const CAPITALS: Readonly<Record<string, Capital>> = {
  L: {
    width: 46,
    strokes: [
      { path: '9,-83@1.1 6,-50@1 8,-20@1.02 7,2@0.9', wet: 0.8, tail: 0.3 },
      { path: '2,-3@0.9 22,1@1.08 50,-7@0.6', wet: 0.45, lean: 30 },
    ],
  },
  A: { width: 60, strokes: A },
  À: { width: 60, strokes: [...A, { path: '4,-120@0.8 20,-110@0.72 38,-98@0.4', wet: 0.9, lean: -10, tail: 0.4 }] },
  Î: {
    width: 26,
    strokes: [
      { path: '13,-82@1.12 14,-54@1 12,-26@1.08 14,6@0.76', wet: 0.6 },
      { path: '-14,-94@0.56 0,-104@0.66 14,-119@0.6', wet: 0.9, lean: 20, tail: 0.2 },
      { path: '12,-119@0.62 24,-108@0.68 40,-95@0.4', wet: 0.9, lean: -10, tail: 0.4 },
    ],
  },
  J: {
    width: 44,
    strokes: [
      { path: '35,-84@1.05 37,-52@1.08 36,-22@1.1 27,0@1 12,4@0.86 -5,-8@0.56', wet: 0.62, lean: 14, tail: 0.7 },
    ],
  },
  U: {
    width: 62,
    strokes: [
      {
        path: '7,-84@1.12 5,-46@1.05 10,-14@0.98 28,2@0.86 47,-8@0.98 56,-36@1.08 56,-86@0.66',
        wet: 0.56,
        lean: 8,
        tail: 0.7,
      },
    ],
  },
  S: {
    width: 48,
    strokes: [
      {
        path: '46,-73@0.6 32,-82@0.9 14,-79@1.06 6,-64@1.1 16,-49@1 35,-38@1.06 46,-22@1.14 36,-3@1.02 16,3@0.86 -2,-9@0.52',
        wet: 0.6,
        lean: 12,
        tail: 0.8,
      },
    ],
  },
  T: {
    width: 57,
    strokes: [
      { path: '29,-76@0.9 30,-58@1.1 28,-34@1.14 29,-14@1 31,7@0.78', wet: 0.6 },
      { path: '-5,-72@0.82 8,-77@1.06 26,-78@0.92 46,-77@0.9 66,-81@0.66', wet: 0.5, lean: 32, tail: 0.7 },
    ],
  },
  H: {
    width: 52,
    strokes: [
      { path: '5,-82@1.1 7,-52@0.95 5,-24@1 3,4@0.7' },
      { path: '47,-85@0.95 47,-50@1.1 49,-20@1 52,6@0.65', wet: 0.45 },
      { path: '2,-39@0.6 22,-43@0.86 52,-44@0.62', wet: 0.5, lean: 30 },
    ],
  },
  E: {
    width: 45,
    strokes: [
      { path: '8,-80@1.1 5,-46@1 7,0@0.9', wet: 0.8 },
      { path: '4,-77@0.8 24,-81@0.9 47,-82@0.6', wet: 0.45, lean: 30 },
      { path: '6,-40@0.7 20,-43@0.86 38,-43@0.6', wet: 0.5, lean: 30 },
      { path: '3,-3@0.9 22,0@1.05 50,-6@0.6', wet: 0.45, lean: 30 },
    ],
  },
  O: {
    width: 67,
    strokes: [
      {
        path: '42,-80@0.62 24,-77@0.92 9,-62@1.16 3,-38@1.2 10,-13@1.06 32,1@0.8 54,-10@1 65,-36@1.18 60,-62@0.98 44,-78@0.72 24,-83@0.5',
        wet: 0.56,
        lean: 10,
        tail: 0.9,
      },
    ],
  },
  Y: {
    width: 59,
    strokes: [
      { path: '-1,-81@1.14 8,-64@1.06 18,-49@0.98 38,-33@0.84', wet: 1.2, lean: -10, tail: 0.2 },
      { path: '63,-86@0.82 50,-62@0.96 35,-35@1.12 26,-12@0.98 21,8@0.72', wet: 0.54, lean: 20, tail: 0.6 },
    ],
  },
  B: {
    width: 53,
    strokes: [
      { path: '8,-82@1.1 10,-54@1 7,-24@1.06 8,3@0.92', wet: 1.2, tail: 0.2, lean: 4 },
      { path: '1,-75@0.66 22,-83@0.86 41,-76@1.04 44,-62@1.08 32,-48@0.84 10,-41@0.55', wet: 0.66, lean: 14 },
      {
        path: '14,-44@0.6 36,-44@0.9 51,-29@1.14 48,-11@1.14 30,0@1 -6,2@0.84',
        wet: 0.74,
        dry: 0.5,
        lean: 14,
        tail: 0.6,
      },
    ],
  },
  X: {
    width: 61,
    strokes: [
      { path: '1,-82@1.16 14,-62@1.04 32,-36@0.96 48,-12@0.94 64,6@0.7', wet: 0.6, lean: 6, tail: 0.5 },
      { path: '60,-86@0.74 45,-60@0.94 26,-34@1.04 8,-8@0.92 -6,9@0.66', wet: 0.56, lean: 22, tail: 0.6 },
    ],
  },
}

const SPACE = 30
const TRACKING = 15

/** Where and how large a word is brushed. */
interface Written {
  /** Where its first letter begins, and its baseline. */
  x: number
  y: number
  /** Times the capitals' own size. */
  size: number
  /** The brush's width, in the capitals' units. */
  width: number
  /** A small word: the brush is kept wet, or its streaks would clog. */
  fine?: boolean
}

/** Writes a word with the brush. */
export function brushCapitals(ink: Ink, text: string, { x, y, size, width, fine }: Written): void {
  let at = x
  for (const [i, character] of [...text].entries()) {
    const capital = CAPITALS[character]
    if (!capital) {
      at += SPACE * size
      continue
    }
    const random = ink.fork(`${text} ${i}`)
    ink.at(at, y + random.signed() * 2.4 * size, { scale: size, rotate: random.signed() * 2.6 }, () => {
      for (const [j, stroke] of capital.strokes.entries()) {
        const brush = fine ? { ...stroke, wet: 0.78, tail: 0.26 } : stroke
        drawStroke(ink, brush, width, `${text} ${i} ${j}`)
      }
    })
    at += (capital.width + TRACKING) * size
  }
}

/** A stroke with the blot the full brush leaves where it is set down: wider than the hairs, along the brush's edge. */
function drawStroke(ink: Ink, { path, ...brush }: BrushedStroke, width: number, name: string): void {
  const random = ink.fork(`${name} blot`)
  const [first, second] = parsePath(path)
  if (!first || !second) return
  const length = Math.hypot(second.x - first.x, second.y - first.y)
  const ahead = (width * 0.34) / length
  const x = lerp(first.x, second.x, ahead)
  const y = lerp(first.y, second.y, ahead)
  const reach = width * first.pressure * random.between(0.54, 0.62)
  ink.black(ink.ellipse(x, y, reach, reach * 0.66, random.between(-62, -34), 0.16), { wobble: 0.8 })
  brushStroke(ink, path, { width, dry: 0.72, tail: 0.44, ...brush, name })
}
