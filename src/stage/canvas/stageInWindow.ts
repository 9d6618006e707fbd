import type { Fit, Size } from '../contract/geometry'
import { StageViewport } from '../contract/viewport'
import { fitStage } from './fit'

/**
 * How a day's stage lies in the window. The stage of a `'window'` day is the window itself; but a moment of the past, or of a
 * recording, may have been played in a window of another size, and is then shown whole in this one.
 */
export class StageInWindow {
  /** Whether the stage follows the window. */
  readonly isWindow: boolean
  window: Readonly<Size>
  /** The stage that is seen. */
  size: Readonly<Size>
  fit: Fit
  /** What the window shows of the stage. */
  readonly viewport: StageViewport
  /** The state has not heard of the window's new size yet. */
  #isAhead = false

  constructor(size: Readonly<Size> | 'window', window: Readonly<Size>, hasReplay = false) {
    this.isWindow = size === 'window'
    this.window = window
    this.size = size === 'window' ? window : size
    this.viewport = new StageViewport(hasReplay)
    this.fit = this.#fitInWindow()
  }

  /** Whether the moment was played in a window of another size. */
  get isOfAnotherWindow(): boolean {
    return this.isWindow && !isSameSize(this.size, this.window)
  }

  /**
   * The window has that size now. Of a `'window'` day the stage has, too, unless what is seen is to stay as it is. Returns whether
   * that is news to the state: a browser also tells of a size that it had told before.
   */
  resize(window: Readonly<Size>, keepsSize: boolean): boolean {
    this.window = window
    const isNews = this.isWindow && !keepsSize && !isSameSize(window, this.size)
    if (isNews) {
      this.size = window
      this.#isAhead = true
    }
    this.fit = this.#fitInWindow()
    return isNews
  }

  /** Looks which stage the state has by now. Returns whether another one is seen since. */
  follow(size: Readonly<Size>): boolean {
    if (this.#isAhead) this.#isAhead = !isSameSize(size, this.window)
    if (!this.isWindow || this.#isAhead || isSameSize(size, this.size)) return false
    this.size = { ...size }
    this.fit = this.#fitInWindow()
    return true
  }

  #fitInWindow(): Fit {
    const fit = fitStage(this.size, this.window)
    this.viewport.follow(fit, this.window)
    return fit
  }
}

function isSameSize(one: Readonly<Size>, other: Readonly<Size>): boolean {
  return one.width === other.width && one.height === other.height
}
