import { hannWindow, powerSpectraOfTwo } from '../fourier'
import { SAMPLE_RATE, type Signal, sampleAt } from '../signal'

/** Samples that are looked at together. */
export const FRAME = 2048
/** As many bands as an ear that is not very good tells apart between 40 Hz and 16 kHz, each as wide to it as the next. */
export const BANDS = 40

const WINDOW = hannWindow(FRAME)

export function binFrequency(bin: number): number {
  return (bin * SAMPLE_RATE) / FRAME
}

/** The power of each frequency, `rate` times a second. The first look is half before the signal. */
export function spectraOf(signal: Signal, rate: 50 | 100 = 100): Float64Array[] {
  const hop = SAMPLE_RATE / rate
  const count = 1 + Math.floor(Math.max(signal.length, FRAME) / hop)
  const frameAt = (look: number) => {
    const start = look * hop - FRAME / 2
    return WINDOW.map((weight, index) => weight * sampleAt(signal, start + index))
  }
  const pairs = Array.from({ length: Math.ceil(count / 2) }, (_, pair) =>
    powerSpectraOfTwo(frameAt(2 * pair), frameAt(2 * pair + 1)),
  )
  return pairs.flat().slice(0, count)
}

interface Band {
  readonly first: number
  readonly weights: readonly number[]
}

const FILTERS = bandFilters()

/** The power in each of the {@link BANDS}. */
export function loudnessesOfBands(power: Float64Array): Float64Array {
  return Float64Array.from(FILTERS, ({ first, weights }) =>
    weights.reduce((sum, weight, place) => sum + weight * (power[first + place] ?? 0), 0),
  )
}

function bandFilters(): Band[] {
  const heightOf = (frequency: number) => 2595 * Math.log10(1 + frequency / 700)
  const lowest = heightOf(40)
  const step = (heightOf(16_000) - lowest) / (BANDS + 1)
  const edge = (place: number) => 700 * (10 ** ((lowest + step * place) / 2595) - 1)
  return Array.from({ length: BANDS }, (_, band) => {
    const [from, top, to] = [edge(band), edge(band + 1), edge(band + 2)] as const
    const weightAt = (bin: number) =>
      Math.max(0, Math.min((binFrequency(bin) - from) / (top - from), (to - binFrequency(bin)) / (to - top)))
    const bins = Array.from({ length: FRAME / 2 + 1 }, (_, bin) => bin).filter((bin) => weightAt(bin) > 0)
    return { first: bins[0] ?? 0, weights: bins.map(weightAt) }
  })
}
