import { clampToRange, RATE } from './ranges'
import { nextVariation } from './variations'
import type { Voice } from './voice'

/** The shortest time from one of a sound to the next, in seconds: what comes sooner is one sound to the ear, only louder. */
const SHORTEST_GAP = 0.035

/** How many of one sound play at once, at most. */
const MOST_AT_ONCE = 6

/** A sound that is played once for each event, in one of its variations. */
export class OneShot {
  readonly #variations: Voice[] = []
  #last = -1
  #playedAt = Number.NEGATIVE_INFINITY

  /** Another of its variations has arrived. */
  add(variation: Voice): void {
    this.#variations.push(variation)
  }

  /** @param now seconds, by the clock of the AudioContext */
  play(now: number): void {
    if (this.#variations.length === 0 || now - this.#playedAt < SHORTEST_GAP) return
    if (this.#variations.reduce((sum, variation) => sum + variation.playing, 0) >= MOST_AT_ONCE) return
    this.#playedAt = now
    this.#last = nextVariation(this.#variations.length, this.#last)
    this.#variations[this.#last]?.start()
  }

  cut(): void {
    for (const variation of this.#variations) variation.cut()
  }

  setTime(isStill: boolean, speed: number): void {
    for (const variation of this.#variations) variation.setTime(isStill, clampToRange(RATE, speed))
  }

  leave(): void {
    for (const variation of this.#variations) variation.leave()
  }
}
