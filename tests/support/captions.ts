import { measureWords } from '../../assets/ink/words'
import type { SlipPlace } from '../../src/day/slips/Slip'
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

/** What of such a window the slip of a find takes that is called so, its stamp and its shadow with it, in CSS pixels. */
export function findSlipBounds(names: readonly string[], window: Readonly<Size>, place: SlipPlace): Bounds {
  const { border, lineHeight, left, bottom, top, find } = SLIP
  const unit = slipLetters(window) / 20
  const longest = Math.max(...names.map((name) => measureWords(name, { size: find.name }).width))
  const width = (border.left + find.indent + Math.max(find.width, longest) + border.right) * unit
  const height = Math.max(border.top + 2 * lineHeight + border.bottom, find.stampTop) * unit
  const beside = { 'lower left': left, 'upper left': left, 'upper middle': (window.width - width) / 2 }
  const x = place === 'upper right' ? window.width - left - width : beside[place]
  return { x, y: place === 'lower left' ? window.height - bottom - height : top, width, height }
}
