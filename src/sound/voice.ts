import { Filter, Sound } from '@pixi/sound'
import { afterFade, fadeGain } from './fade'

/** How long sounds take to stand still, and to go on, in seconds. */
const STILLNESS = 0.06

/** How long a sound takes that is cut short, in seconds. */
const CUTTING = 0.05

/** How long sounds take to leave, in seconds. */
const LEAVING = 0.3

/**
 * One decoded file, and the gain that all its fades go through. What the library calls a sound has a chain of nodes of its
 * own; its instances are pooled and take no fades, so nothing outside keeps one.
 */
export class Voice {
  readonly #sound: Sound
  readonly #gain: GainNode
  readonly #isLoop: boolean
  #level: number
  #rate = 1
  #isStill = false
  /** What calls off the end of a fade that is on its way: to stillness, and of a cut. */
  #callOffStillness: (() => void) | null = null
  #callOffCut: (() => void) | null = null

  constructor(context: AudioContext, buffer: AudioBuffer, { isLoop }: { isLoop: boolean }) {
    this.#isLoop = isLoop
    this.#level = isLoop ? 0 : 1
    this.#gain = context.createGain()
    this.#gain.gain.value = this.#level
    this.#sound = Sound.from({ source: buffer, preload: true, loop: isLoop })
    this.#sound.filters = [new Filter(this.#gain)]
  }

  /** How many of it are playing. */
  get playing(): number {
    return this.#sound.instances.length
  }

  start(): void {
    if (this.#callOffCut) this.#endCut()
    void this.#sound.play({ loop: this.#isLoop })
  }

  /** Ends what plays, softly but soon. */
  cut(): void {
    if (this.playing === 0 || this.#callOffCut) return
    fadeGain(this.#gain, 0, CUTTING)
    this.#callOffCut = afterFade(this.#gain, CUTTING, () => this.#endCut())
  }

  fadeTo(level: number, seconds: number): void {
    this.#level = level
    if (!this.#isStill) fadeGain(this.#gain, level, seconds)
  }

  /** Fades out, and then stops. @returns what calls the stop off */
  stopIn(seconds: number): () => void {
    this.fadeTo(0, seconds)
    return afterFade(this.#gain, seconds, () => this.#sound.stop())
  }

  /**
   * Stops and goes on exactly there, and sets how fast it plays. A rate of zero holds a sound where it is, which is a loud
   * step unless it is faded out before; the library's own pause would stop the sound and start another.
   */
  setTime(isStill: boolean, rate: number): void {
    if (rate !== this.#rate) {
      this.#rate = rate
      if (!isStill && !this.#isStill) this.#sound.speed = rate
    }
    if (isStill === this.#isStill) return
    this.#isStill = isStill
    this.#callOffStillness?.()
    this.#callOffStillness = null
    fadeGain(this.#gain, isStill ? 0 : this.#level, STILLNESS)
    if (isStill) this.#callOffStillness = afterFade(this.#gain, STILLNESS, () => this.#setSpeed(0))
    else this.#setSpeed(this.#rate)
  }

  /** Fades out, and lets go of the file. */
  leave(): void {
    this.fadeTo(0, LEAVING)
    // Of a context that stands still nothing is heard, and it may never go on.
    if (this.#gain.context.state === 'running') afterFade(this.#gain, LEAVING, () => this.#letGo())
    else this.#letGo()
  }

  #letGo(): void {
    this.#callOffStillness?.()
    this.#callOffCut?.()
    this.#sound.destroy()
    this.#gain.disconnect()
  }

  /** What was cut has faded out; what comes next is heard from its first sample. */
  #endCut(): void {
    this.#callOffCut?.()
    this.#callOffCut = null
    this.#sound.stop()
    if (!this.#isStill) fadeGain(this.#gain, this.#level, 0)
  }

  #setSpeed(speed: number): void {
    this.#sound.speed = speed
  }
}
