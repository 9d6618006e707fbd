/** How many letters may be written on a card. */
export const MOST_LETTERS = 60

/** Firefox tells letters apart since version 125; before, an accent of its own counts as one. */
const graphemes = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null

function lettersOf(line: string): readonly string[] {
  return graphemes ? Array.from(graphemes.segment(line), ({ segment }) => segment) : [...line]
}

/** How many letters a line has, as who reads counts them: an accent or a family of emoji belongs to one. */
export function lettersIn(line: string): number {
  return lettersOf(line).length
}

/** The line that is written: what was typed or pasted, in one line, and no longer than a card has room for. */
export function shortened(typed: string): string {
  return lettersOf(typed.replaceAll(/\s+/g, ' ')).slice(0, MOST_LETTERS).join('')
}

/** Whether a line is read from right to left: its first letter says so. */
export function isFromTheRight(line: string): boolean {
  return /^[^\p{Letter}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(line)
}
