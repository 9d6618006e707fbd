/** Samples per second of everything the kit makes. */
export const SAMPLE_RATE = 48_000

/** One channel of samples, nominally −1…1. */
export type Signal = Float32Array<ArrayBuffer>

/** Two channels of the same length. */
export interface Stereo {
  readonly left: Signal
  readonly right: Signal
}

/** A constant, or a value for each moment in seconds. */
export type Control = number | ((seconds: number) => number)

/** The whole number of samples nearest to a duration, at least 1. */
export function samplesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds * SAMPLE_RATE))
}

/** The duration of a signal in seconds. */
export function secondsOf(signal: Signal): number {
  return signal.length / SAMPLE_RATE
}

export function silence(seconds: number): Signal {
  return new Float32Array(samplesIn(seconds))
}

export function stereoSilence(seconds: number): Stereo {
  return { left: silence(seconds), right: silence(seconds) }
}

/** A signal made sample by sample, in order: `next` may keep a state from one call to the next. */
export function sampled(seconds: number, next: (seconds: number, index: number) => number): Signal {
  return silence(seconds).map((_, index) => next(index / SAMPLE_RATE, index))
}

export function valueAt(control: Control, seconds: number): number {
  return typeof control === 'number' ? control : control(seconds)
}

/** The sample at an index; outside the signal there is silence. */
export function sampleAt(signal: Signal, index: number): number {
  return signal[index] ?? 0
}

/** The signal times a constant or an envelope. */
export function shaped(signal: Signal, gain: Control): Signal {
  if (typeof gain === 'number') return signal.map((sample) => sample * gain)
  return signal.map((sample, index) => sample * gain(index / SAMPLE_RATE))
}

/** All signals together, as long as the longest. */
export function sum(...signals: readonly Signal[]): Signal {
  const total = new Float32Array(Math.max(...signals.map((signal) => signal.length)))
  for (const signal of signals) {
    for (let index = 0; index < signal.length; index++) {
      total[index] = sampleAt(total, index) + sampleAt(signal, index)
    }
  }
  return total
}

/** The largest absolute sample of all signals. */
export function peakOf(...signals: readonly Signal[]): number {
  let peak = 0
  for (const signal of signals) for (const sample of signal) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** How loud a signal is over all its length: the root of its mean power. */
export function rootMeanSquare(signal: Signal): number {
  return Math.sqrt(signal.reduce((power, sample) => power + sample ** 2, 0) / signal.length)
}

/** The signal scaled to a peak of 1; silence stays silent. */
export function normalized(signal: Signal): Signal {
  return shaped(signal, 1 / (peakOf(signal) || 1))
}

/** The signal with raised-cosine ramps at its ends, in seconds. */
export function faded(signal: Signal, rise: number, fall: number): Signal {
  const { length } = signal
  const ramp = (index: number, seconds: number) => {
    const samples = seconds * SAMPLE_RATE
    return index < samples ? 0.5 - 0.5 * Math.cos((Math.PI * index) / samples) : 1
  }
  return signal.map((sample, index) => sample * ramp(index, rise) * ramp(length - 1 - index, fall))
}

/** Both channels as one of the same power, for sounds that need no width. */
export function toMono({ left, right }: Stereo): Signal {
  return left.map((sample, index) => (sample + sampleAt(right, index)) * Math.SQRT1_2)
}

/** Both channels through the same process. */
export function eachChannel(stereo: Stereo, process: (signal: Signal) => Signal): Stereo {
  return { left: process(stereo.left), right: process(stereo.right) }
}

/** A gain in decibels as a factor. */
export function gainOf(decibels: number): number {
  return 10 ** (decibels / 20)
}

/** A factor in decibels; silence counts as −240. */
export function decibelsOf(gain: number): number {
  return 20 * Math.log10(Math.max(gain, 1e-12))
}

/** The frequency in hertz of a MIDI note number, 69 being A4 = 440 Hz. */
export function frequencyOf(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12)
}
