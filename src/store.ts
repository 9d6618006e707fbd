/** A value that is replaced, never changed in place, and those who want to hear of it; for `useSyncExternalStore`. */
export class Store<Value> {
  #value: Value
  readonly #listeners = new Set<() => void>()

  constructor(value: Value) {
    this.#value = value
  }

  readonly read = (): Value => this.#value

  /** Calls `listener` at every new value. Returns what ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(value: Value): void {
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  /** Replaces some of its fields. */
  update(changes: Partial<Value>): void {
    this.set({ ...this.#value, ...changes })
  }
}
