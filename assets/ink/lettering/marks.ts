import type { Sketch, Sketches } from './sketch'

/**
 * The marks that make accented letters. Those above are drawn as if their foot rested on y = 0 with x = 0 in their middle;
 * those below hang from the baseline.
 */
export const marks: Sketches = {
  acute: { strokes: ['2,-3.2@1.06 0.3,-1.7@.96 -1.5,-0.1@.62'] },
  grave: { strokes: ['-1.9,-3.2@1.06 -0.2,-1.7@.96 1.5,-0.1@.62'] },
  circumflex: { strokes: ['-2.5,-0.3@.86 -1.2,-1.7@.9 0.1,-3.1@.9* 1.3,-1.7@.9 2.6,-0.2@.8'] },
  diaeresis: {
    dots: [
      [-2.3, -1.1, 0.58],
      [2.3, -1.1, 0.58],
    ],
  },
  narrowCircumflex: { strokes: ['-1.9,-0.2@.84 -0.9,-1.6@.88 0.1,-3@.88* 1,-1.6@.88 2,-0.1@.78'] },
  narrowDiaeresis: {
    dots: [
      [-1.75, -1.1, 0.52],
      [1.75, -1.1, 0.52],
    ],
  },
  tilde: { strokes: ['-2.9,-0.5@.8 -1.6,-2.1@.86 0.1,-1.4@.9 1.5,-0.7@.86 2.9,-2.5@.74'] },
  ring: { strokes: ['0.2,-3.6@.7 -1.5,-2.7@.7 -1.5,-0.9@.7 0.1,-0.1@.7 1.6,-1@.7 1.5,-2.8@.7 -0.1,-3.6@.7'] },
  cedilla: { strokes: ['0.3,0.4@.72 0.1,1.9@.7 1.5,2.6@.8 1.7,4.1@.84 0.3,5.1@.78 -1.7,4.8@.6'] },
}

/** Where a mark sits: over a small letter, over a capital, or under the baseline. */
export type Seat = 'small' | 'capital' | 'below'

/** A letter put together: the base's character, the mark's name and its seat. */
export interface Composition {
  readonly base: string
  readonly mark: string
  readonly seat: Seat
}

const rows: readonly (readonly [mark: string, seat: Seat, letters: string])[] = [
  ['acute', 'small', 'aá eé ıí oó uú yý'],
  ['grave', 'small', 'aà eè ıì oò uù'],
  ['circumflex', 'small', 'aâ eê oô uû'],
  ['narrowCircumflex', 'small', 'ıî'],
  ['diaeresis', 'small', 'aä eë oö uü yÿ'],
  ['narrowDiaeresis', 'small', 'ıï'],
  ['tilde', 'small', 'aã nñ oõ'],
  ['ring', 'small', 'aå'],
  ['cedilla', 'below', 'cç CÇ'],
  ['acute', 'capital', 'AÁ EÉ IÍ OÓ UÚ YÝ'],
  ['grave', 'capital', 'AÀ EÈ IÌ OÒ UÙ'],
  ['circumflex', 'capital', 'AÂ EÊ OÔ UÛ'],
  ['narrowCircumflex', 'capital', 'IÎ'],
  ['diaeresis', 'capital', 'AÄ EË OÖ UÜ YŸ'],
  ['narrowDiaeresis', 'capital', 'IÏ'],
  ['tilde', 'capital', 'AÃ NÑ OÕ'],
  ['ring', 'capital', 'AÅ'],
]

/** Every accented letter by its character. */
export const compositions: ReadonlyMap<string, Composition> = new Map(
  rows.flatMap(([mark, seat, letters]) =>
    letters.split(' ').map((pair): [string, Composition] => {
      const [base = '', letter = ''] = [...pair]
      return [letter, { base, mark, seat }]
    }),
  ),
)

/** Height in u of the letters under a mark, by seat. */
const TOPS = { small: -10, capital: -14.5 }
/** White between letter and mark, in u. */
const CLEAR = 0.75
/** Marks over capitals are pressed flatter, so that lines can stay close. */
const FLATTENED = 0.84

/** A mark drawn where it belongs: `across` is the middle of the letter in u, `breadth` the pen's in u. */
export function seatedMark(mark: Sketch, seat: Seat, across: number, breadth: number, pen: number): Sketch {
  if (seat === 'below') return placed(mark, { across, down: 0, flat: 1, pen })
  const down = TOPS[seat] - breadth * (0.48 + 0.42 * pen) - CLEAR + 0.3
  return placed(mark, { across, down, flat: seat === 'capital' ? FLATTENED : 1, pen })
}

interface Place {
  readonly across: number
  readonly down: number
  /** Heights of the mark are multiplied by this. */
  readonly flat: number
  readonly pen: number
}

function placed(sketch: Sketch, { across, down, flat, pen }: Place): Sketch {
  const move = (text: string): string =>
    text.replace(
      /(-?[\d.]+),(-?[\d.]+)/g,
      (_, x: string, y: string) => `${round(Number(x) + across)},${round(Number(y) * flat + down)}`,
    )
  return {
    pen,
    strokes: (sketch.strokes ?? []).map(move),
    dots: (sketch.dots ?? []).map(([x, y, radius]) => [x + across, y * flat + down, radius ?? 0.62] as const),
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
