import { describe, expect, it } from 'vitest'
import { inHabitat } from './habitat'
import { randomNamed } from './random'
import { decibelsOf, peakOf, rootMeanSquare, sampleAt, samplesIn, stereoSilence } from './signal'

const OPEN = { decay: 0.5, size: 0.9, dullness: 4000 }

describe('a habitat', () => {
  const click = stereoSilence(1)
  click.left[0] = 1
  click.right[0] = 1

  it('answers three times, early', () => {
    const { left } = inHabitat(click, { ...OPEN, wet: 0, air: 90 }, randomNamed('dry'))
    for (const [at, gain] of [
      [0.007, 0.4],
      [0.013, 0.3],
      [0.019, 0.25],
    ] as const) {
      expect(sampleAt(left, samplesIn(at))).toBeCloseTo(gain, 2)
    }
  })

  it('has a tail, and air as far below as it should be, while it is heard', () => {
    const twice = stereoSilence(1.3)
    for (const signal of [twice.left, twice.right]) for (const at of [0, 1.2]) signal[samplesIn(at)] = 1
    const { left, right } = inHabitat(twice, { ...OPEN, wet: 0.3, air: 45 }, randomNamed('open'))
    expect(rootMeanSquare(left.slice(samplesIn(0.05), samplesIn(0.15)))).toBeGreaterThan(0.003)
    const air = decibelsOf(rootMeanSquare(left.slice(samplesIn(0.8), samplesIn(1.1))) / peakOf(left, right))
    expect(Math.abs(air + 45)).toBeLessThan(3)
  })

  it('falls silent with the creature', () => {
    const { left } = inHabitat(click, { ...OPEN, wet: 0, air: 45 }, randomNamed('short'))
    expect(peakOf(left.slice(samplesIn(0.1), samplesIn(0.2)))).toBeGreaterThan(1e-3)
    expect(peakOf(left.slice(samplesIn(0.5)))).toBe(0)
  })
})
