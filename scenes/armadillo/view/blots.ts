import { Buffer, BufferUsage, Geometry, Mesh, Shader, type Texture, UniformGroup } from 'pixi.js'
import type { Point } from '../../../src/stage/contract/geometry'
import type { Moment } from '../../../src/stage/contract/scene'
import { FLIGHT, PICTURE, QUARTERS, quarterOf, SPLITTABLE, wholePicture } from '../layout'
import type { ArmadilloState } from '../state'
import { FRAGMENT, VERTEX } from './blotShader'
import { type Cells, Colors } from './colors'

const MOST = 4 ** 6
const CORNERS = 4
/** What each corner is told of its blot: its middle, half its side and when it set out, as four numbers, and a colour in four bytes. */
const STRIDE = 20

/** What the paper is, as shares of light: blots are laid over it, as washes are. */
const PAPER = [0.957, 0.922, 0.846] as const
/** No blot is as light as bare paper. */
const LIGHTEST = 0.962

/** The blot that nobody has touched yet trembles: how often, for how long, in ms, and how far it opens, in scene units. */
const HINT = { every: 2600, time: 900, swell: 5, crack: 9 } as const

/** All blocks by their numbers, of all sizes. */
const PLACES = [wholePicture()]
for (let block = 0; block < SPLITTABLE; block++)
  for (const quarter of QUARTERS) PLACES.push(quarterOf(PLACES[block] ?? wholePicture(), quarter))
const ALL = PLACES.length

/** What the blots of a plate are drawn with: the colours of its blocks with the eyes open and shut, and the number of the one that is missing. */
export interface PlateColors {
  readonly open: Readonly<Float32Array>
  readonly shut: Readonly<Float32Array>
  readonly missing: number
}

/** @param stolen the pixels of the block that is missing */
export function plateColors(cells: Cells, stolen: Readonly<Point>): PlateColors {
  return {
    open: colorsOf(new Colors(cells, false)),
    shut: colorsOf(new Colors(cells, true)),
    missing: PLACES.findIndex(({ x, y, size }) => size === 2 && x === stolen.x && y === stolen.y),
  }
}

/** What of the state the blots hang on. */
type Split = Readonly<Pick<ArmadilloState, 'splitAt' | 'count' | 'blink' | 'ant'>>

/**
 * All blots as one mesh of rectangles: the graphics card moves them, and what lies where is written anew only when something has split.
 * They are no instances of one rectangle: a processor that stands in for a graphics card draws those one by one.
 */
export class Blots extends Mesh<Geometry, Shader> {
  readonly #numbersOf: Float32Array
  readonly #bytesOf: Uint8Array
  readonly #buffer: Buffer
  #written = 0
  readonly #numbers: UniformGroup<{
    uNow: { value: number; type: 'f32' }
    uSwell: { value: number; type: 'f32' }
    uCrack: { value: number; type: 'f32' }
    uSheetPart: { value: Float32Array; type: 'vec4<f32>' }
  }>
  #colors: PlateColors
  readonly #seen = new Float64Array(SPLITTABLE).fill(-1)
  readonly #onChange: () => void
  #isShut = false
  #isMissing = true
  #returnedAt = 0
  #isWritten = false
  /** When the last of them arrives. */
  #landsAt = 0

  /**
   * @param wash a cloudy wash, which each blot has a part of
   * @param onChange hears of numbers that have changed, which Pixi does not see
   */
  constructor(wash: Texture, colors: PlateColors, onChange: () => void) {
    const { x0, y0, x2, y2 } = wash.uvs
    const memory = new ArrayBuffer(MOST * CORNERS * STRIDE)
    const data = new Float32Array(memory)
    const buffer = new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false })
    const corners = new Float32Array(MOST * CORNERS * 2)
    const indices = new Uint32Array(MOST * 6)
    for (let slot = 0; slot < MOST; slot++) {
      const corner = slot * CORNERS
      corners.set([-1, -1, 1, -1, 1, 1, -1, 1], corner * 2)
      indices.set([corner, corner + 1, corner + 2, corner, corner + 2, corner + 3], slot * 6)
    }
    const geometry = new Geometry({
      attributes: {
        aPosition: corners,
        aBlot: { buffer, format: 'float32x4', stride: STRIDE, offset: 0 },
        aColor: { buffer, format: 'unorm8x4', stride: STRIDE, offset: 16 },
      },
      indexBuffer: indices,
    })
    const numbers = new UniformGroup({
      uNow: { value: 0, type: 'f32' },
      uSwell: { value: 0, type: 'f32' },
      uCrack: { value: 0, type: 'f32' },
      uSheetPart: { value: new Float32Array([x0, y0, x2 - x0, y2 - y0]), type: 'vec4<f32>' },
    })
    const shader = Shader.from({
      gl: { vertex: VERTEX, fragment: FRAGMENT, name: 'blots' },
      resources: { uSheet: wash.source, uSheetSampler: wash.source.style, numbers },
    })
    super({ geometry, shader, label: 'blots', position: PICTURE, blendMode: 'multiply' })
    this.#numbersOf = data
    this.#bytesOf = new Uint8Array(memory)
    this.#buffer = buffer
    this.#numbers = numbers
    this.#colors = colors
    this.#onChange = onChange
    // The stage destroys what it sees; these it does not.
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }

  /** The mean colour of a block, for what flies out of it. */
  tintOf(block: number): number {
    const at = block * 3
    const byte = (channel: number) => Math.round((this.#colors.open[at + channel] ?? 0) * (PAPER[channel] ?? 1) * 255)
    return (byte(0) << 16) | (byte(1) << 8) | byte(2)
  }

  /** Another picture hides in them. */
  set colors(colors: PlateColors) {
    if (this.#colors === colors) return
    this.#colors = colors
    this.#isWritten = false
  }

  /** @param splitAt what is shown as split, if not what is */
  draw(state: Split, { now, reducedMotion }: Moment, splitAt = state.splitAt): void {
    if (this.#hasChanged(state, splitAt)) this.#writeBlots(splitAt)
    const hint = state.count === 0 && !reducedMotion ? hintAt(now) : 0
    this.#setNumber('uNow', reducedMotion ? this.#landsAt : Math.min(now, this.#landsAt))
    this.#setNumber('uSwell', hint * HINT.swell)
    this.#setNumber('uCrack', hint * HINT.crack)
  }

  #setNumber(name: 'uNow' | 'uSwell' | 'uCrack', value: number): void {
    const { uniforms } = this.#numbers
    if (uniforms[name] === value) return
    uniforms[name] = value
    this.#onChange()
  }

  #hasChanged({ blink, ant }: Split, splitAt: ArmadilloState['splitAt']): boolean {
    const isShut = blink !== null
    let hasChanged = !this.#isWritten || this.#isShut !== isShut || this.#isMissing !== ant.hasCrumb
    if (this.#isMissing && !ant.hasCrumb) this.#returnedAt = ant.fright?.from ?? 0
    this.#isShut = isShut
    this.#isMissing = ant.hasCrumb
    for (let block = 0; block < SPLITTABLE; block++) {
      const at = splitAt[block] ?? -1
      if (this.#seen[block] === at) continue
      this.#seen[block] = at
      hasChanged = true
    }
    return hasChanged
  }

  #writeBlots(splitAt: ArmadilloState['splitAt']): void {
    const seen = this.#seen
    const { missing } = this.#colors
    const colors = this.#isShut ? this.#colors.shut : this.#colors.open
    let count = 0
    this.#landsAt = 0
    for (let block = 0; block < ALL; block++) {
      const born = block === 0 ? -FLIGHT : (seen[(block - 1) >> 2] ?? -1)
      if ((born < 0 && block > 0) || (block < SPLITTABLE && splitAt[block] !== null)) continue
      if (block === missing && this.#isMissing) continue
      const place = PLACES[block]
      if (!place) continue
      const since = block === missing ? Math.max(born, this.#returnedAt) : born
      this.#landsAt = Math.max(this.#landsAt, since + FLIGHT)
      this.#writeBlot(count++, place.x, place.y, place.size, since, colors, block)
    }
    // What is no longer used has no size.
    const numbers = STRIDE / Float32Array.BYTES_PER_ELEMENT
    this.#numbersOf.fill(0, count * CORNERS * numbers, Math.max(count, this.#written) * CORNERS * numbers)
    this.#written = count
    this.#buffer.update()
    this.#isWritten = true
    this.#onChange()
  }

  #writeBlot(
    slot: number,
    x: number,
    y: number,
    size: number,
    since: number,
    colors: Readonly<Float32Array>,
    block: number,
  ): void {
    const half = size / 2
    for (let corner = 0; corner < CORNERS; corner++) {
      const at = (slot * CORNERS + corner) * STRIDE
      const number = at / Float32Array.BYTES_PER_ELEMENT
      this.#numbersOf[number] = (x + half) * PICTURE.pixel
      this.#numbersOf[number + 1] = (y + half) * PICTURE.pixel
      this.#numbersOf[number + 2] = half * PICTURE.pixel
      this.#numbersOf[number + 3] = since
      for (let channel = 0; channel < 3; channel++) {
        this.#bytesOf[at + 16 + channel] = Math.round((colors[block * 3 + channel] ?? 0) * 255)
      }
      // Which part of the wash it is of.
      this.#bytesOf[at + 19] = (block * 29) % 251
    }
  }
}

/** What a wash of the colour of each block lets through of the paper's light, three numbers each. */
function colorsOf(colors: Colors): Float32Array {
  const all = new Float32Array(ALL * 3)
  for (const [block, { x, y, size }] of PLACES.entries()) {
    for (let channel = 0; channel < 3; channel++) {
      const mean = colors.mean(x / 2, y / 2, size / 2, channel)
      all[block * 3 + channel] = Math.min(LIGHTEST, mean / (PAPER[channel] ?? 1))
    }
  }
  return all
}

/** How far the untouched blot is open at a moment, 0…1: it tries twice, the second time harder. */
function hintAt(now: number): number {
  const share = (now % HINT.every) / HINT.time
  if (share >= 1) return 0
  return Math.abs(Math.sin(share * Math.PI * 2)) * (share < 0.5 ? 0.55 : 1)
}
