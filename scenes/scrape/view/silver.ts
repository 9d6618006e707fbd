import { BufferImageSource } from 'pixi.js'
import type { manifest } from '../../../assets/scrape/manifest'
import { clamp, lerp, scatter, smoothstep } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { BITS, CELL, COLUMNS, FIELD, ROWS, WORDS } from '../layout'
import type { Foil, ScrapeState } from '../state'
import { FRAGMENT } from './silverShader'

/** One sweep of light over the foil, in simulated ms: how often, how long, and in how many drawings. */
const GLINT = { every: 4000, takes: 840, drawings: 10 } as const
/** Bytes of a cell: is there foil, how much is there about it, how it tears, and one that the graphics card asks for. */
const CHANNELS = 4
/** The cells about a cell, across and down, two by two; itself counts twice. */
const ABOUT = [0, 0, 0, 0, 3, 0, -3, 0, 0, 3, 0, -3, 2, 2, -2, -2, 2, -2, -2, 2] as const
/** How far they reach. */
const REACH = 3
/** Where there is no glint. */
const NOWHERE = -10

/**
 * The silver layer: the drawn foil wherever the state says it is still there, with torn edges, their thickness and their
 * shadow on the print. The state goes to the graphics card as a picture of its cells; nothing is ever read back.
 */
export class Silver {
  readonly root
  readonly #kit: ViewKit<typeof manifest>
  readonly #cells = new Uint8Array(COLUMNS * ROWS * CHANNELS)
  readonly #source: BufferImageSource
  /** What of the state is on the graphics card. */
  readonly #shown = new Array<number>(WORDS * ROWS).fill(-1)

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    for (let cell = 0; cell < COLUMNS * ROWS; cell++)
      this.#cells[cell * CHANNELS + 2] = 255 * tearAt((cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL)
    const drawn = kit.texture('silver')
    const { width, height } = FIELD
    this.#source = new BufferImageSource({
      resource: this.#cells,
      width: COLUMNS,
      height: ROWS,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
    })
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = drawn.uvs
    this.root = kit.shader({
      label: 'silver',
      fragment: FRAGMENT,
      textures: { uTexture: drawn.source, uCells: this.#source },
      uniforms: { uSize: [width, height], uGlint: NOWHERE },
      uvs: [x0, y0, x1, y1, x2, y2, x3, y3],
    })
    this.root.setExtent(width, height)
    // The stage destroys what it sees; this it does not.
    this.root.once('destroyed', () => this.#source.destroy())
  }

  draw({ foil }: ScrapeState, { now, reducedMotion }: Moment): void {
    this.root.set('uGlint', reducedMotion || foil.covered === 0 ? NOWHERE : glintAt(now))
    // Pixi does not see a texture's pixels change.
    if (this.#take(foil)) this.#kit.touch()
  }

  /** Brings the cells up to date, number by number: a rewound state has others, and so has another card. */
  #take({ rows }: Foil): boolean {
    let first = ROWS
    let last = -1
    let left: number = COLUMNS
    let right = -1
    for (let place = 0; place < rows.length; place++) {
      const word = rows[place] ?? 0
      if (word === this.#shown[place]) continue
      this.#shown[place] = word
      const cell = place * BITS * CHANNELS
      for (let bit = 0; bit < BITS; bit++) this.#cells[cell + bit * CHANNELS] = (word >> bit) & 1 ? 255 : 0
      const row = Math.floor(place / WORDS)
      const column = (place % WORDS) * BITS
      first = Math.min(first, row)
      last = row
      left = Math.min(left, column)
      right = Math.max(right, column + BITS - 1)
    }
    if (last < 0) return false
    this.#average(left - REACH, first - REACH, right + REACH, last + REACH)
    this.#source.update()
    return true
  }

  /** Writes how much foil there is about each cell of a part into the second channel: a shader would ask nine cells for it at every pixel. */
  #average(left: number, top: number, right: number, bottom: number): void {
    for (let row = Math.max(0, top); row <= Math.min(ROWS - 1, bottom); row++) {
      for (let column = Math.max(0, left); column <= Math.min(COLUMNS - 1, right); column++) {
        let sum = 0
        for (let neighbour = 0; neighbour < ABOUT.length; neighbour += 2) {
          const x = clamp(column + (ABOUT[neighbour] ?? 0), 0, COLUMNS - 1)
          const y = clamp(row + (ABOUT[neighbour + 1] ?? 0), 0, ROWS - 1)
          sum += this.#cells[(y * COLUMNS + x) * CHANNELS] ?? 0
        }
        this.#cells[(row * COLUMNS + column) * CHANNELS + 1] = sum / (ABOUT.length / 2)
      }
    }
  }
}

/** Where the light stands on its way over the foil, 0…1 and a little beyond, in steps as if drawn. */
function glintAt(now: number): number {
  const share = (now % GLINT.every) / GLINT.takes
  if (share >= 1) return NOWHERE
  return -0.25 + (1.5 * (Math.floor(share * GLINT.drawings) + 0.5)) / GLINT.drawings
}

/** How the foil tears at a place, 0…1: torn fibres lie along the light, so that the noise is stretched that way. Lengths are scene units. */
function tearAt(x: number, y: number): number {
  const along = x * 0.8 + y * 0.6
  const across = y * 0.8 - x * 0.6
  return noise(along / 7, across / 4) * 0.55 + noise(along / 19, across / 11) * 0.45
}

/** Values at whole numbers that look like chance, and smooth between. */
function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) => scatter(column + row * 8191)
  const across = smoothstep(0, 1, x - left)
  const above = lerp(at(left, top), at(left + 1, top), across)
  const below = lerp(at(left, top + 1), at(left + 1, top + 1), across)
  return lerp(above, below, smoothstep(0, 1, y - top))
}
