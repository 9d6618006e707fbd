import type { Fit, Point } from '../contract/geometry'
import type { ByteReader, ByteWriter } from './byteColumns'

/** What comes before the number of a place that is written as it is, and before one in hundredths of a unit. */
const ESCAPES = { float: 0, hundredths: 1, grid: 2 } as const

/**
 * Writes places along one axis of the stage. A hand moves evenly and over whole pixels of a window: so what is written is by how many of
 * them it is off the way that it was going. Whatever is on no pixel is written to the bit.
 */
export class PlaceAxis {
  readonly #grid: Fit
  readonly #axis: keyof Point
  #last = 0
  #before = 0

  /** @param grid how the stage lay in the window whose pixels are counted */
  constructor(grid: Fit, axis: keyof Point) {
    this.#grid = grid
    this.#axis = axis
  }

  /** @param isOnItsWay whether it was going somewhere just before */
  write(value: number, isOnItsWay: boolean, bytes: ByteWriter): void {
    const { scale } = this.#grid
    const pixel = Math.round(value * scale + this.#grid[this.#axis])
    if (Object.is(this.#placeOf(pixel), value)) {
      const off = pixel - this.#expected(isOnItsWay)
      bytes.whole((off < 0 ? -2 * off - 1 : 2 * off) + ESCAPES.grid)
      this.#follow(pixel, isOnItsWay)
      return
    }
    // A nought below nought is no nought: it is written as it is.
    const hundredths = Math.round(value * 100) + 0
    const isHundredths = Object.is(hundredths / 100, value)
    bytes.whole(isHundredths ? ESCAPES.hundredths : ESCAPES.float)
    if (isHundredths) bytes.signed(hundredths)
    else bytes.float(value)
  }

  /** @throws {RecordingError} where there is none */
  read(isOnItsWay: boolean, bytes: ByteReader): number {
    const code = bytes.whole()
    if (code === ESCAPES.float) return bytes.float()
    if (code === ESCAPES.hundredths) return bytes.signed() / 100
    const twice = code - ESCAPES.grid
    const pixel = this.#expected(isOnItsWay) + (twice % 2 === 0 ? twice / 2 : -(twice + 1) / 2)
    this.#follow(pixel, isOnItsWay)
    return this.#placeOf(pixel)
  }

  /** Where it is if it goes on as it did, or else stays. */
  #expected(isOnItsWay: boolean): number {
    return isOnItsWay ? 2 * this.#last - this.#before : this.#last
  }

  #follow(pixel: number, isOnItsWay: boolean): void {
    // Whoever presses on the way goes on as before.
    if (!isOnItsWay && pixel === this.#last) return
    this.#before = this.#last
    this.#last = pixel
  }

  /** The place of a pixel, as the pointer has it: to hundredths. */
  #placeOf(pixel: number): number {
    return Math.round(((pixel - this.#grid[this.#axis]) / this.#grid.scale) * 100) / 100
  }
}
