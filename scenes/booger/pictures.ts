import { Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/booger/manifest'
import { FACE_DOWN, UNIT } from '../../assets/booger/places'
import type { SpriteName } from '../../assets/pipeline/manifest'
import type { ViewKit } from '../../src/stage/scene'

type Name = SpriteName<typeof manifest>

/** A sprite of that name, at its anchor, with its first frame. */
export function spriteOf(kit: ViewKit, name: Name): Sprite {
  const { frames, anchor } = manifest.sprites[name]
  return new Sprite({ texture: kit.texture(frames[0]), anchor, label: name })
}

/** A sprite of the face, in its place: `pin` is in drawing units of the face. */
export function pinned(kit: ViewKit, name: Name, pin: readonly [number, number]): Sprite {
  const sprite = spriteOf(kit, name)
  sprite.position.set(pin[0] * UNIT, faceY(pin[1]))
  return sprite
}

/** The frames of a boiling thing. */
export function framesOf(kit: ViewKit, name: Name): readonly Texture[] {
  return manifest.sprites[name].frames.map((frame) => kit.texture(frame))
}

/** Shows another frame, if it is another. */
export function show(sprite: Sprite, texture: Texture | undefined): void {
  if (texture && sprite.texture !== texture) sprite.texture = texture
}

/** Scene units of a height on the face, given in drawing units. */
export const faceY = (y: number): number => (y + FACE_DOWN) * UNIT
