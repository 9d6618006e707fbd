import { type Control, gainOf, SAMPLE_RATE, type Signal, shaped, sum, valueAt } from './signal'

/** Modulated coefficients are computed anew every so many samples: 6 kHz, finer than any ear follows. */
const COEFFICIENT_STEP = 8

export function lowPass(signal: Signal, frequency: Control, resonance: Control = Math.SQRT1_2): Signal {
  return stateVariable(signal, frequency, resonance, (_, __, low) => low)
}

export function highPass(signal: Signal, frequency: Control, resonance: Control = Math.SQRT1_2): Signal {
  return stateVariable(signal, frequency, resonance, (input, band, low, damping) => input - damping * band - low)
}

/** Passes a band with a gain of 1 at its centre. @param resonance centre frequency / bandwidth */
export function bandPass(signal: Signal, frequency: Control, resonance: Control = 1): Signal {
  return stateVariable(signal, frequency, resonance, (_, band, __, damping) => damping * band)
}

/** A resonance of a mouth, a beak or a wooden box: centre and bandwidth in hertz, and its gain. */
export type Formant = readonly [centre: Control, bandwidth: number, gain: number]

/** The signal through resonances side by side. */
export function formants(signal: Signal, resonances: readonly Formant[]): Signal {
  return sum(
    ...resonances.map(([centre, bandwidth, gain]) =>
      shaped(
        bandPass(signal, centre, (moment) => valueAt(centre, moment) / bandwidth),
        gain,
      ),
    ),
  )
}

/** The signal with all above a frequency so many decibels quieter: what stands in the way, or is far, dulls it. */
export function dulled(signal: Signal, frequency: number, decibels: number): Signal {
  const left = gainOf(-decibels)
  return sum(shaped(lowPass(signal, frequency), 1 - left), shaped(signal, left))
}

/** Soft saturation that leaves a peak of 1 at 1. @param amount 1 warm … 5 torn */
export function saturated(signal: Signal, amount: number): Signal {
  const gain = 1 / Math.tanh(amount)
  return signal.map((sample) => Math.tanh(amount * sample) * gain)
}

/** Removes direct current and rumble below 20 Hz. */
export function withoutDirectCurrent(signal: Signal): Signal {
  const pole = Math.exp((-2 * Math.PI * 20) / SAMPLE_RATE)
  let input = 0
  let output = 0
  return signal.map((sample) => {
    output = sample - input + pole * output
    input = sample
    return output
  })
}

/** A second-order filter that stays stable however fast its frequency moves (topology-preserving, after Zavalishin). */
function stateVariable(
  signal: Signal,
  frequency: Control,
  resonance: Control,
  output: (input: number, band: number, low: number, damping: number) => number,
): Signal {
  const moving = typeof frequency !== 'number' || typeof resonance !== 'number'
  let first = 0
  let second = 0
  let pitch = 0
  let damping = 1
  let scale = 1
  return signal.map((input, index) => {
    if (index === 0 || (moving && index % COEFFICIENT_STEP === 0)) {
      const moment = index / SAMPLE_RATE
      const relative = Math.min(0.49, Math.max(5, valueAt(frequency, moment)) / SAMPLE_RATE)
      pitch = Math.tan(Math.PI * relative)
      damping = 1 / valueAt(resonance, moment)
      scale = 1 / (1 + pitch * (pitch + damping))
    }
    const excess = input - second
    const band = scale * first + scale * pitch * excess
    const low = second + pitch * band
    first = 2 * band - first
    second = 2 * low - second
    return output(input, band, low, damping)
  })
}
