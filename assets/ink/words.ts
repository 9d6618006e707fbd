import type { Ink } from './ink'
import { displayFace, textFace } from './lettering/faces'
import { openHand, penBreadth, penRuns, setWord } from './lettering/word'
import type { Options } from './numbers'
import type { Medium } from './pen'

/** How words are written into a picture. Words a visitor must read are text of the page, in the same hand. */
export interface Words extends Pick<Medium, 'color' | 'alpha' | 'white'> {
  /** The font size, in units; 20 when not given. */
  size: number
  face: 'text' | 'display'
  /** The pen's breadth, in units; the face's own when not given. */
  width: number
  /** A brush running out of ink, from 0.2 to 1.1. */
  dry: number
  /** Where on the baseline the words stand; they begin at `x` when not given. */
  align: 'start' | 'middle' | 'end'
}

/** Writes words in the house's hand at `x` on the baseline `y`, and returns their width. Throws on a character the hand has not. */
export function drawWords(ink: Ink, text: string, x: number, y: number, words: Options<Words> = {}): number {
  const { size = 20, align = 'start', color, alpha, white, dry } = words
  const face = words.face === 'display' ? displayFace : textFace
  const hand = openHand(face)
  const word = setWord(hand, text, size)
  const breadth = words.width ?? penBreadth(face, size)
  const left = x - word.width * { start: 0, middle: 0.5, end: 1 }[align]
  const medium = { color, alpha, white, bare: white }
  for (const run of penRuns(hand, word)) {
    const points = run.map((point) => ({ x: left + point.x, y: y + point.y, pressure: point.pressure, corner: false }))
    const [dot] = points
    if (!dot) continue
    if (points.length === 1) ink.dot(dot.x, dot.y, (dot.pressure * breadth) / 2, medium)
    else ink.line(points, { ...medium, dry, width: breadth, profile: pressure, wobble: 0.12 })
  }
  return word.width
}

/** Blunt in, blunt out, a little fuller between: a pen that writes. */
function pressure(along: number): number {
  return (0.8 + 0.28 * Math.sin(along * Math.PI)) * Math.min(1, 0.62 + along * 5) * Math.min(1, 0.5 + (1 - along) * 4)
}
