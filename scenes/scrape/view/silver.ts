import { BufferImageSource, Mesh, MeshGeometry, Shader } from 'pixi.js'
import type { manifest } from '../../../assets/scrape/manifest'
import type { Moment } from '../../../src/stage/scene'
import type { ViewKit } from '../../../src/stage/view/kit'
import { BITS, COLUMNS, FIELD, ROWS, WORDS } from '../layout'
import type { Foil, Scrape } from '../state'
import { FRAGMENT, VERTEX } from './silverShader'

/** One sweep of light over the foil, in simulated ms: how often, how long, and in how many drawings. */
const GLINT = { every: 4000, takes: 840, drawings: 10 } as const
/** Where there is no glint. */
const NOWHERE = -10

/**
 * The silver layer: the drawn foil wherever the state says it is still there, with torn edges, their thickness and their
 * shadow on the print. The state goes to the graphics card as a picture of its cells; nothing is ever read back.
 */
export class Silver {
  readonly root: Mesh<MeshGeometry, Shader>
  readonly #kit: ViewKit<typeof manifest>
  readonly #cells = new Uint8Array(COLUMNS * ROWS * 4)
  readonly #source: BufferImageSource
  readonly #shader: Shader
  /** What of the state is on the graphics card. */
  readonly #shown = new Array<number>(WORDS * ROWS).fill(-1)
  #glint = NOWHERE

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
    const drawn = kit.texture('silver')
    const { width, height } = FIELD
    this.#source = new BufferImageSource({
      resource: this.#cells,
      width: COLUMNS,
      height: ROWS,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'linear',
      addressMode: 'clamp-to-edge',
    })
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = drawn.uvs
    const geometry = new MeshGeometry({
      positions: new Float32Array([0, 0, width, 0, width, height, 0, height]),
      uvs: new Float32Array([x0, y0, x1, y1, x2, y2, x3, y3]),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    })
    this.#shader = Shader.from({
      gl: { vertex: VERTEX, fragment: FRAGMENT, name: 'scrape silver' },
      resources: {
        uTexture: drawn.source,
        uSampler: drawn.source.style,
        uCells: this.#source,
        uCellsSampler: this.#source.style,
        silver: {
          uSize: { value: new Float32Array([width, height]), type: 'vec2<f32>' },
          uGlint: { value: NOWHERE, type: 'f32' },
        },
      },
    })
    this.root = new Mesh({ geometry, shader: this.#shader, label: 'silver' })
    // The stage destroys what it sees; these it does not.
    this.root.once('destroyed', () => {
      this.#shader.destroy()
      this.#source.destroy()
      geometry.destroy(true)
    })
  }

  draw({ foil }: Scrape, { now, isCalm }: Moment): void {
    const glint = isCalm || foil.covered === 0 ? NOWHERE : glintAt(now)
    const hasGlinted = glint !== this.#glint
    this.#glint = glint
    if (hasGlinted) this.#shader.resources.silver.uniforms.uGlint = glint
    // Pixi sees neither a shader's numbers nor a texture's pixels change.
    if (this.#take(foil) || hasGlinted) this.#kit.touch()
  }

  /** Brings the cells up to date, number by number: a rewound state has others, and so has another card. */
  #take({ rows }: Foil): boolean {
    let hasChanged = false
    for (let place = 0; place < rows.length; place++) {
      const word = rows[place] ?? 0
      if (word === this.#shown[place]) continue
      this.#shown[place] = word
      hasChanged = true
      const first = place * BITS * 4
      for (let bit = 0; bit < BITS; bit++) this.#cells[first + bit * 4] = (word >> bit) & 1 ? 255 : 0
    }
    if (hasChanged) this.#source.update()
    return hasChanged
  }
}

/** Where the light stands on its way over the foil, 0…1 and a little beyond, in steps as if drawn. */
function glintAt(now: number): number {
  const share = (now % GLINT.every) / GLINT.takes
  if (share >= 1) return NOWHERE
  return -0.25 + (1.5 * (Math.floor(share * GLINT.drawings) + 0.5)) / GLINT.drawings
}
