import { inkPieces, type Polygon } from './brush'
import { capitals } from './capitals'
import { displayCapitals } from './displayCapitals'
import type { Face } from './faces'
import { figures } from './figures'
import { lowercase } from './lowercase'
import { compositions, marks } from './marks'
import { mergePieces } from './outline'
import { punctuation } from './punctuation'
import type { Sketch, Sketches } from './sketch'
import { symbols } from './symbols'

/** A glyph after the brush has been over it, before it has white at its sides. */
export interface DrawnGlyph {
  readonly character: string
  readonly sketch: Sketch
  /** Clean outlines in font units; empty for blanks. */
  readonly ink: readonly Polygon[]
  /** The letter under a mark: accents never change the rhythm, so white and kerning are measured on it. */
  readonly base: string
}

/** The sketches of a face by character: the display face has capitals of its own, the rest of the skeleton is shared. */
export function sketchesOf(face: Face): Sketches {
  return {
    ...lowercase,
    ...capitals,
    ...(face.key === 'display' ? displayCapitals : {}),
    ...figures,
    ...punctuation,
    ...symbols,
  }
}

/** Draws every glyph of a face, accented letters last, in the order of their code points. */
export function drawHand(face: Face): DrawnGlyph[] {
  const sketches = sketchesOf(face)
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
    const placed = shifted(mark, across, composition.foot)
    const ink = mergePieces(
      [...inkPieces(composition.mark, placed, face), ...inkPieces(composition.base, base.sketch, face)],
      face.brush.pooling,
    )
    drawn.set(character, { character, sketch: base.sketch, ink, base: letterUnder(composition.base) })
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

/** The same sketch moved by (x, y) in u. */
export function shifted(sketch: Sketch, x: number, y: number): Sketch {
  const move = (text: string): string =>
    text
      .split(' ')
      .map((word) =>
        word.replace(
          /^(-?[\d.]+),(-?[\d.]+)/,
          (_, left: string, down: string) => `${round(Number(left) + x)},${round(Number(down) + y)}`,
        ),
      )
      .join(' ')
  return {
    ...sketch,
    ...(sketch.strokes ? { strokes: sketch.strokes.map(move) } : {}),
    ...(sketch.dots
      ? {
          dots: sketch.dots.map(([left, down, radius]) =>
            radius === undefined ? ([left + x, down + y] as const) : ([left + x, down + y, radius] as const),
          ),
        }
      : {}),
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
