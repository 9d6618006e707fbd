import { clampToRange, RATE } from './ranges'
import type { Soundscape, WantedLoop } from './soundscape'
import type { Voice } from './voice'

/** How long a loop takes to come and to go, in seconds. */
const FADE = 0.4

/** How long it takes to follow its level while it plays, in seconds: about as long as a movement of the hand. */
const FOLLOWING = 0.12

/** A sound that goes round and round, at the level that is wanted of it. */
export class LoopPlayer {
  readonly #voice: Voice
  readonly #wanted: WantedLoop
  readonly #soundscape: Soundscape
  #level = 0
  #callOffStop: (() => void) | null = null

  constructor(voice: Voice, wanted: WantedLoop, soundscape: Soundscape) {
    this.#voice = voice
    this.#wanted = wanted
    this.#soundscape = soundscape
  }

  /** Brings it to what is wanted. It stops when none of it is wanted, and starts only while the AudioContext is running. */
  follow(isRunning: boolean): void {
    const { level, rate } = this.#wanted
    const { isStill, speed } = this.#soundscape
    this.#voice.setTime(isStill, clampToRange(RATE, rate * speed))
    const isPlaying = this.#voice.playing > 0
    if (level === this.#level && (isPlaying || level === 0)) return
    if (level > 0 && !isPlaying) {
      if (!isRunning || isStill) return
      this.#voice.start()
    }
    const isTurned = level > 0 && this.#level > 0
    this.#level = level
    this.#callOffStop?.()
    this.#callOffStop = level === 0 ? this.#voice.stopIn(FADE) : null
    if (level > 0) this.#voice.fadeTo(level, isTurned ? FOLLOWING : FADE)
  }

  leave(): void {
    this.#callOffStop?.()
    this.#voice.leave()
  }
}
