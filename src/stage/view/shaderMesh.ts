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

interface ShaderMeshOptions<Uniforms extends Record<string, UniformData>> {
  readonly label: string
  /** In GLSL, after `in vec2 vUV`, `in vec2 vPlace` and `out vec4 finalColor`. */
  readonly fragment: string
  /** The textures that it reads, by their names in it. */
  readonly textures: Readonly<Record<string, TextureSource>>
  /** The numbers that it reads, by their names in it, as they begin. */
  readonly uniforms: Uniforms
  /** Where the corners lie in the texture; that of the first unless it is a part of a sheet. */
  readonly uvs?: readonly number[]
}

/** A rectangle that a shader of the day's own draws, from its upper left corner on. It has no size until it is given one. */
export class ShaderMesh<Uniforms extends Record<string, UniformData>> extends Mesh<MeshGeometry, Shader> {
  readonly #uniforms: UniformGroup<Uniforms>

  constructor({ label, fragment, textures, uniforms, uvs = WHOLE }: ShaderMeshOptions<Uniforms>) {
    const group = new UniformGroup<Uniforms>(uniforms)
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
    this.#uniforms = group
    // The stage destroys what it sees; these it does not.
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }

  /** The shader's numbers. Pixi does not see them change: the kit is to be touched. */
  get uniforms(): UniformGroup<Uniforms>['uniforms'] {
    return this.#uniforms.uniforms
  }

  /** Makes it so large, in scene units. */
  setExtent(width: number, height: number): void {
    this.geometry.positions = new Float32Array([0, 0, width, 0, width, height, 0, height])
  }
}
