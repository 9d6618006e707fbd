import { Container, Graphics, type Texture } from 'pixi.js'
import type { manifest } from '../../../assets/camping/manifest'
import { BEYOND, REACHES, type Reach } from '../../../assets/camping/shared'
import type { ViewKit } from '../../../src/stage/kit/kit'
import type { ShaderMesh } from '../../../src/stage/kit/shaderMesh'
import type { Beam } from './beam'
import type { BEAM, CLEAR_BEAM } from './shaders'

type Kit = ViewKit<typeof manifest>

/** The drawings of the night, and the bit of the channel that Pixi draws each in. */
const NIGHTS = { near: ['nightNear', 0b1000], middle: ['nightMiddle', 0b0100], far: ['nightFar', 0b0010] } as const

/** How far the picture of them reaches about the flame, in units of the largest. */
const SIDE = REACHES.far * BEYOND

/**
 * Pixels for a unit of it: more than the widest light shows, as the shader takes the nearest without a look at its neighbours, which
 * would cost a processor more than all else of the light.
 */
const DENSITY = 1.5

/** The holes that lights of three reaches make in the night, in one picture: one look at it instead of three. Nothing is where ink is. */
export function printNight(kit: Kit): Texture {
  const white = new Graphics().rect(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE).fill('white')
  const drawings = (Object.keys(NIGHTS) as Reach[]).map((reach) => {
    const [name, channel] = NIGHTS[reach]
    const sprite = kit.sprite(name)
    sprite.tint = 0
    sprite.scale.set(REACHES.far / REACHES[reach])
    sprite.mask = channel
    return sprite
  })
  const content = new Container({ children: [white, ...drawings] })
  const night = kit.bake(content, { x: -SIDE, y: -SIDE, width: 2 * SIDE, height: 2 * SIDE }, DENSITY)
  night.source.scaleMode = 'nearest'
  return night
}

/** Tells a shader where the light is. */
export function setBeam<Name extends string>(
  mesh: ShaderMesh<Name | keyof typeof CLEAR_BEAM>,
  beam: Readonly<Beam>,
): void {
  mesh.set('uAt', beam.x, beam.y)
  mesh.set('uShrink', 1 / beam.reach)
}

/** Tells a shader where the light is, and how much is seen of each drawing of the night. */
export function setNight<Name extends string>(mesh: ShaderMesh<Name | keyof typeof BEAM>, beam: Readonly<Beam>): void {
  setBeam<Name | keyof typeof BEAM>(mesh, beam)
  mesh.set('uFine', beam.near, beam.middle)
  mesh.set('uCoarse', beam.far)
}
