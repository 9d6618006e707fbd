import type { Point } from './geometry'

/**
 * The corners of an outline, in the notation that drawings have for paths: `outline('-60,12 -70,-70 84,0*')`. The `*` there keeps a
 * line from being rounded; an outline has nothing but corners.
 *
 * @throws {SyntaxError} where a corner is not two numbers
 */
export function outline(corners: string): readonly Readonly<Point>[] {
  return corners
    .trim()
    .split(/\s+/)
    .map((corner) => {
      const [x = Number.NaN, y = Number.NaN, ...more] = corner.replace(/\*$/, '').split(',').map(Number.parseFloat)
      if (!Number.isFinite(x + y) || more.length > 0) throw new SyntaxError(`«${corner}» is not a corner: x,y.`)
      return { x, y }
    })
}
