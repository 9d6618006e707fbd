import type { Matrix, Texture } from 'pixi.js'
import type { ShaderMesh } from '../../../src/stage/kit/shaderMesh'

/** How many numbers the corners of one take. */
const NUMBERS = 8

/** Any number of rectangles, turned or not, that one shader draws in one go. They have no size until they are given one. */
export class Quads<Name extends string> {
  readonly mesh: ShaderMesh<Name>
  readonly #positions: Float32Array
  readonly #uvs: Float32Array
  readonly #onChange: () => void
  #hasMoved = false
  #hasOtherDrawings = false

  /** @param onChange hears of corners elsewhere: Pixi does not see them move */
  constructor(mesh: ShaderMesh<Name>, count: number, onChange: () => void) {
    this.mesh = mesh
    this.#onChange = onChange
    this.#positions = new Float32Array(count * NUMBERS)
    this.#uvs = new Float32Array(count * NUMBERS)
    const indices = new Uint32Array(count * 6)
    for (let place = 0; place < count; place++) {
      const corner = place * 4
      indices.set([corner, corner + 1, corner + 2, corner, corner + 2, corner + 3], place * 6)
    }
    mesh.geometry.positions = this.#positions
    mesh.geometry.uvs = this.#uvs
    mesh.geometry.indices = indices
  }

  /** Lays one from edge to edge of a sheet that is placed so. */
  setCorners(
    place: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
    at: Readonly<Matrix> | null = null,
  ): void {
    this.#corner(place, 0, left, top, at)
    this.#corner(place, 1, right, top, at)
    this.#corner(place, 2, right, bottom, at)
    this.#corner(place, 3, left, bottom, at)
  }

  /** Hides one: it has no size. */
  hide(place: number): void {
    this.setCorners(place, 0, 0, 0, 0)
  }

  /** What one shows of a texture, corner by corner. */
  setTexture(place: number, { x0, y0, x1, y1, x2, y2, x3, y3 }: Readonly<Texture['uvs']>): void {
    const at = place * NUMBERS
    if (this.#uvs[at] === Math.fround(x0) && this.#uvs[at + 1] === Math.fround(y0)) return
    this.#uvs.set([x0, y0, x1, y1, x2, y2, x3, y3], at)
    this.#hasOtherDrawings = true
  }

  /** Hands over what has changed. */
  update(): void {
    const { geometry } = this.mesh
    if (this.#hasMoved) geometry.getBuffer('aPosition').update()
    if (this.#hasOtherDrawings) geometry.getBuffer('aUV').update()
    if (this.#hasMoved || this.#hasOtherDrawings) this.#onChange()
    this.#hasMoved = false
    this.#hasOtherDrawings = false
  }

  #corner(place: number, corner: number, x: number, y: number, at: Readonly<Matrix> | null): void {
    this.#put(place * NUMBERS + corner * 2, at ? at.a * x + at.c * y + at.tx : x)
    this.#put(place * NUMBERS + corner * 2 + 1, at ? at.b * x + at.d * y + at.ty : y)
  }

  #put(index: number, value: number): void {
    const number = Math.fround(value)
    if (this.#positions[index] === number) return
    this.#positions[index] = number
    this.#hasMoved = true
  }
}
