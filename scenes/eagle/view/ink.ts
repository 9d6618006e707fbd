import type { TextureSource } from 'pixi.js'
import type { manifest } from '../../../assets/eagle-later/manifest'
import { MARK, PRINTED, WIPED } from '../../../assets/eagle-later/shared'
import type { Bounds } from '../../../src/stage/contract/geometry'
import type { LaterKit } from '../../../src/stage/kit/kit'
import type { ShaderMesh } from '../../../src/stage/kit/shaderMesh'

/** A colour as shaders have it. */
const glsl = (color: number) => `vec3(${[16, 8, 0].map((by) => (((color >> by) & 255) / 255).toFixed(4)).join(', ')})`

/**
 * Turns the light of the plate to ink: what was cut is black, what is blue stays blue. Where something is cut into the plate there is
 * paper between its lines, which hides what lies below it; each pixel is mixed from nine, as the print is smaller than the plate.
 */
const FRAGMENT = `
uniform sampler2D uPlate;
uniform vec2 uFrom;
uniform vec2 uSize;
uniform vec2 uPixel;
void main() {
  vec3 sum = vec3(0.0);
  float raised = 0.0;
  for (int i = -1; i < 2; i++) for (int j = -1; j < 2; j++) {
    vec4 plate = texture(uPlate, uFrom + vUV * uSize + uPixel * vec2(i, j) * 0.42);
    sum += plate.rgb / 9.0;
    raised += step(0.998, plate.a) / 9.0;
  }
  float blue = clamp((sum.b - sum.r - 0.08) / 0.2, 0.0, 1.0);
  float ink = max(blue, pow(clamp((dot(sum, vec3(0.3, 0.59, 0.11)) - 0.16) / 0.58, 0.0, 1.0), 0.9));
  float laid = max(raised, ink);
  finalColor = vec4(mix(${glsl(WIPED)}, mix(${glsl(0x1d1a17)}, ${glsl(0x2f4a7c)}, blue), ink), 1.0) * laid;
}
`

/** What is printed of the plate, in the mark that it leaves. */
export class PlateInk {
  readonly mesh: ShaderMesh<'uFrom' | 'uSize' | 'uPixel'>
  readonly #plate: TextureSource

  constructor(kit: LaterKit<typeof manifest>, plate: TextureSource) {
    this.#plate = plate
    this.mesh = kit.shader({
      label: 'ink',
      fragment: FRAGMENT,
      textures: { uPlate: plate },
      uniforms: { uFrom: [0, 0], uSize: [1, 1], uPixel: [0, 0] },
    })
    this.mesh.setExtent(MARK.width, MARK.height)
    this.mesh.position.copyFrom(MARK)
  }

  /** Says what of the plate is printed, which is a picture of the window. */
  fit({ x, y, width, height }: Readonly<Bounds>): void {
    this.mesh.set('uFrom', (PRINTED.x - x) / width, (PRINTED.y - y) / height)
    this.mesh.set('uSize', MARK.width / PRINTED.scale / width, MARK.height / PRINTED.scale / height)
    this.mesh.set('uPixel', 1 / this.#plate.pixelWidth, 1 / this.#plate.pixelHeight)
  }
}
