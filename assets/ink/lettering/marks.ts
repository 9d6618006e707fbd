import type { Sketches } from './sketch'

/**
 * The marks that make accented letters. Those above are drawn as if their foot rested on y = 0 with x = 0 in their middle;
 * those below hang from the baseline.
 */
export const marks: Sketches = {
  acute: { strokes: ['1.7,-3.2@1.06 0.2,-1.6 -1.2,-0.2@.72'] },
  grave: { strokes: ['-1.6,-3.2@1.06 -0.2,-1.6 1.2,-0.2@.72'] },
  circumflex: { strokes: ['-2.5,-0.3@.86 -1.2,-1.7@.9 0.1,-3.1@.9* 1.3,-1.7@.9 2.6,-0.2@.8'] },
  diaeresis: {
    dots: [
      [-2.2, -1.3, 0.6],
      [2.2, -1.3, 0.6],
    ],
  },
  tilde: { strokes: ['-2.9,-0.5@.8 -1.6,-2.1@.86 0.1,-1.4@.9 1.5,-0.7@.86 2.9,-2.5@.74'] },
  ring: { strokes: ['0.2,-3.6@.7 -1.5,-2.7@.7 -1.5,-0.9@.7 0.1,-0.1@.7 1.6,-1@.7 1.5,-2.8@.7 -0.1,-3.6@.7'] },
  cedilla: { strokes: ['0.3,0.5@.8 -0.1,2@.76* 1.6,2.9@.8 1.4,4.7@.8 -1.3,5.1@.66'] },
}

/** A letter put together: the base's character, the mark's name and where the mark's foot rests, in u. */
export interface Composition {
  readonly base: string
  readonly mark: string
  readonly foot: number
}

const OVER_SMALL = -12.4
const OVER_CAPITAL = -16.7
const ON_BASELINE = 0

const rows: readonly (readonly [mark: string, foot: number, letters: string])[] = [
  ['acute', OVER_SMALL, 'aá eé ıí oó uú yý'],
  ['grave', OVER_SMALL, 'aà eè ıì oò uù'],
  ['circumflex', OVER_SMALL, 'aâ eê ıî oô uû'],
  ['diaeresis', OVER_SMALL, 'aä eë ıï oö uü yÿ'],
  ['tilde', OVER_SMALL, 'aã nñ oõ'],
  ['ring', OVER_SMALL, 'aå'],
  ['cedilla', ON_BASELINE, 'cç CÇ'],
  ['acute', OVER_CAPITAL, 'AÁ EÉ IÍ OÓ UÚ YÝ'],
  ['grave', OVER_CAPITAL, 'AÀ EÈ IÌ OÒ UÙ'],
  ['circumflex', OVER_CAPITAL, 'AÂ EÊ IÎ OÔ UÛ'],
  ['diaeresis', OVER_CAPITAL, 'AÄ EË IÏ OÖ UÜ YŸ'],
  ['tilde', OVER_CAPITAL, 'AÃ NÑ OÕ'],
  ['ring', OVER_CAPITAL, 'AÅ'],
]

/** Every accented letter by its character. */
export const compositions: ReadonlyMap<string, Composition> = new Map(
  rows.flatMap(([mark, foot, letters]) =>
    letters.split(' ').map((pair): [string, Composition] => {
      const [base = '', letter = ''] = [...pair]
      return [letter, { base, mark, foot }]
    }),
  ),
)
