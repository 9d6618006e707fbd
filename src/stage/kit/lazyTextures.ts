import { Texture, type TextureSource } from 'pixi.js'
import { ChunkLoadError } from '../../loading/chunkLoader'
import { errors } from '../../reports/errors'

/** Where pictures come from, and go back to; every `acquire`, also one that fails, wants a `release`. */
export interface PictureSource {
  /** @throws {ChunkLoadError} that names the picture, also when it is damaged */
  acquire(file: string): Promise<TextureSource>
  release(file: string): void
}

/** A picture that is held, or on its way. */
class Held {
  texture: Texture | null = null
  settled: Promise<void> = Promise.resolve()
}

/**
 * Pictures of a day that has far more of them than a visit shows: each is fetched when it is wanted, best before it is to be seen, and
 * let go when it is wanted no more. One that does not come is not there; `errors` hears of it, and the next time it is wanted it is
 * asked for again.
 */
export class LazyTextures {
  readonly #source: PictureSource
  readonly #resolution: number
  readonly #onChange: () => void
  readonly #held = new Map<string, Held>()

  /**
   * @param resolution pixels a scene unit
   * @param onChange hears when one has come
   */
  constructor(source: PictureSource, resolution: number, onChange: () => void) {
    this.#source = source
    this.#resolution = resolution
    this.#onChange = onChange
  }

  /** Fetches those that are not there, and lets go of all others: their textures are then shown no more. Called when that changes, not in every frame. */
  want(files: readonly string[]): void {
    for (const file of [...this.#held.keys()]) if (!files.includes(file)) this.#release(file)
    for (const file of files) {
      if (this.#held.has(file)) continue
      const held = new Held()
      this.#held.set(file, held)
      held.settled = this.#fetch(file, held)
    }
  }

  /** `null` until it has come, and when it does not. Its anchor is its sprite's to set. */
  texture(file: string): Texture | null {
    return this.#held.get(file)?.texture ?? null
  }

  /** Waits until all that is wanted has come, or will not. */
  async settle(): Promise<void> {
    await Promise.all(Array.from(this.#held.values(), ({ settled }) => settled))
  }

  destroy(): void {
    for (const file of [...this.#held.keys()]) this.#release(file)
  }

  async #fetch(file: string, held: Held): Promise<void> {
    try {
      const source = await this.#source.acquire(file)
      // It was let go of meanwhile, and its picture with it, also where the same is wanted again by now: that one is on its way.
      if (this.#held.get(file) !== held) return
      source.resolution = this.#resolution
      held.texture = new Texture({ source, label: file })
      this.#onChange()
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
      if (this.#held.get(file) !== held) return
      this.#release(file)
      console.warn(`The picture ${file} is not seen: it did not load (${error.reason}).`)
      errors.tell({ kind: 'asset failed', error })
    }
  }

  #release(file: string): void {
    this.#held.get(file)?.texture?.destroy()
    this.#held.delete(file)
    this.#source.release(file)
  }
}
