import { areaOf, type Box, boundsOf } from './geometry'
import { hundredths } from './numbers'
import type { Color } from './palette'
import type { Line, Point } from './path'

/** An affine map of the page: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A colour that fades: along a line from full to clear, or around a point between two radii, full outside or inside of them. */
export type Fade =
  | { kind: 'linear'; from: Point; to: Point }
  | { kind: 'radial'; center: Point; inner: number; outer: number; inside?: boolean }

interface Placed {
  /** The outline as SVG path text, in page units. */
  path: string
  /** Laid only where all of these outlines are. */
  clips: readonly string[]
  /** Applied to the finished mark and its clips, after everything else. */
  warp: Matrix | undefined
}

/** What a drawing consists of, in painter's order. Nothing else leaves the pen, so equal marks mean an equal picture. */
export type Mark = Placed &
  (
    | { kind: 'ink'; alpha: number; evenOdd: boolean }
    /** Ink that nothing shines through. */
    | { kind: 'solid' }
    /** Pigment with a body of its own, over the ink that is there so far. */
    | { kind: 'gouache'; alpha: number; color: Color }
    | { kind: 'wash'; alpha: number; color: Color; evenOdd: boolean; fade: Fade | undefined }
    /** Paper laid where a form is, so that it hides what lies behind. */
    | { kind: 'body'; color: Color }
    /** Takes away ink and wash. */
    | { kind: 'cut' }
    /** Takes away ink under a line of this width along the outline; with a colour also wash, and lays that wherever there is paper. */
    | { kind: 'halo'; width: number; color?: Color }
    /** Takes away everything, the paper too. */
    | { kind: 'hole' }
  )

/** A filled region ready to be marked: its path text and the box around it. */
export interface Outline {
  path: string
  bounds: Box
}

/**
 * The outline through the points, always the same way round, so that overlapping parts of one mark never cancel out.
 * Throws when there is no point or a coordinate is not a number.
 */
export function outlineOf(line: Line, shift: Point = { x: 0, y: 0 }): Outline {
  const points = line.points.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y }))
  return outlineThrough(areaOf(line) < 0 ? points.reverse() : points)
}

/** The outline through the points as they come. */
export function outlineThrough(points: readonly Point[]): Outline {
  if (points.length === 0) throw new Error('The outline is empty.')
  let path = ''
  for (const { x, y } of points) {
    if (!Number.isFinite(x + y)) throw new Error(`The outline has a place that is not a number: ${x},${y}.`)
    path += `${path === '' ? 'M' : 'L'}${hundredths(x)} ${hundredths(y)}`
  }
  return { path: `${path}Z`, bounds: boundsOf(points) }
}

/** Several outlines as one region. */
export function joined(outlines: readonly Outline[]): Outline {
  const corners = outlines.flatMap(({ bounds }) => [
    { x: bounds.left, y: bounds.top },
    { x: bounds.right, y: bounds.bottom },
  ])
  return { path: outlines.map(({ path }) => path).join(''), bounds: boundsOf(corners) }
}
