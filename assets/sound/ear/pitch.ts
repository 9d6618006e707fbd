import { hannWindow, powerSpectrum, transform } from '../fourier'
import { SAMPLE_RATE, type Signal, sampleAt } from '../signal'

/** What is sung, said or rung. */
export interface Pitches {
  /** How far what repeats itself stands above what does not, in dB. */
  readonly harmonicity: number
  /** The part of its loud moments that has a pitch, 0…1; that pitch, and how far it reaches, in semitones. */
  readonly voiced: number
  readonly pitch: number
  readonly pitchRange: number
}

/** A third of the rate is enough for pitches, and a third of the work. */
const RATE = SAMPLE_RATE / 3
/** Samples of that rate: looked at together, from one look to the next, and between repetitions at most. */
const LOOK = 800
const HOP = 240
const LONGEST_PERIOD = 260
const SIZE = 2048
/** No pitch is looked for beyond, in seconds. */
const SECONDS = 10

const WINDOW = hannWindow(LOOK, LOOK - 1)
const WINDOW_LIKENESS = likenessOf(WINDOW)
const THIRD = thirdFilter()

export function pitchesOf(signal: Signal): Pitches {
  const slow = atThirdRate(signal)
  const looks: { readonly pitch: number; readonly ratio: number; readonly energy: number }[] = []
  const last = Math.min(slow.length - LOOK, RATE * SECONDS)
  for (let start = 0; start === 0 || start <= last; start += HOP) {
    const look = WINDOW.map((weight, index) => weight * (slow[start + index] ?? 0))
    const energy = look.reduce((sum, sample) => sum + sample ** 2, 0)
    const found = energy < 1e-9 ? undefined : periodOf(look)
    if (found) looks.push({ ...found, energy })
  }
  const loudest = looks.reduce((most, { energy }) => Math.max(most, energy), 0)
  const loud = looks.filter(({ energy }) => energy > loudest / 100)
  if (loud.length === 0) return { harmonicity: -10, voiced: 0, pitch: 12 * Math.log2(400), pitchRange: 0 }
  const energy = loud.reduce((sum, look) => sum + look.energy, 0)
  const pitches = loud.flatMap(({ ratio, pitch }) => (ratio > 3 ? [pitch] : [])).sort((one, other) => one - other)
  const isPitched = pitches.length > 2
  return {
    harmonicity: loud.reduce((sum, look) => sum + look.ratio * look.energy, 0) / energy,
    voiced: pitches.length / loud.length,
    pitch: isPitched ? quantile(pitches, 0.5) : 12 * Math.log2(400),
    pitchRange: isPitched ? quantile(pitches, 0.9) - quantile(pitches, 0.1) : 0,
  }
}

/** The period after which a moment is most like itself, as a pitch, and how much so. */
function periodOf(look: Float64Array): { pitch: number; ratio: number } | undefined {
  const likeness = likenessOf(look).map((value, lag) => value / Math.max(WINDOW_LIKENESS[lag] ?? 0, 0.1))
  const crossing = likeness.subarray(0, LONGEST_PERIOD).findIndex((value) => value < 0)
  const first = Math.max(5, crossing)
  if (first >= LONGEST_PERIOD - 1) return undefined
  let best = first
  for (let lag = first; lag < LONGEST_PERIOD; lag++) if ((likeness[lag] ?? 0) > (likeness[best] ?? 0)) best = lag
  const strength = Math.min(Math.max(likeness[best] ?? 0, 1e-3), 0.9995)
  return { pitch: 12 * Math.log2(RATE / best), ratio: 10 * Math.log10(strength / (1 - strength)) }
}

/** How like itself a signal is some samples later, 1 at once. */
function likenessOf(signal: Float64Array): Float64Array {
  const half = powerSpectrum(signal, SIZE)
  const real = new Float64Array(SIZE).map((_, index) => half[Math.min(index, SIZE - index)] ?? 0)
  transform(real, new Float64Array(SIZE))
  const [all = 1] = real
  return real.subarray(0, 400).map((value) => value / all)
}

function atThirdRate(signal: Signal): Float64Array {
  const reach = (THIRD.length - 1) / 2
  return new Float64Array(Math.ceil(signal.length / 3)).map((_, place) => {
    let sum = 0
    for (let tap = 0; tap < THIRD.length; tap++) sum += (THIRD[tap] ?? 0) * sampleAt(signal, 3 * place + tap - reach)
    return sum
  })
}

/** A low-pass for a third of the rate: a sinc of 61 taps in a Kaiser window of 5. */
function thirdFilter(): Float64Array {
  const taps = Float64Array.from({ length: 61 }, (_, tap) => {
    const from = tap - 30
    const sinc = from === 0 ? 1 / 3 : Math.sin((Math.PI * from) / 3) / (Math.PI * from)
    return sinc * bessel(5 * Math.sqrt(1 - (from / 30) ** 2))
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

/** The modified Bessel function of order 0. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let order = 1; term > sum * 1e-17; order++) {
    term *= (x / (2 * order)) ** 2
    sum += term
  }
  return sum
}

function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? 0
  return low + ((sorted[Math.ceil(place)] ?? low) - low) * (place % 1)
}
