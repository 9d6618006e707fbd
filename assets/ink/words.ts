import { lengthsAlong, tangentAt } from './geometry'
import type { Ink } from './ink'
import { displayFace, textFace } from './lettering/faces'
import { openHand, penBreadth, penRuns, setWord, type Word } from './lettering/word'
import { clamp, itemAt, lerp, type Options } from './numbers'
import { isLine, type PathSource, type Point } from './path'
import { type Medium, mediumOf } from './pen'

/** How words are written into a picture. Words a visitor must read are text of the page, in the same hand. */
export interface Words extends Medium {
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

/** Words on a curve. */
export interface BentWords extends Words {
  /** Where (0…1) on the curve the words are aligned: 0, 0.5 or 1 when not given, as `align` is start, middle or end. */
  at: number
  /** Units between two letters, beyond what the hand leaves. */
  track: number
}

/** How much room words take, in units, from where they begin on their baseline: y goes down. */
export interface Measure {
  /** To where the next word would begin. */
  width: number
  /** Of the ink, the pen's breadth counted. */
  left: number
  right: number
  top: number
  bottom: number
}

/** Font size, in units, above which a share of the breadth would make lumpy letters, and the units by which their edges may stray then. */
const LARGE = { size: 60, rough: 0.28 }

/** Writes words in the house's hand at `x` on the baseline `y`, and returns their width. Throws on a character the hand has not. */
export function drawWords(ink: Ink, text: string, x: number, y: number, words: Options<Words> = {}): number {
  const { word, write } = penFor(text, words)
  const left = x - word.width * shareBefore(words)
  write(ink, word, (point) => ({ x: left + point.x, y: y + point.y }))
  return word.width
}

/**
 * Writes words along a curve, each letter standing upright on it where its middle is, and returns their width. Throws when the
 * curve is shorter than the words.
 */
export function drawWordsAlong(ink: Ink, text: string, curve: PathSource, words: Options<BentWords> = {}): number {
  const { word, write } = penFor(text, words)
  const { track = 0 } = words
  const line = ink.path(curve)
  const scale = isLine(curve) ? 1 : ink.scale
  const points = isLine(curve) ? line.points : ink.pointsOf(line)
  const lengths = lengthsAlong(points)
  const total = itemAt(lengths, lengths.length - 1)
  const width = word.width + track * (word.letters.length - 1)
  if (width > total) {
    throw new Error(`“${text}” is ${width.toFixed(1)} units long, and its curve only ${total.toFixed(1)}.`)
  }
  const before = shareBefore(words)
  const start = (words.at ?? before) * total - width * before
  const writeAll = () => {
    for (const [i, letter] of word.letters.entries()) {
      const half = (letter.glyph.advance * word.scale) / 2
      const foot = placeAt(points, lengths, start + letter.x + i * track + half)
      const alone: Word = { ...word, letters: [{ glyph: letter.glyph, x: -half }] }
      write(ink, alone, ({ x, y }) => ({
        x: foot.x + foot.way.x * x - foot.way.y * y,
        y: foot.y + foot.way.y * x + foot.way.x * y,
      }))
    }
  }
  // A curve that a mark handed back is the page's, and so are its letters.
  if (isLine(curve)) ink.page(writeAll)
  else writeAll()
  return width * scale
}

/** Measures words without drawing them. Throws on a character the hand has not. */
export function measureWords(
  text: string,
  words: Options<Pick<Words, 'size' | 'face' | 'width' | 'align'>> = {},
): Measure {
  const { hand, word, breadth } = penFor(text, words)
  const shift = -word.width * shareBefore(words)
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  for (const { x, y, pressure } of penRuns(hand, word).flat()) {
    const reach = (pressure * breadth) / 2
    box.left = Math.min(box.left, shift + x - reach)
    box.right = Math.max(box.right, shift + x + reach)
    box.top = Math.min(box.top, y - reach)
    box.bottom = Math.max(box.bottom, y + reach)
  }
  return { width: word.width, ...box }
}

/** The pen, dipped: the word as it will stand, and the way to write it at any places. */
function penFor(text: string, words: Options<Words>) {
  const { size = 20, dry } = words
  const face = words.face === 'display' ? displayFace : textFace
  const hand = openHand(face)
  const breadth = words.width ?? penBreadth(face, size)
  const medium = { ...mediumOf(words), bare: words.bare ?? words.white }
  const rough = size > LARGE.size ? LARGE.rough : undefined
  const write = (ink: Ink, word: Word, place: (point: Point) => Point) => {
    const writeRuns = () => {
      for (const run of penRuns(hand, word)) {
        const points = run.map((point) => ({ ...place(point), pressure: point.pressure, corner: false }))
        const [dot] = points
        if (!dot) continue
        if (points.length === 1) ink.dot(dot.x, dot.y, (dot.pressure * breadth) / 2, medium)
        else ink.line(points, { ...medium, dry, width: breadth, profile: pressure, wobble: 0.12, rough })
      }
    }
    // A half light must not double where strokes of a letter meet.
    if (medium.gouache) ink.together(writeRuns)
    else writeRuns()
  }
  return { hand, breadth, word: setWord(hand, text, size), write }
}

/** The share of a line of words that lies before the place they are aligned to. */
function shareBefore({ align = 'start' }: Options<Pick<Words, 'align'>>): number {
  return { start: 0, middle: 0.5, end: 1 }[align]
}

/** The place `units` along a line, and the way it runs there. */
function placeAt(points: readonly Point[], lengths: readonly number[], units: number) {
  let i = 1
  while (i < points.length - 1 && itemAt(lengths, i) < units) i++
  const [from, to] = [itemAt(points, i - 1), itemAt(points, i)]
  const rest = clamp((units - itemAt(lengths, i - 1)) / (itemAt(lengths, i) - itemAt(lengths, i - 1) || 1))
  return { x: lerp(from.x, to.x, rest), y: lerp(from.y, to.y, rest), way: tangentAt(points, i, 4) }
}

/** Blunt in, blunt out, a little fuller between: a pen that writes. */
function pressure(along: number): number {
  return (0.8 + 0.28 * Math.sin(along * Math.PI)) * Math.min(1, 0.62 + along * 5) * Math.min(1, 0.5 + (1 - along) * 4)
}
