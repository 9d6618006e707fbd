import { Sprite, type Texture } from 'pixi.js'

/** All drawings of one sprite of the manifest, as the sheets hold them. */
export interface Drawings {
  readonly textures: readonly Texture[]
  /** The drawings by their names in the manifest: `open` of `eyes_open`. */
  readonly byKey: Readonly<Record<string, Texture>>
  /** The place in them that stands where the scene puts the sprite, as a share of their size. */
  readonly anchor: { readonly x: number; readonly y: number }
}

/** A frame by its number from 0, held within those there are, or by its name in the manifest. */
type Frame<Key extends string> = number | Key

/**
 * Something drawn that can change its drawing. It is made of one sprite of the manifest or of several that stand in for one
 * another, each keeping its own anchor.
 */
export class DrawnSprite<Name extends string = string, Key extends string = string> extends Sprite {
  readonly #drawings: Readonly<Record<Name, Drawings>>
  #shown: Drawings

  constructor(drawings: Readonly<Record<Name, Drawings>>, first: Name) {
    const shown = drawings[first]
    super({ ...(shown.textures[0] && { texture: shown.textures[0] }), anchor: shown.anchor })
    this.#drawings = drawings
    this.#shown = shown
  }

  /** Shows another drawing: `show(2)` and `show('open')` of the same sprite, `show('run', 2)` of another it was made of. Returns itself. */
  show(frame: Frame<Key>): this
  show(name: Name, frame: Frame<Key>): this
  show(nameOrFrame: Name | Frame<Key>, frame?: Frame<Key>): this {
    if (frame === undefined) return this.#setFrame(nameOrFrame)
    const drawings = this.#drawings[nameOrFrame as Name]
    if (drawings !== this.#shown) {
      this.#shown = drawings
      this.anchor.copyFrom(drawings.anchor)
    }
    return this.#setFrame(frame)
  }

  /** Shows the drawing that is due when a share (0…1) of its time has gone by. */
  showShare(share: number): void {
    this.#setFrame(Math.floor(share * this.#shown.textures.length))
  }

  /** Shows the drawing that is due so long after something began that lasts so long, and nothing before it and after it; both in ms. */
  showFor(elapsed: number, duration: number): void {
    this.visible = elapsed >= 0 && elapsed < duration
    if (this.visible) this.showShare(elapsed / duration)
  }

  #setFrame(frame: string | number): this {
    const { textures, byKey } = this.#shown
    const texture =
      typeof frame === 'string' ? byKey[frame] : textures[Math.min(textures.length - 1, Math.max(0, Math.floor(frame)))]
    // Pixi itself leaves a sprite alone that shows this drawing already.
    if (texture) this.texture = texture
    return this
  }
}
