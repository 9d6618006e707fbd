/** Remembers the numbers of the last drawing, to tell whether this one differs. Allocates only as it grows. */
export class Watch {
  #values: number[] = []
  #count = 0
  #last = 0
  #hasChanged = true

  /** To be called before the numbers of a drawing are noted, in the same order every time. */
  begin(): void {
    this.#last = this.#count
    this.#count = 0
    this.#hasChanged = false
  }

  note(value: number): void {
    if (this.#values[this.#count] !== value) {
      this.#values[this.#count] = value
      this.#hasChanged = true
    }
    this.#count += 1
  }

  /** Whether any number noted since `begin` is another one than before, or there are more or fewer of them. */
  get hasChanged(): boolean {
    return this.#hasChanged || this.#count !== this.#last
  }
}
