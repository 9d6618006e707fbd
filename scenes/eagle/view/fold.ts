import { Container, Texture } from 'pixi.js'
import { SHEET } from '../../../assets/eagle-later/shared'
import type { Bounds } from '../../../src/stage/contract/geometry'
import { lerp } from '../../../src/stage/contract/math'
import { TextureMesh } from '../../../src/stage/kit/textureMesh'

/** In how many fields the sheet is laid, across and down. */
const FIELDS = { across: 28, down: 18 } as const
/** How far within its torn edge it is laid, so that nothing of what lies around it is pulled along. */
const WITHIN = 5
/** Which way its corner lies, lower right, from where it is held: the fold lies across that. */
const WAY = { x: 0.8, y: 0.6 } as const
/** How far the shadow of what is turned over falls, in scene units, and how dark it is. */
const SHADOW = { x: 16, y: 22, alpha: 0.32 } as const
/** How far from the fold its back is shaded, in scene units. */
const SHADED = 620
/** How far off the sheet has flown in the end, in scene units. */
const OFF = 3600

/** How far along the way a place of the sheet lies. */
const along = (x: number, y: number) => x * WAY.x + y * WAY.y
const FIRST = along(SHEET.x, SHEET.y)
const LAST = along(SHEET.x + SHEET.width, SHEET.y + SHEET.height)

/** A sheet that is pulled off by its lower right corner: what is not turned over yet, the shadow on it, and its back. */
export class Fold extends Container {
  readonly #flat: TextureMesh
  readonly #back: TextureMesh
  readonly #shadow: TextureMesh
  #pulled = -1

  /**
   * @param sheet as it lies, a picture of the window
   * @param back of the sheet, from the fold on to the right
   */
  constructor(sheet: Texture, back: Texture) {
    super({ label: 'fold', visible: false })
    this.#flat = fieldsOf(sheet)
    this.#back = fieldsOf(back)
    this.#shadow = fieldsOf(Texture.WHITE)
    this.#shadow.tint = 0
    this.#shadow.alpha = SHADOW.alpha
    this.#shadow.position.copyFrom(SHADOW)
    this.addChild(this.#flat, this.#shadow, this.#back)
  }

  /** Lays the flat of it where the picture of the window has it. */
  fit(visible: Readonly<Bounds>): void {
    const { uvs } = this.#flat.geometry
    let at = 0
    for (let row = 0; row <= FIELDS.down; row++) {
      for (let column = 0; column <= FIELDS.across; column++) {
        uvs[at] = (columnX(column) - visible.x) / visible.width
        uvs[at + 1] = (rowY(row) - visible.y) / visible.height
        at += 2
      }
    }
    this.#flat.geometry.getBuffer('aUV').update()
  }

  /** @param pulled how far it is pulled off, 0…1. Returns whether it was not as far. */
  pull(pulled: number): boolean {
    if (pulled === this.#pulled) return false
    this.#pulled = pulled
    const fold = lerp(LAST, FIRST, pulled)
    const off = OFF * Math.max(0, pulled - 0.5) ** 2
    const flat = this.#flat.geometry.positions
    const back = this.#back.geometry.positions
    const shadow = this.#shadow.geometry.positions
    const { uvs } = this.#back.geometry
    let at = 0
    for (let row = 0; row <= FIELDS.down; row++) {
      for (let column = 0; column <= FIELDS.across; column++) {
        const x = columnX(column)
        const y = rowY(row)
        const over = along(x, y) - fold
        const up = Math.max(over, 0)
        // What lies beyond the fold ends at it; its back, and none of the rest, is turned over.
        const turned = over > 0 ? 2 * over : over
        flat[at] = x - WAY.x * (up + off)
        flat[at + 1] = y - WAY.y * (up + off)
        back[at] = x - WAY.x * (turned + off)
        back[at + 1] = y - WAY.y * (turned + off)
        uvs[at] = Math.min(0.99, Math.max(0.01, over / SHADED))
        shadow[at] = back[at] ?? 0
        shadow[at + 1] = back[at + 1] ?? 0
        at += 2
      }
    }
    this.#flat.geometry.getBuffer('aPosition').update()
    this.#back.geometry.getBuffer('aPosition').update()
    this.#back.geometry.getBuffer('aUV').update()
    this.#shadow.geometry.getBuffer('aPosition').update()
    return true
  }
}

function columnX(column: number): number {
  return lerp(SHEET.x + WITHIN, SHEET.x + SHEET.width - WITHIN, column / FIELDS.across)
}

function rowY(row: number): number {
  return lerp(SHEET.y + WITHIN, SHEET.y + SHEET.height - WITHIN, row / FIELDS.down)
}

function fieldsOf(texture: Texture): TextureMesh {
  const corners = 2 * (FIELDS.across + 1) * (FIELDS.down + 1)
  const indices: number[] = []
  for (let row = 0; row < FIELDS.down; row++) {
    for (let column = 0; column < FIELDS.across; column++) {
      const first = row * (FIELDS.across + 1) + column
      const below = first + FIELDS.across + 1
      indices.push(first, first + 1, below + 1, first, below + 1, below)
    }
  }
  return new TextureMesh(texture, {
    positions: new Float32Array(corners),
    uvs: new Float32Array(corners).fill(0.5),
    indices: new Uint32Array(indices),
  })
}
