import { decibelsOf, peakOf, SAMPLE_RATE, type Signal, type Stereo, sampleAt, samplesIn } from './signal'

/** The window of momentary loudness, in seconds. */
const WINDOW = 0.4
const INTEGRATED_STEP = 0.1
const MOMENTARY_STEP = 0.02
/** Windows quieter than this count as silence, in LUFS. */
const ABSOLUTE_GATE = -70
/** Windows this much quieter than the mean do not count, in LU. */
const RELATIVE_GATE = -10

/** Loudness over the whole of a sound, in LUFS (ITU-R BS.1770, gated): the measure of loops and music. */
export function integratedLoudness(sound: Stereo): number {
  const heard = windowPowers(sound, INTEGRATED_STEP).filter((power) => loudnessOf(power) > ABSOLUTE_GATE)
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)))
}

/** Loudness of the loudest 400 ms, in LUFS: the measure of short sounds. A shorter sound counts as followed by silence. */
export function momentaryLoudness(sound: Stereo): number {
  return loudnessOf(Math.max(...windowPowers(sound, MOMENTARY_STEP)))
}

/** The peak between the samples, too, in dBFS: estimated at four times the sample rate. */
export function truePeak({ left, right }: Stereo): number {
  let peak = peakOf(left, right)
  for (const signal of new Set([left, right])) {
    for (let index = 0; index < signal.length; index++) {
      if (Math.abs(sampleAt(signal, index)) < peak * 0.6) continue
      for (const taps of BETWEEN_SAMPLES) peak = Math.max(peak, Math.abs(convolved(signal, index, taps)))
    }
  }
  return decibelsOf(peak)
}

/** Windowed sinc taps for a quarter, a half and three quarters of a sample later, over 24 samples. */
const HALF_TAPS = 12
const BETWEEN_SAMPLES = [0.25, 0.5, 0.75].map((fraction) =>
  Array.from({ length: 2 * HALF_TAPS }, (_, tap) => {
    const distance = tap - HALF_TAPS + 1 - fraction
    const sinc = Math.sin(Math.PI * distance) / (Math.PI * distance)
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_TAPS))
  }),
)

function convolved(signal: Signal, index: number, taps: readonly number[]): number {
  let total = 0
  for (let tap = 0; tap < taps.length; tap++) {
    total += (taps[tap] ?? 0) * sampleAt(signal, index + tap - HALF_TAPS + 1)
  }
  return total
}

function windowPowers({ left, right }: Stereo, step: number): number[] {
  const length = Math.max(left.length, samplesIn(WINDOW))
  const energy = new Float64Array(length + 1)
  const weightedLeft = weighted(left, length)
  // What is decoded of one channel is the same array twice.
  const channels = [weightedLeft, right === left ? weightedLeft : weighted(right, length)] as const
  for (let index = 0; index < length; index++) {
    const squares = sampleAt(channels[0], index) ** 2 + sampleAt(channels[1], index) ** 2
    energy[index + 1] = (energy[index] ?? 0) + squares
  }
  const window = samplesIn(WINDOW)
  const count = Math.floor((length - window) / samplesIn(step)) + 1
  return Array.from({ length: count }, (_, place) => {
    const start = place * samplesIn(step)
    return ((energy[start + window] ?? 0) - (energy[start] ?? 0)) / window
  })
}

/** The K weighting of BS.1770 at 48 kHz: the head as a sphere, then no deep bass. */
function weighted(signal: Signal, length: number): Signal {
  if (SAMPLE_RATE !== 48_000) throw new Error('The K weighting is tabled for 48 kHz alone.')
  const padded = new Float32Array(length)
  padded.set(signal)
  const head = biquad(
    padded,
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [-1.69065929318241, 0.73248077421585],
  )
  return biquad(head, [1, -2, 1], [-1.99004745483398, 0.99007225036621])
}

type Feedforward = readonly [number, number, number]
type Feedback = readonly [number, number]

function biquad(signal: Signal, [b0, b1, b2]: Feedforward, [a1, a2]: Feedback): Signal {
  let input1 = 0
  let input2 = 0
  let output1 = 0
  let output2 = 0
  const filtered = new Float32Array(signal.length)
  // A loop, not a call for each of half a million samples: hundreds of files are measured at each test.
  for (let index = 0; index < signal.length; index++) {
    const input = sampleAt(signal, index)
    const output = b0 * input + b1 * input1 + b2 * input2 - a1 * output1 - a2 * output2
    input2 = input1
    input1 = input
    output2 = output1
    output1 = output
    filtered[index] = output
  }
  return filtered
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power + 1e-12)
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0) / (numbers.length || 1)
}
