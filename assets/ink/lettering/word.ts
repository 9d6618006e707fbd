import { type Face, UNITS_PER_EM } from './faces'
import { kernBetween } from './kerning'
import { kerning as displayKerning } from './kerningDisplay'
import { kerning as textKerning } from './kerningText'
import { type PenPoint, readPath, runsOf } from './penPath'
import { type SetGlyph, spaceHand } from './setHand'

/** A face ready to write words with: for pictures, where letters must be drawn and not set. Glyphs are built when first used. */
export interface Hand {
  readonly face: Face
  /** The glyph of a character, or of a figure's `tabularName`; none for what the hand has not. */
  glyph(name: string): SetGlyph | undefined
  /** How far the second glyph moves after the first, in font units: as it was measured when the fonts were built. */
  kern(first: SetGlyph, second: SetGlyph): number
}

/** A word set on one line: each letter's place from the word's beginning, and the whole width, in the unit of the size. */
export interface Word {
  readonly letters: readonly { readonly glyph: SetGlyph; readonly x: number }[]
  readonly width: number
  /** Units of the size per font unit. */
  readonly scale: number
}

/** What a canvas path can do. */
export interface PathSink {
  moveTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  closePath(): void
}

/** Measuring them takes every glyph of a face, so they are measured once, with the fonts. */
const KERNINGS = { text: textKerning, display: displayKerning }

const opened = new Map<Face, Hand>()

/** Takes up the hand of a face, once. */
export function openHand(face: Face): Hand {
  const known = opened.get(face)
  if (known) return known
  const spaced = spaceHand(face)
  const kerning = KERNINGS[face.key]
  const hand: Hand = {
    face,
    glyph: spaced.glyph,
    kern: (first, second) => kernBetween(kerning, first, second),
  }
  opened.set(face, hand)
  return hand
}

/** Sets a word at a font size, kerned. A character that the hand has not throws. */
export function setWord(hand: Hand, text: string, size: number): Word {
  const scale = size / UNITS_PER_EM
  let x = 0
  let before: SetGlyph | undefined
  const letters = [...text].map((character) => {
    const glyph = hand.glyph(character)
    if (!glyph) throw new Error(`The hand cannot write «${character}»`)
    if (before) x += hand.kern(before, glyph) * scale
    const letter = { glyph, x }
    x += glyph.advance * scale
    before = glyph
    return letter
  })
  return { letters, width: x, scale }
}

/** Traces the outline of one glyph; y grows downwards from `baseline`. */
export function traceGlyph(
  path: PathSink,
  glyph: Pick<SetGlyph, 'contours'>,
  at: { x: number; baseline: number; scale: number },
): void {
  const x = (units: number): number => at.x + units * at.scale
  const y = (units: number): number => at.baseline - units * at.scale
  for (const { start, curves } of glyph.contours) {
    path.moveTo(x(start.x), y(start.y))
    for (const { leave, arrive, end } of curves) {
      path.bezierCurveTo(x(leave.x), y(leave.y), x(arrive.x), y(arrive.y), x(end.x), y(end.y))
    }
    path.closePath()
  }
}

/** Traces the outlines of a word that begins at (x, baseline). */
export function traceWord(path: PathSink, word: Word, x: number, baseline: number): void {
  for (const letter of word.letters) traceGlyph(path, letter.glyph, { x: x + letter.x, baseline, scale: word.scale })
}

/**
 * The ways of the pen through a word that begins at (0, 0), y downwards, for a brush that wants to write it itself: one run between
 * sharp turns each, `pressure` in parts of the usual breadth. A dot is a run of one point.
 */
export function penRuns(hand: Hand, word: Word): PenPoint[][] {
  const { scaleX, scaleY, lift } = hand.face
  return word.letters.flatMap(({ glyph, x }) =>
    (glyph.pen?.sketches ?? []).flatMap((sketch) => {
      const across = x + (glyph.pen?.across ?? 0) * word.scale
      const place = (point: PenPoint): PenPoint => ({
        x: across + point.x * scaleX * word.scale,
        y: (point.y * scaleY - lift) * word.scale,
        pressure: point.pressure * (sketch.pen ?? 1),
      })
      const strokes = (sketch.strokes ?? []).flatMap((stroke) =>
        runsOf(readPath(stroke), 0.3).map((run) => run.map(place)),
      )
      const dots = (sketch.dots ?? []).map(([left, down, radius]) => [
        place({ x: left, y: down, pressure: 2 * (radius ?? 0.62) }),
      ])
      return [...strokes, ...dots]
    }),
  )
}

/** The usual breadth of a face's pen at a font size, in the unit of the size. */
export const penBreadth = (face: Face, size: number): number => (face.brush.breadth * face.scaleX * size) / UNITS_PER_EM
