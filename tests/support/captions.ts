import { measureWords } from '../../assets/ink/words'
import { SLIP, slipLetters } from '../../src/day/slips/slipLayout'
import type { Bounds, Size } from '../../src/stage/contract/geometry'

/** How wide words are, in the units of a slip. */
const widthOf = (words: string) => measureWords(words, { size: 20 }).width

/** The widths of the lines that a caption is broken into, in the units of a slip. */
export function linesOf(caption: string): readonly number[] {
  const lines: string[] = []
  for (const word of caption.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer) <= SLIP.line) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map(widthOf)
}

/** What of such a window the slip with that caption takes, its shadow with it, in CSS pixels. */
export function slipBounds(caption: string, window: Readonly<Size>, place: 'lower left' | 'upper left'): Bounds {
  const { border, lineHeight, left, bottom, top } = SLIP
  const lines = linesOf(caption)
  const unit = slipLetters(window) / 20
  // Of more than one, the longest is as wide as the paper may be: a browser does not narrow it to where words break.
  const text = lines.length > 1 ? SLIP.line : Math.max(...lines)
  const width = (border.left + text + border.right) * unit
  const height = (border.top + lines.length * lineHeight + border.bottom) * unit
  return { x: left, y: place === 'lower left' ? window.height - bottom - height : top, width, height }
}
