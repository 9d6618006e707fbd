import { RecordingError } from '../time/recording'

/** How many bytes a number takes that is written as it is. */
const FLOAT_BYTES = 8

/** Writes numbers and texts as bytes, one after the other. */
export class ByteWriter {
  readonly #bytes: number[] = []

  /** A whole number from 0 to 2^53 − 1: seven bits a byte, the lowest first. */
  whole(value: number): void {
    let left = value
    while (left > 127) {
      this.#bytes.push((left % 128) + 128)
      left = Math.floor(left / 128)
    }
    this.#bytes.push(left)
  }

  /** A whole number of either sign: small ones, of either, are short. */
  signed(value: number): void {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value)
  }

  /** Any number, to the bit. */
  float(value: number): void {
    this.#bytes.push(...new Uint8Array(new Float64Array([value]).buffer))
  }

  text(text: string): void {
    const bytes = new TextEncoder().encode(text)
    this.whole(bytes.length)
    for (const byte of bytes) this.#bytes.push(byte)
  }

  end(): Uint8Array<ArrayBuffer> {
    return Uint8Array.from(this.#bytes)
  }
}

/** Reads what a `ByteWriter` has written, from bytes of whoever they may be. */
export class ByteReader {
  readonly #bytes: Uint8Array
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** How many bytes are left. */
  get left(): number {
    return this.#bytes.length - this.#at
  }

  /**
   * @param most the highest that makes sense
   * @throws {RecordingError} where there is none, or it is higher
   */
  whole(most = Number.MAX_SAFE_INTEGER): number {
    let value = 0
    for (let place = 1; place <= 2 ** 49; place *= 128) {
      const byte = this.#next(1)[0] ?? 0
      value += (byte % 128) * place
      if (byte < 128 && value <= most) return value
      if (byte < 128) break
    }
    throw new RecordingError('A number of this game is too high.')
  }

  /** @throws {RecordingError} where there is none */
  signed(): number {
    const value = this.whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  /** @throws {RecordingError} where there is none, or it is not finite */
  float(): number {
    const [value = Number.NaN] = new Float64Array(this.#next(FLOAT_BYTES).slice().buffer)
    if (Number.isFinite(value)) return value
    throw new RecordingError('A number of this game is not finite.')
  }

  /** @throws {RecordingError} where it is not all there */
  text(): string {
    return new TextDecoder().decode(this.#next(this.whole(this.left)))
  }

  #next(count: number): Uint8Array {
    if (count > this.left) throw new RecordingError('This game breaks off.')
    this.#at += count
    return this.#bytes.subarray(this.#at - count, this.#at)
  }
}
