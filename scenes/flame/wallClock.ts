/** The visitor's own time, for pages that tell it. What is played goes by the playhead instead. */
export interface WallClock {
  /** In ms since the epoch. */
  now(): number
  /** What the clock on the visitor's wall shows: hours since midnight, 0…24. */
  hours(): number
  /**
   * Calls again and again, that many ms apart, while the page is shown; less often while it is hidden.
   * @returns what ends it
   */
  every(ms: number, call: () => void): () => void
  /**
   * Calls once, after that many ms.
   * @returns what calls it off
   */
  after(ms: number, call: () => void): () => void
}

export const wallClock: WallClock = {
  now: () => Date.now(),
  hours() {
    const now = new Date()
    return now.getHours() + now.getMinutes() / 60
  },
  every(ms, call) {
    const timer = setInterval(call, ms)
    return () => clearInterval(timer)
  },
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
