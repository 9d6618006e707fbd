/** Something that went wrong under a visitor's eyes, and that the page has told them of. */
export interface ReportedError {
  readonly kind: 'day crashed' | 'asset failed'
  readonly error: unknown
}

/** Tells what went wrong to whoever reports it. Where nobody does, as in a site that was built without an address for reports, it is lost. */
class Errors {
  readonly #listeners = new Set<(error: ReportedError) => void>()

  /** Calls `listener` at every error. Returns what ends that. */
  readonly subscribe = (listener: (error: ReportedError) => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(error: ReportedError): void {
    for (const listener of this.#listeners) listener(error)
  }
}

export const errors = new Errors()
