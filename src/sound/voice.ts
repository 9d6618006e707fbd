import { Filter, Sound } from '@pixi/sound'
import { fade } from './fade'

/** How long sounds take to stand still, and to go on, in seconds. */
const STILLNESS = 0.06

/** How long a sound takes that is cut short, in seconds. */
const CUTTING = 0.05

/** How long sounds take to leave, in seconds. */
const LEAVING = 0.3

/** How many ms after its time a fade is over for certain, by the clock of the page. */
const LEEWAY = 40

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
  #standing: ReturnType<typeof setTimeout> | undefined
  #cutting: ReturnType<typeof setTimeout> | undefined

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
    if (this.#cutting !== undefined) this.#endCut()
    void this.#sound.play({ loop: this.#isLoop })
  }

  /** Stops what plays, at once: to be called when it is faded out. */
  stop(): void {
    this.#sound.stop()
  }

  /** Ends what plays, softly but soon. */
  cut(): void {
    if (this.playing === 0 || this.#cutting !== undefined) return
    fade(this.#gain, 0, CUTTING)
    this.#cutting = setTimeout(() => this.#endCut(), CUTTING * 1000 + LEEWAY)
  }

  fadeTo(level: number, seconds: number): void {
    this.#level = level
    if (!this.#isStill) fade(this.#gain, level, seconds)
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
    clearTimeout(this.#standing)
    fade(this.#gain, isStill ? 0 : this.#level, STILLNESS)
    if (isStill) this.#standing = setTimeout(() => this.#setSpeed(0), STILLNESS * 1000 + LEEWAY)
    else this.#setSpeed(this.#rate)
  }

  /** Fades out, and lets go of the file. */
  leave(): void {
    this.fadeTo(0, LEAVING)
    setTimeout(
      () => {
        clearTimeout(this.#standing)
        clearTimeout(this.#cutting)
        this.#sound.destroy()
        this.#gain.disconnect()
      },
      LEAVING * 1000 + LEEWAY,
    )
  }

  /** What was cut has faded out; what comes next is heard from its first sample. */
  #endCut(): void {
    clearTimeout(this.#cutting)
    this.#cutting = undefined
    this.stop()
    if (!this.#isStill) fade(this.#gain, this.#level, 0)
  }

  #setSpeed(speed: number): void {
    this.#sound.speed = speed
  }
}
