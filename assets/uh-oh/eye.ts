import type { Ink } from '../ink/ink'
import { PLUM } from '../ink/palette'
import { type Eye, IRIS, type IrisSize, LID } from './shared'

/** The white of an eye: its iris is a sprite of its own, which looks about. */
export function drawEyeWhite(ink: Ink, { x, y, across, down, turn }: Eye): void {
  ink.at(x, y, { rotate: turn }, () => {
    const white = ink.ellipse(0, 0, across, down, 0, 0.05)
    ink.form(white, { width: Math.max(2, across * 0.14), halo: 1.2, lit: 0.7, gap: 0 })
  })
}

/** An iris and its pupil about its middle, with the two lights of a wet eye. */
export function drawIris(ink: Ink, size: IrisSize): void {
  const radius = IRIS[size]
  const iris = ink.ellipse(0, 0, radius, radius * 1.04, 0, 0.03)
  ink.form(iris, { width: Math.max(1.4, radius * 0.14), halo: 0, gap: 0 })
  ink.tint(iris, { color: PLUM, alpha: 0.95, offset: 0.6 })
  ink.black(ink.ellipse(radius * 0.06, radius * 0.08, radius * 0.6, radius * 0.64))
  ink.dot(-radius * 0.26, -radius * 0.3, radius * 0.23, { white: true })
  ink.dot(radius * 0.28, radius * 0.32, radius * 0.12, { white: true })
}

/** A lid about the middle of its eye: half down, or shut upon a line of lashes. */
export function drawLid(ink: Ink, size: IrisSize, isShut: boolean): void {
  const radius = LID[size]
  const edge = isShut ? radius * 0.98 : radius * 0.12
  const lid = ink.path(
    [
      [-radius, edge * 0.4],
      [-radius * 0.94, -radius * 0.5],
      [-radius * 0.5, -radius * 0.98],
      [0, -radius * 1.08],
      [radius * 0.5, -radius * 0.98],
      [radius * 0.94, -radius * 0.5],
      [radius, edge * 0.4],
      [radius * 0.6, edge * 0.8],
      [0, edge],
      [-radius * 0.6, edge * 0.8],
    ],
    true,
  )
  ink.black(lid)
  const low = isShut ? radius * 0.4 : -radius * 0.34
  ink.line(
    [
      [-radius * 0.72, low - radius * 0.24],
      [0, low + radius * 0.1],
      [radius * 0.72, low - radius * 0.24],
    ],
    { width: Math.max(1.8, radius * 0.1), white: true, profile: 'swell' },
  )
}
