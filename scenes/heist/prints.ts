import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/heist/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import type { Heist } from './rules'

/** The floor is seen from above at a slant: what lies on it is this much shorter towards the visitor. */
const SLANT = 0.76
/** How many steps a print fades in; finer ones nobody sees, and each would cost a frame. */
const FADES = 24
/** Prints turn a little in and out, as feet do: radians. */
const SPLAY = 0.12

/** The trail of wet ink, drying from the far end. */
export class Prints {
  readonly root = new Container({ label: 'prints', scale: { x: 1, y: SLANT } })
  readonly #drawings: readonly Texture[]
  readonly #sprites: Sprite[] = []

  constructor(kit: ViewKit) {
    this.#drawings = manifest.sprites.print.frames.map((frame) => kit.texture(frame))
  }

  draw({ prints, now }: Heist, watch: Watch): void {
    while (this.#sprites.length < prints.length) this.#addSprite()
    watch.note(prints.length)
    for (let index = 0; index < this.#sprites.length; index++) {
      const sprite = this.#sprites[index]
      const print = prints[index]
      if (!sprite) continue
      sprite.visible = print !== undefined
      if (!print) continue
      const dryness = Math.min(1, Math.max(0, (now - print.laidAt) / (print.dryAt - print.laidAt)))
      const fade = Math.floor(dryness * FADES)
      const drawing = this.#drawings[Math.min(this.#drawings.length - 1, Math.floor(dryness * this.#drawings.length))]
      if (drawing && sprite.texture !== drawing) sprite.texture = drawing
      sprite.position.set(print.x, print.y / SLANT)
      sprite.rotation =
        Math.atan2(Math.sin(print.heading) / SLANT, Math.cos(print.heading)) + (print.left ? -SPLAY : SPLAY)
      sprite.scale.y = print.left ? -1 : 1
      sprite.alpha = 1 - 0.75 * (fade / FADES) ** 2
      watch.note(print.laidAt + fade / 100)
    }
  }

  #addSprite(): void {
    const { anchor } = manifest.sprites.print
    const sprite = new Sprite({ anchor, visible: false })
    this.#sprites.push(sprite)
    this.root.addChild(sprite)
  }
}
