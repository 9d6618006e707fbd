import { inkPieces, type Polygon } from './brush'
import { capitals } from './capitals'
import { displayCapitals, displaySmall } from './displayLetters'
import { displayPens, displaySigns } from './displaySigns'
import type { Face } from './faces'
import { figures } from './figures'
import { lowercase } from './lowercase'
import { type Composition, compositions, marks, seatedMark } from './marks'
import { mergePieces } from './outline'
import { punctuation } from './punctuation'
import type { Sketch, Sketches } from './sketch'
import { symbols } from './symbols'

/** A glyph after the brush has been over it, before it has white at its sides. */
export interface DrawnGlyph {
  readonly character: string
  readonly sketch: Sketch
  /** The mark in its seat, for accented letters. */
  readonly mark?: Sketch
  /** Clean outlines in font units; empty for blanks. */
  readonly ink: readonly Polygon[]
  /** The letter under a mark: accents never change the rhythm, so white and kerning are measured on it. */
  readonly base: string
}

/** The sketches of a face by character: the display face has capitals and a few letters and signs of its own, the rest of the skeleton is shared. */
export function sketchesOf(face: Face): Sketches {
  const shared = { ...lowercase, ...capitals, ...figures, ...punctuation, ...symbols }
  if (face.key === 'text') return shared
  const finer = Object.entries(shared).map(([character, sketch]): [string, Sketch] => {
    const pen = displayPens[character]
    return [character, pen === undefined ? sketch : { ...sketch, pen }]
  })
  return { ...Object.fromEntries(finer), ...displaySmall, ...displayCapitals, ...displaySigns }
}

/** A face's glyphs, each drawn when it is first asked for. */
export interface DrawnHand {
  /** All that the hand can write, in the order of code points. */
  readonly characters: readonly string[]
  /** The glyph of a character; none for one that the hand has not. */
  glyph(character: string): DrawnGlyph | undefined
}

/** Takes up the pen of a face. Nothing is drawn yet. */
export function takeUpHand(face: Face, sketches: Sketches = sketchesOf(face)): DrawnHand {
  const drawn = new Map<string, DrawnGlyph>()
  const draw = (character: string): DrawnGlyph | undefined => {
    const sketch = sketches[character]
    const composition = compositions.get(character)
    if (composition) return composed(character, composition, glyph(composition.base), face)
    if (!sketch) return undefined
    const ink = mergePieces(inkPieces(character, sketch, face), face.brush.pooling)
    return { character, sketch, ink, base: character }
  }
  const glyph = (character: string): DrawnGlyph | undefined => {
    const known = drawn.get(character)
    if (known) return known
    const made = draw(character)
    if (made) drawn.set(character, made)
    return made
  }
  const characters = [...new Set([...Object.keys(sketches), ...compositions.keys()])]
  return { characters: characters.sort((a, b) => codeOf(a) - codeOf(b)), glyph }
}

/** A letter and its mark. Throws when the hand lacks either. */
function composed(character: string, composition: Composition, base: DrawnGlyph | undefined, face: Face): DrawnGlyph {
  const mark = marks[composition.mark]
  if (!base || !mark) throw new Error(`No way to put ${character} together`)
  const across = base.sketch.middle ?? middleOf(base.ink, face)
  const seated = seatedMark(mark, composition.seat, across, face.brush.breadth, face.brush.markPen)
  const markPieces = inkPieces(composition.mark, seated, face)
  // A mark over a letter never touches it; a cedilla grows out of it.
  const ink =
    composition.seat === 'below'
      ? mergePieces([...markPieces, ...inkPieces(composition.base, base.sketch, face)], face.brush.pooling)
      : [...base.ink, ...mergePieces(markPieces, face.brush.pooling)]
  return { character, sketch: base.sketch, mark: seated, ink, base: letterUnder(composition.base) }
}

/** Code point of a one-character text. */
export const codeOf = (character: string): number => character.codePointAt(0) ?? 0

/** ı and ȷ only exist to carry marks: í keeps the white of i. */
function letterUnder(base: string): string {
  if (base === 'ı') return 'i'
  return base === 'ȷ' ? 'j' : base
}

function middleOf(ink: readonly Polygon[], face: Face): number {
  const across = ink.flat().map((spot) => spot.x)
  return (Math.min(...across) + Math.max(...across)) / 2 / face.scaleX
}
