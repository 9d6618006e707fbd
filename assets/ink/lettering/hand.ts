import { inkPieces, type Polygon } from './brush'
import { capitals } from './capitals'
import { displayCapitals, displaySmall } from './displayLetters'
import { displayPens, displaySigns } from './displaySigns'
import type { Face } from './faces'
import { figures } from './figures'
import { lowercase } from './lowercase'
import { compositions, marks, seatedMark } from './marks'
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

/** Draws every glyph of a face, accented letters last, in the order of their code points. */
export function drawHand(face: Face, sketches: Sketches = sketchesOf(face)): DrawnGlyph[] {
  const drawn = new Map<string, DrawnGlyph>()
  for (const [character, sketch] of Object.entries(sketches)) {
    const ink = mergePieces(inkPieces(character, sketch, face), face.brush.pooling)
    drawn.set(character, { character, sketch, ink, base: character })
  }
  for (const [character, composition] of compositions) {
    const base = drawn.get(composition.base)
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
    drawn.set(character, { character, sketch: base.sketch, mark: seated, ink, base: letterUnder(composition.base) })
  }
  return [...drawn.values()].sort((a, b) => codeOf(a.character) - codeOf(b.character))
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
