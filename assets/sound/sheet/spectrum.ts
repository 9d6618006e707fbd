import { SAMPLE_RATE, type Signal, sampleAt } from '../signal'

/**
 * Loudness of each frequency around a moment, in dB against a sine at full scale, from 0 Hz to half the sample rate.
 * @param centre index of the sample @param size of the window in samples, a power of two
 */
export function spectrumAt(signal: Signal, centre: number, size: number): Float32Array {
  const real = new Float32Array(size)
  const imaginary = new Float32Array(size)
  for (let index = 0; index < size; index++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)
    real[index] = sampleAt(signal, centre - size / 2 + index) * window
  }
  transform(real, imaginary)
  return new Float32Array(size / 2).map((_, bin) => {
    const power = ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2) * (4 / size) ** 2
    return 10 * Math.log10(power + 1e-14)
  })
}

/** The frequency of a spectrum's bin, in hertz. */
export function frequencyOfBin(bin: number, size: number): number {
  return (bin * SAMPLE_RATE) / size
}

/** The fast Fourier transform, in place. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let index = 1, target = 0; index < size; index++) {
    let bit = size >> 1
    for (; target & bit; bit >>= 1) target ^= bit
    target ^= bit
    if (index >= target) continue
    swap(real, index, target)
    swap(imaginary, index, target)
  }
  for (let span = 2; span <= size; span *= 2) {
    for (let place = 0; place < span / 2; place++) {
      const cosine = Math.cos((-2 * Math.PI * place) / span)
      const sine = Math.sin((-2 * Math.PI * place) / span)
      for (let even = place; even < size; even += span) {
        const odd = even + span / 2
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

function swap(numbers: Float32Array, one: number, other: number): void {
  const kept = numbers[one] ?? 0
  numbers[one] = numbers[other] ?? 0
  numbers[other] = kept
}
