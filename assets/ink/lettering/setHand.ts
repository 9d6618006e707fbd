import type { Polygon } from './brush'
import type { Face } from './faces'
import { drawHand } from './hand'
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

/** Draws, spaces and fits all glyphs of a face in the order of their code points, then the figures of one width. */
export function setHand(face: Face, sketches?: Sketches): SetGlyph[] {
  const drawn = drawHand(face, sketches)
  const fitted = new Map<Polygon, Contour[]>()
  const fit = (polygon: Polygon): Contour[] => {
    const contours = fitted.get(polygon) ?? contoursOf([polygon], face.tolerance)
    fitted.set(polygon, contours)
    return contours
  }
  const measured = new Map(
    drawn.filter((glyph) => glyph.ink.length > 0).map((glyph) => [glyph.character, profileOf(glyph.ink)]),
  )
  const glyphs = drawn.map((glyph): SetGlyph => {
    const code = glyph.character.codePointAt(0) ?? 0
    const own = measured.get(glyph.character)
    if (!own)
      return {
        name: glyph.character,
        code,
        base: glyph.base,
        advance: blankAdvance(glyph.sketch.advance ?? 6, face),
        contours: [],
      }
    const under = measured.get(glyph.base) ?? own
    const bearings = bearingsOf(glyph, under, face)
    // A mark broader than its letter (î) gets room of its own.
    const overhang = Math.round(MARK_WHITE - (own.from + bearings.left - under.from))
    const room = glyph.mark ? Math.max(0, overhang) : 0
    const across = Math.round(bearings.left - under.from) + room
    const advance = Math.round(bearings.left + under.to - under.from + bearings.right) + 2 * room
    return {
      name: glyph.character,
      code,
      base: glyph.base,
      advance,
      contours: glyph.ink.flatMap(fit).map((contour) => movedContour(contour, across)),
      pen: { sketches: glyph.mark ? [glyph.sketch, glyph.mark] : [glyph.sketch], across },
      edges: withBearings(under, bearings.left + room, bearings.right + room),
    }
  })
  return [...glyphs, ...tabularFigures(glyphs)]
}

/** Name of the figure that has the width of all figures. */
export const tabularName = (figure: string): string => `${figure}.tabular`

function tabularFigures(glyphs: readonly SetGlyph[]): SetGlyph[] {
  const figures = glyphs.filter((glyph) => /^\d$/.test(glyph.name))
  // The flagged 1 is narrow by nature; the others decide the common step.
  const wide = figures.filter((glyph) => glyph.name !== '1')
  const advance = Math.round(wide.reduce((sum, glyph) => sum + glyph.advance, 0) / wide.length)
  return figures.map((figure) => {
    const across = Math.round((advance - figure.advance) / 2)
    return {
      name: tabularName(figure.name),
      base: figure.base,
      advance,
      contours: figure.contours.map((contour) => movedContour(contour, across)),
    }
  })
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
