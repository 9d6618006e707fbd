import {
  compileHighShaderGlProgram,
  type GlProgram,
  localUniformBitGl,
  Matrix,
  roundPixelsBitGl,
  Shader,
  type Texture,
  textureBitGl,
} from 'pixi.js'

let program: GlProgram | null = null

/**
 * Draws a mesh out of a texture, as Pixi's own shader for meshes does. That is one for all of them: it holds on to the texture of
 * the last mesh that it drew, when the day of that mesh has long been left, too. This one goes with its mesh, which destroys it.
 * A mesh with it is never part of a batch: a batch reads its pixels by way of several textures, which a large drawing pays for dearly.
 */
export class TextureShader extends Shader {
  constructor(texture: Texture) {
    program ??= compileHighShaderGlProgram({
      name: 'texture',
      bits: [localUniformBitGl, textureBitGl, roundPixelsBitGl],
    })
    super({
      glProgram: program,
      resources: {
        uTexture: texture.source,
        textureUniforms: { uTextureMatrix: { value: new Matrix(), type: 'mat3x3<f32>' } },
      },
    })
    this.show(texture)
  }

  /** Draws out of another texture from now on. */
  show({ source, textureMatrix }: Texture): void {
    this.resources.uTexture = source
    this.resources.textureUniforms.uniforms.uTextureMatrix = textureMatrix.mapCoord
  }
}
