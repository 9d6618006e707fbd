import { Clipper, ClipType, EndType, FillRule, JoinType, type Paths64, type PolyPath64, PolyTree64 } from 'clipper2-ts'
import type { Trimmed } from '../../ink/raster'
import type { Outline } from '../manifest'

/** Alpha at or below this is nothing: a lossy sheet has it where nothing is drawn. */
export const NOTHING = 2

/** Pixels beside the ink that belong to it: a pixel of the screen shows some of two of the sheet, and a lossy sheet blurs a little. */
const BESIDE = 2

/** How a drawing is cut out of its sheet. */
export interface Cut {
  /** Pixels by which the outline may lie outside of the ink. */
  readonly tolerance: number
  readonly outlineOf: (picture: Trimmed) => Outline
}

/** Cuts a drawing to a simple outline of its ink, which may lie so many pixels outside of that: the more, the fewer corners it has. */
export function toOutline(tolerance: number): Cut {
  return { tolerance, outlineOf: (picture) => outlineOf(picture, tolerance) }
}

/**
 * The outline of what a picture holds: all of that lies within, and none of what the picture was trimmed of. Gaps and holes that
 * are narrower than a few tolerances are no part of it.
 *
 * @param tolerance in pixels
 */
export function outlineOf(picture: Trimmed, tolerance: number): Outline {
  const { x, y, width, height } = picture
  const ink = Clipper.union(runsOf(picture), FillRule.NonZero)
  // What is grown and shrunk again keeps no bay and no hole that is narrower than it grew.
  const gap = tolerance * 2
  const grown = Clipper.inflatePaths(ink, BESIDE + tolerance + gap, JoinType.Round, EndType.Polygon)
  const smooth = Clipper.inflatePaths(grown, -gap, JoinType.Round, EndType.Polygon)
  // Simplifying moves no edge by more than the tolerance, by which the outline was grown beyond the ink.
  const simple = Clipper.ramerDouglasPeuckerPaths(smooth, tolerance)
  const largeHole = -((tolerance * 6) ** 2)
  const rings = simple.filter((ring) => Clipper.area(ring) > 0 || Clipper.area(ring) < largeHole)
  const polygons = new PolyTree64()
  // It may not reach beyond the frame: other frames lie beside it on the sheet.
  const whole = [rectangle(x, y, x + width, y + height)]
  Clipper.booleanOpWithPolyTree(ClipType.Intersection, rings, whole, polygons, FillRule.NonZero)
  return polygonsIn(polygons)
}

/** What is drawn, as rectangles of a row of pixels each. */
function runsOf({ x: left, y: top, width, height, pixels }: Trimmed): Paths64 {
  const runs: Paths64 = []
  for (let row = 0; row < height; row++) {
    let start: number | null = null
    for (let column = 0; column <= width; column++) {
      const isInk = column < width && (pixels[(row * width + column) * 4 + 3] ?? 0) > NOTHING
      if (isInk) start ??= column
      else if (start !== null) {
        runs.push(rectangle(left + start, top + row, left + column, top + row + 1))
        start = null
      }
    }
  }
  return runs
}

function rectangle(left: number, top: number, right: number, bottom: number): Paths64[number] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}

/** The polygons of a tree of rings: in each lie holes, and in those may lie others. */
function polygonsIn(tree: PolyPath64): number[][][] {
  return childrenOf(tree).flatMap((outer) => {
    const holes = childrenOf(outer)
    return [[outer, ...holes].map(cornersOf), ...holes.flatMap(polygonsIn)]
  })
}

function childrenOf(ring: PolyPath64): PolyPath64[] {
  return Array.from({ length: ring.count }, (_, place) => ring.child(place))
}

function cornersOf({ polygon }: PolyPath64): number[] {
  return (polygon ?? []).flatMap(({ x, y }) => [x, y])
}
