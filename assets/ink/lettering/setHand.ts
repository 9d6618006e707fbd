import type { Polygon } from './brush'
import type { Face } from './faces'
import { codeOf, type DrawnGlyph, takeUpHand } from './hand'
import { type Contour, contoursOf } from './outline'
import type { Sketch, Sketches } from './sketch'
import { bearingsOf, blankAdvance, type Profile, profileOf } from './spacing'

/** A finished glyph: outlines at their place in the advance, all in whole font units. */
export interface SetGlyph {
  /** The character it stands for, or a name such as `7.tabular` for glyphs that only features reach. */
  readonly name: string
  /** Code point, absent for feature glyphs. */
  readonly code?: number
  /** The letter under the mark. */
  readonly base: string
  readonly advance: number
  readonly contours: readonly Contour[]
  /** The sketches it was drawn from, and where their x = 0 lies in font units; absent for blanks and feature glyphs. */
  readonly pen?: { readonly sketches: readonly Sketch[]; readonly across: number }
  /** White beside the ink, with the bearings already added; absent for blanks. */
  readonly edges?: Profile
}

/** Least white beside a mark that is broader than its letter, in font units. */
const MARK_WHITE = 14

/** A face's glyphs at their place in the advance, each drawn, spaced and fitted when it is first asked for. */
export interface SpacedHand {
  /** All that the hand can write, in the order of code points. */
  readonly characters: readonly string[]
  /** The glyph of a character, or of a figure's `tabularName`; none for what the hand has not. */
  glyph(name: string): SetGlyph | undefined
}

/** Takes up the pen of a face. Nothing is drawn yet. */
export function spaceHand(face: Face, sketches?: Sketches): SpacedHand {
  const hand = takeUpHand(face, sketches)
  const measure = once((character: string): Profile | undefined => {
    const drawn = hand.glyph(character)
    return drawn && drawn.ink.length > 0 ? profileOf(drawn.ink) : undefined
  })
  const fit = once((polygon: Polygon) => contoursOf([polygon], face.tolerance))
  const glyph = once((name: string): SetGlyph | undefined => {
    const figure = FIGURES.find((character) => tabularName(character) === name)
    if (figure !== undefined) return tabularFigure(figure, glyph)
    const drawn = hand.glyph(name)
    return drawn && setGlyph(drawn, measure(drawn.base), measure(name), face, fit)
  })
  return { characters: hand.characters, glyph }
}

/** Draws, spaces and fits all glyphs of a face in the order of their code points, then the figures of one width. */
export function setHand(face: Face, sketches?: Sketches): SetGlyph[] {
  return allGlyphs(spaceHand(face, sketches))
}

/** Every glyph of a hand, in the order of `setHand`. */
function allGlyphs(hand: SpacedHand): SetGlyph[] {
  const figures = hand.characters.filter((character) => FIGURES.includes(character)).map(tabularName)
  return [...hand.characters, ...figures].flatMap((name) => hand.glyph(name) ?? [])
}

/** Name of the figure that has the width of all figures. */
export const tabularName = (figure: string): string => `${figure}.tabular`

const FIGURES = [...'0123456789']

function setGlyph(
  drawn: DrawnGlyph,
  base: Profile | undefined,
  own: Profile | undefined,
  face: Face,
  fit: (polygon: Polygon) => Contour[],
): SetGlyph {
  const named = { name: drawn.character, code: codeOf(drawn.character), base: drawn.base }
  if (!own) return { ...named, advance: blankAdvance(drawn.sketch.advance ?? 6, face), contours: [] }
  const under = base ?? own
  const bearings = bearingsOf(drawn, under, face)
  // A mark broader than its letter (î) gets room of its own.
  const overhang = Math.round(MARK_WHITE - (own.from + bearings.left - under.from))
  const room = drawn.mark ? Math.max(0, overhang) : 0
  const across = Math.round(bearings.left - under.from) + room
  let contours: Contour[] | undefined
  return {
    ...named,
    advance: Math.round(bearings.left + under.to - under.from + bearings.right) + 2 * room,
    // Whoever writes with a brush of his own never needs the fitted outline.
    get contours() {
      contours ??= drawn.ink.flatMap(fit).map((contour) => movedContour(contour, across))
      return contours
    },
    pen: { sketches: drawn.mark ? [drawn.sketch, drawn.mark] : [drawn.sketch], across },
    edges: withBearings(under, bearings.left + room, bearings.right + room),
  }
}

function tabularFigure(figure: string, glyph: (name: string) => SetGlyph | undefined): SetGlyph | undefined {
  const own = glyph(figure)
  if (!own) return undefined
  // The flagged 1 is narrow by nature; the others decide the common step.
  const wide = FIGURES.filter((name) => name !== '1').flatMap((name) => glyph(name) ?? [])
  const advance = Math.round(wide.reduce((sum, { advance: step }) => sum + step, 0) / wide.length)
  const across = Math.round((advance - own.advance) / 2)
  const contours = own.contours.map((contour) => movedContour(contour, across))
  return { name: tabularName(figure), base: own.base, advance, contours }
}

/** A function that computes its answer for each question once. */
function once<Question, Answer>(compute: (question: Question) => Answer): (question: Question) => Answer {
  const known = new Map<Question, { answer: Answer }>()
  return (question) => {
    const found = known.get(question) ?? { answer: compute(question) }
    known.set(question, found)
    return found.answer
  }
}

function withBearings(profile: Profile, left: number, right: number): Profile {
  return {
    ...profile,
    left: profile.left.map((depth) => depth + left),
    right: profile.right.map((depth) => depth + right),
  }
}

function movedContour(contour: Contour, across: number): Contour {
  const move = (spot: { x: number; y: number }) => ({ x: spot.x + across, y: spot.y })
  return {
    start: move(contour.start),
    curves: contour.curves.map((curve) => ({
      leave: move(curve.leave),
      arrive: move(curve.arrive),
      end: move(curve.end),
    })),
  }
}
