import { Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/fairy/manifest'
import type { ViewKit } from '../../src/stage/scene'

export type SpriteName = keyof typeof manifest.sprites

/** All drawings of a sprite, and the place in them that stands where the scene puts it. */
export interface Pictures {
  readonly frames: readonly Texture[]
  readonly anchor: { readonly x: number; readonly y: number }
}

export function picturesOf(kit: ViewKit, name: SpriteName): Pictures {
  const { frames, anchor } = manifest.sprites[name]
  return { frames: frames.map((frame) => kit.texture(frame)), anchor }
}

/** A sprite that shows the first of these drawings. */
export function spriteOf({ frames, anchor }: Pictures): Sprite {
  const [first] = frames
  return first ? new Sprite({ texture: first, anchor }) : new Sprite()
}

/** Shows one of the drawings; a number out of range leaves the one that is shown. */
export function show(sprite: Sprite, { frames }: Pictures, frame: number): void {
  const picture = frames[frame]
  if (picture && sprite.texture !== picture) sprite.texture = picture
}

/** Which of `count` drawings is due at a moment (0…1). */
export function frameAt(moment: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(moment * count)))
}

/** The share (0…1) of a time that has gone by. */
export function shareOf(now: number, from: number, until: number): number {
  return until > from ? Math.min(1, Math.max(0, (now - from) / (until - from))) : 1
}
