import type { Ink } from '../ink/ink'
import type { Options } from '../ink/numbers'
import { INK } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { Feather } from '../ink/textures'

/** A black that hides what lies behind, laid with ink and not on paper: no pale fringe where it meets another black. */
export function blackOnBlack(ink: Ink, shape: PathSource): Line {
  const line = ink.path(shape, true)
  ink.cut(line, { fill: INK })
  return ink.black(line)
}

/** The lit edge of black cloth: a white line that wide, and short strokes from it into the black, in waves along it. */
export function litEdge(ink: Ink, edge: PathSource, width: number, strokes: Options<Feather>): void {
  ink.line(edge, { width, white: true, profile: 'swell' })
  ink.feather(edge, { side: 1, white: true, ...strokes })
}

/** Strokes in so many waves (radians) along their edge, never shorter than three tenths. */
export const inWaves = (waves: number) => (along: number) => 0.3 + 0.7 * Math.abs(Math.sin(along * waves))
