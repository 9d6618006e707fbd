import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/scrape/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import type { Crumb } from './crumbs'
import { tuning } from './tuning'

/** How high crumbs are thrown, in scene units, and how far they spin in the air, in radians. */
const HEIGHT = 70
const SPIN = 9

/** When there can be no more crumbs, the oldest shrink before they go. */
const SHRINKING = 16

/** Crumbs of foil, in the air and where they have come down. */
export class Crumbs {
  readonly root = new Container({ label: 'crumbs' })
  readonly #textures: readonly Texture[]
  readonly #sprites: readonly Sprite[]

  constructor(kit: ViewKit) {
    const { crumb } = manifest.sprites
    this.#textures = crumb.frames.map((frame) => kit.texture(frame))
    const make = () => new Sprite({ anchor: crumb.anchor, visible: false })
    this.#sprites = Array.from({ length: tuning.mostCrumbs.max }, make)
    this.root.addChild(...this.#sprites)
  }

  draw(crumbs: readonly Crumb[], now: number, watch: Watch): void {
    const tooMany = Math.max(0, crumbs.length - tuning.mostCrumbs.value + SHRINKING)
    let isFlying = false
    for (let place = 0; place < this.#sprites.length; place++) {
      const sprite = this.#sprites[place]
      const crumb = crumbs[place]
      if (!sprite) continue
      sprite.visible = crumb !== undefined
      if (!crumb) continue
      const share = Math.min(1, Math.max(0, (now - crumb.bornAt) / (crumb.landsAt - crumb.bornAt)))
      if (share < 1) isFlying = true
      const way = 1 - (1 - share) ** 2
      sprite.x = crumb.fromX + (crumb.toX - crumb.fromX) * way
      sprite.y = crumb.fromY + (crumb.toY - crumb.fromY) * way - HEIGHT * 4 * share * (1 - share)
      sprite.rotation = crumb.turn + (1 - share) * SPIN
      sprite.scale.set(crumb.size * Math.min(1, place < tooMany ? (place + 1) / (tooMany + 1) : 1))
      sprite.texture = this.#textures[crumb.drawing] ?? sprite.texture
    }
    watch.note(crumbs.length)
    watch.note(crumbs.at(-1)?.bornAt ?? -1)
    watch.note(isFlying ? now : 0)
  }
}
