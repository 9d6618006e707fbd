/** Of a size: which values change places before the transform, and a turn of a circle in as many steps. */
interface Table {
  readonly places: Uint32Array
  readonly cosines: Float64Array
  readonly sines: Float64Array
}

const tables = new Map<number, Table>()

/** The fast Fourier transform, in place. The size must be a power of two. */
export function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length
  const { places, cosines, sines } = tableOf(size)
  for (let index = 0; index < size; index++) {
    const other = places[index] ?? 0
    if (other <= index) continue
    swap(real, index, other)
    swap(imaginary, index, other)
  }
  for (let span = 2; span <= size; span *= 2) {
    const half = span / 2
    const stride = size / span
    for (let place = 0; place < half; place++) {
      const cosine = cosines[place * stride] ?? 0
      const sine = sines[place * stride] ?? 0
      for (let even = place; even < size; even += span) {
        const odd = even + half
        const oddReal = (real[odd] ?? 0) * cosine - (imaginary[odd] ?? 0) * sine
        const oddImaginary = (real[odd] ?? 0) * sine + (imaginary[odd] ?? 0) * cosine
        real[odd] = (real[even] ?? 0) - oddReal
        imaginary[odd] = (imaginary[even] ?? 0) - oddImaginary
        real[even] = (real[even] ?? 0) + oddReal
        imaginary[even] = (imaginary[even] ?? 0) + oddImaginary
      }
    }
  }
}

/** The power of each frequency of a signal, from 0 to half the sample rate, silence being added up to `size`. */
export function powerSpectrum(signal: Float64Array, size = signal.length): Float64Array {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  real.set(signal.subarray(0, size))
  transform(real, imaginary)
  return real.subarray(0, size / 2 + 1).map((value, bin) => value ** 2 + (imaginary[bin] ?? 0) ** 2)
}

/** The same of two signals at once, at half the cost: the one goes through as the real part, the other as the imaginary. Both are written over. */
export function powerSpectraOfTwo(one: Float64Array, other: Float64Array): [Float64Array, Float64Array] {
  const size = one.length
  transform(one, other)
  const powers: [Float64Array, Float64Array] = [new Float64Array(size / 2 + 1), new Float64Array(size / 2 + 1)]
  for (let bin = 0; bin <= size / 2; bin++) {
    const mirrored = (size - bin) % size
    const real = one[bin] ?? 0
    const imaginary = other[bin] ?? 0
    const realBack = one[mirrored] ?? 0
    const imaginaryBack = other[mirrored] ?? 0
    powers[0][bin] = ((real + realBack) ** 2 + (imaginary - imaginaryBack) ** 2) / 4
    powers[1][bin] = ((imaginary + imaginaryBack) ** 2 + (real - realBack) ** 2) / 4
  }
  return powers
}

/** A window that rises from 0 and falls back to it as a cosine does. @param period its length for spectra; one less, and it ends at 0 */
export function hannWindow(size: number, period = size): Float64Array {
  return new Float64Array(size).map((_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / period))
}

function tableOf(size: number): Table {
  const known = tables.get(size)
  if (known) return known
  const angles = Float64Array.from({ length: size / 2 }, (_, step) => (-2 * Math.PI * step) / size)
  const bits = Math.log2(size)
  const table = {
    places: Uint32Array.from({ length: size }, (_, index) => reversed(index, bits)),
    cosines: angles.map(Math.cos),
    sines: angles.map(Math.sin),
  }
  tables.set(size, table)
  return table
}

function reversed(index: number, bits: number): number {
  let place = 0
  for (let bit = 0; bit < bits; bit++) place |= ((index >> bit) & 1) << (bits - 1 - bit)
  return place
}

function swap(numbers: Float64Array, one: number, other: number): void {
  const kept = numbers[one] ?? 0
  numbers[one] = numbers[other] ?? 0
  numbers[other] = kept
}
