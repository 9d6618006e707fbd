import { type Fit, fitSheet } from './fit'
import type { Size } from './scene'

/**
 * How a day's sheet lies in the window. The sheet of a `'window'` day is the window itself; but a moment of the past, or of a
 * recording, may have been played in a window of another size, and is then shown whole in this one.
 */
export class SheetInWindow {
  /** Whether the sheet follows the window. */
  readonly isWindow: boolean
  window: Readonly<Size>
  /** The sheet that is seen. */
  sheet: Readonly<Size>
  fit: Fit
  /** The truth has not heard of the window's new size yet. */
  #isAhead = false

  constructor(sheet: Readonly<Size> | 'window', window: Readonly<Size>) {
    this.isWindow = sheet === 'window'
    this.window = window
    this.sheet = sheet === 'window' ? window : sheet
    this.fit = fitSheet(this.sheet, window)
  }

  /** Whether the moment was played in a window of another size. */
  get isOfAnotherWindow(): boolean {
    return this.isWindow && !isSameSize(this.sheet, this.window)
  }

  /** The window has another size. Of a `'window'` day the sheet has, too, unless what is seen is to stay as it is. */
  resize(window: Readonly<Size>, keepsSheet: boolean): void {
    this.window = window
    if (this.isWindow && !keepsSheet) {
      this.sheet = window
      this.#isAhead = true
    }
    this.fit = fitSheet(this.sheet, window)
  }

  /** Looks which sheet the truth has by now. Returns whether another one is seen since. */
  follow(sheet: Readonly<Size>): boolean {
    if (this.#isAhead) this.#isAhead = !isSameSize(sheet, this.window)
    if (!this.isWindow || this.#isAhead || isSameSize(sheet, this.sheet)) return false
    this.sheet = { ...sheet }
    this.fit = fitSheet(sheet, this.window)
    return true
  }
}

function isSameSize(one: Readonly<Size>, other: Readonly<Size>): boolean {
  return one.width === other.width && one.height === other.height
}
