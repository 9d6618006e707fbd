import { Clipper, EndType, FillRule, JoinType, type Path64 } from 'clipper2-ts'
import type { Polygon, Spot } from './brush'
import { type Cubic, fitClosed, onCurve } from './fitCurve'

/** Clipper counts in whole numbers: 1/64 of a font unit is finer than any eye. */
const GRAIN = 64

/** A closed outline of cubic curves on whole font units; outer contours run counter-clockwise, counters clockwise. */
export interface Contour {
  readonly start: Spot
  readonly curves: readonly Cubic[]
}

/** Melts the pieces into outlines without overlaps, lets ink pool in the crotches, and keeps nothing smaller than a speck. */
export function mergePieces(pieces: readonly Polygon[], pooling: number): Polygon[] {
  if (pieces.length === 0) return []
  const paths = pieces.map(toGrains)
  const union = Clipper.union(paths, FillRule.NonZero)
  const swollen = Clipper.inflatePaths(union, pooling * GRAIN, JoinType.Round, EndType.Polygon, 2, GRAIN / 8)
  const settled = Clipper.inflatePaths(swollen, -pooling * GRAIN, JoinType.Round, EndType.Polygon, 2, GRAIN / 8)
  return settled.filter((path) => Math.abs(Clipper.area(path)) > 120 * GRAIN * GRAIN).map(fromGrains)
}

/** Union of polygons that are already clean: letter and mark, or any test's flattened glyph. */
export function unionArea(polygons: readonly Polygon[], rule: 'nonzero' | 'evenodd'): number {
  const union = Clipper.union(polygons.map(toGrains), rule === 'nonzero' ? FillRule.NonZero : FillRule.EvenOdd)
  return union.reduce((sum, path) => sum + Clipper.area(path), 0) / (GRAIN * GRAIN)
}

/** Fits smooth cubic curves to polygons, on whole units. */
export function contoursOf(polygons: readonly Polygon[], tolerance: number): Contour[] {
  return polygons.flatMap((polygon) => {
    const curves = fitClosed(polygon, tolerance)
    const last = curves.at(-1)
    return last ? [{ start: last.end, curves }] : []
  })
}

/** Points along the curves, for measuring and testing. */
export function flatten(contour: Contour, parts = 8): Polygon {
  const spots: Spot[] = []
  let from = contour.start
  for (const curve of contour.curves) {
    for (let index = 1; index <= parts; index++) spots.push(onCurve(from, curve, index / parts))
    from = curve.end
  }
  return spots
}

const toGrains = (polygon: Polygon): Path64 =>
  polygon.map((spot) => ({ x: Math.round(spot.x * GRAIN), y: Math.round(spot.y * GRAIN) }))

const fromGrains = (path: Path64): Polygon => path.map((point) => ({ x: point.x / GRAIN, y: point.y / GRAIN }))
