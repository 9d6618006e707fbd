/** A piece of a text that stands in one line. */
export interface TextLine {
  text: string
  readonly x: number
  /** The upper and lower edge of its letters. */
  readonly top: number
  readonly bottom: number
}

/** A line ends where the next letter stands further down or up than this, in CSS pixels. */
const SAME_LINE = 2

/** The lines that a text is broken into, as it is laid out now; blanks that are not seen are left out. */
export function linesOf(node: Text): readonly TextLine[] {
  const lines: TextLine[] = []
  const range = document.createRange()
  let from = 0
  for (const letter of node.data) {
    range.setStart(node, from)
    from += letter.length
    range.setEnd(node, from)
    const [rect] = range.getClientRects()
    if (!rect || rect.width === 0) continue
    const last = lines.at(-1)
    const seen = /\s/.test(letter) ? ' ' : letter
    if (last && Math.abs(last.top - rect.top) < SAME_LINE) last.text += seen
    else lines.push({ text: seen, x: rect.left, top: rect.top, bottom: rect.bottom })
  }
  return lines
}
