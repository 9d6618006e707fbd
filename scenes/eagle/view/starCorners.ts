import { Buffer, BufferUsage, Geometry, type Texture } from 'pixi.js'
import { lerp, scatter } from '../../../src/stage/contract/math'

/** What is drawn of a star, as the shader knows it. */
export const KIND = { streak: 0, trail: 1, cut: 2 } as const

/** How much further stars fly across than up and down, as factors. */
const WIDE = { x: 1.2, y: 0.84 } as const

/** A star in its lane: which way it flies, how far out it is for its layer, and how large, about 1. */
export interface Lane {
  readonly x: number
  readonly y: number
  readonly out: number
  readonly size: number
}

/** @param around 0…1, about which place of the circle its lane leads to */
export function laneOf(seed: number, around: number): Lane {
  const angle = (around + (scatter(seed) - 0.5) * 0.06) * 2 * Math.PI
  return {
    x: Math.cos(angle) * WIDE.x,
    y: Math.sin(angle) * WIDE.y,
    out: lerp(0.6, 1.25, scatter(seed + 3)),
    size: lerp(0.35, 1, scatter(seed + 7)) ** 2,
  }
}

/** The corners of all stars, as the shader reads them: four for each drawing. */
export class StarCorners {
  readonly #places: number[] = []
  readonly #uvs: number[] = []
  readonly #lanes: number[] = []
  readonly #shapes: number[] = []
  readonly #indices: number[] = []

  /** Adds one drawing of a star. @param spin how it is turned, in radians, where it does not point outwards. Returns which it is. */
  add(texture: Texture, layer: number, lane: Lane, kind: number, spin = 0): number {
    const first = this.#places.length / 2
    this.#places.push(...placesOf(texture))
    this.#uvs.push(...uvsOf(texture))
    for (let corner = 0; corner < 4; corner++) {
      this.#lanes.push(lane.x, lane.y, lane.out, layer)
      this.#shapes.push(lane.size, kind, spin)
    }
    this.#indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
    return first / 4
  }

  /** All that was added. */
  geometry(): Geometry {
    return new Geometry({
      attributes: {
        aPosition: { buffer: bufferOf(this.#places), format: 'float32x2' },
        aUV: { buffer: bufferOf(this.#uvs), format: 'float32x2' },
        aLane: { buffer: bufferOf(this.#lanes), format: 'float32x4' },
        aShape: { buffer: bufferOf(this.#shapes), format: 'float32x3' },
      },
      indexBuffer: new Uint32Array(this.#indices),
    })
  }
}

/** Gives one of the drawings another one. */
export function replaceDrawing(geometry: Geometry, which: number, texture: Texture): void {
  const places = geometry.getBuffer('aPosition')
  const uvs = geometry.getBuffer('aUV')
  places.data.set(placesOf(texture), which * 8)
  uvs.data.set(uvsOf(texture), which * 8)
  places.update()
  uvs.update()
}

/** The corners of what the sheet holds of a drawing, about its anchor. */
function placesOf({ orig, trim, defaultAnchor }: Texture): number[] {
  const left = (trim?.x ?? 0) - (defaultAnchor?.x ?? 0) * orig.width
  const top = (trim?.y ?? 0) - (defaultAnchor?.y ?? 0) * orig.height
  const right = left + (trim?.width ?? orig.width)
  const bottom = top + (trim?.height ?? orig.height)
  return [left, top, right, top, right, bottom, left, bottom]
}

function uvsOf({ uvs }: Texture): number[] {
  return [uvs.x0, uvs.y0, uvs.x1, uvs.y1, uvs.x2, uvs.y2, uvs.x3, uvs.y3]
}

function bufferOf(numbers: readonly number[]): Buffer {
  return new Buffer({ data: new Float32Array(numbers), usage: BufferUsage.VERTEX | BufferUsage.COPY_DST })
}
