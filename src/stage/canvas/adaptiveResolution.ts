import { SHARPEST } from '../../loading/pictureDetail'

/** The resolutions below the screen's own that the stage may go down to, in pixels for a CSS pixel. */
const LOWERED = [1.5, 1, 0.75, 0.5] as const

/** Frames a second: below the one a picture moves in jerks, and is lowered; the other must be left once it is raised. */
const SLOW = 24
const COMFORTABLE = 26

/** Frames are judged by the slice, in ms, so that one long frame is not taken for a slow machine. */
const SLICE = 500

/** How many slow slices in a row lower it, and how many good ones raise it again: for the first time, and at most. */
const PATIENCE = { lowering: 4, raising: 20, most: 640 } as const

/**
 * How sharp the stage draws. Where frames stay slower than 24 a second for two seconds it draws fewer pixels, and where they are fast
 * for long enough more again; each time that more turn out to be too many after all, it waits twice as long before the next try.
 */
export class AdaptiveResolution {
  #density: number
  #levels: readonly number[]
  #level = 0
  #time = 0
  #frames = 0
  #slow = 0
  #good = 0
  #patience: number = PATIENCE.raising
  /** Slices since it was raised. */
  #sinceRaised = Number.POSITIVE_INFINITY

  /** @param density pixels of the screen for a CSS pixel */
  constructor(density: number) {
    this.#density = Math.min(density, SHARPEST)
    this.#levels = levelsOf(this.#density)
  }

  /** Pixels to draw for a CSS pixel while the day plays, along each axis. */
  get playingResolution(): number {
    return this.#levels[this.#level] ?? this.#density
  }

  /** Pixels to draw for it where a picture stands still: all that the screen has. */
  get fullResolution(): number {
    return this.#density
  }

  /** The window has come to a screen of another density, or was zoomed. */
  setDensity(density: number): void {
    const next = Math.min(density, SHARPEST)
    if (next === this.#density) return
    this.#density = next
    this.#levels = levelsOf(next)
    this.#level = 0
    this.reset()
  }

  /** What comes now has nothing to do with the frames before: the day was paused, or another one is shown. */
  reset(): void {
    this.#time = 0
    this.#frames = 0
    this.#slow = 0
    this.#good = 0
  }

  /** Hears of a frame that came so many ms after the one before. Returns whether the day is to be drawn otherwise from now on. */
  addFrame(elapsed: number): boolean {
    this.#time += elapsed
    this.#frames += 1
    if (this.#time < SLICE) return false
    const rate = (this.#frames * 1000) / this.#time
    this.#time = 0
    this.#frames = 0
    this.#sinceRaised += 1
    this.#slow = rate < SLOW ? this.#slow + 1 : 0
    this.#good = this.#wouldKeepUp(rate) ? this.#good + 1 : 0
    if (this.#slow >= PATIENCE.lowering) return this.#lower()
    return this.#good >= this.#patience && this.#raise()
  }

  /** Whether frames that come so often with this many pixels would still come often enough with the next more. */
  #wouldKeepUp(rate: number): boolean {
    const next = this.#levels[this.#level - 1]
    return next !== undefined && rate * (this.playingResolution / next) ** 2 >= COMFORTABLE
  }

  #lower(): boolean {
    this.#slow = 0
    if (this.#level === this.#levels.length - 1) return false
    if (this.#sinceRaised < PATIENCE.raising) this.#patience = Math.min(2 * this.#patience, PATIENCE.most)
    this.#level += 1
    return true
  }

  #raise(): boolean {
    this.#good = 0
    this.#sinceRaised = 0
    this.#level -= 1
    return true
  }
}

function levelsOf(density: number): readonly number[] {
  return [density, ...LOWERED.filter((level) => level < density)]
}
