import { Mesh, MeshGeometry, type Texture } from 'pixi.js'
import type { CutMesh } from './cutMesh'
import { TextureShader } from './textureShader'

/** A mesh with a shader and a geometry of its own, which go with it: Pixi destroys neither. */
export class TextureMesh extends Mesh<MeshGeometry, TextureShader> {
  constructor(texture: Texture, made: Partial<CutMesh> = {}) {
    const geometry = new MeshGeometry(made)
    const shader = new TextureShader(texture)
    super({ geometry, shader, texture })
    this.once('destroyed', () => {
      shader.destroy()
      geometry.destroy(true)
    })
  }
}
