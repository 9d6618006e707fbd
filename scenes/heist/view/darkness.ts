import { Container } from 'pixi.js'
import type { manifest } from '../../../assets/heist/manifest'
import type { Size } from '../../../src/stage/contract/geometry'
import { smoothstep, spread } from '../../../src/stage/contract/math'
import type { ViewKit } from '../../../src/stage/kit/kit'

/** How far apart tufts of night grow, in CSS pixels, and how much larger than drawn. */
const PITCH = { x: 236, y: 200 } as const
const ENLARGED = 1.33

/** The hatched night as it is where no light comes, thickest in the corners of the window. */
export class Darkness {
  readonly root = new Container({ label: 'darkness' })
  readonly #kit: ViewKit<typeof manifest>

  constructor(kit: ViewKit<typeof manifest>) {
    this.#kit = kit
  }

  /** Grows tufts all over the window. */
  resize({ width, height }: Readonly<Size>): void {
    for (const child of this.root.removeChildren()) child.destroy()
    const columns = Math.ceil(width / PITCH.x) + 1
    const rows = Math.ceil(height / PITCH.y) + 1
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const chance = spread(row * 64 + column)
        const x = (column + (row % 2 === 0 ? 0 : 0.5) - 0.25) * PITCH.x + (chance - 0.5) * 50
        const y = row * PITCH.y + (spread(row + column * 64) - 0.5) * 44
        this.#grow(x, y, chance, Math.hypot(x / width - 0.5, y / height - 0.5) / Math.SQRT1_2)
      }
    }
  }

  #grow(x: number, y: number, chance: number, outwards: number): void {
    const sprite = this.#kit.sprite('night')
    const size = ENLARGED * (0.9 + 0.3 * spread(chance * 1e6))
    sprite.position.set(x, y)
    sprite.scale.set(chance < 0.5 ? -size : size, (chance * 8) % 2 < 1 ? -size : size)
    // All of it in the window's corners, some of it in the middle.
    sprite.alpha = 0.5 + 0.5 * smoothstep(0.3, 0.8, outwards)
    this.root.addChild(sprite)
  }
}
