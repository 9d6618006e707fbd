import type { Ink } from '../ink/ink'
import type { Line } from '../ink/path'

/** The same shape, so many units of the page further. */
export function moved(line: Line, dx: number, dy: number): Line {
  return { ...line, points: line.points.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })) }
}

/** How often a shape is laid about its own place: often enough that what they reach together is round. */
const TURNS = 16

/** Lays paper under a shape and so many units around it: on a black ground a black shape is seen by that alone. */
export function layRim(ink: Ink, shape: Line, wide: number): void {
  for (let i = 0; i < TURNS; i++) {
    const angle = (i / TURNS) * 2 * Math.PI
    ink.cut(moved(shape, Math.cos(angle) * wide, Math.sin(angle) * wide))
  }
}
