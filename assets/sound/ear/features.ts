import { hannWindow, powerSpectrum } from '../fourier'
import { peakOf, SAMPLE_RATE, type Signal, sampleAt } from '../signal'
import { audibleStretch } from './audible'
import { type Pitches, pitchesOf } from './pitch'
import { BANDS, binFrequency, FRAME, loudnessesOfBands, spectraOf } from './spectra'

/** What is measured of a sound, brought to a peak of 1 and cut where it is no longer heard; the names of moments' shares are of energy. */
export interface Features extends Pitches {
  readonly seconds: number
  /** Seconds from the last moment 20 dB below the peak to it, and from it to the first after which all is. */
  readonly attack: number
  readonly decay: number
  /** Where the middle of its energy is, 0…1 of its length. */
  readonly middle: number
  /** Hertz, and how far it wanders, as a part of it. */
  readonly centroid: number
  readonly centroidSpread: number
  /** Hertz under which 95 % lie. */
  readonly rolloff: number
  /** The highest frequency within 60 dB of the strongest, in kHz. */
  readonly edge: number
  /** Decibels of what lies above 8 kHz, and in bands from 150, 500 and 2000 Hz on, to the whole. */
  readonly treble: number
  readonly bands: readonly number[]
  /** The logarithm of how flat the spectrum is, and how much of it is in its nine strongest frequencies, 0…1. */
  readonly flatness: number
  readonly purity: number
  /** How much the shape of the spectrum changes from one frame to the next. */
  readonly flux: number
  /** Decibels of the envelope's movements at 0.5…4, 4…10, 10…25, 25…70 and 70…200 Hz. */
  readonly modulations: readonly number[]
  /** Of those, at the pace of syllables, and what an ear takes for roughness. */
  readonly syllables: number
  readonly roughness: number
  /** The spectrum's shape, as cepstra, and how far each of them moves. */
  readonly shape: readonly number[]
  readonly shapeSpread: readonly number[]
}

/** No more is listened to than 8 s. */
const LONGEST = 8 * SAMPLE_RATE
/** A step of the envelope, in samples: 2.5 ms. */
const STEP = 120
const CEPSTRA = 13
const COSINES = Array.from({ length: CEPSTRA + 1 }, (_, order) =>
  Float64Array.from(
    { length: BANDS },
    (_, band) => Math.sqrt((order ? 2 : 1) / BANDS) * Math.cos((Math.PI * order * (2 * band + 1)) / (2 * BANDS)),
  ),
)
const MODULATIONS = [0.5, 4, 10, 25, 70, 200] as const

/** Measures a sound in mono as the recordings were that `ranges.json` and `nearness.json` hold the figures of. */
export function featuresOf(mono: Signal): Features {
  const heard = audibleStretch(mono.slice(0, LONGEST), -55)
  const peak = peakOf(heard) || 1
  const signal = heard.map((sample) => sample / peak)
  const envelope = envelopeOf(signal)
  return {
    seconds: signal.length / SAMPLE_RATE,
    ...timesOf(envelope),
    ...coloursOf(signal),
    ...pitchesOf(signal),
    ...modulationsOf(envelope),
  }
}

function envelopeOf(signal: Signal): Float64Array {
  const steps = Math.floor(signal.length / STEP)
  if (steps <= 2) return Float64Array.of(1, 1, 1)
  return new Float64Array(steps).map((_, step) => {
    let power = 0
    for (let index = step * STEP; index < (step + 1) * STEP; index++) power += sampleAt(signal, index) ** 2
    return Math.sqrt(power / STEP + 1e-12)
  })
}

function timesOf(envelope: Float64Array): Pick<Features, 'attack' | 'decay' | 'middle'> {
  const highest = Math.max(...envelope)
  const at = envelope.indexOf(highest)
  const isLoud = (level: number) => level > highest / 10
  const power = envelope.map((level) => level ** 2)
  const moment = power.reduce((total, value, step) => total + step * value, 0)
  const seconds = (steps: number) => Math.max((steps * STEP) / SAMPLE_RATE, 0.001)
  return {
    attack: seconds(at - envelope.findIndex(isLoud)),
    decay: Math.max(seconds(envelope.findLastIndex(isLoud) - at), 0.0025),
    middle: moment / (total(power) * envelope.length),
  }
}

function modulationsOf(envelope: Float64Array): Pick<Features, 'modulations' | 'syllables' | 'roughness'> {
  const size = 4096
  const average = mean(envelope)
  const window = hannWindow(envelope.length, envelope.length - 1)
  const spectrum = powerSpectrum(
    envelope.map((level, step) => (level - average) * (window[step] ?? 0)),
    size,
  )
  const frequency = (bin: number) => (bin * SAMPLE_RATE) / STEP / size
  const between = (from: number, to: number) =>
    spectrum.reduce((sum, power, bin) => (frequency(bin) >= from && frequency(bin) < to ? sum + power : sum), 0)
  const all = spectrum.reduce((sum, power, bin) => (frequency(bin) > 0.5 ? sum + power : sum), 1e-12)
  const modulations = MODULATIONS.slice(1).map(
    (to, place) => 10 * Math.log10(between(MODULATIONS[place] ?? 0, to) / all + 1e-6),
  )
  return { modulations, syllables: modulations[1] ?? 0, roughness: modulations[4] ?? 0 }
}

/** What the spectrum says, moment by moment, each counting as much as it is loud. */
function coloursOf(
  signal: Signal,
): Omit<
  Features,
  keyof Pitches | 'seconds' | 'attack' | 'decay' | 'middle' | 'modulations' | 'syllables' | 'roughness'
> {
  const spectra = spectraOf(signal)
  const energies = spectra.map(total)
  const loudest = Math.max(...energies)
  const all = total(energies)
  const weightedMean = (values: readonly number[]) =>
    values.reduce((sum, value, frame) => sum + (value * (energies[frame] ?? 0)) / all, 0)

  const centroids = spectra.map(
    (power, frame) => power.reduce((sum, value, bin) => sum + value * binFrequency(bin), 0) / (energies[frame] ?? 1),
  )
  const centroid = weightedMean(centroids)
  const heard = spectra.filter((_, frame) => (energies[frame] ?? 0) > loudest * 1e-5)
  const heardEnergies = energies.filter((energy) => energy > loudest * 1e-5)
  const heardMean = (measure: (power: Float64Array) => number) =>
    heard.reduce((sum, power, frame) => sum + measure(power) * (heardEnergies[frame] ?? 0), 0) / total(heardEnergies)

  const longTerm = new Float64Array(FRAME / 2 + 1)
  for (const power of spectra) {
    for (let bin = 0; bin < longTerm.length; bin++) longTerm[bin] = (longTerm[bin] ?? 0) + (power[bin] ?? 0)
  }
  const band = (from: number, to: number) => {
    const within = longTerm.reduce(
      (sum, power, bin) => (binFrequency(bin) >= from && binFrequency(bin) < to ? sum + power : sum),
      0,
    )
    return 10 * Math.log10(within / all + 1e-9)
  }
  return {
    centroid,
    centroidSpread: Math.sqrt(weightedMean(centroids.map((value) => (value - centroid) ** 2))) / centroid,
    rolloff: weightedMean(spectra.map(rolloffOf)),
    edge: edgeOf(longTerm),
    treble: band(8000, Infinity),
    bands: [band(150, 500), band(500, 2000), band(2000, 5000)],
    flatness: heardMean(flatnessOf),
    purity: heardMean(purityOf),
    ...shapesOf(heard.length > 2 ? heard : spectra, loudest),
  }
}

function rolloffOf(power: Float64Array): number {
  const most = 0.95 * total(power)
  let sum = 0
  let bin = 0
  while (bin < power.length - 1) {
    sum += power[bin] ?? 0
    if (sum >= most) break
    bin++
  }
  return binFrequency(bin)
}

function flatnessOf(power: Float64Array): number {
  const heard = power.subarray(4, 680)
  const logarithms = heard.reduce((sum, value) => sum + Math.log(value + 1e-12), 0)
  return Math.log10(Math.exp(logarithms / heard.length) / (mean(heard) + 1e-12) + 1e-6)
}

function purityOf(power: Float64Array): number {
  const strongest = new Float64Array(9)
  for (const value of power) {
    if (value <= (strongest[0] ?? 0)) continue
    strongest[0] = value
    strongest.sort()
  }
  return total(strongest) / (total(power) + 1e-15)
}

function edgeOf(longTerm: Float64Array): number {
  const smooth = longTerm.map((_, bin) => mean(longTerm.subarray(Math.max(0, bin - 4), bin + 5)))
  const audible = Math.max(...smooth) * 1e-6
  return binFrequency(smooth.findLastIndex((power) => power > audible)) / 1000
}

function shapesOf(spectra: readonly Float64Array[], loudest: number): Pick<Features, 'flux' | 'shape' | 'shapeSpread'> {
  const levels = spectra.map((power) => loudnessesOfBands(power).map((value) => Math.log(value + 1e-7 * loudest)))
  const changes = levels.slice(1).map((level, frame) => {
    const change = level.map((value, band) => value - (levels[frame]?.[band] ?? 0))
    const average = mean(change)
    return mean(change.map((value) => Math.abs(value - average)))
  })
  const cepstra = COSINES.slice(1).map((cosine) =>
    Float64Array.from(levels, (level) => level.reduce((sum, value, band) => sum + value * (cosine[band] ?? 0), 0)),
  )
  return { flux: changes.length > 1 ? mean(changes) : 0, shape: cepstra.map(mean), shapeSpread: cepstra.map(deviation) }
}

function total(values: Float64Array | readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

function mean(values: Float64Array | readonly number[]): number {
  return total(values) / values.length
}

function deviation(values: Float64Array): number {
  const average = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)))
}
