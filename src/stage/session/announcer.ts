/** How long a screen reader is given to say something before it is told more, in ms. */
const EVERY = 1_000

/** Makes a text another text to a screen reader, which else would not repeat it. */
const UNHEARD = '\u00a0'

/**
 * Passes on what is worth saying to a screen reader at a pace that can be followed: at once when it has been quiet, else with what
 * else has come up by then. Of what is said of the same subject only the last counts.
 */
export class Announcer {
  readonly #tell: (text: string) => void
  readonly #waiting = new Map<string, string>()
  #timer: ReturnType<typeof setTimeout> | null = null
  #last = ''

  /** @param tell shows the text in a polite live region */
  constructor(tell: (text: string) => void) {
    this.#tell = tell
  }

  say(subject: string, text: string): void {
    // Anew at the end: what has come up last is said last.
    this.#waiting.delete(subject)
    this.#waiting.set(subject, text)
    if (this.#timer === null) this.#flush()
  }

  destroy(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #flush(): void {
    this.#timer = null
    if (this.#waiting.size === 0) return
    const text = [...this.#waiting.values()].join(' ')
    this.#waiting.clear()
    this.#last = text === this.#last ? text + UNHEARD : text
    this.#tell(this.#last)
    this.#timer = setTimeout(() => this.#flush(), EVERY)
  }
}
