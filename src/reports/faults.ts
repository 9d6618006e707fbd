/** Something that went wrong under a visitor's eyes, and that the page has told them of. */
export interface Fault {
  readonly kind: 'day stumbled' | 'asset failed'
  readonly error: unknown
}

/** Tells what went wrong to whoever reports it. Where nobody does, as in a site that was built without an address for reports, it is lost. */
class Faults {
  readonly #listeners = new Set<(fault: Fault) => void>()

  /** Calls `listener` at every fault. Returns what ends that. */
  readonly subscribe = (listener: (fault: Fault) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(fault: Fault): void {
    for (const listener of this.#listeners) listener(fault)
  }
}

export const faults = new Faults()
