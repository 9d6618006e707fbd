import { Mesh, MeshGeometry, Shader, type TextureSource, type UniformData, UniformGroup } from 'pixi.js'

/** Places the rectangle, and tells the fragment where it is: in the texture that the corners name, and in scene units. */
const VERTEX = `
in vec2 aPosition;
in vec2 aUV;
out vec2 vUV;
out vec2 vPlace;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
void main() {
  mat3 transform = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((transform * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vUV = aUV;
  vPlace = aPosition;
}
`

/** What every fragment begins with. */
const HEAD = `precision highp float;
in vec2 vUV;
in vec2 vPlace;
out vec4 finalColor;
`

/** Where each corner of a rectangle, clockwise from the upper left, lies in a texture: as shares of it, two by two. */
const WHOLE = [0, 0, 1, 0, 1, 1, 0, 1] as const

export interface ShaderMeshOptions<Name extends string> {
  readonly label: string
  /** In GLSL, after `in vec2 vUV`, `in vec2 vPlace` and `out vec4 finalColor`. */
  readonly fragment: string
  /** The textures that it reads, by their names in it. */
  readonly textures: Readonly<Record<string, TextureSource>>
  /** The numbers that it reads, by their names in it, as they begin: one, or the two of a `vec2`. */
  readonly uniforms: Readonly<Record<Name, number | readonly [x: number, y: number]>>
  /** Where the corners lie in the texture; that of the first unless it is a part of a sheet. */
  readonly uvs?: readonly number[]
}

/** A rectangle that a shader of the day's own draws, from its upper left corner on. It has no size until it is given one. */
export class ShaderMesh<Name extends string> extends Mesh<MeshGeometry, Shader> {
  readonly #uniforms: ReadonlyMap<string, Uniform>
  readonly #group: UniformGroup
  readonly #onChange: () => void

  /** @param onChange hears of other numbers: Pixi does not see them change */
  constructor({ label, fragment, textures, uniforms, uvs = WHOLE }: ShaderMeshOptions<Name>, onChange: () => void) {
    const known = new Map<string, Uniform>()
    const data: Record<string, UniformData> = {}
    for (const [name, value] of Object.entries<number | readonly [number, number]>(uniforms)) {
      const [x, y] = typeof value === 'number' ? [value, 0] : value
      const vector = typeof value === 'number' ? null : new Float32Array(value)
      known.set(name, { x, y, vector })
      data[name] = vector ? { value: vector, type: 'vec2<f32>' } : { value: x, type: 'f32' }
    }
    const group = new UniformGroup(data)
    const sources = Object.entries(textures).flatMap(([name, source]) => [
      [name, source],
      [`${name}Sampler`, source.style],
    ])
    const shader = Shader.from({
      gl: { vertex: VERTEX, fragment: HEAD + fragment, name: label },
      resources: { ...Object.fromEntries(sources), numbers: group },
    })
    const geometry = new MeshGeometry({
      positions: new Float32Array(8),
      uvs: new Float32Array(uvs),
      indices: new Uint32Array([0, 1, 2, 0, 2, 3]),
    })
    super({ geometry, shader, label })
    this.#uniforms = known
    this.#group = group
    this.#onChange = onChange
    // Pixi destroys neither shader nor geometry with a mesh.
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }

  /** Gives the shader another number, or the two of a vector. The same again costs nothing. */
  set(name: Name, x: number, y = 0): void {
    const uniform = this.#uniforms.get(name)
    if (!uniform || (uniform.x === x && uniform.y === y)) return
    uniform.x = x
    uniform.y = y
    const { vector } = uniform
    if (vector) {
      vector[0] = x
      vector[1] = y
    } else this.#group.uniforms[name] = x
    this.#onChange()
  }

  /** Makes it so large, in scene units. */
  setExtent(width: number, height: number): void {
    this.geometry.positions = new Float32Array([0, 0, width, 0, width, height, 0, height])
  }
}

/** What a shader was given last, in double precision: its uniforms are of single precision, and would compare unequal. */
interface Uniform {
  x: number
  y: number
  /** What Pixi reads of a `vec2`. */
  readonly vector: Float32Array | null
}
