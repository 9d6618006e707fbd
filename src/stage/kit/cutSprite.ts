import { Mesh, MeshGeometry } from 'pixi.js'
import { meshOf, type Outline } from './cutMesh'
import type { Drawings } from './drawnSprite'
import { TextureShader } from './textureShader'

/** A large sprite whose drawings are drawn without what is empty of them: a processor goes through that, too, pixel by pixel. */
export class CutSprite<Key extends string> extends Mesh<MeshGeometry, TextureShader> {
  readonly #drawings: Readonly<Record<string, Drawing>>
  readonly #shader: TextureShader

  /** @param outlineOf what is not empty of a drawing, by its name in the manifest */
  constructor({ byKey, anchor }: Drawings, outlineOf: (key: string) => Outline) {
    const drawings = Object.entries(byKey).map(([key, texture]) => {
      return [key, { texture, geometry: new MeshGeometry(meshOf(texture.orig, anchor, outlineOf(key))) }] as const
    })
    const [first] = drawings
    if (!first) throw new Error('A sprite without drawings cannot be cut.')
    const shader = new TextureShader(first[1].texture)
    super({ ...first[1], shader })
    this.#shader = shader
    this.#drawings = Object.fromEntries(drawings)
    // Pixi destroys neither shader nor geometry with a mesh.
    this.once('destroyed', () => {
      shader.destroy()
      for (const [, { geometry }] of drawings) geometry.destroy(true)
    })
  }

  /** Shows another of the drawings. */
  show(key: Key): void {
    const drawing = this.#drawings[key]
    if (!drawing) return
    this.geometry = drawing.geometry
    this.texture = drawing.texture
    this.#shader.show(drawing.texture)
  }
}

interface Drawing {
  readonly texture: Mesh['texture']
  readonly geometry: MeshGeometry
}
