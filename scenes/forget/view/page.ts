import { Container, Sprite } from 'pixi.js'
import type { manifest } from '../../../assets/forget/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { placeIn, placeOf, sizeIn, THING_NAMES, THINGS } from '../layout'
import { Things } from './things'
import { Thread } from './thread'

/** How many pieces of paper are laid side by side, and below one another: more than any window shows. */
const SHEETS = { across: [0, 12], down: [0, 8] } as const

/** What lies in the dark, printed twice: the bare ground, for the light, and with all things on it, for what the eye keeps of it. */
export class Page {
  readonly ground
  readonly whole
  readonly #thread: Thread
  readonly #size = { width: 0, height: 0 }
  #mornings = 0
  readonly #shadows
  readonly #puddle
  readonly #things: Things

  constructor(kit: ViewKit<typeof manifest>) {
    this.#thread = new Thread(kit)
    this.#shadows = THING_NAMES.map((name) => kit.sprite(`${name}Shadow`))
    this.#puddle = kit.sprite('puddle')
    const paper = kit.mirrored('paper', SHEETS.across, SHEETS.down)
    this.ground = kit.cached(paper, this.#puddle, new Container({ children: this.#shadows }), this.#thread.root)
    this.#things = new Things(kit)
    this.whole = kit.cached(new Sprite(this.ground.texture), this.#things.root)
  }

  resize({ width, height }: Readonly<Size>): void {
    this.#size.width = width
    this.#size.height = height
    this.#lay()
  }

  /** Prints the page anew where the tide has laid things down elsewhere. */
  draw(mornings: number): void {
    if (mornings === this.#mornings) return
    this.#mornings = mornings
    this.#lay()
    this.ground.invalidate()
    this.whole.invalidate()
  }

  #lay(): void {
    const size = this.#size
    const scale = sizeIn(size)
    for (const [place, name] of THING_NAMES.entries()) {
      const shadow = this.#shadows[place]
      if (!shadow) continue
      placeIn(placeOf(name, this.#mornings), size, shadow.position)
      shadow.scale.set(scale)
    }
    placeIn(THINGS.umbrella, size, this.#puddle.position)
    this.#puddle.scale.set(scale)
    this.#thread.resize(size)
    this.#things.resize(size, this.#mornings)
  }

  /** The stage destroys what it sees; these it does not. */
  destroy(): void {
    this.ground.destroy({ children: true })
    this.whole.destroy({ children: true })
  }
}
