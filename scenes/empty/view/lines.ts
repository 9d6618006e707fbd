import { type Container, Rectangle, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/empty/manifest'
import { scatter } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { INK, inkAt, PAGE, UNIT } from '../layout'

const NODES = PAGE.columns * PAGE.rows
/** What can be at a node: a line to the right, one down, and a joint or a blot. */
const PARTS = 3
/** How many numbers the corners of one take. */
const NUMBERS = 8
/** The steps of the drawn line that are laid: at its ends it fades into what is beside it on the sheet. */
const STEPS = { first: 1, count: 7, of: 9 } as const
/** How far a hand strays from the page's nodes, in units: in long waves, and from one to the next. */
const STRAY = { long: 1, short: 0.5 } as const
/** How much the line swells and thins: along its way, and at chance. */
const SWELL = { along: 0.24, chance: 0.3 } as const
/** How far a step of a line reaches beyond its nodes, in scene units: the next one lies over its end. */
const OVERLAP = 1.2
/** How a picture that is shaken off falls: units a second, a second; how late each grain is at most, in seconds; and where the page ends. */
const FALL = { pull: 1400, late: 0.3, end: 255 } as const

/** The lines and blots of a page, each a cut of a drawn one. They move only where something has changed. */
export class Lines {
  readonly root: Container
  readonly #mesh
  readonly #kit
  readonly #line: Texture
  readonly #joints: readonly Texture[]
  readonly #blots: readonly Texture[]
  readonly #positions = new Float32Array(NODES * PARTS * NUMBERS)
  readonly #uvs = new Float32Array(NODES * PARTS * NUMBERS)
  /** Where a hand has set each node, and how thick the line is there. */
  readonly #xs = new Float32Array(NODES)
  readonly #ys = new Float32Array(NODES)
  readonly #widths = new Float32Array(NODES)
  /** What of the page is shown. */
  readonly #shown: string[] = []
  #fallen = 0

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    this.#line = kit.texture('line')
    this.#joints = kit.textures('joint')
    this.#blots = kit.textures('blot')
    for (let node = 0; node < NODES; node++) {
      const column = node % PAGE.columns
      const row = Math.floor(node / PAGE.columns)
      const x = STRAY.long * Math.sin(row * 0.61 + Math.sin(column * 0.23) * 2) + STRAY.short * (scatter(node) - 0.5)
      const y = STRAY.long * Math.sin(column * 0.53 + Math.sin(row * 0.31) * 2) + STRAY.short * (scatter(-node) - 0.5)
      this.#xs[node] = (PAGE.x + column * PAGE.step + x) * UNIT
      this.#ys[node] = (PAGE.y + row * PAGE.step + y) * UNIT
      const swell = SWELL.along * Math.sin(column * 0.9 + row * 1.7) + SWELL.chance * (scatter(node * 3) - 0.5)
      this.#widths[node] = (extentOf(this.#line).height / 2) * (1 + swell)
    }
    this.#mesh = kit.shader({
      label: 'lines',
      fragment:
        'uniform sampler2D uTexture; uniform float uAlpha; void main() { finalColor = texture(uTexture, vUV) * uAlpha; }',
      textures: { uTexture: this.#line.source },
      uniforms: { uAlpha: 1 },
    })
    const indices = new Uint32Array(NODES * PARTS * 6)
    for (let part = 0; part < NODES * PARTS; part++) {
      const corner = part * 4
      indices.set([corner, corner + 1, corner + 2, corner, corner + 2, corner + 3], part * 6)
    }
    const { geometry } = this.#mesh
    geometry.positions = this.#positions
    geometry.uvs = this.#uvs
    geometry.indices = indices
    this.root = this.#mesh
  }

  /**
   * @param alpha how strong the ink is, 0…1
   * @param fallen for how many seconds the picture has been falling
   */
  draw(page: readonly string[], alpha: number, fallen = 0): void {
    this.root.visible = alpha > 0
    this.#mesh.set('uAlpha', alpha)
    const isFalling = fallen !== this.#fallen
    let first: number = PAGE.rows
    let last = -1
    for (let row = 0; row < PAGE.rows; row++) {
      if (!isFalling && this.#shown[row] === page[row]) continue
      this.#shown[row] = page[row] ?? ''
      first = Math.min(first, row)
      last = row
    }
    if (last < 0) return
    this.#fallen = fallen
    // Where a line meets another, the row below has a joint, too.
    for (let row = first; row <= Math.min(last + 1, PAGE.rows - 1); row++)
      for (let column = 0; column < PAGE.columns; column++) this.#layNode(page, column, row)
    this.#mesh.geometry.getBuffer('aPosition').update()
    this.#mesh.geometry.getBuffer('aUV').update()
    this.#kit.touch()
  }

  #layNode(page: readonly string[], column: number, row: number): void {
    const node = row * PAGE.columns + column
    const ink = inkAt(page, column, row)
    const isFromLeft = (inkAt(page, column - 1, row) & INK.right) > 0
    const isFromAbove = (inkAt(page, column, row - 1) & INK.down) > 0
    const isToRight = (ink & INK.right) > 0
    const isDown = (ink & INK.down) > 0
    this.#layLine(node * PARTS, node, isToRight ? node + 1 : node, column)
    this.#layLine(node * PARTS + 1, node, isDown ? node + PAGE.columns : node, row)
    // A line that goes straight on needs no joint.
    const isStraight = isFromLeft === isToRight && isFromAbove === isDown && isToRight !== isDown
    const hasLine = isFromLeft || isFromAbove || isToRight || isDown
    const chosen = Math.floor(scatter(node) * 3)
    const texture = ink & INK.blot ? this.#blots[chosen] : hasLine && !isStraight ? this.#joints[chosen] : undefined
    this.#layPool(node * PARTS + 2, node, texture, column, row)
  }

  /** Lays a step of the drawn line between two nodes; where they are the same, nothing. */
  #layLine(part: number, from: number, to: number, along: number): void {
    const drop = from === to ? Number.NaN : this.#fallOf(from)
    const [x, y] = [this.#xs[from] ?? 0, this.#ys[from] ?? 0]
    const [toX, toY] = [this.#xs[to] ?? 0, this.#ys[to] ?? 0]
    const length = Math.sqrt((toX - x) ** 2 + (toY - y) ** 2) || 1
    const [across, down] = [-(toY - y) / length, (toX - x) / length]
    const [ahead, below] = [down * OVERLAP, -across * OVERLAP]
    const [half, toHalf] = [this.#widths[from] ?? 0, this.#widths[to] ?? 0]
    this.#corner(part, 0, x - ahead - across * half, y - below - down * half, drop)
    this.#corner(part, 1, toX + ahead - across * toHalf, toY + below - down * toHalf, drop)
    this.#corner(part, 2, toX + ahead + across * toHalf, toY + below + down * toHalf, drop)
    this.#corner(part, 3, x - ahead + across * half, y - below + down * half, drop)
    const { x0, y0, x1, y2 } = this.#line.uvs
    const step = STEPS.first + (along % STEPS.count)
    const left = x0 + ((x1 - x0) * step) / STEPS.of
    const right = x0 + ((x1 - x0) * (step + 1)) / STEPS.of
    this.#cut(part, left, y0, right, y2)
  }

  /** Lays a joint or a blot on a node, turned over by chance. */
  #layPool(part: number, node: number, texture: Texture | undefined, column: number, row: number): void {
    const drop = texture ? this.#fallOf(node) : Number.NaN
    const { x, y, width, height } = extentOf(texture ?? this.#line)
    const size = 0.8 + 0.5 * scatter(node * 5)
    const flip = (column + row) % 2 === 0 ? size : -size
    const [left, top] = [(this.#xs[node] ?? 0) + x * flip, (this.#ys[node] ?? 0) + y * size]
    this.#corner(part, 0, left, top, drop)
    this.#corner(part, 1, left + width * flip, top, drop)
    this.#corner(part, 2, left + width * flip, top + height * size, drop)
    this.#corner(part, 3, left, top + height * size, drop)
    const { x0, y0, x1, y2 } = (texture ?? this.#line).uvs
    this.#cut(part, x0, y0, x1, y2)
  }

  /** How far a grain has fallen, in scene units; no number once it is off the page. */
  #fallOf(node: number): number {
    const time = Math.max(0, this.#fallen - FALL.late * scatter(node * 7))
    const fallen = (FALL.pull / 2) * time * time * UNIT
    return (this.#ys[node] ?? 0) + fallen < FALL.end * UNIT ? fallen : Number.NaN
  }

  /** Places a corner, so far below where it was drawn; what has fallen off has no size. */
  #corner(part: number, corner: number, x: number, y: number, drop: number): void {
    const at = part * NUMBERS + corner * 2
    const isGone = Number.isNaN(drop)
    this.#positions[at] = isGone ? 0 : x
    this.#positions[at + 1] = isGone ? 0 : y + drop
  }

  #cut(part: number, left: number, top: number, right: number, bottom: number): void {
    const at = part * NUMBERS
    const uvs = this.#uvs
    uvs[at] = left
    uvs[at + 1] = top
    uvs[at + 2] = right
    uvs[at + 3] = top
    uvs[at + 4] = right
    uvs[at + 5] = bottom
    uvs[at + 6] = left
    uvs[at + 7] = bottom
  }
}

const EXTENT = new Rectangle()

/** Where a drawing lies about its anchor, without what is empty of it, in scene units. */
function extentOf({ trim, orig, frame, defaultAnchor }: Texture): Rectangle {
  const { x = 0, y = 0, width, height } = trim ?? { x: 0, y: 0, width: frame.width, height: frame.height }
  const anchor = defaultAnchor ?? { x: 0, y: 0 }
  EXTENT.x = x - anchor.x * orig.width
  EXTENT.y = y - anchor.y * orig.height
  EXTENT.width = width
  EXTENT.height = height
  return EXTENT
}
