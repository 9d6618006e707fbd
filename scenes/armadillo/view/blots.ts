import { Buffer, BufferUsage, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js'
import type { manifest } from '../../../assets/armadillo/manifest'
import type { Moment } from '../../../src/stage/scene'
import type { ViewKit } from '../../../src/stage/view/kit'
import { FLIGHT, PICTURE, SPLITTABLE, STOLEN } from '../layout'
import type { Armadillo } from '../state'
import { FRAGMENT, VERTEX } from './blotShader'
import { Colors } from './colors'
import { blockPlaces } from './places'

/** How many numbers a blot has: its middle, half its side, when it set out; its colour, and which part of the wash it is of. */
const NUMBERS = 8
const MOST = 4 ** 6

/** What the paper is, as shares of light: blots are laid over it, as washes are. */
const PAPER = [0.957, 0.922, 0.846] as const
/** No blot is as light as bare paper. */
const LIGHTEST = 0.962

/** The blot that nobody has touched yet trembles: how often, for how long, in ms, and how far it opens, in scene units. */
const HINT = { every: 2600, time: 900, swell: 5, crack: 9 } as const

const PLACES = blockPlaces()
const ALL = PLACES.length

/** The number of the block that is missing. */
const MISSING = PLACES.findIndex(({ x, y, size }) => size === 2 && x === STOLEN.x && y === STOLEN.y)

/**
 * All blots as one mesh, one instance for each that is seen: the graphics card moves them, and what lies where is written anew only
 * when something has split.
 */
export class Blots extends Mesh<Geometry, Shader> {
  readonly #data: Float32Array
  readonly #buffer: Buffer
  readonly #numbers: UniformGroup<{
    uNow: { value: number; type: 'f32' }
    uSwell: { value: number; type: 'f32' }
    uCrack: { value: number; type: 'f32' }
    uSheetPart: { value: Float32Array; type: 'vec4<f32>' }
  }>
  readonly #open = colorsOf(new Colors(false))
  readonly #shut = colorsOf(new Colors(true))
  readonly #seen = new Float64Array(SPLITTABLE).fill(-1)
  readonly #onChange: () => void
  #isShut = false
  #isMissing = true
  #returnedAt = 0
  #isWritten = false
  /** When the last of them arrives. */
  #landsAt = 0

  constructor(kit: ViewKit<typeof manifest>) {
    const wash = kit.texture('wash')
    const { x0, y0, x2, y2 } = wash.uvs
    const data = new Float32Array(MOST * NUMBERS)
    const buffer = new Buffer({ data, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false })
    const stride = NUMBERS * Float32Array.BYTES_PER_ELEMENT
    const geometry = new Geometry({
      attributes: {
        aPosition: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aBlot: { buffer, format: 'float32x4', stride, offset: 0, instance: true },
        aColor: { buffer, format: 'float32x4', stride, offset: stride / 2, instance: true },
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: 2,
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
    this.#data = data
    this.#buffer = buffer
    this.#numbers = numbers
    this.#onChange = () => kit.touch()
    // The stage destroys what it sees; these it does not.
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }

  /** The mean colour of a block, for what flies out of it. */
  tintOf(block: number): number {
    const at = block * 3
    const byte = (channel: number) => Math.round((this.#open[at + channel] ?? 0) * (PAPER[channel] ?? 1) * 255)
    return (byte(0) << 16) | (byte(1) << 8) | byte(2)
  }

  draw(state: Readonly<Armadillo>, { now, isCalm }: Moment): void {
    if (this.#hasChanged(state)) this.#write(state)
    const hint = state.count === 0 && !isCalm ? hintAt(now) : 0
    this.#set('uNow', isCalm ? this.#landsAt : Math.min(now, this.#landsAt))
    this.#set('uSwell', hint * HINT.swell)
    this.#set('uCrack', hint * HINT.crack)
  }

  #set(name: 'uNow' | 'uSwell' | 'uCrack', value: number): void {
    const { uniforms } = this.#numbers
    if (uniforms[name] === value) return
    uniforms[name] = value
    this.#onChange()
  }

  #hasChanged({ splitAt, blink, ant }: Readonly<Armadillo>): boolean {
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

  #write({ splitAt }: Readonly<Armadillo>): void {
    const seen = this.#seen
    const colors = this.#isShut ? this.#shut : this.#open
    let count = 0
    this.#landsAt = 0
    for (let block = 0; block < ALL; block++) {
      const born = block === 0 ? -FLIGHT : (seen[(block - 1) >> 2] ?? -1)
      if ((born < 0 && block > 0) || (block < SPLITTABLE && splitAt[block] !== null)) continue
      if (block === MISSING && this.#isMissing) continue
      const place = PLACES[block]
      if (!place) continue
      const since = block === MISSING ? Math.max(born, this.#returnedAt) : born
      this.#landsAt = Math.max(this.#landsAt, since + FLIGHT)
      this.#put(count++, place.x, place.y, place.size, since, colors, block)
    }
    // A single one would not be drawn as an instance.
    if (count < 2) this.#data.fill(0, count++ * NUMBERS, 2 * NUMBERS)
    this.geometry.instanceCount = Math.max(2, count)
    this.#buffer.update()
    this.#isWritten = true
    this.#onChange()
  }

  #put(
    slot: number,
    x: number,
    y: number,
    size: number,
    since: number,
    colors: Readonly<Float32Array>,
    block: number,
  ): void {
    const data = this.#data
    const at = slot * NUMBERS
    const half = size / 2
    data[at] = (x + half) * PICTURE.pixel
    data[at + 1] = (y + half) * PICTURE.pixel
    data[at + 2] = half * PICTURE.pixel
    data[at + 3] = since
    data[at + 4] = colors[block * 3] ?? 0
    data[at + 5] = colors[block * 3 + 1] ?? 0
    data[at + 6] = colors[block * 3 + 2] ?? 0
    data[at + 7] = ((block * 29) % 97) / 97
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
