import { Sprite, type Texture } from 'pixi.js'
import { manifest } from '../../assets/scrape/manifest'
import type { ViewKit } from '../../src/stage/scene'
import type { Watch } from '../../src/stage/watch'
import type { Scrape } from './rules'

/** How the coin hangs over the card while it does not scratch: aside, in scene units, and larger. */
const LIFTED = { x: 6, y: -12, scale: 1.05 } as const

/** How far it rocks as it is rubbed, in radians, and over how long a way, in scene units. */
const ROCKS = { by: 0.11, over: 34 } as const

/** The coin that scratches, its edge at the place that it scratches free. */
export class Tool {
  readonly root: Sprite
  readonly #frames: readonly Texture[]

  constructor(kit: ViewKit) {
    const { tool } = manifest.sprites
    this.#frames = tool.frames.map((frame) => kit.texture(frame))
    this.root = new Sprite({ anchor: tool.anchor, label: 'coin' })
  }

  draw({ coin, scratching, rub }: Scrape, boil: number, watch: Watch): void {
    const isDown = scratching || rub !== null
    this.root.texture = this.#frames[boil] ?? this.root.texture
    this.root.x = coin.x + (isDown ? 0 : LIFTED.x)
    this.root.y = coin.y + (isDown ? 0 : LIFTED.y)
    this.root.rotation = isDown ? Math.sin((coin.x + coin.y) / ROCKS.over) * ROCKS.by : 0
    this.root.scale.set(isDown ? 1 : LIFTED.scale)
    watch.note(coin.x)
    watch.note(coin.y)
    watch.note(isDown ? 1 : 0)
    watch.note(boil)
  }
}
