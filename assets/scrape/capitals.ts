import type { Ink } from '../ink/ink'
import { noise1 } from '../ink/noise'
import type { Options } from '../ink/numbers'

/** Units of a capital's own space from its cap line to its foot. */
const HEIGHT = 36
const GAP = 5

interface Capital {
  readonly strokes: readonly string[]
  readonly width: number
}

/** Capitals of a broad brush, of strokes in their order; only those the card has. */
const CAPITALS: Readonly<Record<string, Capital>> = {
  F: { strokes: ['5,1 4.4,18 3,37', '3,3.4 13,2.4 25,0.6', '4,18 12,17 20,15.4'], width: 26 },
  O: { strokes: ['17,1 7,5 2,18 6,31 16,36 27,31 31,18 27,5 15,1.4'], width: 34 },
  R: { strokes: ['5,1 5,18 3.6,37', '3,3 14,0.4 25,5 23,14 6,19.6', '12,18.4 19,27 30,37'], width: 30 },
  T: { strokes: ['0,4.4 14,2.6 30,1', '16,3 16,19 14.4,37'], width: 30 },
  U: { strokes: ['4,1 3,18 6,31 15,36 25,31 28,17 28.4,1'], width: 32 },
  N: { strokes: ['4,37 5,18 5,1', '5,2 15,20 27,36.4', '27,37 28.4,18 29,0'], width: 34 },
  E: { strokes: ['5,1.6 4,19 5,36', '4,3 14,2.2 25,0.4', '5,18 13,17.4 21,16', '4,35.6 15,35.4 27,33.4'], width: 28 },
  '1': { strokes: ['1,8 7,4 11,0', '11,1 11,18 10,37'], width: 17 },
  '0': { strokes: ['12,1 4,7 2,20 6,33 13,36 20,30 22,17 18,5 11,1'], width: 25 },
  '?': { strokes: ['3,10 8,2 17,1 23,8 21,16 14,21 13,28', '13,34 13.4,37'], width: 26 },
}

/** How capitals are brushed. */
interface Brush {
  /** How far they lean at random, in degrees, and leave the line, in units. */
  tilt: number
  hop: number
  white: boolean
  /** White without a dark body behind. */
  bare: boolean
}

/** Brushes capitals of that height, the first one's upper left corner at `x`, `y`; `width` is the brush's, in units. */
export function drawCapitals(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  { height, width, tilt = 0, hop = 0, white, bare }: Options<Brush> & { height: number; width: number },
): void {
  const scale = height / HEIGHT
  let left = x
  for (const [place, character] of [...text].entries()) {
    const capital = CAPITALS[character]
    if (!capital) throw new Error(`The brush has no ${character}.`)
    const turn = { scale, rotate: tilt * noise1(5, place * 2.3) }
    ink.at(left, y + hop * noise1(9, place * 3.7), turn, () => {
      for (const stroke of capital.strokes) ink.line(stroke, { width: width / scale, profile: 'pen', white, bare })
    })
    left += (capital.width + GAP) * scale
  }
}
