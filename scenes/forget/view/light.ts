import { Container, Sprite, Texture, type TextureSource } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import { DEGREE } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { LIGHT } from '../layout'
import { AWAY, type Beam } from './beam'
import { NIGHT, PAGE } from './lightShaders'

type Kit = ViewKit<typeof manifest>

/** How far the square reaches that the night has its hole in, as a share of the light: beyond it all is black. */
const SQUARE = 1.1
/** By how many CSS pixels the black around overlaps it, so that nothing shines through between. */
const OVERLAP = 1
/** The black of the page. */
const BLACK = 0x191715
/** From this openness on the edge of the light is too large to be drawn by a pen. */
const NO_EDGE = 0.02
/** How far the edge turns with the way that the light makes: radians a CSS pixel. */
const TURN = (8 / 100) * DEGREE

/** What of the page the light may show: a square of it, the paper and all that never moves. */
export class LitPage {
  readonly root

  constructor(kit: Kit, page: TextureSource) {
    this.root = kit.shader({
      label: 'lit page',
      fragment: PAGE,
      textures: { uPage: page },
      uniforms: { uFrom: [0, 0], uSpan: [1, 1] },
    })
    this.root.setExtent(1, 1)
    // It hides all that is behind it.
    this.root.state.blend = false
  }

  draw(beam: Readonly<Beam>, { width, height }: Readonly<Size>): void {
    const left = Math.max(0, Math.floor(beam.x - beam.radius * SQUARE))
    const top = Math.max(0, Math.floor(beam.y - beam.radius * SQUARE))
    const right = Math.min(width, Math.ceil(beam.x + beam.radius * SQUARE))
    const bottom = Math.min(height, Math.ceil(beam.y + beam.radius * SQUARE))
    this.root.position.set(left, top)
    this.root.scale.set(right - left, bottom - top)
    this.root.set('uFrom', left / width, top / height)
    this.root.set('uSpan', (right - left) / width, (bottom - top) / height)
  }
}

/** The dark: one square with a hole in it that moves, and flat black around it. */
export class Night {
  readonly root = new Container({ label: 'night' })
  readonly #hole
  readonly #sides
  readonly #edge

  constructor(kit: Kit) {
    this.#hole = kit.shader({
      label: 'hole',
      fragment: NIGHT,
      textures: {},
      uniforms: { uReach: SQUARE, uBrightness: 1 },
    })
    this.#hole.setExtent(1, 1)
    this.#sides = Array.from({ length: 4 }, () => new Sprite({ texture: Texture.WHITE, tint: BLACK }))
    this.#edge = kit.sprite('rim')
    this.root.addChild(this.#hole, ...this.#sides, this.#edge)
  }

  draw({ x, y, radius, brightness, openness }: Readonly<Beam>, { width, height }: Readonly<Size>): void {
    const half = radius * SQUARE
    const [left, top, right, bottom] = [x - half, y - half, x + half, y + half]
    this.#hole.position.set(left, top)
    this.#hole.scale.set(2 * half)
    this.#hole.set('uBrightness', brightness)
    const [above, below, before, after] = this.#sides
    placeSide(above, 0, 0, width, top + OVERLAP)
    placeSide(below, 0, bottom - OVERLAP, width, height)
    placeSide(before, 0, top, left + OVERLAP, bottom)
    placeSide(after, right - OVERLAP, top, width, bottom)
    const hasEdge = openness < NO_EDGE
    this.#edge.position.set(hasEdge ? x : AWAY, y)
    this.#edge.scale.set(radius / LIGHT.radius)
    this.#edge.rotation = (x + y) * TURN
  }
}

/** Lays a side of the black between those edges, or away where there is nothing between them. */
function placeSide(side: Sprite | undefined, left: number, top: number, right: number, bottom: number): void {
  if (!side) return
  const isThere = right > left && bottom > top
  side.position.set(isThere ? left : AWAY, isThere ? top : AWAY)
  side.scale.set(isThere ? right - left : 0, isThere ? bottom - top : 0)
}
