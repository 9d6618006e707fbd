import type { Polygon } from './brush'
import { type Face, UNITS_PER_EM } from './faces'
import type { DrawnGlyph } from './hand'

/** Distance in font units between scan lines. */
const LINE = 20
const LOWEST = -280
const HIGHEST = 780
/** White farther than this from a letter's edge, in font units, no longer counts as its own. */
const DEEPEST = 150
/** How much of a letter's own white counts as white between letters. */
const ROUND_SHARE = 0.72
/** Figures are read one by one: more white on each side, in font units. */
const FIGURE_WHITE = 16

/** White beside a glyph line by line from its own outermost ink, in font units; `Infinity` where the line meets no ink. */
export interface Profile {
  readonly left: readonly number[]
  readonly right: readonly number[]
  /** Outermost ink, in font units. */
  readonly from: number
  readonly to: number
}

/** Heights of the scan lines in font units, lowest first. */
export const lines: readonly number[] = Array.from(
  { length: (HIGHEST - LOWEST) / LINE + 1 },
  (_, index) => LOWEST + index * LINE,
)

/** Measures the white beside the ink. */
export function profileOf(ink: readonly Polygon[]): Profile {
  const spots = ink.flat()
  const from = Math.min(...spots.map((spot) => spot.x))
  const to = Math.max(...spots.map((spot) => spot.x))
  const left: number[] = []
  const right: number[] = []
  for (const height of lines) {
    const crossings = crossingsAt(ink, height)
    left.push(crossings.length > 0 ? Math.min(...crossings) - from : Number.POSITIVE_INFINITY)
    right.push(crossings.length > 0 ? to - Math.max(...crossings) : Number.POSITIVE_INFINITY)
  }
  return { left, right, from, to }
}

function crossingsAt(ink: readonly Polygon[], height: number): number[] {
  const crossings: number[] = []
  for (const polygon of ink) {
    polygon.forEach((spot, index) => {
      const next = polygon[(index + 1) % polygon.length]
      if (!next || spot.y > height === next.y > height) return
      crossings.push(spot.x + ((height - spot.y) / (next.y - spot.y)) * (next.x - spot.x))
    })
  }
  return crossings
}

/** How much a line's white tells the eye: most between baseline and x-height, less above, little below. */
export function weightAt(height: number, tall: boolean): number {
  if (height < 0) return 0.12
  if (height <= 500) return 1
  return tall && height <= 690 ? 0.8 : 0.22
}

/** The white a reader sees on one side, in font units: the weighted mean of the lines, each no deeper than `DEEPEST`. */
function meanDepth(side: readonly number[], tall: boolean): number {
  let sum = 0
  let weights = 0
  lines.forEach((height, index) => {
    const depth = side[index] ?? Number.POSITIVE_INFINITY
    const weight = weightAt(height, tall)
    if (height < 0 && depth === Number.POSITIVE_INFINITY) return
    if (!tall && height > 500 && depth === Number.POSITIVE_INFINITY) return
    sum += weight * Math.min(DEEPEST, depth)
    weights += weight
  })
  return weights === 0 ? 0 : sum / weights
}

/** White left and right of the ink in whole font units. */
export interface Bearings {
  readonly left: number
  readonly right: number
}

/** Gives a glyph its white: the drawing's own wish, or as much as makes the measured white the same for every letter. */
export function bearingsOf(glyph: DrawnGlyph, profile: Profile, face: Face): Bearings {
  const { sides, nudge } = glyph.sketch
  const [nudgeLeft, nudgeRight] = nudge ?? [0, 0]
  if (sides) return { left: Math.round(sides[0] * face.scaleX), right: Math.round(sides[1] * face.scaleX) }
  const tall = isTall(glyph.base)
  const white = face.white + (/\d/.test(glyph.base) ? FIGURE_WHITE : 0)
  const give = (side: readonly number[], more: number): number =>
    Math.round(Math.max(8, white - ROUND_SHARE * meanDepth(side, tall)) + more * face.scaleX)
  return { left: give(profile.left, nudgeLeft), right: give(profile.right, nudgeRight) }
}

/** Capitals and figures fill the line from the baseline to 690, small letters only to the x-height. */
export const isTall = (character: string): boolean => /[\p{Lu}\p{Nd}&@#%€£$§¶]/u.test(character)

/** Advance of a blank in whole font units, from its sketch in u where a word space of 6 u is the face's blank. */
export const blankAdvance = (advance: number, face: Face): number =>
  Math.min(UNITS_PER_EM, Math.round((advance / 6) * face.blank))
