import { Clipper, EndType, FillRule, JoinType, type Path64, type Paths64 } from 'clipper2-ts'
import { cornersOf } from './clay'
import { areaOf } from './geometry'
import { itemAt } from './numbers'
import type { Line } from './path'

/** Clipper counts in whole numbers: 1/64 of a unit is finer than any eye. */
const GRAIN = 64
/** A shape smaller than this, in square units, is a splinter of the arithmetic. */
const SPLINTER = 0.5
/** Units by which clay may stray from the outline of what it is made of. */
const STRAY = 0.7

/**
 * Closed shapes as one, with the outlines they had where they do not overlap; what they enclose is filled. Throws when the
 * parts do not all touch, or have no area.
 */
export function unionOf(parts: readonly Line[]): Line {
  const shapes = outerOf(Clipper.union(parts.map(grainsOf), FillRule.NonZero))
  if (shapes.length === 0) throw new Error('A union needs at least one part that is larger than a point.')
  if (shapes.length > 1) throw new Error(`The parts of the union do not touch: they make ${shapes.length} shapes.`)
  return lineOf(itemAt(shapes, 0))
}

/**
 * The part of `whole` that `body` does not have, and `margin` units of the body beside it, together with `limb`: what must
 * be drawn anew where a limb has grown out of a body.
 */
export function outgrowth(whole: Line, body: Line, limb: Line, margin: number): Line {
  const all = [grainsOf(whole)]
  const grown = Clipper.difference(all, [grainsOf(body)], FillRule.NonZero)
  // A melted outline strays a little from the body's own: that is no growth.
  const thick = Clipper.inflatePaths(grown, -STRAY * GRAIN, JoinType.Round, EndType.Polygon)
  const wide = Clipper.inflatePaths(thick, (STRAY + margin) * GRAIN, JoinType.Round, EndType.Polygon)
  const beside = Clipper.intersect(wide, all, FillRule.NonZero)
  const shapes = outerOf(Clipper.union([...beside, grainsOf(limb)], FillRule.NonZero))
  return lineOf(itemAt(shapes, 0))
}

/** The outer outlines, the largest first. */
function outerOf(paths: Paths64): Path64[] {
  const sized = paths
    .map((path) => ({ path, area: Clipper.area(path) }))
    .filter(({ area }) => Math.abs(area) > SPLINTER * GRAIN * GRAIN)
    .toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area))
  const largest = sized[0]?.area ?? 0
  return sized.filter(({ area }) => area * largest > 0).map(({ path }) => path)
}

function grainsOf(line: Line): Path64 {
  const points = areaOf(line) < 0 ? line.points.toReversed() : line.points
  return points.map(({ x, y }) => ({ x: Math.round(x * GRAIN), y: Math.round(y * GRAIN) }))
}

function lineOf(path: Path64): Line {
  const points = path.map(({ x, y }) => ({ x: x / GRAIN, y: y / GRAIN, pressure: 1 }))
  return { points, closed: true, corners: cornersOf(points) }
}
