interface Held<Asset> {
  readonly loading: Promise<Asset>
  holders: number
}

/**
 * Assets in memory, by path, for as long as somebody holds them. Pixi's own unloading does not count: what one day unloads,
 * another may still draw from.
 */
export class SharedAssets<Asset> {
  readonly #load: (path: string) => Promise<Asset>
  readonly #dispose: (asset: Asset) => void
  readonly #held = new Map<string, Held<Asset>>()

  constructor(load: (path: string) => Promise<Asset>, dispose: (asset: Asset) => void) {
    this.#load = load
    this.#dispose = dispose
  }

  /** Loads the asset, unless it is there already. Every `acquire`, also one that fails, wants a `release`. */
  acquire(path: string): Promise<Asset> {
    const asset = this.#held.get(path) ?? { loading: this.#load(path), holders: 0 }
    asset.holders += 1
    this.#held.set(path, asset)
    return asset.loading
  }

  /** Gives the asset up; with its last holder it leaves the memory. */
  release(path: string): void {
    const asset = this.#held.get(path)
    if (!asset) return
    asset.holders -= 1
    if (asset.holders > 0) return
    this.#held.delete(path)
    asset.loading.then(this.#dispose, () => {
      // It never came: whoever waited for it has been told.
    })
  }
}
