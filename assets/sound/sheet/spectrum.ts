import { transform } from '../fourier'
import { SAMPLE_RATE, type Signal, sampleAt } from '../signal'

/**
 * Loudness of each frequency around a moment, in dB against a sine at full scale, from 0 Hz to half the sample rate.
 * @param centre index of the sample @param size of the window in samples, a power of two
 */
export function spectrumAt(signal: Signal, centre: number, size: number): Float32Array {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
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
