import type { Contour } from '../ink/contour'
import type { Form, Ink } from '../ink/ink'
import { itemAround, type Options } from '../ink/numbers'
import { VERMILION } from '../ink/palette'
import type { Line, PathSource } from '../ink/path'
import type { ProfileName } from '../ink/profiles'
import type { Turn } from '../ink/recorder'

/**
 * How the vignettes of the home page's cards are drawn: in a box of 100 × 100 units, feet on the line y = 90, light from
 * the upper left, one touch of vermilion. All line widths are written for the picture at rest, whose contour is 4.6 units
 * wide; on the grown picture of a hovered card every line is thinner by the same share, which leaves room for detail.
 */
export const REST_LINE = 4.6

/** Whether this is the grown picture, which has room for thin inner lines, hatching and a second black. */
export function isGrown(ink: Ink): boolean {
  return ink.lineWidth < REST_LINE
}

/** The pose for this frame of the grown picture, which has three; the picture at rest takes the first. */
export function poseOf<Pose>(ink: Ink, poses: readonly Pose[]): Pose {
  return itemAround(poses, ink.frame)
}

/** Draws a part turned and scaled about (x, y), and moved: what the poses of a frame differ by. */
export function about(
  ink: Ink,
  x: number,
  y: number,
  { right = 0, down = 0, ...turn }: Options<Turn & { right: number; down: number }>,
  draw: () => void,
): void {
  ink.at(x + right, y + down, turn, () => ink.at(-x, -y, {}, draw))
}

/** A line width, written for the picture at rest, on this picture. */
function pen(ink: Ink, width: number): number {
  return (width * ink.lineWidth) / REST_LINE
}

/** How a bold form is drawn, beside what any form takes. */
export interface Bold {
  /** The darkness at which its shading begins; no shading when not given. Bodies 0.46, faces 0.56. */
  from: number
  /** The way the shading runs, in degrees; -48 when not given. */
  angle: number
}

/** A form with the vignettes' heavy line: knocked out, shaded if asked for, outlined. */
export function bold(ink: Ink, shape: PathSource, options: Options<Omit<Form & Contour, 'tone'> & Bold> = {}): Line {
  const { from, angle = -48, width = REST_LINE, ...rest } = options
  const fine = isGrown(ink)
  const tone = from !== undefined && {
    from,
    to: fine ? 0.8 : 0.76,
    angle,
    width: fine ? 2.7 : 5,
    spacing: fine ? 2.7 : 4.6,
  }
  return ink.form(shape, {
    lit: 0.5,
    gap: fine ? 0.16 : 0.1,
    halo: fine ? 1.3 : 2,
    overshoot: 0.6,
    ...rest,
    width: pen(ink, width),
    tone,
  })
}

/** A solid black that also hides what lies behind it, so that white lines scraped from it show paper. */
export function solid(ink: Ink, shape: PathSource, halo?: number): Line {
  return ink.black(ink.cut(shape, { halo }))
}

/** The touch of vermilion, slipped `offset` units into the shadow. */
export function accent(ink: Ink, shape: PathSource, offset = 3): void {
  ink.tint(shape, { color: VERMILION, alpha: 0.9, offset: isGrown(ink) ? offset * 0.7 : offset })
}

/** Inner lines. */
export function strokes(ink: Ink, width: number, paths: readonly PathSource[], profile?: ProfileName): void {
  ink.lines(paths, { width: pen(ink, width), profile })
}

/** White lines scraped out of a black. */
export function glints(ink: Ink, width: number, paths: readonly PathSource[], profile?: ProfileName): void {
  ink.lines(paths, { width: pen(ink, width), profile, white: true, bare: true })
}

/** A solid eye with one light; with two where there is room. */
export function eye(ink: Ink, x: number, y: number, radius: number): void {
  ink.black(ink.ellipse(x, y, radius, radius * 1.25))
  ink.dot(x - radius * 0.35, y - radius * 0.45, radius * 0.42, { white: true })
  if (isGrown(ink)) ink.dot(x + radius * 0.38, y + radius * 0.55, radius * 0.2, { white: true })
}

/** The shadow on the card. A grown picture stands on the disc and has none: grey on vermilion is mud. */
export function ground(ink: Ink, left: number, right: number): void {
  if (isGrown(ink)) return
  const middle = (left + right) / 2
  ink.wash(`${left},89 ${middle},86 ${right},89 ${middle},91.6`, { alpha: 0.4 })
}
