/**
 * Calls in every frame of the browser, or in fewer, with the ms since the last one. A hidden tab is a stopped clock: what goes by
 * meanwhile is not made up for.
 */
export class FrameLoop {
  /** How many ms are let go by after a frame before the next one is asked for: a browser that is asked for a frame makes one, for which it pays. */
  rest = 0
  readonly #onFrame: (elapsed: number) => void
  #frame = 0
  #resting: ReturnType<typeof setTimeout> | null = null
  #lastFrameAt: number | null = null
  #isRunning = false
  #isCalling = false

  constructor(onFrame: (elapsed: number) => void) {
    this.#onFrame = onFrame
  }

  start(): void {
    if (!this.#isRunning) document.addEventListener('visibilitychange', this.#schedule)
    this.#isRunning = true
    this.#schedule()
  }

  stop(): void {
    this.#isRunning = false
    document.removeEventListener('visibilitychange', this.#schedule)
    this.#cancel()
  }

  /**
   * Calls in the next frame, and from then on in every one. What was left to rest is called for at once, so that whatever wakes it takes
   * place at its own time and not at that of the last frame.
   */
  wake(): void {
    this.rest = 0
    if (this.#resting === null) return
    this.#cancel()
    this.#ask()
    if (!this.#isCalling) this.#goOn(performance.now())
  }

  readonly #schedule = (): void => {
    this.#cancel()
    this.#lastFrameAt = null
    if (!document.hidden) this.#ask()
  }

  readonly #ask = (): void => {
    this.#resting = null
    this.#frame = requestAnimationFrame(this.#call)
  }

  #cancel(): void {
    cancelAnimationFrame(this.#frame)
    if (this.#resting !== null) clearTimeout(this.#resting)
    this.#resting = null
  }

  readonly #call = (time: number): void => {
    // The next frame is asked for first, so that `onFrame` can stop the loop: `stop` cancels what was asked for.
    if (this.rest > 0) this.#resting = setTimeout(this.#ask, this.rest)
    else this.#ask()
    this.#goOn(time)
  }

  /** The time of a frame may lie before that of an event that is heard in it. */
  #goOn(time: number): void {
    const last = this.#lastFrameAt ?? time
    this.#lastFrameAt = Math.max(last, time)
    this.#isCalling = true
    try {
      this.#onFrame(this.#lastFrameAt - last)
    } finally {
      this.#isCalling = false
    }
  }
}
