import type { FixedManifest } from '../../../assets/pipeline/manifest'

/** Letters of our hand on a day's sheets, as its manifest lists them. */
export type TextEntry = FixedManifest['words'][string]

/**
 * Sets a text in one line from the left. Lengths are scene units at the size of the words.
 *
 * @param place is told of each letter that is seen, counted from 0: its frame, and its upper left corner from that of the line
 * @returns how many are seen
 * @throws when there is no such letter among these words
 */
export function setLine(
  { glyphs, kerning }: TextEntry,
  text: string,
  place: (letter: number, frame: string, x: number, y: number) => void,
): number {
  let pen = 0
  let seen = 0
  let before = ''
  for (const character of text) {
    const glyph = glyphs[character]
    if (!glyph) throw new Error(`«${character}» of «${text}» is not among the letters of these words.`)
    pen += kerning[before + character] ?? 0
    if (glyph.frame !== null) {
      place(seen, glyph.frame, pen + glyph.x, glyph.y)
      seen += 1
    }
    pen += glyph.advance
    before = character
  }
  return seen
}
