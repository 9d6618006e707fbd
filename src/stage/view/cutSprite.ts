import { Mesh, MeshGeometry } from 'pixi.js'
import type { Bounds } from '../hitTest'
import { meshOf } from './cutMesh'
import type { Drawings } from './drawnSprite'
import { TextureShader } from './textureShader'

/** The parts of each of a sprite's drawings that are not empty, in scene units from its upper left corner, by its name in the manifest. */
export type Cuts<Key extends string> = Readonly<Record<Key, readonly Readonly<Bounds>[]>>

/** A large sprite whose drawings are drawn without what is empty of them: a processor goes through that, too, pixel by pixel. */
export class CutSprite<Key extends string> extends Mesh<MeshGeometry, TextureShader> {
  readonly #drawings: Readonly<Record<string, Drawing>>
  readonly #shader: TextureShader

  constructor({ byKey, anchor }: Drawings, cuts: Cuts<Key>) {
    const drawings = Object.entries<Cuts<Key>[Key]>(cuts).map(([key, parts]) => {
      const texture = byKey[key]
      if (!texture) throw new Error(`There is no drawing ${key} to be cut.`)
      return [key, { texture, geometry: new MeshGeometry(meshOf(texture.orig, anchor, parts)) }] as const
    })
    const [first] = drawings
    if (!first) throw new Error('A sprite without drawings cannot be cut.')
    const shader = new TextureShader(first[1].texture)
    super({ ...first[1], shader })
    this.#shader = shader
    this.#drawings = Object.fromEntries(drawings)
    // The stage destroys what it sees; these it does not.
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
