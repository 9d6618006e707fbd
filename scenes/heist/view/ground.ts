import { Container, TilingSprite } from 'pixi.js'
import type { manifest } from '../../../assets/heist/manifest'
import type { Point, Size } from '../../../src/stage/contract/geometry'
import { clamp } from '../../../src/stage/contract/math'
import type { Moment } from '../../../src/stage/contract/scene'
import type { CachedLayer } from '../../../src/stage/kit/cachedLayer'
import type { ViewKit } from '../../../src/stage/kit/kit'
import { drawnAt } from '../layout'
import type { HeistState } from '../state'
import { Darkness } from './darkness'
import { FRAGMENT } from './groundShader'
import { ALPHA, COLORS, printLight } from './light'

/** The size of the light while he hangs in the air, and while he is a statue, beside the usual one. */
const LEAPING = 1.16
const FROZEN = 0.86

/** The brick floor to every edge of the window, a pool of lantern light on it, and the hatched night around. */
export class Ground {
  readonly root
  readonly #bricks
  readonly #grain
  readonly #darkness
  readonly #still: CachedLayer
  /** Where the light falls on the picture. */
  readonly #light: Point = { x: 0, y: 0 }
  #size = 1

  constructor(kit: ViewKit<typeof manifest>) {
    this.#bricks = new TilingSprite({ texture: kit.texture('bricks') })
    this.#grain = new TilingSprite({ texture: kit.texture('grain'), blendMode: 'multiply' })
    this.#darkness = new Darkness(kit)
    const floor = new Container({ children: [this.#bricks, this.#grain] })
    floor.mask = COLORS
    this.#darkness.root.mask = ALPHA
    this.#still = kit.cached(floor, this.#darkness.root)
    const light = printLight(kit)
    this.root = kit.shader({
      label: 'ground',
      fragment: FRAGMENT,
      textures: { uFloor: this.#still.texture.source, uLight: light.source },
      uniforms: { uAt: [0, 0], uSize: 1, uDrawing: 0 },
    })
    // It hides all that is behind it.
    this.root.state.blend = false
    // The stage destroys what it sees; this it does not.
    this.root.once('destroyed', () => this.#still.destroy({ children: true }))
  }

  /** A larger window has a larger lantern. */
  resize({ width, height }: Readonly<Size>): void {
    this.#bricks.setSize(width, height)
    this.#grain.setSize(width, height)
    this.#darkness.resize({ width, height })
    this.#size = clamp(Math.sqrt((width * height) / (1440 * 900)), 0.8, 1.5)
    this.root.setExtent(width, height)
  }

  /** @param boil which of the drawings is due */
  draw(heist: HeistState, { now, reducedMotion, size: window }: Moment, boil: number): void {
    drawnAt(heist.light, window, this.#light)
    // A tenth of a pixel of light is nothing; without this the pool would creep after him for seconds.
    this.root.set('uAt', Math.round(this.#light.x * 5) / 5, Math.round(this.#light.y * 5) / 5)
    this.root.set('uSize', this.#size * (reducedMotion ? 1 : flareOf(heist, now)))
    this.root.set('uDrawing', boil)
  }
}

/** The lantern flares up with his fright, and shrinks while he holds his breath. */
function flareOf({ leapsUntil, frozenUntil }: HeistState, now: number): number {
  if (now < leapsUntil) return LEAPING
  return now < frozenUntil ? FROZEN : 1
}
