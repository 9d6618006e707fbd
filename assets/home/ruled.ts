import type { Ink } from '../ink/ink'
import { lerp, type Options } from '../ink/numbers'
import type { Color } from '../ink/palette'
import type { Point } from '../ink/path'
import type { Random } from '../ink/random'

/** The bright paper that is read from, a shade above the page's own. */
export const BRIGHT_PAPER: Color = '#fff9ec'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How a sheet is ruled: the light comes from the upper left, so the lines at the bottom and the right are heavy. */
export interface Ruling {
  /** Widths of the lines, in units. */
  light: number
  bottom: number
  right: number
  alpha: number
  /** Units by which lines may shoot past a corner; 4 when not given. */
  overshoot: number
  /** The share of a line left out, in a few gaps; none when not given. */
  gaps: number
  fill: Color | false
  /** Units of grey wash showing at the lower right; none when not given. */
  shadow: number
  /** Which hand: sheets of different names are ruled differently. */
  name: string
}

/** A sheet of paper with four lines ruled by hand, none quite straight, none meeting quite at its corner. */
export function ruledSheet(ink: Ink, box: Box, ruling: Options<Ruling> = {}): void {
  const { light = 1.15, bottom = 2.1, right = 1.9, fill = BRIGHT_PAPER, shadow = 0 } = ruling
  const random = ink.fork(`sheet ${ruling.name ?? ''}`)
  const corner = (x: number, y: number): Point => ({ x: x + random.signed() * 1.2, y: y + random.signed() * 1.2 })
  const upperLeft = corner(box.left, box.top)
  const upperRight = corner(box.left + box.width, box.top)
  const lowerRight = corner(box.left + box.width, box.top + box.height)
  const lowerLeft = corner(box.left, box.top + box.height)
  if (shadow > 0) shadeBelow(ink, box, shadow)
  if (fill) {
    const corners = [upperLeft, upperRight, lowerRight, lowerLeft]
    ink.cut(
      corners.map(({ x, y }) => [x, y, 1, 1]),
      { fill },
    )
  }
  ruledLine(ink, random, upperLeft, upperRight, light, ruling)
  ruledLine(ink, random, upperLeft, lowerLeft, light * 1.05, ruling)
  ruledLine(ink, random, lowerLeft, lowerRight, bottom, ruling)
  ruledLine(ink, random, upperRight, lowerRight, right, ruling)
}

/** One line along a ruler: it drifts by a hair, presses unevenly and shoots past both ends. */
function ruledLine(ink: Ink, random: Random, from: Point, to: Point, width: number, ruling: Options<Ruling>): void {
  const { overshoot = 4, gaps = 0, alpha = 1 } = ruling
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const way = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const before = random.between(0.3, 1) * overshoot
  const after = random.between(0.3, 1) * overshoot
  const sag = random.signed() * 1.1
  const lean = random.signed() * 0.5
  const place = (share: number) => {
    const along = lerp(-before, length + after, share)
    const aside = Math.sin(share * Math.PI) * sag + Math.sin(share * Math.PI * 2.3 + before) * 0.5 + lean * share
    return [from.x + way.x * along - way.y * aside, from.y + way.y * along + way.x * aside] as const
  }
  for (const [start, end] of piecesOf(random, gaps)) {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => place(lerp(start, end, share)))
    ink.line(steps, { width, profile: pressureOf(random), wobble: 0.4, alpha })
  }
}

/** The pieces of a line with a few gaps, as shares of its length. */
function piecesOf(random: Random, gaps: number): [number, number][] {
  if (gaps <= 0) return [[0, 1]]
  const count = random.integer(3, 5)
  const pieces: [number, number][] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    const end = i === count - 1 ? 1 : (i + random.between(0.6, 1.2)) / count
    if (end > at) pieces.push([at, end])
    at = end + gaps * random.between(0.3, 1.4) * (1 / count)
  }
  return pieces
}

/** Set down firmly, lighter on the way, and a little stop before the pen is lifted. */
function pressureOf(random: Random) {
  const dip = random.between(0.35, 0.7)
  const stop = random.between(0.9, 1.15)
  return (along: number) => {
    const body = 1 - 0.22 * Math.sin(Math.PI * Math.min(1, along / dip)) * (along < dip ? 1 : 0)
    const start = Math.min(1, 0.7 + along * 30)
    return body * start * lerp(1, stop, along) * Math.min(1, 0.35 + (1 - along) * 60)
  }
}

/** The sheet lies on the page: a wash comes out below it and to its right. */
function shadeBelow(ink: Ink, { left, top, width, height }: Box, depth: number): void {
  const right = left + width
  const bottom = top + height
  ink.wash(
    [
      [left + 9, bottom - 4, 1, 1],
      [right - 4, bottom - 4, 1, 1],
      [right - 4, top + 12, 1, 1],
      [right + depth * 0.7, top + 15, 1, 1],
      [right + depth * 0.8, top + height * 0.5],
      [right + depth * 0.9, bottom + depth * 0.8, 1, 1],
      [left + width * 0.5, bottom + depth * 0.9],
      [left + 13, bottom + depth * 0.7, 1, 1],
    ],
    { alpha: 0.28 },
  )
}
