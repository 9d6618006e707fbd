import { Container, Sprite, type Texture } from 'pixi.js'

/** Sprites made once, as many as there may ever be of a kind; those not needed are not drawn. */
export class Pool {
  readonly root = new Container()
  readonly #sprites: readonly Sprite[]

  constructor(size: number, texture: Texture) {
    this.#sprites = Array.from({ length: size }, () => new Sprite({ texture, visible: false }))
    this.root.addChild(...this.#sprites)
  }

  /** Shows as many sprites as there are items, placed one by one. */
  show<Item>(items: readonly Item[], place: (sprite: Sprite, item: Item) => void): void {
    for (let index = 0; index < this.#sprites.length; index++) {
      const sprite = this.#sprites[index]
      const item = items[index]
      if (!sprite) continue
      sprite.visible = item !== undefined
      if (item !== undefined) place(sprite, item)
    }
  }
}
