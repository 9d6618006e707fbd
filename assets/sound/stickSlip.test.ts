import { describe, expect, it } from 'vitest'
import { randomNamed } from './random'
import { spectrumAt } from './sheet/spectrum'
import { decibelsOf, peakOf, rootMeanSquare, samplesIn } from './signal'
import { stickSlip } from './stickSlip'

const MODES = [
  [500, 1],
  [2000, 0.5],
] as const
const rubbed = (rate: number) => stickSlip(1, { rate, unsteady: 0.15, modes: MODES, ring: 10 }, randomNamed('rub'))

describe('what sticks and slips', () => {
  it('is heard slip by slip when it is slow, and as one sound when it is fast', () => {
    const crest = (rate: number) => decibelsOf(peakOf(rubbed(rate)) / rootMeanSquare(rubbed(rate)))
    expect(crest(12) - crest(160)).toBeGreaterThan(6)
  })

  it('sounds as what it rubs on', () => {
    const spectrum = spectrumAt(rubbed(100), samplesIn(0.5), 16_384)
    const around = (frequency: number) => {
      const bin = Math.round((frequency * 16_384) / 48_000)
      return spectrum.slice(bin - 8, bin + 9).reduce((power, level) => power + 10 ** (level / 10), 0)
    }
    expect(around(500) / around(1000)).toBeGreaterThan(10)
    expect(around(2000) / around(4000)).toBeGreaterThan(10)
  })

  it('has no pitch: no period returns as it was', () => {
    const signal = rubbed(100).slice(samplesIn(0.2), samplesIn(0.6))
    const likeness = (lag: number) => {
      let product = 0
      for (let index = lag; index < signal.length; index++) product += (signal[index] ?? 0) * (signal[index - lag] ?? 0)
      return product / (signal.length * rootMeanSquare(signal) ** 2)
    }
    for (const rate of [90, 100, 110]) expect(likeness(Math.round(48_000 / rate))).toBeLessThan(0.5)
  })
})
