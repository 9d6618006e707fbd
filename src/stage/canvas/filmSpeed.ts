/** How long nobody has touched a day and nothing has happened in it, in ms, before it rests. */
const REST = { untouched: 4_000, uneventful: 2_000 } as const

/**
 * How many frames of a usual screen a drawing is held for while a day rests: that makes 20 a second, or 5 to 6 where a processor pays
 * for every pixel of each, which is about as often as a boiling line is drawn anew.
 */
const HELD = { card: 3, processor: 11 } as const

/** Of such a screen, in ms. */
const FRAME = 1000 / 60

/**
 * How long a day at rest waits after a frame before it asks for the next, in ms: until half a frame before that is due, which is then
 * the one it gets.
 *
 * @param scrolls whether its world scrolls by, which a card draws in every frame
 */
export function filmRest(isDrawnByProcessor: boolean, scrolls = false): number {
  if (scrolls && !isDrawnByProcessor) return 0
  return (HELD[isDrawnByProcessor ? 'processor' : 'card'] - 0.5) * FRAME
}

/**
 * Says when a day is drawn at film speed: while nobody plays and nothing happens, what lives in it by itself need not move in every
 * frame of the browser. Reads no clock: it hears of the time that frames take.
 */
export class FilmSpeed {
  #untouched = 0
  #uneventful = 0
  #isHeld = false

  /** Whether it holds at this moment. */
  get holds(): boolean {
    return !this.#isHeld && this.#untouched >= REST.untouched && this.#uneventful >= REST.uneventful
  }

  /** The visitor does something, and holds a button or a key from now on, or no longer. */
  touch(isHeld = this.#isHeld): void {
    this.#isHeld = isHeld
    this.#untouched = 0
  }

  /** Something has happened by the rules. */
  happen(): void {
    this.#uneventful = 0
  }

  /** So many ms have gone by. */
  advance(elapsed: number): void {
    this.#untouched += elapsed
    this.#uneventful += elapsed
  }
}
