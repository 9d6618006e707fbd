/**
 * Calls in every frame of the browser, with the ms since the last one. A hidden tab is a stopped clock: what goes by meanwhile is
 * not made up for.
 */
export class FrameLoop {
  readonly #onFrame: (elapsed: number) => void
  #frame = 0
  #lastFrameAt: number | null = null
  #isRunning = false

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
    cancelAnimationFrame(this.#frame)
  }

  readonly #schedule = (): void => {
    cancelAnimationFrame(this.#frame)
    this.#lastFrameAt = null
    if (!document.hidden) this.#frame = requestAnimationFrame(this.#call)
  }

  readonly #call = (time: number): void => {
    const elapsed = this.#lastFrameAt === null ? 0 : time - this.#lastFrameAt
    this.#lastFrameAt = time
    // The next frame is asked for first, so that `onFrame` can stop the loop: `stop` cancels what was asked for.
    this.#frame = requestAnimationFrame(this.#call)
    this.#onFrame(elapsed)
  }
}
