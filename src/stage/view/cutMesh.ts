import type { Size } from '../geometry'
import type { Bounds } from '../hitTest'

/** What a mesh is made of: corners two by two, the place of each in the drawing as shares of its size, and three corners a triangle. */
export interface CutMesh {
  readonly positions: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

/**
 * A drawing in parts, as a mesh. Where parts touch, each has the other's corners, too: else turning it would open cracks of a pixel.
 *
 * @param size of the drawing, in scene units, which its parts are given in from its upper left corner; they do not overlap
 * @param anchor the place in it that is the mesh's origin, as a share of its size
 * @param times how often it is laid side by side, and how far apart, in scene units
 */
export function meshOf(
  { width, height }: Readonly<Size>,
  anchor: { readonly x: number; readonly y: number },
  parts: readonly Readonly<Bounds>[],
  times: readonly number[] = [0],
): CutMesh {
  const corners = parts.flatMap(cornersOf)
  const positions: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  for (const aside of times) {
    for (const part of parts) {
      const middle = [part.x + part.width / 2, part.y + part.height / 2] as const
      const rim = corners
        .filter(
          (corner, place) => isOnRim(corner, part) && place === corners.findIndex((other) => isSame(other, corner)),
        )
        .toSorted((one, other) => turnOf(one, part) - turnOf(other, part))
      const first = positions.length / 2
      for (const [x, y] of [middle, ...rim]) {
        positions.push(x - anchor.x * width + aside, y - anchor.y * height)
        uvs.push(x / width, y / height)
      }
      rim.forEach((_, place) => {
        indices.push(first, first + 1 + place, first + 1 + ((place + 1) % rim.length))
      })
    }
  }
  return {
    positions: new Float32Array(positions),
    uvs: new Float32Array(uvs),
    indices: new Uint32Array(indices),
  }
}

type Corner = readonly [x: number, y: number]

function cornersOf({ x, y, width, height }: Readonly<Bounds>): Corner[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

function isSame([x, y]: Corner, [otherX, otherY]: Corner): boolean {
  return x === otherX && y === otherY
}

function isOnRim([x, y]: Corner, part: Readonly<Bounds>): boolean {
  const isAcross = x >= part.x && x <= part.x + part.width
  const isDown = y >= part.y && y <= part.y + part.height
  const isAtEdge = x === part.x || x === part.x + part.width || y === part.y || y === part.y + part.height
  return isAcross && isDown && isAtEdge
}

/** How far round the part's middle a corner lies: grows along the rim. */
function turnOf([x, y]: Corner, part: Readonly<Bounds>): number {
  return Math.atan2(y - part.y - part.height / 2, x - part.x - part.width / 2)
}
