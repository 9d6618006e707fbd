import { earcut } from 'pixi.js'
import type { Bounds, Point, Size } from '../contract/geometry'

/** What a mesh is made of: corners two by two, the place of each in the drawing as shares of its size, and three corners a triangle. */
export interface CutMesh {
  readonly positions: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

/** Polygons, each its rim and then the rims of its holes; a rim is x, y, x, y… in scene units from the upper left corner of a drawing. */
export type Outline = readonly (readonly (readonly number[])[])[]

/** The outline of a rectangle. */
export function outlineOf({ x, y, width, height }: Readonly<Bounds>): Outline {
  return [[[x, y, x + width, y, x + width, y + height, x, y + height]]]
}

/**
 * What of a drawing lies within an outline, as a mesh.
 *
 * @param size of the drawing, in scene units
 * @param anchor the place in it that is the mesh's origin, as a share of its size
 * @param times how often it is laid side by side, and how far apart, in scene units
 */
export function meshOf(
  { width, height }: Readonly<Size>,
  anchor: Readonly<Point>,
  outline: Outline,
  times: readonly number[] = [0],
): CutMesh {
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  for (const aside of times) {
    for (const rims of outline) {
      const first = positions.length / 2
      rims.flat().forEach((along, place) => {
        if (place % 2 === 0) positions.push(along - anchor.x * width + aside)
        else positions.push(along - anchor.y * height)
        uvs.push(along / (place % 2 === 0 ? width : height))
      })
      for (const corner of earcut(rims.flat(), startsOfHoles(rims))) indices.push(first + corner)
    }
  }
  return {
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  }
}

/** Which of a polygon's corners begin a hole. */
function startsOfHoles(rims: Outline[number]): number[] {
  return rims.slice(1).map((_, hole) => rims.slice(0, hole + 1).flat().length / 2)
}
