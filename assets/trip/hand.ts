import type { Ink } from '../ink/ink'

/** The lamp stands to the upper left, and low: everything casts long shadows to the right. */
export const LIGHT = [-0.55, -0.62, 0.56] as const

/** A part of the picture as the pipeline draws it: under the book's own lamp. */
export function lit(draw: (ink: Ink) => void): (ink: Ink) => void {
  return (ink) => {
    ink.light = LIGHT
    draw(ink)
  }
}
