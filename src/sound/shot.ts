import { clamp, RATE } from './ranges'
import { nextTake } from './takes'
import type { Voice } from './voice'

/** The shortest time from one of a sound to the next, in seconds: what comes sooner is one sound to the ear, only louder. */
const SHORTEST_GAP = 0.035

/** How many of one sound play at once, at most. */
const MOST_AT_ONCE = 6

/** A sound that is played once for each event, in one of its takes. */
export class Shot {
  readonly #takes: Voice[] = []
  #last = -1
  #playedAt = Number.NEGATIVE_INFINITY

  /** Another of its takes has arrived. */
  add(take: Voice): void {
    this.#takes.push(take)
  }

  /** @param now seconds, by the clock of the AudioContext */
  play(now: number): void {
    if (this.#takes.length === 0 || now - this.#playedAt < SHORTEST_GAP) return
    if (this.#takes.reduce((sum, take) => sum + take.playing, 0) >= MOST_AT_ONCE) return
    this.#playedAt = now
    this.#last = nextTake(this.#takes.length, this.#last)
    this.#takes[this.#last]?.start()
  }

  cut(): void {
    for (const take of this.#takes) take.cut()
  }

  setTime(isStill: boolean, speed: number): void {
    for (const take of this.#takes) take.setTime(isStill, clamp(RATE, speed))
  }

  leave(): void {
    for (const take of this.#takes) take.leave()
  }
}
