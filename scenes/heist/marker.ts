import { Container, Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/heist/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import type { Heist } from './rules'

/** Where he has reached it, the drop has fallen: only its rings lie at his feet. CSS pixels. */
const FALLEN_WITHIN = 36

/** The target: a drop of ink over rings on the floor. The thief may stand before it or behind it. */
export class Marker {
  /** What lies on the floor, below everyone. */
  readonly ripple: Sprite
  /** The drop, when it hangs behind him, and when before. */
  readonly behind = new Container({ label: 'drop behind' })
  readonly before = new Container({ label: 'drop before' })
  readonly #drops: readonly Texture[]
  readonly #ripples: readonly Texture[]
  readonly #sprites: readonly [Sprite, Sprite]

  constructor(kit: ViewKit) {
    const { drop, ripple } = manifest.sprites
    this.#drops = drop.frames.map((frame) => kit.texture(frame))
    this.#ripples = ripple.frames.map((frame) => kit.texture(frame))
    this.ripple = new Sprite({ anchor: ripple.anchor })
    this.#sprites = [new Sprite({ anchor: drop.anchor }), new Sprite({ anchor: drop.anchor })]
    this.behind.addChild(this.#sprites[0])
    this.before.addChild(this.#sprites[1])
  }

  draw({ mouse, x, y }: Heist, boil: number, watch: Watch): void {
    const isFallen = Math.hypot(mouse.x - x, mouse.y - y) < FALLEN_WITHIN
    const isBefore = mouse.y > y
    this.behind.visible = !isBefore && !isFallen
    this.before.visible = isBefore && !isFallen
    this.ripple.texture = this.#ripples[boil] ?? this.ripple.texture
    this.ripple.position.set(mouse.x, mouse.y)
    for (const sprite of this.#sprites) {
      sprite.texture = this.#drops[boil] ?? sprite.texture
      sprite.position.set(mouse.x, mouse.y)
    }
    watch.note(mouse.x)
    watch.note(mouse.y)
    watch.note(isBefore ? 1 : 0)
    watch.note(isFallen ? 1 : 0)
  }
}
